import type { ProductType } from '../product-type.ts'

export const babysitter: ProductType = {
  nouns: ['babá', 'baby sitter', 'babysitter', 'babá folguista', 'babá por hora', 'babá diarista'],
  asks: ['o bairro, os dias e os horários', 'quantas crianças são', 'como é a rotina da casa'],
  questions: {
    sale: ['Em que horário você mais precisaria de ajuda?', 'Quem fica com as crianças quando você sai?'],
    content: ['Qual era a sua brincadeira preferida em casa?', 'Qual história você ouvia antes de dormir?'],
  },
  emojis: ['🧸', '👶', '🎨'],
  hashtags: ['baba', 'babysitter', 'babafolguista', 'babaporhora', 'baba24h', 'maternidade', 'criancas'],
  sale: {
    professional: {
      openings: [
        'Rotina combinada com a família: {topic}.',
        'Companhia para brincar, comer e ouvir história: {topic}.',
        'Para os dias em que a agenda não fecha: {topic}.',
      ],
      steps: [
        ['A reunião mudou de horário, e a escola termina às cinco. Entre uma coisa e outra, falta alguém em casa com as crianças.', 'O casal tem um jantar marcado há meses. A última vez que os dois saíram, o cinema ainda tinha outro nome.'],
        ['Cuidar de uma criança é conhecer a rotina: o copo preferido, a hora da soneca, a música do banho. Conversar antes ajuda muito.'],
        ['Vale para quem trabalha fora, para quem trabalha em casa com a porta fechada e para uma noite de festa de adultos.'],
        ['Conte os dias, os horários, quantas crianças são e como é a rotina. Marque uma conversa para todos se conhecerem antes.'],
      ],
    },
    casual: {
      openings: [
        'Pode ir, que aqui tem brincadeira e história: {topic}.',
        'Pra noite do jantar que você adiou: {topic}.',
        'Massinha, livro e parquinho: {topic}.',
      ],
      steps: [
        ['Você tem reunião às três, a criança tem energia às três, e os dois querem a mesma sala. Já viu, né?', 'Faz quanto tempo que vocês não saem pra comer sem cortar a comida de ninguém? Uma noite dessas faz falta.'],
        ['Cada criança tem o seu jeitinho: o pano, a música, o prato azul. Eu pergunto tudo antes e anoto.'],
        ['Vale pra dia de trabalho, pra férias da escola, pra casamento de amiga e pra tarde no médico sem plateia.'],
        ['Me fala os dias, os horários e como é a rotina aí. A gente marca um dia só pra se conhecer e brincar um pouco.'],
      ],
    },
    funny: {
      openings: [
        'O dinossauro precisa de alguém para o papel de vilão: {topic}.',
        'A cabana da sala aceita mais um morador: {topic}.',
        'A reunião acabou com uma participação especial: {topic}.',
      ],
      steps: [
        ['Na reunião por vídeo, uma criança de capa entrou para mostrar um desenho. A pauta foi aprovada por unanimidade.', 'A sala virou castelo, o corredor virou rio, e você virou jacaré às sete da manhã. O jacaré precisa trabalhar.'],
        ['Quem cuida de criança domina a voz do lobo, a do porco e a do tijolo. É um elenco inteiro numa pessoa só.'],
        ['Vale para dias de trabalho, férias escolares e noites em que os pais pretendem mastigar sem pressa.'],
        ['Conte os horários, a rotina e os nomes dos bichos de pelúcia. Confundir o coelho com o urso tem consequências.'],
      ],
    },
    motivational: {
      openings: [
        'Uma rede de apoio começa com uma pessoa: {topic}.',
        'Para trabalhar e chegar em casa com tempo: {topic}.',
        'Cuidado também é profissão: {topic}.',
      ],
      steps: [
        ['Voltar ao trabalho depois da licença exige muita organização. Ter com quem contar é uma parte importante do plano.', 'A mãe estuda à noite e faz a prova na sexta. Alguém lê a história, apaga a luz e deixa o bilhete na mesa.'],
        ['Cuidar pede presença inteira: olhar, ouvir, repetir a mesma brincadeira com vontade. É trabalho de atenção, minuto a minuto.'],
        ['Famílias grandes, mães solo, pais que viajam e avós que querem descansar uma tarde procuram essa ajuda.'],
        ['Escreva a rotina numa folha, do café ao sono. Isso dá confiança a quem cuida e tranquilidade a quem sai.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que combinar antes do primeiro dia: {topic}.',
        'A despedida na porta: {topic}.',
        'Uma folha com a rotina ajuda a todos: {topic}.',
      ],
      steps: [
        ['Muitas famílias explicam a rotina às pressas, já na porta. Na primeira hora, ninguém sabe onde está o copo de canudo.', 'Para evitar o choro, alguns pais saem escondidos. Quando a criança percebe, procura pela casa inteira.'],
        ['A criança se orienta pelo que se repete: os horários, as palavras, a despedida. O que ela conhece ajuda a esperar.'],
        ['Escreva horários, telefones e costumes numa folha. Despeça-se olhando nos olhos e diga quando volta, com palavras simples.'],
        ['Quem cuida de crianças aprende a ler pequenos sinais: o olho esfregado, o brinquedo largado, o silêncio comprido demais.'],
      ],
    },
    casual: {
      openings: [
        'Sair escondido não ajuda: {topic}.',
        'A folha na geladeira salva a tarde: {topic}.',
        'Bilhetinho pra quem vai cuidar: {topic}.',
      ],
      steps: [
        ['A mãe sai de fininho achando que é melhor. Aí a criança procura embaixo da cama, atrás da cortina, e demora mais a brincar.', 'O pai explicou tudo em um minuto, na porta, calçando o sapato. Ninguém anotou a parte do copo azul.'],
        ['Criança gosta de saber o que vem depois. Quando o combinado se repete, ela mesma conta pra gente.'],
        ['Deixa uma folha com horário, comida e música de dormir. E dá tchau de verdade, com beijo e com a hora da volta.'],
        ['Adoro quando a criança me explica as regras da casa. Algumas eu desconfio que ela inventou na hora.'],
      ],
    },
    funny: {
      openings: [
        'O copo azul, e nunca o verde: {topic}.',
        'De novo, de novo e de novo: {topic}.',
        'Só mais uma história, disse a pessoa sem sono: {topic}.',
      ],
      steps: [
        ['O lanche está perfeito, mas veio no prato verde. Segue-se uma conversa diplomática que inclui choro, acordo e banana.', 'A mesma história foi contada nove vezes. Na décima, quem lê mudou uma palavra e foi corrigido imediatamente.'],
        ['Criança pequena ama repetição e conhece cada vírgula. O prato azul, nessa lógica, é um contrato assinado.'],
        ['Pergunte antes a cor do prato e leia devagar. Pular página não funciona desde que o livro existe.'],
        ['Quando os pais voltam, a casa está em silêncio, e há um dinossauro de castigo. Ninguém explica o motivo.'],
      ],
    },
    motivational: {
      openings: [
        'Presença que não se vê no relógio: {topic}.',
        'Cuidar é aprender outra rotina: {topic}.',
        'O trabalho de quem acompanha a infância: {topic}.',
      ],
      steps: [
        ['O primeiro dia costuma ter uma criança atrás da porta. No fim da semana, é ela quem mostra o quarto inteiro.', 'Há tardes de chuva que pedem caixa de papelão, fita e imaginação. A caixa vira navio antes do lanche.'],
        ['Quem cuida guarda muitas conquistas que não são suas: o primeiro laço no tênis, o primeiro nome escrito.'],
        ['Separe uma caixa com papel, giz e um livro para os dias compridos. A criança escolhe, e a tarde anda.'],
        ['No fim do dia, sobra um desenho dobrado no bolso. Nele há uma casa, um sol e uma pessoa de braços enormes.'],
      ],
    },
  },
}
