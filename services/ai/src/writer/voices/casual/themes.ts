import type { Themes } from '../voice.ts'

export const themes: Themes = {
  about: {
    thing: [
      '{Quem mexe com|Quem cria com|Quem trabalha com} {topic} {sabe que tem sempre uma história pra contar|aprende um tiquinho todo dia|pega gosto e não larga mais}.',
      '{Eu sempre aprendo um pouquinho|Nunca me falta assunto|Eu fico horas falando} quando {o papo é|a conversa é sobre} {topic}.',
    ],
    idea: [
      '{Por aqui|No meu cantinho}, {sempre sobra espaço pra|todo dia eu aprendo sobre|a gente conversa muito sobre} {topic}.',
      '{Falar de|Pensar em} {topic} {sempre me faz bem|me dá vontade de conversar|rende papo pra mais de um café}.',
    ],
    occasion: [
      '{Pensar em|Entrar no clima de|Fazer planos para} {topic} {já é metade da festa|já dá aquele friozinho na barriga|já deixa o dia mais gostoso}.',
      'Pra mim, o clima de {topic} {tem cheiro de casa cheia|combina com carinho nos detalhes|tem gosto de lembrança boa}.',
    ],
    people: [
      'Eu faço tudo pensando em {topic}, {pode acreditar|e isso muda o meu dia|do começo ao fim}.',
      'Sem {topic}, {nada disso teria graça|a minha rotina não seria a mesma|meu trabalho não teria tanto sentido}.',
    ],
  },
  product: [
    ['Aquele toque único que só quem faz com as mãos consegue dar.', 'Nenhum trabalho sai igualzinho ao outro, e essa é a graça.', 'Tem jeitinho próprio, tem história, tem um pouco de mim.'],
    ['Dá pra presentear quem você ama ou se dar um carinho, que também vale.', 'Já pensou na cara de quem vai receber um presente assim?', 'É daqueles mimos que fazem a pessoa abrir um sorriso na hora.'],
    ['Eu olho, ajeito, olho de novo, e só sossego quando fica do jeito certo.', 'Até a parte que ninguém vê ganha carinho por aqui.', 'Capricho nos detalhes é quase uma mania minha.'],
    ['A vontade era te mostrar de pertinho, mas a foto já dá um gostinho.', 'Se só de olhar já deu vontade, imagina de perto.', 'Pode dar zoom à vontade, eu deixo.'],
  ],
  sale: [
    ['Aqui é tudo no tempo do feito à mão, com calma e muito capricho.', 'Nada de correria: cada etapa ganha a atenção que merece.', 'Tem hora que demora, mas é esse tempo que deixa tudo especial.'],
    ['Ficou com alguma dúvida? Pode perguntar sem vergonha nenhuma.', 'Me conta a sua ideia e a gente vai conversando.', 'Eu adoro ouvir o que você imaginou antes de qualquer coisa.'],
    ['Quando você escolhe o trabalho de quem faz à mão, faz o dia de alguém.', 'Apoiar um negócio pequeno é um carinho enorme, pode acreditar.', 'Cada pessoa que chega por aqui me dá mais vontade de criar.'],
    ['Tem muito teste, muita tentativa e uma dose boa de teimosia por trás.', 'Nem sempre sai de primeira, e tudo bem: faz parte da história.', 'Eu aprendo um pouquinho a cada trabalho e levo pro próximo.'],
    ['Minha mesa fica uma bagunça, mas o coração fica em paz.', 'Entre um gole de café e outro, a mágica vai acontecendo.', 'Música tocando, mãos ocupadas e a cabeça lá longe: eu amo.'],
    ['Se você também gosta de um toque artesanal, vai se sentir em casa.', 'Quem dá valor às coisas simples e bem-feitas sempre se acha por aqui.'],
    ['Eu fico sem palavras com quem curte, comenta e indica o meu trabalho.', 'Quem indica o meu trabalho nem imagina o tamanho do meu sorriso.'],
    ['Cada encomenda é uma conversa nova, e eu gosto disso.', 'Do primeiro oi até a entrega, eu cuido de tudo com carinho.'],
  ],
  making: [
    ['Quando a gente entende como as coisas são feitas, passa a olhar diferente.', 'Depois que você aprende um pouquinho do processo, nunca mais vê igual.', 'Saber o caminho deixa o resultado ainda mais bonito de ver.'],
    ['Errar faz parte, viu? Eu já refiz muita coisa pra chegar até aqui.', 'Nem todo dia sai como a gente imaginou, e está tudo bem.', 'O segredo é não ter medo de começar de novo.'],
    ['Separar tudo antes de começar salva a vida, sério.', 'Um tiquinho de planejamento poupa um montão de dor de cabeça.', 'Eu anoto tudo, porque confiar na memória nunca deu certo pra mim.'],
    ['Cada coisa tem seu tempo, e apressar quase nunca ajuda.', 'Na dúvida, dá uma pausa, toma uma água e volta depois.', 'Calma também é uma ferramenta, e das boas.'],
    ['Se você está começando agora, vai no seu ritmo e não se compara.', 'Começa com o que tem em casa e melhora aos pouquinhos.', 'O primeiro nunca fica perfeito, e é ele que ensina mais.'],
    ['Um cantinho arrumado já muda o humor do dia inteiro.', 'Cuidar das ferramentas é cuidar do próprio trabalho.', 'Antes de começar, eu dou aquela ajeitada na mesa e respiro.'],
    ['O que parece simples na foto deu um trabalhinho danado nos bastidores.', 'Quem vê pronto nem imagina o tanto de escolha que existe ali.'],
    ['De vez em quando eu olho os primeiros trabalhos e sinto um orgulho danado.', 'Guarda foto de tudo: um dia você vai ver o quanto avançou.'],
  ],
  any: [
    ['Tem conversa que pede um cafezinho, e essa é uma delas.', 'Eu gosto de conversa sem pressa, daquelas que a gente nem vê o tempo passar.'],
    ['Aqui tem trabalho, tem bagunça e tem coração em tudo.', 'Por trás desse perfil tem gente de verdade, com dias bons e dias nem tanto.'],
    ['Essa troca entre a gente é uma das melhores partes do meu dia.', 'Eu aprendo um monte com quem passa por aqui.'],
    ['São as coisas pequenas que deixam o dia mais gostoso.', 'Eu sou do time que repara nas coisinhas simples.'],
    ['Nem todo dia é fácil, mas sempre tem um motivo pra sorrir.', 'Um dia de cada vez, com calma e um pouquinho de teimosia.'],
    ['Carinho é daquelas coisas que a gente divide e aumenta.', 'Eu acredito muito em gentileza, das pequenas às grandes.'],
    ['Que bom ter você por aqui, de verdade.', 'Sua companhia deixa esse cantinho muito mais bonito.'],
    ['Se fizer sentido pra você, já manda pra quem também vai gostar.', 'Se gostou, guarda esse post pra ler de novo quando precisar.'],
    ['Minhas mãos vivem ocupadas, mas o coração arruma tempo pra conversar.', 'Entre uma tarefa e outra, eu sempre dou um jeito de aparecer.'],
    ['Dividir o que a gente vive deixa o caminho mais leve.', 'Contar as coisas por aqui é o meu jeito de chamar você pra perto.'],
  ],
  occasion: [
    ['Os detalhes simples são os que ficam na memória.', 'Daqui a uns anos, é do carinho que a gente vai lembrar.'],
    ['Coisa feita à mão combina com momento especial.', 'Data especial fica mais gostosa quando tem carinho nos detalhes.'],
    ['Quem pensa nisso com calma aproveita muito mais.', 'Deixar pra última hora dá uma correria danada, eu sei bem.'],
  ],
  people: [
    ['Tem gente que chega e vira parte da história.', 'Gente boa por perto muda tudo, pode acreditar.'],
    ['Carinho assim a gente retribui com capricho.', 'Eu guardo cada palavra carinhosa que recebo.'],
    ['No fim das contas, o que vale são as pessoas.', 'É por causa de gente assim que eu continuo.'],
  ],
  question: [
    ['Eu acho que a resposta muda de um caso pro outro, por isso gosto de ouvir.', 'Não existe um jeito só, e é isso que deixa a conversa boa.'],
    ['Quem já passou por isso sempre tem um conselho bom pra dar.', 'Sua experiência pode salvar o dia de alguém, pode acreditar.'],
    ['Pergunta boa é aquela que puxa cadeira e vira conversa.', 'Perguntar nunca é bobagem, viu?'],
  ],
  news: [
    ['Quem me acompanha fica sabendo primeiro, claro.', 'Corri pra contar primeiro pra você.'],
    ['Os detalhes eu conto com calma, é só perguntar.', 'Se quiser saber mais, é só me chamar que eu explico.'],
    ['Já avisa aquela pessoa que vai amar saber.', 'Manda pra quem estava esperando por isso.'],
    ['Tô feliz de poder contar isso por aqui.', 'Dar notícia boa é uma das minhas partes favoritas.'],
    ['Ficou com dúvida? Pode perguntar à vontade.', 'Pergunta sem vergonha, que eu respondo com carinho.'],
  ],
  statement: [
    ['Eu precisava dividir isso com alguém, e pensei em você.', 'Contar isso aqui já deixou o meu dia melhor.'],
    ['É a vida como ela é no meu cantinho.', 'É assim, do jeitinho que aconteceu.'],
    ['Momento assim eu guardo no coração.', 'Tem coisa que só faz sentido quando a gente divide.'],
  ],
  greeting: [
    ['Recebe esse carinho como um abraço apertado.', 'Veio direto do coração pra você.'],
    ['Você faz parte desse cantinho, viu?', 'Que não falte riso nem cafezinho por aí.'],
  ],
  name: [
    ['Escrever com carinho já é um abraço.', 'Tem carinho em cada letrinha.'],
    ['O que é bonito a gente escreve caprichado.', 'Cada letrinha guarda uma história gostosa.'],
  ],
}
