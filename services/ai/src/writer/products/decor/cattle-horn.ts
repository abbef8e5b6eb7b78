import type { ProductType } from '../product-type.ts'

export const cattleHorn: ProductType = {
  nouns: ['berrante', 'berrante de chifre', 'berrante personalizado', 'berrante de boiadeiro', 'berrante decorado', 'berrantinho'],
  asks: ['se é para tocar ou para decorar', 'o tamanho que imaginou', 'se vai levar nome ou marca'],
  questions: {
    sale: ['Você toca ou quer aprender?', 'Na parede da varanda ou na garupa?'],
    content: ['Quem na sua família sabe tocar berrante?', 'Qual som lembra a roça para você?'],
  },
  emojis: ['🐂', '🤠', '🎶'],
  hashtags: ['berrante', 'berranteiro', 'comitiva', 'boiadeiro', 'vidadefazenda', 'modacountry', 'rodeio', 'tropeiros', 'sertanejoraiz', 'decoracaocountry', 'festadopeao'],
  sale: {
    professional: {
      openings: [
        'O som da comitiva que se ouve de longe: {topic}.',
        '{O topic} {guarda/guardam} a memória das estradas boiadeiras.',
        'Do campo para a parede da varanda: {topic}.',
      ],
      steps: [
        ['A poeira sobe na estrada, e antes de ver o gado já se escuta o chamado. Quem cresceu na fazenda reconhece na hora.', 'Na varanda do sítio, um berrante pendurado faz a visita parar. Sempre há um que pede para tentar.'],
        ['A curva do chifre decide a voz. Cada um tem o seu som, mais grave ou mais agudo, e dois nunca soam iguais.'],
        ['{Agrada/Agradam} a quem anda em comitiva e cavalgada, a quem tem casa de campo e a quem cresceu ouvindo moda de viola.'],
        ['Diga se a ideia é tocar ou decorar. Para quem toca, o tamanho e a embocadura contam mais do que o brilho.'],
      ],
    },
    casual: {
      openings: [
        'Chama o povo que {chegou/chegaram} {o topic}.',
        'Quem é da roça já sabe o som: {topic}.',
        'Pra tocar ou pra pendurar na varanda: {topic}.',
      ],
      steps: [
        ['Fim de tarde no sítio, viola encostada na cadeira, e alguém pega o berrante da parede. Pronto, a roda tá formada.', 'Sabe aquele tio que toca bonito e faz todo mundo calar? A criançada fica olhando sem piscar.'],
        ['O que eu gosto é que nenhum soa igual ao outro. A curva do chifre é que manda na voz.'],
        ['{Vai/Vão} na comitiva, na cavalgada, na festa do peão e na parede da churrasqueira. {Emociona/Emocionam} qualquer pai que é do campo.'],
        ['Me conta se é pra tocar de verdade ou pra enfeitar. E se for presente, pensa no nome de quem vai ganhar.'],
      ],
    },
    funny: {
      openings: [
        'A primeira nota sai parecida com um pato: {topic}.',
        'O vizinho agora sabe quando é hora do almoço: {topic}.',
        'Quem toca {o topic} não precisa de grupo no celular.',
      ],
      steps: [
        ['O cunhado encheu o peito, fez pose e soprou. Saiu um ruído pequeno, e o cachorro olhou para ele com pena.', 'Na casa do sítio não se grita que o almoço está na mesa. Um toque só, e chega gente até da propriedade ao lado.'],
        ['O som vai longe, e o fôlego acaba perto. Quem toca bem faz parecer que é fácil, o que é uma injustiça.'],
        ['{Serve/Servem} para a comitiva, para a churrasqueira e para chamar adolescente do quarto sem subir a escada.'],
        ['Antes de escolher, pense no tamanho do fôlego e na paciência da vizinhança. As primeiras semanas são de pato.'],
      ],
    },
    motivational: {
      openings: [
        'O chamado de quem tem chão pela frente: {topic}.',
        'A voz da estrada e de quem a percorreu: {topic}.',
        'Um som que o tempo não calou: {topic}.',
      ],
      steps: [
        ['Antes de clarear, o berranteiro já está montado. É ele quem vai à frente e abre caminho para a boiada inteira.', 'Muita gente deixou a fazenda para estudar e trabalhar na cidade. Um toque, ouvido por acaso, traz a estrada de volta.'],
        ['Raspar, cortar, polir e acertar a embocadura pedem mão firme. O som bom depende de um ajuste que o olho não vê.'],
        ['É uma homenagem a pais e avós que viveram do gado, a peões, a comitivas e a quem mantém a tradição nas cavalgadas.'],
        ['Pense em quem vai receber e na história dessa pessoa com o campo. O resto se escolhe pelo som.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como tirar as primeiras notas: {topic}.',
        'Cuidados com o chifre: {topic}.',
        'A embocadura é o começo de tudo {no topic}.',
      ],
      steps: [
        ['O principiante enche as bochechas e sopra com força. O ar passa, e o som não vem.', 'Muitos guardam o chifre ao sol, na varanda. Com o calor, ele resseca e perde o brilho.'],
        ['O que soa é a vibração dos lábios, como num trompete. Sem ela, o chifre é apenas um tubo curvo.'],
        ['Feche os lábios, faça-os vibrar sem instrumento e só então encoste na embocadura. Comece com notas curtas e graves.'],
        ['Cada toque tinha um significado na estrada: reunir, seguir, parar, almoçar. Era a linguagem da comitiva.'],
      ],
    },
    casual: {
      openings: [
        'Soprar forte não adianta, viu? Dica pra tocar {o topic}.',
        'Toque de saída, toque de almoço: {topic}.',
        'Como fazer {o topic} falar.',
      ],
      steps: [
        ['Todo mundo que pega pela primeira vez sopra igual vela de aniversário. Sai só vento, e a gente ri junto.', 'Já vi berrante bonito rachar de tanto ficar no sol da varanda. Dá dó, porque era só mudar de parede.'],
        ['Não é sopro, é lábio tremendo. Igual quando a gente imita motor de carro pra criança.'],
        ['Treina o lábio sem nada, depois encosta e solta o ar devagar. Saiu um som feio? Tá no caminho certo.'],
        ['Eu gosto de saber que cada toque queria dizer uma coisa. Era o recado da estrada, e o gado entendia.'],
      ],
    },
    funny: {
      openings: [
        'Da vela de aniversário ao pato, as fases {do topic}.',
        'O cachorro comenta {o topic}.',
        'Aula de sopro para cunhados: {topic}.',
      ],
      steps: [
        ['Há três fases: o vento, o pato e o boi. A maioria das visitas para na segunda e diz que está ótimo assim.', 'O menino tocou de primeira, sem esforço. O pai, que tentava havia meia hora, lembrou que precisava ver o carvão.'],
        ['A criança acerta porque brinca de fazer barulho com a boca o dia todo. O adulto desaprendeu na escola.'],
        ['Pratique imitando motor de trator antes de soprar. Faça isso longe de reuniões por vídeo.'],
        ['Quando o som finalmente sai, alguém grita lá do fundo perguntando se já é o almoço. É o melhor dos elogios.'],
      ],
    },
    motivational: {
      openings: [
        'Aprender um toque e passar adiante: {topic}.',
        'O fôlego se treina: {topic}.',
        'Na frente da comitiva, {o topic} e quem toca.',
      ],
      steps: [
        ['O aprendiz acompanha o berranteiro por muitas viagens antes de tocar sozinho. Aprende o toque e aprende a hora.', 'Nas primeiras tentativas, o lábio cansa em poucos minutos. Quem insiste um pouco por dia ganha fôlego sem perceber.'],
        ['O toque precisa chegar a quem está longe, no meio da poeira. Por isso cada nota é simples, firme e repetida.'],
        ['Ouça gravações de comitivas e tente imitar um único toque. Depois de firme, passe para o seguinte.'],
        ['Tradições de estrada vivem de quem ensina o toque a alguém mais novo. O chifre é só o começo da conversa.'],
      ],
    },
  },
}
