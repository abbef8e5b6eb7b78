import type { ProductType } from '../product-type.ts'

export const candiedApple: ProductType = {
  nouns: ['morango do amor', 'maçã do amor'],
  asks: ['para quando é', 'quantas pessoas vão comer', 'se é para festa ou para matar a vontade'],
  questions: {
    sale: ['Você morde de frente ou de lado?', 'Com quem você dividiria a primeira mordida?'],
    content: ['Qual doce tem gosto de festa de rua para você?', 'Primeiro a casca ou tudo de uma vez?'],
  },
  emojis: ['🍭', '❤️', '😋'],
  hashtags: ['morangodoamor', 'macadoamor', 'docesnopalito', 'morangosdoamor', 'macasdoamor', 'doces', 'confeitaria'],
  sale: {
    professional: {
      openings: [
        'A casca estala e a fruta aparece: {topic}.',
        'Um doce que chama atenção na mesa: {topic}.',
        'Quem vê {o topic} quer logo a primeira mordida.',
      ],
      steps: [
        ['A primeira mordida faz barulho, e quem está ao lado olha. Em poucos segundos, outra pessoa pergunta onde tem mais.', 'Em volta da barraca ou da mesa da festa, o brilho chama de longe. Criança e adulto param para olhar.'],
        ['O encanto está no contraste: por fora a casca fina que quebra, por dentro a fruta suculenta.'],
        ['É doce de passeio, de festa e de fim de tarde, e também um jeito alegre de surpreender alguém.'],
        ['Pense em consumir no mesmo dia, quando a casca está no melhor ponto. Para festas, conte um por pessoa.'],
      ],
    },
    casual: {
      openings: [
        'Escuta só o creque: {topic}.',
        'Ninguém passa reto quando vê {o topic}.',
        'Eu já tô com vontade só de falar {do topic}.',
      ],
      steps: [
        ['Aquele estalo da primeira mordida é a melhor parte. A gente morde, sorri e cata o pedacinho que caiu.', 'Quem vê passando na mão de alguém já pergunta onde comprou. Eu sou essa pessoa que pergunta.'],
        ['Casca que quebra, fruta que molha, doce e azedinho juntos. Tem muita coisa acontecendo numa mordida só.'],
        ['É pra passear comendo, pra levar pra alguém de surpresa ou pra comer na cozinha, em pé, sem testemunhas.'],
        ['O melhor é comer no mesmo dia, com a casca bem crocante. Então pega a quantia certa, um pra cada um.'],
      ],
    },
    funny: {
      openings: [
        'Barulho na cozinha entregou quem mordeu {o topic}.',
        'Ninguém come escondido quando é {topic}.',
        'Selfie rápida antes do estalo: {topic}.',
      ],
      steps: [
        ['Tentar comer em silêncio não adianta. O estalo acorda a casa e convoca uma assembleia em volta da mesa.', 'A foto precisa ser tirada logo, porque a mordida não espera. Metade das fotos tem dente marcado.'],
        ['Por fora parece joia de vitrine, por dentro é fruta. A pessoa pensa que está comendo com elegância, até quebrar.'],
        ['{Serve/Servem} para namorar, para desculpar atraso e para distrair criança em fila. Por uns quatro minutos, no máximo.'],
        ['Leve um por pessoa e um guardanapo para o queixo. Quem disse que ia só provar vai pedir o segundo.'],
      ],
    },
    motivational: {
      openings: [
        'Uma surpresa simples para um dia comum: {topic}.',
        'Brilho que pede mão firme: {topic}.',
        'Voltar a ser criança por cinco minutos com {topic}.',
      ],
      steps: [
        ['Sair do trabalho e passar na praça, só para comer um doce de pé. Programa pequeno assim salva a semana.', 'Quem cresceu indo a festa de rua reconhece de longe esse brilho de calda. O estalo traz a noite inteira de volta.'],
        ['A calda tem um ponto exato, e ele dura pouco. Quem faz trabalha depressa, com a atenção toda na panela.'],
        ['Levar um para o filho na saída da escola ou para quem espera em casa transforma um dia comum.'],
        ['Escolha um momento para comer sem pressa e de preferência acompanhado. A graça está em dividir a primeira mordida.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O ponto da calda decide tudo: {topic}.',
        'Por que a casca {do topic} estala.',
        'Alguns cuidados com {o topic}.',
      ],
      steps: [
        ['De manhã a casca estava lisa e brilhante, e à noite ficou melada. Quem já guardou para depois conhece a decepção.'],
        ['O açúcar em ponto de vidro puxa umidade do ar e da fruta. Em dia úmido, isso acontece bem mais rápido.'],
        ['Seque muito bem a fruta e teste uma gota da calda em água fria. Se estalar, está no ponto.'],
        ['Açúcar quente não aceita distração. Quem trabalha com ele deixa tudo à mão antes de acender o fogo.'],
      ],
    },
    casual: {
      openings: [
        'Bora falar de estalo? O tema é: {topic}.',
        'O que eu aprendi fazendo {topic}.',
        'Doce de festa que nunca cansa, {topic}.',
      ],
      steps: [
        ['Já guardei pra comer depois e achei uma meleca. Fiquei olhando, meio triste, e comi assim mesmo.'],
        ['A calda de açúcar não gosta de umidade. Com o tempo, ela vai derretendo sozinha e perde o estalo.'],
        ['Come no mesmo dia e deixa em lugar seco, sem abafar. Geladeira costuma piorar, porque junta aguinha na casca.'],
        ['Aquele minuto da calda no ponto me deixa em silêncio total. Nem respondo quem fala comigo.'],
      ],
    },
    funny: {
      openings: [
        'Guia para morder {topic} sem perder a pose.',
        'Efeitos sonoros {do topic}.',
        'A mordida mais barulhenta da festa: {topic}.',
      ],
      steps: [
        ['Não existe mordida pequena. A pessoa encosta de leve, a casca resiste, e de repente vai metade de uma vez.'],
        ['A casca é dura como vidro fino e não avisa quando vai ceder. O nariz fica na linha de frente.'],
        ['Vire de lado, apoie os dentes do fundo e use a outra mão como rede. Elegância se recupera depois.'],
        ['No fim da festa, um ponto brilhante no sapato revela quem comeu escondido. Não sai com pano seco.'],
      ],
    },
    motivational: {
      openings: [
        'Rapidez e calma na mesma panela: {topic}.',
        'Muitas tentativas até o estalo {do topic}.',
        'Um minuto de fogo decide tudo: {topic}.',
      ],
      steps: [
        ['As primeiras caldas queimam ou açucaram, e não há como salvar. Lava-se a panela e começa-se de novo.'],
        ['Poucos graus mudam o açúcar de fio para bala e de bala para caramelo. Por isso o olho não sai da panela.'],
        ['Quem for tentar em casa deve usar panela alta e manter crianças longe. E não mexa a calda depois de ferver.'],
        ['Há ofícios em que tudo se decide num minuto. Esse minuto só é curto para quem treinou muito antes.'],
      ],
    },
  },
}
