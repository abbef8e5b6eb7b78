import type { ProductType } from '../product-type.ts'

export const waistBag: ProductType = {
  nouns: ['pochete'],
  asks: ['o que vai dentro', 'se usa na cintura ou atravessada', 'a cor que prefere'],
  questions: {
    sale: ['Na cintura ou atravessada no peito?', 'Você usaria no passeio, na corrida ou no dia a dia?'],
    content: ['O que não pode faltar quando você sai só com o essencial?', 'Você usou pochete na infância?'],
  },
  emojis: ['👝', '🚶', '✨'],
  hashtags: ['pochete', 'pochetes', 'pochetefeminina', 'pochetemasculina', 'pochetedetecido', 'modaurbana'],
  sale: {
    professional: {
      openings: [
        '{O topic} para sair com as mãos livres.',
        'O essencial junto do corpo: {topic}.',
        'Quem anda muito vai gostar {do topic}.',
      ],
      steps: [
        ['No show, na feira ou na caminhada, a bolsa no ombro pesa e escorrega. Perto do corpo, o essencial fica à vista.', 'Celular, chave, documento e um dinheiro. Há dias em que é só isso, e carregar uma bolsa grande não faz sentido.'],
        ['Uma pochete é pequena por escolha. Leva o que importa, fica presa ao corpo e deixa os dois braços livres.'],
        ['Acompanha a viagem, o passeio de bicicleta, o parque e a festa de rua. De presente, agrada a quem não para.'],
        ['Antes de escolher, meça o celular com a capinha e veja a regulagem da fita. O resto costuma se acomodar.'],
      ],
    },
    casual: {
      openings: [
        'Pra sair só com o essencial: {topic}.',
        'Bota {o topic} e esquece da bolsa.',
        'As duas mãos livres no passeio: {topic}.',
      ],
      steps: [
        ['Sabe aquele passeio em que a gente quer as duas mãos? Uma pro sorvete, outra pra apontar as coisas, e a bolsa só atrapalha.', 'Sair pra andar com celular numa mão e chave na outra não dá. Com uma pochete, acabou o problema.'],
        ['O bom é que a gente esquece que tá usando. Não escorrega, não bate na perna e tá sempre na frente.'],
        ['Serve pra viagem, pra caminhada, pra festa de rua, pro mercado rapidinho. E dá pra usar na cintura ou atravessada.'],
        ['Mede o seu celular com capinha e tudo e me passa. Me conta também o que mais precisa caber, que a gente vê.'],
      ],
    },
    funny: {
      openings: [
        'Sua tia guardou, e a moda voltou: {topic}.',
        '{O topic} para dançar sem tomar conta de bolsa.',
        'As mãos livres são por conta {do topic}.',
      ],
      steps: [
        ['Alguém sempre fica na mesa tomando conta das bolsas. Essa pessoa também queria dançar, só que ninguém perguntou.', 'Há uma foto da família em 1995, na praia, todos de pochete. Você riu dela por vinte anos, e agora quer uma igual.'],
        ['Guarda celular, chave, dinheiro e uma bala meio aberta. Mais do que isso ela não aceita, e as costas concordam.'],
        ['Para o passeio, para a viagem e para o tio, que nunca parou de usar e hoje se sente vingado.'],
        ['Meça o celular, porque ele é o chefe. A chave, a bala e o guardanapo do bar se ajeitam em volta.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem vai a pé e vai longe: {topic}.',
        '{O topic} para a caminhada de toda manhã.',
        'Menos peso, mais passeio com {o topic}.',
      ],
      steps: [
        ['Você sai cedo para andar, com chave, documento e vontade. Quanto menos se leva, mais fácil é ir até o fim.', 'Quem trabalha em pé, na rua ou na feira, precisa do troco e do celular na mão certa, na hora certa.'],
        ['Escolher o que levar deixa o passeio mais simples. O que fica em casa não pesa, e quase nunca faz falta.'],
        ['É um presente para quem começou a caminhar, vai viajar ou vende na rua. Ajuda já no primeiro dia.'],
        ['Pense no que você realmente usa fora de casa. Com três ou quatro coisas na lista, o tamanho se decide sozinho.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que levar quando se quer levar pouco: {topic}.',
        'Como usar {o topic} com mais conforto.',
        'Regulagem e posição {do topic}.',
      ],
      steps: [
        ['A pochete solta balança a cada passo, e a apertada incomoda ao sentar. Quase sempre, o que falta é acertar a regulagem.'],
        ['A fita bem regulada distribui o peso e evita que tudo sacuda. Atravessada, acompanha melhor quem caminha depressa.'],
        ['Ajuste com o que vai levar já dentro, em pé e depois sentado. Em lugar cheio, use na frente do corpo.'],
        ['Uma lista curta ajuda na saída. Celular, documento, chave e dinheiro resolvem quase todos os passeios de uma tarde.'],
      ],
    },
    casual: {
      openings: [
        'Sair leve com {o topic}, dá certo?',
        'Meu kit de passeio cabe {no topic}.',
        'Pouca coisa e bom humor: {topic}.',
      ],
      steps: [
        ['Eu era de levar a casa inteira pra dar uma volta na praça. Até o dia em que doeu o ombro e eu repensei tudo.'],
        ['É que a gente carrega o medo da chuva, da fome e do frio. Cada um vira um item a mais, e o ombro paga a conta.'],
        ['Faz um teste no próximo passeio curto e leva quatro coisas só. Na volta, vê se alguma fez falta de verdade.'],
        ['Quase nunca falta nada. E a gente volta andando mais leve, com a mão livre pra um pastel no caminho.'],
      ],
    },
    funny: {
      openings: [
        'Uma breve história {do topic} e suas voltas.',
        'O retorno que ninguém previu: {topic}.',
        'Nos anos 90, {o topic} já {sabia/sabiam} de tudo.',
      ],
      steps: [
        ['Nos anos 90, a pochete era o auge. Depois virou piada de festa, sumiu no armário e voltou atravessada, como se nada tivesse acontecido.', 'O tio nunca deixou de usar. Atravessou três décadas de zombaria com o dinheiro guardado e as mãos no bolso.'],
        ['Moda é assim, dá a volta e bate na porta. Quem jogou fora compra outra, e quem guardou se acha visionário.'],
        ['Antes de doar qualquer coisa dos anos 90, espere. Guarde numa caixa, escreva a data e abra de dez em dez anos.'],
        ['O tio que nunca deixou de usar nem comemora. Só passa a mão no zíper, paga o sorvete de todos e segue andando.'],
      ],
    },
    motivational: {
      openings: [
        'Andar mais leve pela cidade: {topic}.',
        'Caminhar um pouco por dia, com {o topic}.',
        'Um passeio curto também conta: {topic}.',
      ],
      steps: [
        ['Uma volta na quadra parece pouca coisa. Quem fez isso ontem, hoje e amanhã já conhece até o cachorro do portão azul.', 'O grupo da praça anda todo dia no mesmo horário. Um espera o outro na esquina, e ninguém gosta de faltar.'],
        ['O costume pega quando sair é fácil. Com chave, documento e celular já separados, falta só calçar o tênis.'],
        ['Deixe tudo junto perto da porta e escolha um trajeto curto. Aumente uma quadra quando ficar com vontade.'],
        ['No fim do mês, o caminho tem nome, árvore preferida e gente que dá bom-dia. A cidade fica um pouco mais sua.'],
      ],
    },
  },
}
