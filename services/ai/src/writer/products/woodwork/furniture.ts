import type { ProductType } from '../product-type.ts'

export const furniture: ProductType = {
  nouns: ['mesa de madeira', 'mesinha', 'mesa lateral', 'mesa de centro', 'aparador', 'móvel de madeira'],
  asks: ['a medida do espaço', 'onde o móvel vai ficar', 'os tons de madeira que já tem em casa'],
  questions: {
    sale: ['Que canto da sua casa pede um móvel?', 'O que iria em cima, livros, café ou controle remoto?'],
    content: ['O que está em cima da sua mesa agora?', 'Qual é o móvel mais antigo da sua casa?'],
  },
  emojis: ['🪵', '🛋️', '🏠'],
  hashtags: ['moveisdemadeira', 'mesademadeira', 'marcenaria', 'mesadecentro', 'moveis', 'aparador', 'mesalateral'],
  sale: {
    professional: {
      openings: [
        'Um móvel que a casa vai usar todos os dias: {topic}.',
        '{O topic} {resolve/resolvem} um canto da casa com beleza.',
        'O calor da madeira chega à sua casa com {topic}.',
      ],
      steps: [
        ['Há um canto em que sempre falta onde apoiar a xícara, o livro ou a bolsa. Com um móvel ali, o canto passa a ser usado.', 'Quando as visitas chegam, a casa mostra o que falta. Em geral é mais um apoio para o prato, o copo ou a travessa.'],
        ['A madeira tem veios próprios, e nenhuma peça repete a outra. Com os anos de uso, ela ganha marcas e fica mais bonita.'],
        ['Vale para a casa pequena, para a família grande e para quem está montando tudo aos poucos. Madeira combina com qualquer fase.'],
        ['Antes de escolher, meça o espaço e a altura do que está ao lado. Deixe ainda passagem livre para circular.'],
      ],
    },
    casual: {
      openings: [
        'Faltava isso naquele cantinho: {topic}.',
        'Com {um topic}, a sala já tem outro jeito.',
        'Olha que beleza {o topic} em casa.',
      ],
      steps: [
        ['Sabe quando você senta com o café na mão e não tem onde apoiar? Aí a xícara vai pro chão e alguém chuta.', 'Chega visita, e começa a busca por onde pôr as coisas. A casa tava pedindo mais um móvel faz tempo.'],
        ['O que eu gosto na madeira é que ela envelhece bonito. Pega uma marquinha aqui, outra ali, e fica com cara da casa.'],
        ['Combina com casa nova, com casa cheia e com aquele apartamento que ainda tá meio vazio. Madeira aquece qualquer lugar.'],
        ['Mede o espaço com calma e repara na altura do sofá ou da bancada. É isso que deixa o uso confortável.'],
      ],
    },
    funny: {
      openings: [
        'Chega de apoiar o café no braço do sofá: {topic}.',
        'O controle remoto vai ter onde morar: {topic}.',
        'Canto vazio vira depósito, a não ser com {topic}.',
      ],
      steps: [
        ['O braço do sofá já foi mesa de café, de jantar e de trabalho. Está na hora de ele voltar a ser só braço.', 'Toda casa tem um canto que ninguém sabe para que serve. Ali moram uma sacola, um tênis e uma caixa por abrir.'],
        ['Madeira tem personalidade, mas não dá trabalho. Aguenta café, livro, lição de casa e o cotovelo de quem ouve a história.'],
        ['Serve para casa arrumada, para casa com criança e para casa de quem muda os móveis de lugar quando não consegue dormir.'],
        ['Meça antes de escolher, e deixe espaço para passar. O dedinho do pé sempre descobre onde a passagem ficou estreita.'],
      ],
    },
    motivational: {
      openings: [
        'A casa se monta aos poucos, com escolhas como {topic}.',
        'Para o lar que você vem construindo: {topic}.',
        'Quem faz da casa um bom lugar vai gostar {do topic}.',
      ],
      steps: [
        ['No começo foi um colchão e duas caixas servindo de mesa. Cada móvel que entra depois tem gosto de conquista.', 'É num móvel simples que se apoia a chave ao chegar, o bolo de aniversário e os livros da faculdade. Ele acompanha tudo.'],
        ['Um bom móvel de madeira depende de encaixe firme e lixa paciente. É um trabalho que se sente mais do que se vê.'],
        ['Vale para quem está na primeira casa e para quem decidiu caprichar mais naquela em que vive há anos.'],
        ['Pense no que você mais faz nesse canto, ler, receber ou comer. O uso conta mais do que a foto da revista.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como cuidar da madeira em casa: {topic}.',
        'Altura e proporção contam muito {no topic}.',
        'Pequenos cuidados conservam {um topic} por décadas.',
      ],
      steps: [
        ['Aquela mancha branca e redonda sobre o móvel costuma ser atribuída ao calor. Muitas vezes é umidade presa no acabamento.'],
        ['O acabamento protege, mas a água parada atravessa aos poucos. E a luz direta muda o tom de qualquer madeira.'],
        ['Limpe com pano levemente úmido, seque logo e use apoio sob copos. De tempos em tempos, mude os objetos de lugar.'],
        ['Na marcenaria, o encaixe é a parte que ninguém vê. Se está justo, o móvel fica firme por muitos anos.'],
      ],
    },
    casual: {
      openings: [
        'Mancha de copo, sol e outras histórias: {topic}.',
        'O segredo pra {um topic} envelhecer bonito.',
        'Uma coisa que todo mundo faz com {o topic}.',
      ],
      steps: [
        ['Sabe aquela rodinha branca que aparece no tampo? A gente põe a culpa no café quente, mas às vezes é o copo gelado.'],
        ['A água que fica ali parada entra no acabamento devagarinho. E a luz vai mudando a cor da madeira em volta.'],
        ['Enxuga na hora, usa um apoio pro copo e muda os enfeites de lugar às vezes. Parece pouco, mas faz diferença.'],
        ['Na bancada, o que me dá gosto é encaixe que entra justo, com duas batidinhas. Aí eu sei que ficou bom.'],
      ],
    },
    funny: {
      openings: [
        'A vida dura dos móveis da casa: {topic}.',
        'Tudo acaba em cima {do topic}.',
        'Ninguém usa {o topic} como estava planejado.',
      ],
      steps: [
        ['Toda superfície livre de uma casa tem no máximo um dia de paz. Depois chegam a correspondência, o boné e a fruta.', 'O móvel foi comprado para um vaso e um livro bonito. Hoje segura três carregadores, um boleto e o brinquedo do cachorro.'],
        ['As coisas param onde a mão cansa. Por isso, o primeiro móvel depois da porta junta mais história do que o álbum da família.'],
        ['Ponha uma bandeja em cima e combine que tudo vai dentro dela. Bagunça com moldura passa por decoração.'],
        ['Na oficina é o mesmo. A bancada fica limpa por dez minutos, e depois ninguém mais acha o lápis nem a trena.'],
      ],
    },
    motivational: {
      openings: [
        'Firme por muitos anos, encaixe por encaixe: {topic}.',
        'O trabalho que não se vê {no topic}.',
        'O que {um topic} guarda de uma casa.',
      ],
      steps: [
        ['Em muitas famílias há um móvel que passou por três casas e duas pinturas. Ninguém sabe dizer quando ele chegou.'],
        ['A madeira se move com o clima, abre um pouco, fecha um pouco. Um encaixe bem pensado conta com isso desde o início.'],
        ['Se tem um móvel cansado em casa, limpe, aperte os parafusos e lixe de leve antes de pensar em trocar.'],
        ['O último gesto do marceneiro é passar a mão pelo tampo, de ponta a ponta. A mão encontra o que o olho deixou.'],
      ],
    },
  },
}
