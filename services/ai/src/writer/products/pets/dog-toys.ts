import type { ProductType } from '../product-type.ts'

export const dogToys: ProductType = {
  nouns: ['brinquedo pet', 'brinquedo para cachorro', 'bolinha pet', 'mordedor pet'],
  asks: ['o tamanho do seu cachorro', 'se ele destrói tudo ou carrega com cuidado', 'a idade dele'],
  questions: {
    sale: ['Seu cachorro é de morder, de buscar ou de carregar?', 'Qual foi a última vítima dos dentes dele?'],
    content: ['Qual é o brinquedo mais feio e mais amado dele?', 'Ele busca e traz de volta ou só busca?'],
  },
  emojis: ['🐶', '🐾', '💛'],
  hashtags: ['brinquedopet', 'brinquedosparacachorro', 'brinquedoparacachorro', 'brinquedospet', 'mordedor', 'maedepet', 'petshop'],
  sale: {
    professional: {
      openings: [
        'Para as tardes em que ele tem energia de sobra: {topic}.',
        '{O topic} para brincar em casa ou no parque.',
        'O chinelo agradece: {topic}.',
      ],
      steps: [
        ['Chove lá fora, o passeio foi curto e ele olha para você com o pé do sofá na mira. É hora de uma brincadeira.', 'Você chega do trabalho, e ele já está na porta com alguma coisa na boca. Dez minutos de brincadeira bastam para os dois.'],
        ['Brincar gasta energia e ocupa a cabeça do bicho. Um objeto que é dele ajuda a entender o que pode e o que não pode morder.'],
        ['Serve ao filhote que explora tudo com a boca e ao adulto que fica parte do dia em casa. Vai bem também para quem acabou de adotar.'],
        ['Ao escolher, pense no tamanho da boca e na força da mordida dele. A peça não pode caber inteira na boca.'],
      ],
    },
    casual: {
      openings: [
        'Ele já largou o seu chinelo e veio ver {o topic}.',
        'Tarde de chuva e {topic} no meio da sala.',
        'Mais um pra coleção dele: {topic}.',
      ],
      steps: [
        ['Sabe quando ele passa por você correndo com uma meia na boca e cara de vitória? Tá pedindo pra brincar, e faz tempo.', 'Eu chego sem forças, ele chega com brinquedo na boca. Em dez minutos tô no chão, rindo, e nem lembro do resto.'],
        ['Bicho precisa gastar energia, e se não for brincando, vai ser no sofá. Com uma coisa só dele, fica mais fácil ensinar.'],
        ['Filhote, adulto, velhinho animado, todos brincam, cada um do seu jeito. Pra quem acabou de adotar um, já é um bom começo de amizade.'],
        ['Me conta o tamanho dele e se destrói tudo ou carrega com cuidado. Tem cachorro de cada tipo, e isso muda a escolha.'],
      ],
    },
    funny: {
      openings: [
        'O pé do sofá ganhou um substituto: {topic}.',
        'Vinte brinquedos no cesto, e agora ele quer {topic}.',
        'Em defesa do chinelo esquerdo: {topic}.',
      ],
      steps: [
        ['O chinelo direito está inteiro. O esquerdo foi visto pela última vez debaixo da cama, com testemunhas de quatro patas.', 'O cachorro traz, você pega, ele não solta. Ele solta, você joga, ele não busca. No fim, quem fez exercício foi você.'],
        ['Cachorro com o que morder deixa a mobília em paz. Pelo menos até descobrir que o controle remoto também faz barulho.'],
        ['Para filhotes de dente novo, adultos de muita energia e cães que só brincam quando você está em reunião.'],
        ['Escolha pelo porte e pela fama dele em casa. Quem já desmontou uma poltrona merece uma conversa mais detalhada.'],
      ],
    },
    motivational: {
      openings: [
        'Dez minutos no chão com ele e {topic}.',
        '{O topic} para o melhor momento do dia dele.',
        'Brincar também é cuidar: {topic}.',
      ],
      steps: [
        ['O cachorro passou o dia esperando você chegar. Sentar no chão com o brinquedo na mão é a resposta que ele mais quer.', 'O filhote trocou o tapete pelo brinquedo pela primeira vez. Quem repetiu não cem vezes sabe o tamanho da vitória.'],
        ['A brincadeira diária gasta energia e aproxima. É nela que o bicho aprende a soltar, a esperar e a confiar.'],
        ['Vale para o cão adotado que ainda não sabe brincar e para o idoso que busca só duas vezes. Cada um no seu passo.'],
        ['Escolha conforme o porte e observe as primeiras brincadeiras de perto. Conhecer o jeito dele evita surpresa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como tornar {o topic} interessante por mais tempo.',
        'Ele perdeu o interesse {no topic}, o que fazer?',
        'Um truque simples para brincar mais: {topic}.',
      ],
      steps: [
        ['Muita gente deixa todos os brinquedos no chão o tempo inteiro. Com tanta oferta, nenhum parece novidade.'],
        ['O que está sempre à vista perde a graça para o cão, como perderia para nós. O cheiro de quem brinca com ele também conta.'],
        ['Guarde a metade e faça um rodízio por semana. Descarte o que estiver soltando pedaços e brinque junto nos primeiros minutos.'],
        ['Quem faz brinquedos para bichos pensa em onde vão puxar e em onde vão morder primeiro. Qualquer ponta solta vira alvo.'],
      ],
    },
    casual: {
      openings: [
        'Some com metade e ele volta a gostar {do topic}.',
        'O rodízio que faço aqui em casa com {topic}.',
        'Ele enjoou rápido? Testa isso: {topic}.',
      ],
      steps: [
        ['Aqui tinha brinquedo pelo chão da casa inteira e ele só queria a meia. Demorei pra entender por quê.'],
        ['Se tá tudo no chão o tempo todo, nada é novidade. E a meia tem uma coisa que o brinquedo não tem, o cheiro da gente.'],
        ['Guarda metade e troca toda semana, que parece tudo novo. E senta no chão cinco minutinhos, que aí ele se interessa mesmo.'],
        ['Se quiser saber o preferido, espia qual ele leva pra dormir. Costuma ser o mais babado e o mais feio de todos.'],
      ],
    },
    funny: {
      openings: [
        'A caixa de papelão disputa a atenção com {o topic}.',
        'Ele busca, mas não devolve: {topic}.',
        'A meia ainda ganha, mas {topic} vem logo atrás.',
      ],
      steps: [
        ['O cesto tem vinte brinquedos, e ele escolheu o chinelo da visita. A visita ri, sem graça, com um pé descalço.'],
        ['O chinelo tem cheiro, tem textura e faz alguém sair correndo atrás. É o brinquedo mais completo do mercado canino.'],
        ['Corra você atrás do brinquedo, com entusiasmo, e ignore o chinelo. Em poucos dias o interesse dele muda de lado.'],
        ['Quem testa brinquedo com cachorro de verdade acaba com uma coleção de metades. Cada uma mostra onde ele puxa primeiro.'],
      ],
    },
    motivational: {
      openings: [
        'O filhote que aprendeu a soltar {o topic}.',
        'Um bicho que volta a brincar é uma alegria: {topic}.',
        'O tempo no chão com ele e {o topic}.',
      ],
      steps: [
        ['Alguns cães adotados não sabem o que fazer com um brinquedo. Um dia dão a primeira patada, e a casa inteira comemora.'],
        ['Para o bicho, brincar mostra que ele se sente à vontade. É um dos primeiros sinais de confiança em casa nova.'],
        ['Marque dez minutos por dia, sem celular, no mesmo horário. Em uma semana, ele vai buscar você na hora certa.'],
        ['A melhor recompensa de quem faz brinquedos é vê-los bem usados. Cada marca de dente conta uma tarde no quintal ou na sala.'],
      ],
    },
  },
}
