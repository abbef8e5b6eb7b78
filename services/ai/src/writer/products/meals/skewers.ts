import type { ProductType } from '../product-type.ts'

export const skewers: ProductType = {
  nouns: ['espetinho', 'espetinho de carne', 'espetinho de frango', 'espetinho misto', 'espetinho de queijo', 'churrasquinho', 'churrasquinho de rua'],
  asks: ['quantas pessoas vão comer', 'se é para festa ou para a fome de hoje', 'para que dia é'],
  questions: {
    sale: ['Farofa ou vinagrete?', 'Quem você chamaria para uma noite de brasa?'],
    content: ['Carne, frango ou queijo: qual você pega primeiro?', 'Quem cuida da brasa na sua turma?'],
  },
  emojis: ['🍢', '🔥', '😋'],
  hashtags: ['espetinho', 'espetinhos', 'espetinhogourmet', 'churrasquinho', 'churrasco', 'espetaria', 'comidaderua'],
  sale: {
    professional: {
      openings: [
        'Brasa acesa, mesa na calçada e {topic}.',
        'Para a sexta com os amigos, um sabor de brasa: {topic}.',
        '{O topic} {reúne/reúnem} a turma sem exigir cerimônia.',
      ],
      steps: [
        ['A semana terminou, os amigos puxaram as cadeiras e ninguém quer ir para o fogão. Um prato de brasa resolve a noite.', 'O cheiro da brasa dobra a esquina antes de quem vem a pé. Quando se vê, já há uma mesa na calçada.'],
        ['O calor da brasa doura por fora e dá um sabor que a frigideira não repete. Farofa e vinagrete completam o prato.'],
        ['{Serve/Servem} ao aniversário no quintal, ao jogo da quarta, à confraternização da firma e ao jantar de quem chegou com fome.'],
        ['Conte as pessoas e pergunte as preferências de cada uma. Para festa, calcule com folga para quem repete.'],
      ],
    },
    casual: {
      openings: [
        'Fim de tarde com cheiro de brasa: {topic}.',
        'Guarda um lugar na calçada pra mim: {topic}.',
        'Cadeira puxada, conversa boa e {topic}.',
      ],
      steps: [
        ['Fim de tarde, cadeira na calçada, gente chegando aos poucos. Eu não troco isso por restaurante com guardanapo de pano.', 'Você desce do ônibus com fome e sente o cheiro da brasa de longe. Não tem como passar reto.'],
        ['Comida na brasa tem um gosto que é só dela. Molha no vinagrete, passa na farofa e segue a conversa.'],
        ['{Vai/Vão} bem no aniversário, no jogo, na reunião de família e na noite em que ninguém quer lavar panela.'],
        ['Me diz quantos vão comer e do que cada um gosta. Se é festa, capricha na conta, que o povo repete.'],
      ],
    },
    funny: {
      openings: [
        'A reunião foi transferida para perto da brasa: {topic}.',
        'O cunhado já pegou um guardanapo por causa {do topic}.',
        'O jantar em casa foi cancelado por unanimidade: {topic}.',
      ],
      steps: [
        ['Combinaram de passar só cinco minutos para dar um oi. Duas horas depois, ainda davam oi para a brasa.', 'O cachorro da rua conhece o horário melhor que o gerente. Senta na calçada, arruma a postura e espera com educação.'],
        ['A farofa cai na camisa, o vinagrete cai na mesa e ninguém reclama. Tudo em nome de mais uma mordida.'],
        ['{Junta/Juntam} o time que ganhou, o time que perdeu e o primo que não viu o jogo. Na brasa, todos comemoram.'],
        ['Conte as pessoas e some quem diz que só quer uma mordida. Esse nunca aparece na conta, mas sempre aparece na mesa.'],
      ],
    },
    motivational: {
      openings: [
        'O fim do expediente merece {topic}.',
        'Uma roda de amigos em volta da brasa: {topic}.',
        'Quem trabalhou a semana toda conhece o valor disto: {topic}.',
      ],
      steps: [
        ['O turno acabou tarde e a cabeça ainda está no serviço. Uma mesa na calçada e boa conversa ajudam a encerrar o dia.', 'A turma do futebol joga, ri e depois não quer ir embora. Comer junto é a prorrogação que todo mundo espera.'],
        ['A brasa pede alguém de pé, atento ao calor e ao ponto. Quem fica perto dela cuida da noite dos outros.'],
        ['É comida de confraternização, de quintal cheio e de equipe que bateu a meta. E cai bem até numa terça qualquer.'],
        ['Chame quem anda devendo uma conversa e combine o horário. A mesa pode ser simples, desde que a turma venha.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Brasa, corte e ponto: {topic}.',
        'O que faz diferença no ponto {do topic}.',
        'Do carvão ao prato, os cuidados com {topic}.',
      ],
      steps: [
        ['Muita gente põe a carne quando ainda há chama alta. Por fora ela queima depressa, e por dentro continua crua.'],
        ['A chama toca só a superfície, e a brasa coberta de cinza aquece por igual. O calor parece menor, mas cozinha melhor.'],
        ['Espere o carvão ficar cinza e aproxime a mão com cuidado. Se der para contar até cinco, o ponto está bom.'],
        ['Comer na rua, em pé e conversando, é um costume de muitas cidades. Cada uma tem a sua farofa e o seu molho.'],
      ],
    },
    casual: {
      openings: [
        'Papo de churrasqueira e calçada: {topic}.',
        'Bora falar de farofa, vinagrete e {topic}?',
        'Para quem já queimou por fora e deixou cru por dentro: {topic}.',
      ],
      steps: [
        ['Já vi gente cortar um pedaço grande e outro pequeno e botar tudo junto. Um fica seco, o outro fica cru.'],
        ['Pedaço do mesmo tamanho cozinha no mesmo tempo. O pequeno chega primeiro, e aí não tem como segurar o grandão.'],
        ['Corta tudo do mesmo tamanho e deixa um dedo de espaço pra passar o calor. Vira com calma, sem apertar.'],
        ['Tem quem comece pela farofa e tem quem comece pelo vinagrete. Eu começo olhando a brasa, que é metade da graça.'],
      ],
    },
    funny: {
      openings: [
        'Opiniões demais, brasa de menos: {topic}.',
        'O comentarista da churrasqueira fala {do topic}.',
        'Camisa branca, vinagrete e coragem diante {do topic}.',
      ],
      steps: [
        ['Um assopra a brasa, outro abana com tampa de isopor, o terceiro diz que no Sul se faz diferente. A carne aguarda.'],
        ['Brasa boa precisa de espaço e de sossego. Quanto mais gente mexe, mais fumaça, e mais teorias também.'],
        ['Escolha um responsável pela churrasqueira e dê a ele um avental. O resto cuida da farofa, que nunca é demais.'],
        ['No fim da noite, o avental volta cheio de marcas de guerra. O dono dele jura que foi tudo intencional.'],
      ],
    },
    motivational: {
      openings: [
        'Aprender a ler a brasa: {topic}.',
        'Ponta de faca, carvão e paciência: {topic}.',
        'Quem vive perto da brasa conhece {o topic} pelo chiado.',
      ],
      steps: [
        ['No começo, a brasa parece cheia de vontade própria. Ora queima tudo, ora não cozinha nada, e ninguém explica.'],
        ['Carvão, vento e umidade mudam a cada dia. Quem repete aprende a olhar a cor e ouvir o chiado.'],
        ['Comece com poucas peças e um canto sem brasa para descansar a carne. O canto frio salva mais que a pressa.'],
        ['O melhor da brasa é quem fica em volta. O fogo apaga, e a conversa segue um pouco mais.'],
      ],
    },
  },
}
