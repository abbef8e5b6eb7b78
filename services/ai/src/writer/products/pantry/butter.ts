import type { ProductType } from '../product-type.ts'

export const butter: ProductType = {
  nouns: ['manteiga caseira', 'manteiga artesanal', 'manteiga da roça', 'manteiga de leite', 'manteiga temperada', 'manteiga com ervas', 'nata', 'requeijão', 'requeijão cremoso', 'requeijão caseiro'],
  asks: ['se é mais para o pão ou para a cozinha', 'quantas pessoas tomam café na sua casa', 'se prefere com mais ou menos sal'],
  questions: {
    sale: ['Camada fina ou camada caprichada?', 'No pão quente ou na torrada?'],
    content: ['Quem na sua casa passa mais do que pão?', 'Pão francês, tapioca ou bolacha?'],
  },
  emojis: ['🧈', '🍞', '☕'],
  hashtags: ['manteiga', 'requeijao', 'nata', 'cafedamanha', 'cafedaroca', 'laticinios', 'produtosdaroca'],
  sale: {
    professional: {
      openings: [
        'Pão quente pede companhia: {topic}.',
        '{O topic} {recebe/recebem} bem o pão da manhã.',
        'Na mesa do café, ao alcance de todos: {topic}.',
      ],
      steps: [
        ['O pão acabou de sair do forno e a faca já está na mesa. A primeira fatia recebe uma camada generosa, que derrete ali mesmo.', 'A batata assada chega fumegando, aberta em cruz. Uma colherada no meio, e o acompanhamento vira o prato principal.'],
        ['A gordura do leite leva o sabor ao pão e amacia o que toca. Por isso o café mais simples parece completo.'],
        ['{Serve/Servem} o café da manhã, o lanche das crianças, o purê do almoço, a torrada da visita e o milho cozido.'],
        ['Para acertar no tamanho, conte as pessoas que tomam café em casa e as vezes em que {entra/entram} também na panela.'],
      ],
    },
    casual: {
      openings: [
        'O pão saiu do forno e procurou por {topic}.',
        'Café coado, pão fatiado e o que falta: {topic}.',
        'Passa uma camada boa {do topic} e me conta.',
      ],
      steps: [
        ['Pão estalando de quente, café no coador e aquela faca que vai até o fundo do pote. Manhã boa começa assim.', 'Cheguei com fome e só tinha pão e um restinho na geladeira. Foi a melhor janta daquela semana, sem exagero nenhum.'],
        ['É simples: {derrete/derretem} no quente, {amacia/amaciam} o pão e {deixa/deixam} aquele gostinho de leite. Não tem torrada que reclame.'],
        ['{Vai/Vão} no pão, na batata, no milho, no cuscuz e na bolacha de água e sal das quatro da tarde.'],
        ['Pensa em quem toma café aí e no tanto que cada um passa. Tem gente que usa o dobro e ainda raspa o pote.'],
      ],
    },
    funny: {
      openings: [
        'A faca mergulhou e voltou carregada {do topic}.',
        'Fatia fina, camada grossa: {topic}.',
        'O pãozinho sumiu embaixo {do topic}.',
      ],
      steps: [
        ['Há quem passe uma camada fina, há quem reboque uma parede. Os dois se olham no café da manhã com respeito.', 'A marca da faca no pote identifica cada morador. Quem escava só no meio acha que ninguém percebe.'],
        ['No pão quente, {derrete/derretem} e {escorre/escorrem} pela mão. O procedimento correto é lamber o pulso com naturalidade.'],
        ['{Serve/Servem} para pão, batata, milho, e para a pessoa que come a bolacha só como desculpa para chegar ao pote.'],
        ['Na conta do mês, lembre de quem passa dos dois lados da torrada. Essa pessoa existe, e talvez seja você.'],
      ],
    },
    motivational: {
      openings: [
        'O começo do dia merece capricho: {topic}.',
        'Para sentar cinco minutos antes da correria: {topic}.',
        'Uma mesa posta para quem sai cedo, com {topic}.',
      ],
      steps: [
        ['Um sai às cinco, outro às sete, e a mesa fica posta para os dois. É um jeito silencioso de dizer bom dia.', 'Preparar o lanche de quem vai estudar à noite é carinho de todo dia. Pão bem passado conta como abraço na mochila.'],
        ['Coisa simples também tem qualidade: bom leite, ponto certo e mão atenta. O sabor mostra quando alguém caprichou.'],
        ['Lembre de quem mora só e quase não arruma mesa. Um café partilhado, com pão e algo bom para passar, já é visita.'],
        ['Veja quantos cafés e lanches a casa prepara por semana. Assim o pote não falta, nem fica esquecido.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O estrago de uma migalha: {topic}.',
        'Pequenos cuidados com {o topic} na geladeira.',
        'Faca limpa, tampa fechada e {topic}.',
      ],
      steps: [
        ['O pão ficou bonito, mas a faca voltou ao pote cheia de farelo. No fim da semana, havia mais migalha do que cuidado.', 'O pote aberto ao lado da cebola cortada ganhou um sabor que ninguém pediu. Acontece em muitas geladeiras.'],
        ['A gordura do leite absorve com facilidade os cheiros que estão em volta. E cada migalha de pão encurta um pouco a conservação.'],
        ['Use sempre uma faca limpa, feche bem a tampa e devolva o pote à geladeira assim que o café terminar.'],
        ['Um bom café da manhã depende de pequenos gestos da véspera. Deixar a mesa posta é o primeiro deles.'],
      ],
    },
    casual: {
      openings: [
        'Farelo no pote, quem nunca? Vem: {topic}.',
        'Geladeira, cheiro de cebola e {topic}.',
        'Dica rápida de café da manhã com {topic}.',
      ],
      steps: [
        ['Quem nunca passou a faca cheia de farelo no pote e fingiu que nada aconteceu? Aqui em casa a culpa é sempre minha.', 'Abriu o pote e veio um gosto de alho que não era da receita? A vizinha de prateleira teve culpa nisso.'],
        ['Gordura de leite pega cheiro de tudo que tá perto, é impressionante. E, se cai farelo dentro, estraga mais rápido.'],
        ['Faca limpa toda vez, tampa bem fechada e de volta pra geladeira depois do café. E longe da cebola, por favor.'],
        ['Pão de ontem na frigideira, uma camada por cima e café forte. Eu trocaria muito almoço por isso.'],
      ],
    },
    funny: {
      openings: [
        'O crime da faca suja: {topic}.',
        'Quem deixou farelo {no topic}?',
        'Geladeira, terceira prateleira: {topic}.',
      ],
      steps: [
        ['A família instalou uma regra: faca limpa no pote. O farelo encontrado hoje de manhã prova que a regra vive só no papel.', 'O pote saiu da geladeira com cheiro de alho e cara de inocente. O alho, na prateleira de cima, não quis comentar.'],
        ['O pote aberto ouve todas as conversas da geladeira e fica com o cheiro delas. O farelo só termina de estragar a amizade.'],
        ['Tampa fechada, para o pote não ouvir o alho. Para quem deixa farelo, ofereça uma faca só dele, com nome no cabo.'],
        ['No fundo do pote sempre há o suficiente para meia fatia. É nessa hora que a família conhece os seus negociadores.'],
      ],
    },
    motivational: {
      openings: [
        'O leite, a espera e o ponto: {topic}.',
        'O cuidado que vai no pão de cada manhã: {topic}.',
        'Quem lida com leite acorda cedo por {topic}.',
      ],
      steps: [
        ['Quem trabalha com leite não conhece feriado. Antes do primeiro café da cidade, alguém já voltou do curral.', 'A mesa do café é a primeira reunião do dia em muitas casas. Às vezes dura cinco minutos e vale pela tarde inteira.'],
        ['Do leite à mesa existem etapas que não se apressam. É preciso separar, bater ou cozinhar e conhecer o ponto.'],
        ['Amanhã, ponha a mesa antes de todos chegarem, com pratos e tudo. Repare em quanto tempo as pessoas ficam sentadas.'],
        ['O pão passado por outra pessoa tem um gosto melhor, todos sabem. É cuidado na sua forma mais simples.'],
      ],
    },
  },
}
