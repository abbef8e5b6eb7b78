import type { ProductType } from '../product-type.ts'

export const healthWear: ProductType = {
  nouns: ['jaleco', 'scrub', 'pijama cirúrgico'],
  asks: ['a cor que o seu serviço pede', 'se prefere manga curta ou longa', 'as suas medidas'],
  questions: {
    sale: ['Qual é a sua área?', 'Manga curta ou comprida no seu dia a dia?'],
    content: ['Quantas canetas você já perdeu este mês?', 'O que tem agora no bolso da sua roupa de trabalho?'],
  },
  emojis: ['🥼', '🩺', '🏥'],
  hashtags: ['jaleco', 'scrub', 'pijamacirurgico', 'jalecos', 'scrubs', 'jalecofeminino', 'modahospitalar'],
  sale: {
    professional: {
      openings: [
        '{O topic} para muitas horas de trabalho.',
        'Boa apresentação do começo ao fim do expediente: {topic}.',
        'Quem passa o dia com {o topic} sabe o valor de um bom corte.',
      ],
      steps: [
        ['O primeiro paciente chega cedo, e o último, já de noite. No meio, você senta, levanta, se inclina e quase não para.', 'Antes de entrar na sala, você confere os bolsos e ajeita a roupa. Para muita gente, o dia de trabalho começa aí.'],
        ['Uma peça usada por tantas horas precisa deixar os braços livres e cair bem nos ombros. O bolso no lugar certo também conta.'],
        ['Serve a quem atende, a quem estuda e a quem acaba de se formar. É presente lembrado por muito tempo.'],
        ['Antes de escolher, confira as regras do seu local de trabalho sobre cor, manga e comprimento. Depois, tire as medidas com folga.'],
      ],
    },
    casual: {
      openings: [
        'Pra encarar o expediente com conforto: {topic}.',
        'Olha {o topic} e pensa no seu expediente.',
        'A roupa que mais anda em corredor: {topic}.',
      ],
      steps: [
        ['Tem dia que a gente entra de manhã e só vê a rua de noite. A roupa vai junto, do primeiro ao último atendimento.', 'Sabe o dia em que a gente recebe o primeiro? Veste em casa, tira foto no espelho e manda pra mãe.'],
        ['O que importa é o braço livre, o ombro no lugar e bolso que serve pra alguma coisa. O resto a gente nem percebe.'],
        ['Vale pra quem atende, pra quem tá no estágio e pra quem acabou de passar. De presente, emociona, pode acreditar em mim.'],
        ['Antes de escolher, vê o que o seu serviço ou a faculdade pede de cor e manga. Aí me passa as medidas.'],
      ],
    },
    funny: {
      openings: [
        'Mais horas no corpo do que qualquer roupa: {topic}.',
        '{O topic} com café na agenda e caneta no bolso.',
        'Para perder a caneta num bolso mais bonito: {topic}.',
      ],
      steps: [
        ['Você começou o dia com quatro canetas no bolso. Ao meio-dia, resta uma, que não é sua e não escreve.', 'O almoço estava marcado para o meio-dia. São quatro da tarde, e há um biscoito no bolso fazendo o que pode.'],
        ['É uma roupa com bolsos fundos e uma lei própria. Caneta que entra ali passa a ser de toda a equipe.'],
        ['Para quem atende, para quem estuda e para a mãe, que vai mostrar a foto do primeiro dia à rua inteira.'],
        ['Na hora da medida, levante os braços e cruze na frente. E calcule os bolsos pelo número de canetas que pretende perder.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem estudou muito até vestir {um topic}.',
        'Horas de cuidado com os outros: {topic}.',
        'O trabalho de atender começa cedo: {topic}.',
      ],
      steps: [
        ['Houve noites de estudo, ônibus lotado e prova no dia seguinte. Vestir a roupa da profissão lembra cada uma delas.', 'Fim de plantão, e alguém ainda volta para se despedir de um paciente. Ninguém pediu, e isso diz tudo.'],
        ['Quem cuida dos outros passa horas sem pensar em si. Uma roupa que veste bem é um pequeno conforto nesse dia.'],
        ['Marca o primeiro estágio, a formatura, o consultório novo. Quem dá de presente mostra que acompanhou o caminho.'],
        ['Pense no seu dia real, com o que senta, anda e carrega. É ele que define a modelagem e os bolsos.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Lavagem à parte para {o topic}.',
        'Depois do expediente, o cuidado com {o topic}.',
        'Lavagem, manchas e uso: {topic}.',
      ],
      steps: [
        ['Muita gente vai e volta vestida com a roupa do atendimento. Em casa, ela cai no mesmo cesto das outras.'],
        ['Essa roupa circula por locais de atendimento e recebe todo tipo de respingo. Por isso deve ficar fora das lavagens comuns.'],
        ['Leve num saco fechado, lave separada e siga a etiqueta e as normas do seu serviço. Confira os bolsos antes.'],
        ['Ter mais de uma e alternar facilita a semana. Passada e no cabide, a do dia seguinte já espera pronta.'],
      ],
    },
    casual: {
      openings: [
        'Mancha de caneta, nosso clássico: {topic}.',
        'Quem usa {topic} conhece esse azul no bolso.',
        'Socorro pro bolso {do topic}.',
      ],
      steps: [
        ['A gente guarda a caneta sem tampa só por um segundinho. No fim do dia, tem um mapa azul no bolso.'],
        ['A tinta de caneta entra na fibra e se espalha quando a gente esfrega. Água quente e ferro fixam de vez.'],
        ['Põe um papel por baixo e vai encostando álcool com algodão, sem esfregar. Testa num canto antes e lava em seguida.'],
        ['Nem sempre sai tudo, mas clareia bastante. E depois dessa, a gente passa a gostar de caneta com botão.'],
      ],
    },
    funny: {
      openings: [
        'Inventário de bolso, fim de plantão: {topic}.',
        'O ecossistema dos bolsos {do topic}.',
        'O que se acha no bolso de quem usa {topic}.',
      ],
      steps: [
        ['Alguém pediu uma caneta emprestada em abril. Desde então, ela já rodou todo o andar e assinou mais do que a chefia.'],
        ['Em corredor, caneta é bem comum. Ela não é roubada nem perdida, ela apenas segue com quem a segurou por último.'],
        ['Prenda a sua com um cordão ou ponha uma fita rosa bem chamativa. E esvazie os bolsos antes da máquina, todas as vezes.'],
        ['No fim do dia, o saldo é sempre o mesmo. Saíram quatro canetas suas e voltaram três de desconhecidos.'],
      ],
    },
    motivational: {
      openings: [
        'O primeiro dia vestindo {o topic}.',
        'Muito estudo por trás disto: {topic}.',
        'O que {o topic} {lembra/lembram} a quem veste.',
      ],
      steps: [
        ['No começo, a mão treme e o bolso está cheio de anotações. Anos depois, quem ensina é a mesma pessoa.'],
        ['Aprender a cuidar leva tempo e muitas horas em pé. Ninguém faz isso sem alguém mais experiente ao lado.'],
        ['Guarde o primeiro bloco de anotações e o primeiro crachá. Em dias pesados, vale rever a letra apressada daquela época.'],
        ['Um paciente volta só para agradecer e não lembra o nome. Lembra da voz, das mãos e de ter sido ouvido.'],
      ],
    },
  },
}
