import type { ProductType } from '../product-type.ts'

export const themedKit: ProductType = {
  nouns: ['kit churrasco', 'kit vinho', 'kit cerveja', 'kit café', 'kit chá', 'kit caipirinha'],
  asks: ['para quem é o presente', 'se a pessoa curte com a turma ou a dois', 'para quando é'],
  questions: {
    sale: ['Quem da sua turma merece um kit desses?', 'Você prepara ou só aproveita?'],
    content: ['Quem é o especialista da sua família?', 'Você ajuda ou só dá palpite?'],
  },
  emojis: ['🎁', '🧺', '🎉'],
  hashtags: ['kitpresente', 'kitdepresente', 'kitpersonalizado', 'presentecriativo', 'kitspersonalizados', 'presentespersonalizados', 'cestapersonalizada'],
  sale: {
    professional: {
      openings: [
        'Para presentear quem tem um gosto bem definido: {topic}.',
        '{O topic} {acerta/acertam} no passatempo preferido de quem recebe.',
        'Um presente para ser usado com os amigos, {topic}.',
      ],
      steps: [
        ['Todo grupo tem alguém que fala do assunto com brilho nos olhos. Presentear essa pessoa fica mais fácil do que parece.', 'Fim de tarde em casa, amigos chegando, e quem ganhou o presente já quer mostrar. O encontro começa assim.'],
        ['O kit parte de algo que a pessoa já aprecia. Por isso o presente sai da embalagem direto para o uso.'],
        ['Vale para aniversário, agradecimento a um cliente, padrinhos, sogro, colega e anfitrião de um bom encontro.'],
        ['Descubra antes como a pessoa gosta de aproveitar: sozinha, a dois ou com a casa cheia. Isso orienta a escolha.'],
      ],
    },
    casual: {
      openings: [
        'Pra quem tem esse ritual e não abre mão: {topic}.',
        'Presente que já sai da caixa pro uso, {topic}.',
        'Todo mundo conhece alguém que merece {o topic}.',
      ],
      steps: [
        ['Você já sabe quem é. Aquela pessoa que puxa esse assunto em todo encontro e acha que ninguém percebeu.', 'Presente bom é o que a pessoa abre e já quer usar na mesma hora. E ainda convida você.'],
        ['A gente não precisa adivinhar o gosto, porque ele já tá na cara. É só acertar em cima dele.'],
        ['{Vai/Vão} bem pro pai, pra amiga, pro cunhado, pro chefe e pra quem acabou de montar a casa nova.'],
        ['Repara se a pessoa curte com a turma ou quietinha no canto dela. Isso ajuda muito na hora de escolher.'],
      ],
    },
    funny: {
      openings: [
        'Presente com segundas intenções, {topic}.',
        'O convite para o primeiro uso vem logo: {topic}.',
        'Para o especialista da família: {topic}.',
      ],
      steps: [
        ['Em toda família há um especialista autodidata. Ele explica o processo inteiro, e ninguém pediu, mas todos aproveitam.', 'O presente é do especialista, mas quem deu aparece no primeiro uso. É investimento, e dos mais inteligentes.'],
        ['Quem tem um ritual não quer surpresa, quer acerto. Nesse ponto, a pessoa já entregou o gosto há anos.'],
        ['Bom para sogro calado, chefe difícil e cunhado que fala demais. Todos ficam ocupados com o presente.'],
        ['Antes de escolher, deixe a pessoa falar dez minutos do assunto. Vai sair tudo, inclusive o que ela não tem.'],
      ],
    },
    motivational: {
      openings: [
        'O descanso de alguém também merece cuidado: {topic}.',
        'Para o momento preferido da semana de quem você gosta: {topic}.',
        'Reunir os amigos já é um bom motivo para {topic}.',
      ],
      steps: [
        ['Quem trabalha a semana toda espera por uma hora só sua. Um presente para essa hora mostra que você sabe disso.', 'O amigo que sempre recebe todos em casa raramente ganha alguma coisa. Desta vez, o anfitrião é o presenteado.'],
        ['Cada gosto tem o seu pequeno ritual, com gestos repetidos e paciência. Dar valor a ele é conhecer a pessoa.'],
        ['Também agradece bem ao professor, ao vizinho prestativo ou a quem acolheu você numa cidade nova.'],
        ['Escreva num cartão um momento que viveram juntos com esse mesmo ritual. A lembrança faz metade do presente.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Gosto, ritual e companhia: {topic}.',
        'O que observar antes de dar {um topic}.',
        'Presentes por afinidade, a exemplo {do topic}.',
      ],
      steps: [
        ['Na hora de presentear um entendido, muita gente se assusta. Parece fácil errar com quem sabe mais do que nós.'],
        ['Quem entende tem preferências firmes, mas costuma falar delas o tempo todo. A informação está nas conversas.'],
        ['Pergunte o que a pessoa usa com mais frequência e repare no que já tem em casa. Evita repetição e orienta.'],
        ['Muitos encontros existem por causa de um preparo sem pressa. É durante a espera que a conversa acontece.'],
      ],
    },
    casual: {
      openings: [
        'Papo de quem tem ritual: {topic}.',
        'Bora falar de presente certeiro? Hoje é {topic}.',
        'Eu observo muito antes de indicar {um topic}.',
      ],
      steps: [
        ['Já dei presente repetido pra quem era fã do assunto. A pessoa riu, agradeceu e mostrou o igualzinho.'],
        ['Quem gosta muito já tem muita coisa. O segredo é descobrir o que acaba, o que gasta ou o que falta.'],
        ['Puxa o assunto e deixa a pessoa falar. Em dez minutos ela conta até o que não gostou de ganhar.'],
        ['Acho bonito como esses rituais juntam gente. Um prepara, o outro palpita e a tarde vai embora.'],
      ],
    },
    funny: {
      openings: [
        'O especialista da família e {o topic}.',
        'Palpites não solicitados em volta {do topic}.',
        'Ciência doméstica levada muito a sério: {topic}.',
      ],
      steps: [
        ['Em volta de quem prepara, formam-se três fiscais de braços cruzados. Nenhum ajuda, e todos teriam feito diferente.'],
        ['O palpite não precisa de estudo, e o preparo precisa. Por isso há tantos fiscais e um só trabalhador.'],
        ['Distribua tarefas: um busca os copos, outro lava, o terceiro põe a mesa. Fiscal ocupado perde a opinião.'],
        ['No fim, o especialista recebe o elogio e diz que \'hoje nem ficou tão bom\'. Espera que alguém discorde.'],
      ],
    },
    motivational: {
      openings: [
        'O tempo dedicado ao que se gosta: {topic}.',
        'Preparar para os outros também é alegria, com {topic}.',
        'Quem recebe bem conhece {o topic}.',
      ],
      steps: [
        ['Alguém ensinou esse ritual a cada um de nós, um pai, uma tia, um amigo. O jeito de fazer ainda lembra essa pessoa.'],
        ['Repetir os mesmos gestos, com atenção, melhora o resultado e a companhia. Ninguém aprende isso com pressa.'],
        ['Convide quem quer aprender e deixe a pessoa fazer uma parte. Errar junto também rende uma boa história.'],
        ['Preparar alguma coisa para os amigos é trabalho escolhido. Ninguém reclama desse cansaço. No dia seguinte, já se marca outro.'],
      ],
    },
  },
}
