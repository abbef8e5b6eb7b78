import type { ProductType } from '../product-type.ts'

export const stuffedBread: ProductType = {
  nouns: ['pão recheado', 'pão de batata'],
  asks: ['quantas pessoas vão comer', 'qual sabor prefere', 'para quando é'],
  questions: {
    sale: ['No café da manhã ou no da tarde?', 'Qual recheio ganha na sua casa?'],
    content: ['Você come pela beirada ou abre no meio?', 'Quente ou no dia seguinte?'],
  },
  emojis: ['🍞', '🥖', '😋'],
  hashtags: ['paorecheado', 'paodebatata', 'paesrecheados', 'paocaseiro', 'lanchedatarde', 'paorecheadocaseiro', 'cafedatarde'],
  sale: {
    professional: {
      openings: [
        'Um lanche macio para a mesa do café: {topic}.',
        '{O topic} {resolve/resolvem} o lanche da tarde da casa inteira.',
        'Café coado, conversa boa e {topic}.',
      ],
      steps: [
        ['A tarde está no meio, o café acabou de passar e bolacha não basta. É hora de um lanche macio e mais completo.', 'Em reunião longa, todos olham para a porta quando chega o lanche. Massa macia e um bom café trazem a conversa de volta.'],
        ['A massa precisa ser macia e o sabor, bem distribuído. Quando os dois se encontram, ninguém pede manteiga nem talher.'],
        ['{Vai/Vão} no café da manhã, na lancheira, na reunião do trabalho, na viagem e no jantar de uma noite sem fogão.'],
        ['Pense em quantas pessoas vão comer e se será lanche ou refeição. Com uma salada ao lado, pouca coisa falta.'],
      ],
    },
    casual: {
      openings: [
        'Massa macia e café na mesa: {topic}.',
        'Hoje o lanche da tarde é {topic}.',
        'Quem não larga o café por causa {do topic}?',
      ],
      steps: [
        ['Sabe aquela fome das cinco da tarde, grande demais pra bolacha e pequena demais pra janta? É dela que eu tô falando.', 'Visita chegando e eu só precisei passar o café. Com uma coisa macia e cheirosa na mesa, o resto é conversa.'],
        ['O bom é abrir com a mão, ver a massa soltando e morder. Nem precisa de prato, só de guardanapo.'],
        ['É lanche de escola, café da tarde, comida de estrada e janta de quem não quer nem olhar pro fogão.'],
        ['Conta quantas pessoas vão comer e pensa no sabor de cada uma. Sempre tem quem peça o seu sem dividir.'],
      ],
    },
    funny: {
      openings: [
        'Ninguém passou manteiga, e ninguém sentiu falta: {topic}.',
        'O primeiro pedaço {do topic} não chegou à mesa.',
        'Café na garrafa e fila na cozinha por causa {do topic}.',
      ],
      steps: [
        ['A pessoa tirou só um pedaço da beirada, para ver se estava bom. Estava, e a investigação seguiu até a outra ponta.', 'O lanche era para as cinco. Às quatro e meia já havia gente na cozinha lavando um copo que estava limpo.'],
        ['Massa macia tem esse problema: não faz barulho. Alguém come três na cozinha e ninguém na sala desconfia.'],
        ['{Serve/Servem} para lancheira, para reunião e para aquela visita que diz que não quer nada e fica ao lado da travessa.'],
        ['Na conta, some quem disse que já lanchou. Essa pessoa senta mais perto e come com muita calma.'],
      ],
    },
    motivational: {
      openings: [
        'Uma mesa de café para juntar a casa: {topic}.',
        'Quem chega com fome merece encontrar {o topic}.',
        'Massa que descansou, lanche que reúne: {topic}.',
      ],
      steps: [
        ['Quem chega da escola ou do trabalho gosta de sentir cheiro de massa assada no corredor. Alguém pensou nessa fome.', 'A turma ficou até mais tarde para terminar o serviço. Um lanche dividido na mesa faz a última hora render.'],
        ['Massa macia depende de descanso, e rechear ou modelar pede mão paciente. O resultado se sente ao abrir com os dedos.'],
        ['Levar um lanche para a casa de quem teve um dia difícil é uma ajuda simples. Já chega pronta a parte da cozinha.'],
        ['Pergunte a quem mora com você qual sabor não pode faltar. O lanche fica melhor quando cada um acha o seu.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Massa macia no dia seguinte: {topic}.',
        'Como aquecer {o topic} sem ressecar.',
        'Descanso, forno e maciez {do topic}.',
      ],
      steps: [
        ['No dia seguinte, a massa que era macia parece firme e sem graça. Muita gente acha que foi a receita.', 'Quem tenta em casa já viu a massa crescer torta ou abrir de um lado no forno. O sabor é bom, mas a aparência muda.'],
        ['Depois de frio, o amido da massa endurece. E, se ela não descansou ou não foi bem fechada, abre no ponto mais fraco.'],
        ['Para recuperar, aqueça no forno baixo, coberto com papel-alumínio. Ao modelar, deixe a emenda da massa virada para baixo.'],
        ['Massa de pão é cozinha de espera. Enquanto ela cresce, quem trabalha prepara o resto e fica de olho no relógio.'],
      ],
    },
    casual: {
      openings: [
        'Dica para {o topic} {voltar/voltarem} à maciez do primeiro dia.',
        'Papo de massa que cresce: {topic}.',
        'Com a mão ou com a faca? O tema é {topic}.',
      ],
      steps: [
        ['Já deixei pra comer no outro dia e achei duro. Aí descobri que uns minutinhos de forno resolvem tudo.'],
        ['Massa fria endurece, é normal. O calor amolece de novo, mas se ficar descoberta no forno ela resseca por cima.'],
        ['Cobre com papel-alumínio, põe no forno baixo e espera uns minutinhos. Come logo, que é quando fica melhor.'],
        ['Gosto de ver a massa crescendo embaixo do pano. A gente espia de hora em hora, como se adiantasse alguma coisa.'],
      ],
    },
    funny: {
      openings: [
        'O caso da beirada que sumiu {do topic}.',
        'Fome das cinco da tarde, relatório completo: {topic}.',
        'Teorias sobre quem acabou com {o topic}.',
      ],
      steps: [
        ['Todo mundo sabe que é para esperar esfriar. Todo mundo também sabe abanar a boca com a mão e fingir que está bem.'],
        ['Por fora esfria depressa, por dentro continua quente. É um truque antigo, e a língua cai nele há gerações.'],
        ['Abra ao meio, espere a fumaça baixar e só então morda. Quem consegue seguir essa instrução mora sozinho.'],
        ['Quem assa jura que só provou um, para conferir. O farelo no avental conta outra história, com mais detalhes.'],
      ],
    },
    motivational: {
      openings: [
        'A massa pede tempo, e quem faz {topic} sabe disso.',
        'Mão na massa e forno no ponto: {topic}.',
        'Paciência que se sente na maciez {do topic}.',
      ],
      steps: [
        ['A primeira massa gruda em tudo e a pessoa põe farinha demais. Na terceira, a mão já reconhece quando parar.'],
        ['A massa muda com o calor do dia, e quem trabalha com ela aprende a esperar. Relógio ajuda, mas a mão confirma.'],
        ['Para praticar em casa, pese as porções antes de modelar. Tamanho igual assa por igual e sai junto do forno.'],
        ['Abrir com as mãos e dividir é a parte boa de quem recebe. A outra começou horas antes, com a massa na bancada.'],
      ],
    },
  },
}
