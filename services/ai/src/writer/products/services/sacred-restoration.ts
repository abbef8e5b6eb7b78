import type { ProductType } from '../product-type.ts'

export const sacredRestoration: ProductType = {
  nouns: ['restauração de santos', 'restauração de santo', 'restauração de imagem sacra', 'restauração de imagens sacras', 'restauração de imagem de santo', 'restauração de imagens de santos', 'restauração de imagens religiosas', 'restauração de imagem religiosa', 'restauração de arte sacra', 'restauração sacra', 'conserto de santo', 'conserto de santos', 'conserto de imagem sacra', 'conserto de imagem de santo'],
  asks: ['fotos de frente e de costas', 'a altura da imagem', 'se os pedaços foram guardados'],
  questions: {
    sale: ['A imagem da sua casa veio de quem?', 'Há alguma imagem à espera de reparo na sua família?'],
    content: ['Onde fica a imagem na sua casa?', 'Você conhece a história da imagem mais antiga da família?'],
  },
  emojis: ['🕊️', '🖌️', '🤍'],
  hashtags: ['restauracaodesantos', 'restauracaodeimagens', 'restauracaosacra', 'artesacra', 'imagemsacra', 'imagensreligiosas', 'restauracao'],
  sale: {
    professional: {
      openings: [
        'Mãos, manto e rosto tratados com respeito: {topic}.',
        'A imagem da família de volta ao seu lugar: {topic}.',
        'Um trabalho de cuidado e de pesquisa: {topic}.',
      ],
      steps: [
        ['A imagem caiu durante a arrumação e perdeu uma das mãos. Os pedaços estão guardados numa caixa, embrulhados em pano.', 'A pintura do manto escureceu com os anos, e o rosto já não se distingue bem. A família quer voltar a vê-lo.'],
        ['Cada intervenção começa pelo estudo do material, das cores e do que já foi refeito. Só se completa o que falta.'],
        ['Atende a imagens de casa, de capela e de oratório, e a peças que passaram por muitas gerações.'],
        ['Mande fotos de frente, de costas e das partes danificadas, com a altura. Guarde os fragmentos, mesmo os menores.'],
      ],
    },
    casual: {
      openings: [
        'Guarda os pedacinhos e me manda uma foto: {topic}.',
        'A imagem que a sua família ama merece cuidado: {topic}.',
        'Com calma e muito respeito, {topic}.',
      ],
      steps: [
        ['Foi na limpeza, um esbarrão, e a imagem foi ao chão. Você juntou os pedaços e não teve coragem de jogar fora.', 'A imagem da sua família sempre teve um lugar certo na casa. Hoje a tinta descascou tanto que mal se vê o rosto.'],
        ['Eu olho bem antes de encostar: de que é feita, que tinta tem e o que já mexeram. Só então começo.'],
        ['Cuido da imagem da sala, da que fica na capela e daquela que veio de longe na mala de alguém.'],
        ['Me manda foto de todos os lados e diz a altura. E guarda cada caquinho, que até o pequenininho ajuda.'],
      ],
    },
    funny: {
      openings: [
        'Cada fragmento no seu lugar: {topic}.',
        'A prateleira vazia espera a imagem de volta: {topic}.',
        'Pincel fino e mão leve: {topic}.',
      ],
      steps: [
        ['O espaço na prateleira ficou vazio desde que a imagem se quebrou. Quem passa por ali ainda olha para o mesmo lugar.', 'No móvel da entrada, a imagem foi colada em casa, às pressas. A emenda aparece, e a família gostaria de algo melhor.'],
        ['Colas e repinturas são avaliadas antes de qualquer retoque. A superfície limpa mostra quanto da pintura original ainda existe.'],
        ['Serve à imagem recebida no casamento, à comprada numa viagem e à que ficou na casa dos pais.'],
        ['Conte se a peça já foi pintada ou colada antes. Essa informação, junto com as fotos, ajuda a avaliar o trabalho.'],
      ],
    },
    motivational: {
      openings: [
        'Cuidar do que a família preservou: {topic}.',
        'A história de uma casa numa só imagem: {topic}.',
        'Devolver o rosto ao que o tempo apagou: {topic}.',
      ],
      steps: [
        ['A imagem acompanhou mudanças, batizados e noites em claro. Chegou até aqui com marcas, e alguém decidiu cuidar dela.', 'Numa caixa de sapatos, entre algodão e jornal antigo, a família guardou os pedaços durante anos, à espera do momento certo.'],
        ['O retoque avança aos poucos, sob boa luz, com tons preparados para cada área. Recuar alguns passos faz parte do trabalho.'],
        ['É um gesto de carinho com os pais e os avós, e também com a comunidade que cuida de uma capela.'],
        ['Reúna o que a família sabe sobre a peça: de onde veio, quem trouxe, como era. Cada lembrança orienta uma decisão.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Pano úmido na imagem antiga, melhor não: {topic}.',
        'O que fazer quando uma imagem se quebra: {topic}.',
        'Cuidados com uma imagem antiga: {topic}.',
      ],
      steps: [
        ['Na melhor intenção, muitas pessoas limpam a imagem com pano úmido e produto de casa. A tinta antiga pode sair junto.', 'Quando uma imagem se quebra, a reação comum é colar logo. A cola rápida escorre e dificulta o encaixe correto.'],
        ['Gesso, madeira e barro absorvem água de modos diferentes, e a pintura acompanha. Por fora, nem sempre se reconhece o material.'],
        ['Tire o pó apenas com um pincel macio e seco, de cima para baixo. Em caso de quebra, guarde tudo e não cole.'],
        ['Restaurar não é deixar como se fosse recém-comprada. É permitir que a peça seja lida e que a sua idade continue visível.'],
      ],
    },
    casual: {
      openings: [
        'Não cola ainda, tá? Hoje eu falo de {topic}.',
        'Só pincel seco, por favor: {topic}.',
        'O que eu aprendi cuidando de imagens antigas: {topic}.',
      ],
      steps: [
        ['A gente quer deixar a imagem limpinha e passa um paninho molhado. Aí a cor do manto vem no pano.', 'Quebrou, a primeira vontade é colar na hora. Eu entendo, mas essa cola costuma dar mais trabalho que a quebra.'],
        ['Tem imagem de gesso, de madeira, de barro, e cada uma reage de um jeito. De longe, parecem todas iguais.'],
        ['Usa um pincel bem macio e seco, sem produto nenhum. E se quebrar, põe tudo num potinho com algodão e espera.'],
        ['Trabalho em silêncio quando chego no rosto. É onde um tracinho a mais muda a expressão inteira.'],
      ],
    },
    funny: {
      openings: [
        'As perguntas que chegam junto com a imagem: {topic}.',
        'O pedacinho guardado com cuidado: {topic}.',
        'Um caco que parecia perdido: {topic}.',
      ],
      steps: [
        ['Muitas imagens chegam com um dedo ou um pedaço de manto guardado à parte. Quase sempre alguém da família conservou com cuidado.', 'Algumas peças foram repintadas várias vezes, cada uma com as cores que havia em casa. Por baixo, ainda pode existir outra pintura.'],
        ['Cada camada conta um momento da peça e precisa ser observada antes de sair. Por isso testes pequenos vêm primeiro.'],
        ['Fotografe a imagem da sua casa de todos os lados. Se um dia algo se perder, a foto mostrará como era.'],
        ['Uma peça pequena pede o mesmo tempo de observação que uma grande. O tamanho não diminui o que ela significa.'],
      ],
    },
    motivational: {
      openings: [
        'O tempo visto de perto, na bancada: {topic}.',
        'Ofício de silêncio e pincel fino: {topic}.',
        'Entre conservar e refazer, a escolha {do topic}.',
      ],
      steps: [
        ['A senhora trouxe a imagem no colo, enrolada numa toalha. Contou de quem tinha sido e pediu apenas que o rosto continuasse igual.', 'No interior de uma peça oca apareceu um papel dobrado, com data e nome. A família não sabia que ele existia.'],
        ['Quem restaura estuda antes de agir e aceita deixar algumas marcas. Saber onde parar é a parte mais difícil.'],
        ['Escreva o que se conta na família sobre a imagem e guarde num envelope perto dela. Quem vier depois vai agradecer.'],
        ['Na hora da entrega, quase ninguém olha primeiro para a parte consertada. Todos procuram o rosto que já conheciam.'],
      ],
    },
  },
}
