import type { ProductType } from '../product-type.ts'

export const photoAlbum: ProductType = {
  nouns: ['álbum', 'álbum de fotos', 'scrapbook', 'livro de memórias'],
  asks: ['qual é a ocasião das fotos', 'quantas fotos são', 'se é para a família ou para presente'],
  questions: {
    sale: ['Qual viagem ou festa merecia um álbum?', 'Quantas fotos tem no seu celular agora?'],
    content: ['Quando foi a última vez que você abriu um álbum em família?', 'Qual corte de cabelo antigo aparece nas suas fotos?'],
  },
  emojis: ['📷', '📖', '💛'],
  hashtags: ['albumdefotos', 'scrapbook', 'albunsdefotos', 'album', 'scrapbooking', 'recordacoes', 'fotografias'],
  sale: {
    professional: {
      openings: [
        'As fotos saem do celular e ganham lugar: {topic}.',
        '{O topic} {reúne/reúnem} o que merece ser lembrado.',
        'Para folhear sem pressa, com a família por perto: {topic}.',
      ],
      steps: [
        ['Há milhares de fotos no celular, e quase nenhuma é vista duas vezes. Num álbum, as melhores voltam para a mesa.', 'A visita senta, alguém busca o álbum e a tarde muda de rumo. Cada página puxa uma história que ninguém contava.'],
        ['Escolher, colar e anotar dá ordem às lembranças. O que estava solto passa a ter começo, meio e data.'],
        ['Para o casamento, a viagem, o primeiro ano, os amigos de uma vida. E para presentear quem aparece nas fotos.'],
        ['Separe as fotos antes de escolher o tamanho. Vinte boas rendem mais do que cem parecidas e mostram de quantas páginas você precisa.'],
      ],
    },
    casual: {
      openings: [
        'Tira essas fotos do celular: {topic}.',
        'Eu folheio devagar {o topic}, toda vez.',
        'Cada página é uma história {no topic}.',
      ],
      steps: [
        ['Quantas fotos tem no seu celular agora? E quando foi a última vez que a família sentou junta pra ver alguma?', 'Sabe aquela tarde em que alguém puxa o álbum e todo mundo se aperta no sofá? Ri do cabelo, aponta, lembra.'],
        ['No papel a foto ganha bilhete, data, aquele ingresso guardado. Vira história contada com as suas palavras.'],
        ['Fica lindo pra viagem, casamento, primeiro ano, turma de amigos. E dar de presente rende choro bom na sala.'],
        ['Antes de pedir, separa as fotos numa pasta. Vai por mim, escolher é a parte que mais demora.'],
      ],
    },
    funny: {
      openings: [
        'As fotos do celular já pediram socorro: {topic}.',
        'Cabem as bonitas e aquela do cabelo: {topic}.',
        '{O topic} {guarda/guardam} provas para o almoço em família.',
      ],
      steps: [
        ['São doze mil fotos no celular. Onze mil são do mesmo prato, do mesmo gato ou do dedo na frente da lente.', 'A visita elogiou o café, e pronto: alguém foi buscar o álbum. Agora ela vai conhecer todos os primos até a página quarenta.'],
        ['Na página, a foto não some no meio de captura de tela de boleto. E a franja de 1998 fica à disposição da família.'],
        ['É um presente para quem viajou junto, casou, cresceu ou passou vergonha. Principalmente para quem passou vergonha.'],
        ['Escolha as fotos com calma e com testemunhas. Sempre há uma que a sua irmã faria questão de deixar de fora.'],
      ],
    },
    motivational: {
      openings: [
        'O que vocês viveram merece papel: {topic}.',
        'As histórias da família, para abrir e contar: {topic}.',
        '{O topic} para quem guarda com carinho.',
      ],
      steps: [
        ['Alguém passou noites escolhendo fotos e lembrando datas. Quando a família abre a primeira página, o silêncio já agradece.', 'Uma mão pequena na mão da avó, a casa antiga, a festa no quintal. Estão no celular, à espera de uma página.'],
        ['Anotar o nome, o lugar e o ano parece detalhe. Para quem vai ler daqui a vinte anos, é o mais importante.'],
        ['Para contar aos mais novos como tudo começou, e para os mais velhos contarem o que só eles sabem.'],
        ['Comece por um período só: uma viagem, um ano, uma pessoa. Assim as fotos se escolhem quase sozinhas.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Por onde começar com tantas fotos: {topic}.',
        'Quantas fotos usar {no topic}.',
        'O que anotar ao lado de cada foto {no topic}.',
      ],
      steps: [
        ['Montar um álbum costuma parar na primeira etapa. Diante de milhares de imagens, ninguém sabe qual escolher.'],
        ['Fotografamos muito e apagamos pouco, e as imagens parecidas se acumulam. Na hora da escolha, uma disputa com a outra.'],
        ['Escolha no máximo três fotos por acontecimento e anote quem, onde e quando. Use caneta que não manche.'],
        ['Colar, legendar e virar a página leva tempo. Quem monta um álbum costuma parar no meio para contar uma história.'],
      ],
    },
    casual: {
      openings: [
        'Doze mil fotos e nenhum álbum? Vem cá: {topic}.',
        'Um jeito fácil de escolher as fotos {do topic}.',
        'Escreve o nome atrás, por favor: {topic}.',
      ],
      steps: [
        ['A gente diz que vai montar um álbum desde a viagem de três anos atrás. Aí abre a galeria, desanima e fecha.'],
        ['É muita foto igual. A gente tira nove do mesmo sorriso e depois não tem coragem de largar oito.'],
        ['Faz por rodada: marca as que gosta, deixa passar um dia e corta metade. E já anota nome e ano.'],
        ['Minha parte preferida é quando param de montar pra contar o que aconteceu naquele dia. O álbum demora mais, e tudo bem.'],
      ],
    },
    funny: {
      openings: [
        'A moda de cada época, sem piedade: {topic}.',
        'As fotos que a família tenta esconder {do topic}.',
        'Escavações na galeria do celular: {topic}.',
      ],
      steps: [
        ['Procurar uma foto de aniversário no celular leva quarenta minutos. No caminho há boletos, memes e um tutorial de desentupir pia.'],
        ['A galeria guarda tudo com a mesma importância: o nascimento do sobrinho e a etiqueta da lata de tinta.'],
        ['Crie uma pasta com nome claro e jogue nela só o que daria orgulho mostrar. O cabelo de 1998 entra por votação.'],
        ['No fim, a página mais pedida é a da foto pior. A família ri, e a pessoa do cabelo também.'],
      ],
    },
    motivational: {
      openings: [
        'As noites de escolher e colar: {topic}.',
        'Histórias com data e nome {no topic}.',
        'A memória da família em boas mãos: {topic}.',
      ],
      steps: [
        ['Uma legenda de cinco palavras, escrita por um avô, vale mais que a foto inteira. Nela está a letra dele.'],
        ['A foto mostra como era, e a anotação conta por quê. Quem ainda nem nasceu vai precisar das duas.'],
        ['Sente com uma pessoa mais velha, mostre fotos e escreva o que ela disser. Uma tarde dessas enche muitas páginas.'],
        ['A última página fica em branco por um tempo. Quem monta deixa assim, porque a história continua.'],
      ],
    },
  },
}
