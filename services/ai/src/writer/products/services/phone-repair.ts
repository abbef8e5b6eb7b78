import type { ProductType } from '../product-type.ts'

export const phoneRepair: ProductType = {
  nouns: ['conserto de celular'],
  asks: ['a marca e o modelo do celular', 'o que aconteceu com ele', 'se ele ainda liga'],
  questions: {
    sale: ['Seu celular já caiu quantas vezes?', 'O que você não pode perder do seu celular?'],
    content: ['Onde o seu celular já foi parar?', 'Quanto tempo você fica com o mesmo celular?'],
  },
  emojis: ['📱', '🔧', '🔋'],
  hashtags: ['consertodecelular', 'assistenciatecnica', 'trocadetela', 'manutencaodecelular', 'consertodecelulares', 'celular', 'tecnicoemcelular'],
  sale: {
    professional: {
      openings: [
        'Tela, bateria, entrada do carregador: {topic}.',
        'Quando metade da vida está naquela tela: {topic}.',
        'Antes de trocar de aparelho, um diagnóstico: {topic}.',
      ],
      steps: [
        ['O celular escorrega da mão e cai de frente. Por um segundo, ninguém quer virar para ver a tela.', 'A bateria dura até o almoço, e o carregador virou companhia de bolsa. O aparelho funciona, mas o dia gira em torno da tomada.'],
        ['Muitos problemas estão numa parte só: a tela, a bateria, o conector. Um exame mostra o que precisa de troca e o que não precisa.'],
        ['Ajuda quem trabalha pelo celular, o estudante, os avós que falam com os netos por vídeo e quem não sabe mais um número de cor.'],
        ['Ao pedir orçamento, diga marca e modelo e conte o que aconteceu. Se o aparelho ainda liga, faça antes uma cópia das fotos.'],
      ],
    },
    casual: {
      openings: [
        'Caiu de tela pra baixo, e agora: {topic}.',
        'Pra parar de ler mensagem entre as rachaduras: {topic}.',
        'Bateria que não passa do almoço: {topic}.',
      ],
      steps: [
        ['Sabe aquele segundo entre o celular cair e você ter coragem de virar? O coração para um pouquinho.', 'Você sai com o carregador, a bateria extra e o cabo reserva. Tá quase andando com uma tomada na bolsa.'],
        ['Nem sempre o aparelho acabou. Às vezes é só a tela, a bateria ou a entrada do cabo, e o resto tá ótimo.'],
        ['É pra quem trabalha com ele na mão, pra quem estuda e pra vó que não perde uma chamada de vídeo.'],
        ['Me manda marca, modelo e o que aconteceu. E se ele ainda liga, já salva as fotos em outro lugar.'],
      ],
    },
    funny: {
      openings: [
        'A película fez o que pôde: {topic}.',
        'Ler mensagem em mosaico cansa: {topic}.',
        'Caiu só de uma altura de nada: {topic}.',
      ],
      steps: [
        ['O celular caiu dez vezes da cama sem um arranhão. Na décima primeira, do sofá para o tapete, virou teia de aranha.', 'A tela está quebrada há meses, e você já sabe de cor quais letras ficam debaixo da rachadura.'],
        ['O arroz recebeu muitos celulares ao longo da história e nunca consertou nenhum. Virou lenda de cozinha.'],
        ['Para quem derruba, para quem molha e para quem deixa a criança jogar só um pouquinho no sofá.'],
        ['Conte a verdade sobre a queda. O aparelho molhado sempre diz que foi só um respingo, e por dentro tem piscina.'],
      ],
    },
    motivational: {
      openings: [
        'O aparelho que guarda o seu trabalho e as suas fotos: {topic}.',
        'Mais tempo com o celular que você já conhece: {topic}.',
        'Para quem trabalha com o celular na mão: {topic}.',
      ],
      steps: [
        ['É por ele que chegam os pedidos, os clientes e a foto do neto. Quando para, o dia inteiro fica em suspenso.', 'A dona do brechó montou tudo com um celular e uma mesa. O aparelho trabalhou tanto quanto ela e agora pede atenção.'],
        ['Consertar é trabalho de pinça, lupa e mão firme. Peças menores que um grão de arroz são postas no lugar uma a uma.'],
        ['Faz diferença para quem vende, para quem estuda longe e para quem fala com a família só por vídeo.'],
        ['Pense no que não pode ser perdido: fotos, contatos, conversas do trabalho. Diga isso logo no começo da conversa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O arroz não salva: {topic}.',
        'Caiu na água, o que fazer primeiro: {topic}.',
        'Como cuidar melhor da bateria: {topic}.',
      ],
      steps: [
        ['O celular cai na pia, e a primeira reação é ligar para ver se funciona. A segunda é procurar o pacote de arroz.'],
        ['Água com energia ligada faz curto nas peças. E o calor é o que mais gasta a bateria ao longo dos meses.'],
        ['Se molhar, desligue, seque por fora, não carregue e procure um técnico. No dia a dia, carregue em lugar fresco e aberto.'],
        ['Numa bancada de conserto, os parafusos ficam em ordem sobre um papel. Os menores somem até com um espirro.'],
      ],
    },
    casual: {
      openings: [
        'Larga esse arroz e lê isso: {topic}.',
        'Seu celular esquenta muito? Papo de {topic}.',
        'Salva as fotos hoje: {topic}.',
      ],
      steps: [
        ['Caiu na água, todo mundo corre pro arroz. Enquanto isso, o aparelho continua ligado, que é o que mais estraga.'],
        ['A água sozinha já faz mal, e com energia passando faz muito pior. Arroz não puxa o que tá lá dentro.'],
        ['Molhou, desliga, seca por fora e não põe pra carregar. E tira dez minutos hoje pra fazer cópia das fotos.'],
        ['Eu sempre fico feliz quando a tela acende e aparece a foto de fundo. Quase sempre é um filho ou um cachorro.'],
      ],
    },
    funny: {
      openings: [
        'Quem nunca deixou o celular cair na cara: {topic}.',
        'O voo do bolso de trás: {topic}.',
        'Estava na minha mão agora: {topic}.',
      ],
      steps: [
        ['Procurar o celular usando a lanterna do próprio celular é um clássico. Acontece com pessoas muito inteligentes.'],
        ['A gente segura o aparelho o dia inteiro e esquece que está segurando. A mão cochilou, a gravidade percebeu.'],
        ['Crie um lugar para ele nas horas perigosas: cozinha, banheiro e rede. Bolso de trás não conta como lugar.'],
        ['Todo técnico já ouviu que o celular estava parado e trincou sozinho. Ele balança a cabeça e respeita a versão.'],
      ],
    },
    motivational: {
      openings: [
        'As fotos que moram no seu bolso: {topic}.',
        'Mão firme e muita luz: {topic}.',
        'Dez minutos para guardar suas lembranças: {topic}.',
      ],
      steps: [
        ['O aparelho voltou a ligar por poucos minutos, e deu tempo de salvar o vídeo da avó cantando. A família ouviu em silêncio.', 'O técnico aprendeu a consertar nos aparelhos velhos da família, um por um. O primeiro que ligou é lembrado até hoje.'],
        ['O trabalho acontece em milímetros: soltar, limpar, encaixar, testar. A pressa não cabe entre peças tão pequenas.'],
        ['Marque um dia do mês para copiar fotos e contatos em outro lugar. Faça disso um hábito, como pagar a conta de luz.'],
        ['Quem conserta devolve conversa, foto e trabalho junto com o aparelho. Dá para ver no rosto de quem vem buscar.'],
      ],
    },
  },
}
