import type { ProductType } from '../product-type.ts'

export const benchStool: ProductType = {
  nouns: ['banco', 'banquinho', 'banqueta'],
  asks: ['onde vai ficar', 'a altura da mesa ou da bancada', 'os tons de madeira que já tem em casa'],
  questions: {
    sale: ['Em que canto da sua casa falta um lugar para sentar?', 'Quem senta primeiro quando chega visita na sua casa?'],
    content: ['Quem fica sentado na cozinha conversando com quem cozinha?', 'Tinha um banquinho na casa da sua avó?'],
  },
  emojis: ['🪵', '🪑', '🏠'],
  hashtags: ['banqueta', 'banquinho', 'bancodemadeira', 'banquetas', 'banquinhodemadeira', 'moveis', 'bancos'],
  sale: {
    professional: {
      openings: [
        'Mais um lugar para quem chega: {topic}.',
        '{O topic} {acompanha/acompanham} a casa de um cômodo para outro.',
        'Sempre há onde sentar com {topic}.',
      ],
      steps: [
        ['A visita entra na cozinha, encosta na parede e a conversa segue em pé. Com um assento por perto, ela fica para o café.', 'Na hora de calçar o sapato, de esperar a carona ou de apoiar a bolsa, faz falta um assento perto da porta.'],
        ['A madeira é firme, mostra os próprios veios e aceita bem o uso de todo dia. Quando não tem ninguém sentado, vira apoio.'],
        ['É útil na cozinha, na entrada, no quarto e na varanda coberta. Em casa pequena, ainda ajuda a receber mais gente.'],
        ['Antes de escolher, meça a altura da mesa ou da bancada. Uns trinta centímetros entre o assento e o tampo costumam ficar bons.'],
      ],
    },
    casual: {
      openings: [
        'Puxa e senta, que a conversa vai longe: {topic}.',
        'Chegou mais um? Tem {topic}.',
        'Eu sempre acho lugar pra {um topic}.',
      ],
      steps: [
        ['Sabe aquela visita que fica em pé na cozinha enquanto você passa o café? Ela só tava esperando onde sentar.', 'Tem hora que a gente só precisa de um cantinho pra amarrar o tênis ou largar a bolsa na entrada de casa.'],
        ['O bom da madeira é que ela aguenta a rotina e ainda enfeita. Sem ninguém em cima, segura um livro ou uma planta.'],
        ['Vai bem na cozinha, no quarto, na entrada de casa. E no almoço com família grande, ninguém mais come em pé.'],
        ['Se for pra usar na mesa ou na bancada, mede a altura antes. Faz diferença pra perna caber direitinho embaixo.'],
      ],
    },
    funny: {
      openings: [
        'A cadeira do computador não precisa mais ir à festa: {topic}.',
        'Visita em pé vai embora cedo, visita {no topic} janta.',
        'Ninguém disputa o sofá quando tem {topic}.',
      ],
      steps: [
        ['Em todo almoço de família chega a hora de buscar a cadeira do computador. Ela gira, e a criança da vez nunca come parada.', 'O melhor lugar da casa é a cozinha, e é justo lá que ninguém senta. O pessoal belisca em pé e chama de dieta.'],
        ['Serve de assento, de mesinha e de apoio para o café. Difícil é passar um dia sem ninguém usar.'],
        ['Vai bem para a visita, para a avó que descasca laranja e para quem senta só um minutinho e fica duas horas.'],
        ['Meça a altura da mesa antes de escolher. Joelho que não cabe embaixo do tampo conta para a casa inteira.'],
      ],
    },
    motivational: {
      openings: [
        'Um lugar a mais na casa de quem gosta de receber: {topic}.',
        'Quem recebe com gosto sempre arruma {um topic}.',
        'Na casa de quem junta a família, {topic} nunca {sobra/sobram}.',
      ],
      steps: [
        ['Você conta os pratos, conta os lugares e dá um jeito para caber todo mundo. Esse cuidado começa antes do almoço.', 'Tem gente que cozinha para dez e só senta no fim, quando todos já repetiram. Essa pessoa também merece o seu lugar.'],
        ['Num banco de madeira, o trabalho está nos encaixes e na borda lixada. São eles que deixam a peça firme no chão.'],
        ['Vale para quem está montando a primeira cozinha e para quem vê a família crescer a cada almoço.'],
        ['Comece pelo lugar em que as pessoas já se juntam na sua casa. É ali que mais um assento vai ser usado.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Pequenos cuidados com a madeira de todo dia: {topic}.',
        'A altura certa {do topic} faz diferença à mesa.',
      ],
      steps: [
        ['Quando um banco começa a balançar, muita gente põe um papel dobrado embaixo do pé. Resolve o jantar, mas não o problema.'],
        ['O chão das casas raramente é todo plano, e os parafusos afrouxam com o uso. Já a altura errada cansa as costas.'],
        ['Teste em outro ponto do chão, reaperte o que estiver solto e cole um feltro sob os pés. O piso também ganha com isso.'],
        ['Antes das cadeiras de hoje, era em bancos simples de madeira que se conversava na porta de casa, no fim da tarde.'],
      ],
    },
    casual: {
      openings: [
        'Balançou? Calma que tem jeito: {topic}.',
        'Uma dica rápida pra quem tem {topic} em casa.',
        'Quem não tem uma lembrança {do topic} da avó?',
      ],
      steps: [
        ['Sabe aquele pé que fica dançando no chão da cozinha? A gente dobra um papelzinho, põe embaixo e esquece por um ano.'],
        ['Às vezes a culpa é do piso, que quase nunca é reto. Outras vezes é só um parafuso que foi afrouxando com o uso.'],
        ['Muda de lugar pra testar, reaperta o que estiver frouxo e cola um feltrinho nos pés. Some o balanço e some o barulho.'],
        ['Na oficina, o teste final é sentar e se mexer bastante. Se não range e não dança, pode ir pra casa.'],
      ],
    },
    funny: {
      openings: [
        'O lugar mais disputado da cozinha: {topic}.',
        'As mil profissões {do topic} numa casa.',
        'Quem escondeu {o topic} da cozinha?',
      ],
      steps: [
        ['Alguém levou o banco para alcançar o armário e não devolveu. A família procura, e ele está no quarto, cheio de roupa dobrada.'],
        ['Banco é leve de levar e cabe em qualquer canto, por isso muda tanto de lugar. Ninguém sai carregando o sofá.'],
        ['Combine um lugar fixo e cole um feltro embaixo de cada pé. Pelo menos, quando alguém carregar o banco de novo, ninguém vai escutar.'],
        ['Na oficina, o primeiro banco pronto vira o lugar de quem trabalha. Por isso ele nunca vai para a exposição.'],
      ],
    },
    motivational: {
      openings: [
        'Firme no chão, encaixe por encaixe: {topic}.',
        'O trabalho de acertar os pés {do topic}.',
        'Quanta conversa já passou por {um topic}.',
      ],
      steps: [
        ['Quem aprende marcenaria costuma começar por um banquinho. Fazer todos os pés tocarem o chão ao mesmo tempo já ensina muito.'],
        ['Um banco recebe peso de todos os lados, todos os dias. Por isso cada encaixe é conferido antes de receber a cola.'],
        ['Se você tem um banco parado em casa, limpe, aperte, passe uma lixa fina e leve para a cozinha. Alguém vai sentar.'],
        ['O último teste de quem fez é simples, sentar e ficar um pouco. Se dá vontade de conversar, está pronto.'],
      ],
    },
  },
}
