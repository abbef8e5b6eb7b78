import type { ProductType } from '../product-type.ts'

export const doll: ProductType = {
  nouns: ['boneco de feltro', 'bonequinho de feltro', 'boneca de feltro', 'bonequinha de feltro', 'ursinho de feltro', 'urso de feltro', 'bichinho de feltro', 'personagem de feltro', 'família de feltro'],
  asks: ['o personagem que você procura', 'onde vai ficar', 'se precisa parar em pé'],
  questions: {
    sale: ['Que personagem não pode faltar na festa?', 'Mesa da festa ou estante do quarto?'],
    content: ['Qual era o seu personagem preferido na infância?', 'Quem manda na estante aí na sua casa?'],
  },
  emojis: ['🧸', '🪡', '🧵'],
  hashtags: ['feltro', 'bonecosdefeltro', 'bonecasdefeltro', 'feltros', 'bichinhosdefeltro', 'bonecodefeltro', 'feltragem'],
  sale: {
    professional: {
      openings: [
        'Corte, costura e um rosto que conquista: {topic}.',
        '{O topic} {ganha/ganham} vida nos detalhes.',
        'Para a festa, o quarto ou a estante: {topic}.',
      ],
      steps: [
        ['Na mesa da festa ou na estante do quarto, é o rosto que os olhos procuram primeiro. O feltro deixa esse rosto alegre e bem recortado.', 'Quem entra no quarto de uma criança logo sabe do que ela gosta. Os personagens na prateleira contam tudo.'],
        ['No feltro, cada peça se recorta e se costura em camadas. Roupa, cabelo e rosto têm cor viva e contorno limpo.'],
        ['Enfeita mesa de festa, quarto e estante, e serve de presente. Terminada a festa, vai para o quarto.'],
        ['Antes de escolher, pense no lugar que vai ocupar e nas cores do ambiente. Para mesa, confira se fica em pé.'],
      ],
    },
    casual: {
      openings: [
        'Olha essa carinha de feltro: {topic}.',
        '{O topic} {conquista/conquistam} a mesa inteira.',
        'Da festa pra estante: {topic}.',
      ],
      steps: [
        ['Sabe aquela mesa de festa em que todo mundo tira foto do mesmo cantinho? Quase sempre tem um personagem ali.', 'A gente entra no quarto da criança e já sabe do que ela gosta. Basta olhar pras figuras na prateleira.'],
        ['Feltro deixa fazer muito detalhe, camada por camada. Cabelo, roupinha, rosto, tudo recortado e costurado.'],
        ['Pra mesa de festa, pro quarto, pra dar de presente. Depois da festa, quase sempre a criança leva embora.'],
        ['Me conta onde vai ficar e as cores do lugar. Se for pra mesa, já diz se precisa parar em pé.'],
      ],
    },
    funny: {
      openings: [
        'Sorri desde que foi costurado: {topic}.',
        '{O topic} {sai/saem} melhor na foto que a família toda.',
        'Convidado que não repete brigadeiro: {topic}.',
      ],
      steps: [
        ['Na festa, todos piscam na foto menos a figura de feltro. Lá está ela, no centro, de olhos bem abertos.', 'O aniversariante recusou sentar para a foto. O personagem de feltro sentou, sorriu e não pediu o celular.'],
        ['Tem camadas, costura e roupa sem um vinco. Na casa inteira, é a única que não precisa de ferro.'],
        ['Para a mesa do bolo, o quarto e a madrinha que disse que era para a sala dela, e era mesmo.'],
        ['Pense se vai ficar em pé ou sentado. Já houve festa em que o personagem principal caiu no brigadeiro.'],
      ],
    },
    motivational: {
      openings: [
        'Camada por camada, até sorrir: {topic}.',
        '{O topic} {mostra/mostram} quanto trabalho cabe num rosto.',
        'Para a festa preparada com cuidado: {topic}.',
      ],
      steps: [
        ['Quem prepara uma festa pensa em tudo por semanas. Quando a criança vê o personagem na mesa, até perde a fala.', 'Um quarto se monta peça por peça. Com o personagem certo na prateleira, ele já parece ter dono.'],
        ['Pontos curtos acompanham a borda inteira e unem frente e verso. Olhos e boca são a parte mais delicada.'],
        ['Para a criança que conhece o personagem de cor, para os pais que organizam tudo e para a madrinha que escolheu.'],
        ['Pense no que a criança mais nota: a roupa, o cabelo, o animal preferido. Comece por aí.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como tirar o pó {do topic}.',
        'O feltro e seus cuidados: {topic}.',
        'Detalhes que fazem o rosto {do topic}.',
      ],
      steps: [
        ['Com o tempo, a figura de feltro perde o brilho da cor e fica com bolinhas. Muita gente lava e se arrepende.'],
        ['O feltro é feito de fibras prensadas, não de fios tecidos. Água e atrito soltam a superfície, e ela perde o contorno.'],
        ['Para o pó, use um pincel macio ou fita adesiva de leve. Bolinhas se cortam rente, com tesoura fina.'],
        ['Antes de costurar o rosto, quem faz prende tudo com alfinetes e fotografa. Na foto pequena, os erros aparecem.'],
      ],
    },
    casual: {
      openings: [
        'Nada de molhar {o topic}.',
        'Fita adesiva faz milagre: {topic}.',
        'A hora do rosto é a melhor {do topic}.',
      ],
      steps: [
        ['A gente tira da estante, acha que tá sujinho e já quer pôr na água. Feltro pede outro jeito.'],
        ['Feltro é fibra prensada, solta se molhar e esfregar. Por isso faz bolinha e perde o contorno.'],
        ['Passa um pincel macio ou encosta fita adesiva de leve. Bolinha a gente corta com tesourinha, sem puxar.'],
        ['Eu prendo olhos e boca com alfinete, tiro foto e olho pequeno no celular. Ali a gente vê se convence.'],
      ],
    },
    funny: {
      openings: [
        'Estrela da mesa, apresentamos: {topic}.',
        'O rosto {do topic} também tem opinião.',
        'Bastidores da estante: {topic}.',
      ],
      steps: [
        ['Na estante da criança, todos os personagens estão voltados para a cama. À noite, os pais preferem não olhar.'],
        ['Um olho acima do outro e pronto, a cara ficou desconfiada. É mais difícil do que desenhar, porque costura não se apaga.'],
        ['Se o seu boneco está com cara triste, experimente virar de lado. Com outra luz, ele parece só pensativo.'],
        ['Quem faz olha para a figura e sorri do mesmo jeito que ela, sem perceber. A família já fotografou.'],
      ],
    },
    motivational: {
      openings: [
        'Do molde ao sorriso: {topic}.',
        'Cada recorte tem um lugar {no topic}.',
        'Pontos miúdos em volta de tudo: {topic}.',
      ],
      steps: [
        ['Quem corta feltro olha para a mesa e vê pedaços que não parecem nada. Na ordem certa, viram um rosto.'],
        ['As camadas se costuram de trás para a frente. Um erro no começo esconde o que viria depois.'],
        ['Se for começar, escolha um molde de poucas partes e corte com tesoura bem afiada. A borda agradece.'],
        ['No fim, a linha some na cor do feltro e o rosto parece olhar de volta. Quem costurou olha também.'],
      ],
    },
  },
}
