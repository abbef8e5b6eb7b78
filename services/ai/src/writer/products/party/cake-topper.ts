import type { ProductType } from '../product-type.ts'

export const cakeTopper: ProductType = {
  nouns: ['topo de bolo', 'topinho', 'topper'],
  asks: ['qual é o motivo da festa', 'o tamanho do bolo', 'para quando é'],
  questions: {
    sale: ['Quem faz aniversário primeiro na sua família este ano?', 'Seu bolo de aniversário é com festa ou só com os de casa?'],
    content: ['Quem é que ajeita tudo na mesa do bolo na sua família?', 'Você guarda o topo depois da festa ou deixa ir embora?'],
  },
  emojis: ['🎂', '🎉', '🎈'],
  hashtags: ['topodebolo', 'topodebolopersonalizado', 'toposdebolo', 'topper', 'topodebolotematico', 'topersdebolo', 'papelariapersonalizada'],
  sale: {
    professional: {
      openings: [
        'O bolo fica com cara de festa com {o topic}.',
        'No ponto mais alto da mesa: {topic}.',
        '{O topic} {completa/completam} o bolo que todos vão fotografar.',
      ],
      steps: [
        ['Na hora do parabéns, todos olham para o mesmo lugar. A foto da vela acesa fica por anos, e o topo está nela.', 'O bolo chega da confeitaria liso, bonito e igual a muitos outros. Um topo em cima e ele passa a ser daquela festa.'],
        ['Com o topo, um bolo simples fica com cara de comemoração. Ele dá altura, diz o motivo e aparece em todas as fotos.'],
        ['Vale para o bolo grande da festa e para o pequeno, cortado em casa à noite. Depois, muita gente guarda de recordação.'],
        ['Antes de escolher, saiba o diâmetro do bolo. Um topo um pouco mais estreito do que ele fica equilibrado.'],
      ],
    },
    casual: {
      openings: [
        'Olha o bolo virando festa: {topic}.',
        'Bolo liso mais {o topic} e pronto, é aniversário.',
        'Eu adoro o momento em que {o topic} {entra/entram} no bolo.',
      ],
      steps: [
        ['Sabe aquele bolo simples, feito em casa, que a gente acha que está sem graça? Espeta um topo e olha de novo.', 'Na foto do parabéns sempre aparecem três coisas: a vela, a careta de alguém e o topo. Que pelo menos ele esteja lindo.'],
        ['Um topo dá altura pro bolo e mostra na hora que é dia de festa. Leva dois segundos pra colocar e o efeito é enorme.'],
        ['Funciona no bolo de andar e no bolinho da cozinha, só com a família. E depois vai pra caixa de recordações.'],
        ['Antes de escolher, me diz o tamanho do bolo. Se ele é pequeno, o topo também precisa ser, senão cai pra frente.'],
      ],
    },
    funny: {
      openings: [
        'O bolo acaba, mas {o topic} {fica/ficam}.',
        'A única parte do bolo que sobrevive à festa: {topic}.',
        'Ninguém pode comer {o topic}, e foi a salvação.',
      ],
      steps: [
        ['O bolo durou quinze minutos. O topo está há quatro anos na estante, e ninguém tem coragem de tirar.', 'Bolo de padaria comprado às pressas na volta do trabalho. Com um topo em cima, vira projeto planejado há meses, e ninguém pergunta nada.'],
        ['O topo tem o melhor lugar da festa: no alto, bem na frente, sem precisar segurar prato nem conversar com parente.'],
        ['Serve para aniversário de gente grande, de gente pequena e daquela pessoa que jura que não quer festa.'],
        ['Meça o bolo antes. Topo maior que o bolo parece placa de loja, e o convidado procura a entrada.'],
      ],
    },
    motivational: {
      openings: [
        'Mais um ano comemorado lá no alto do bolo: {topic}.',
        'Para o bolo que reúne todo mundo em volta: {topic}.',
        '{O topic} para marcar mais um ano, mais uma conquista.',
      ],
      steps: [
        ['Tem bolo que fecha um ano difícil e bolo que abre um tempo novo. Quando o topo entra, todos entendem o motivo.', 'Alguém acordou cedo para assar, esperou esfriar e cobriu devagar. Colocar o topo é o gesto que termina o trabalho.'],
        ['A vela se apaga, as fatias se vão, o topo volta para casa com a família. É a parte do bolo que se guarda.'],
        ['Comemore também as coisas menores: a prova que passou, o primeiro mês do negócio, a mudança feita. Bolo pequeno também merece.'],
        ['Pense no gosto de quem vai soprar a vela: há quem ame enfeite grande e há quem prefira um detalhe discreto.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A hora certa de colocar {o topic} no bolo.',
        'Proporção entre o bolo e {o topic}.',
        'O que ninguém conta sobre altura e cobertura: {topic}.',
      ],
      steps: [
        ['O topo estava reto na mesa e, meia hora depois, inclinou. Quem decora bolos em casa já viu essa cena.'],
        ['Cobertura mole e calor não seguram a haste, e a umidade do recheio amolece a base. Quanto mais alto o topo, mais ele sente.'],
        ['Coloque pouco antes do parabéns, no fundo do bolo, com as velas na frente. Marque o lugar com um palito e só então espete.'],
        ['Quem faz topos olha cada um de longe antes de dar por pronto. O convidado vai ver do outro lado da mesa.'],
      ],
    },
    casual: {
      openings: [
        'Pra não tombar na hora do parabéns: {topic}.',
        'Onde espetar {o topic}? Eu conto.',
        'Bolo, vela e {o topic} brigando por espaço.',
      ],
      steps: [
        ['Quem nunca viu o topo ir caindo devagarinho durante o parabéns, e a família toda cantando mais rápido?'],
        ['É que chantili no calor não segura quase nada. E se o topo é alto, qualquer movimento da mesa faz ele balançar.'],
        ['Deixa pra colocar na última hora e põe mais pro fundo. As velas ficam na frente e a foto agradece.'],
        ['Eu sempre seguro o topo na altura do braço e olho de longe. É assim que o convidado vai ver.'],
      ],
    },
    funny: {
      openings: [
        'Aventuras {do topic} no calor da festa.',
        'A torre inclinada do aniversário: {topic}.',
        'Histórias de quem espetou {o topic} cedo demais.',
      ],
      steps: [
        ['O topo começou a festa olhando para os convidados. No fim do parabéns, olhava para os brigadeiros, com evidente interesse.'],
        ['A ciência explica: cobertura mole, sala quente e trinta pessoas batendo palma em volta da mesa. Terremoto de grau pequeno.'],
        ['Deixe na caixa até todos se juntarem. Na hora, espete uma vez só, no fundo, e proíba a tia de ajeitar.'],
        ['No fim sempre tem alguém lambendo a haste do topo. Nem sempre é criança, e a foto prova.'],
      ],
    },
    motivational: {
      openings: [
        'O último toque no bolo: {topic}.',
        'O que fica da festa quando o bolo acaba: {topic}.',
        'Mãos firmes na hora {do topic}.',
      ],
      steps: [
        ['Muita gente guarda os topos de cada aniversário numa caixa. Aos poucos, eles contam a infância inteira.'],
        ['A comida acaba e os enfeites se desmontam no mesmo dia. Uma peça com motivo e data ajuda a memória a voltar.'],
        ['Depois da festa, limpe com um pano seco e guarde numa caixa. Junto, ponha um papel com o nome e a idade.'],
        ['Quem faz passa horas em detalhes que a mesa cheia quase esconde. Na foto de perto, todos eles aparecem.'],
      ],
    },
  },
}
