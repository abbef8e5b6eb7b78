import type { Detail } from './detail.ts'

export const colours: readonly Detail[] = [
  {
    words: ['bege', 'beges', 'nude', 'nudes', 'creme claro', 'tom neutro', 'tons neutros', 'cor neutra', 'cinza', 'cor crua', 'tom cru'],
    professional: [
      'Tons neutros convivem bem com tudo. Deixam outras cores aparecer e não cansam os olhos.',
      'Quem prefere tons neutros pode mudar o resto em volta sem trocar o que já tem.',
      'Bege e tons claros não brigam com nada em volta. Entram na casa, na roupa ou na festa com facilidade.',
    ],
    casual: [
      'Eu gosto de tom neutro porque não cansa. Passam os anos e continua certo.',
      'Dia cheio de gente e de coisa pede uma cor neutra pra descansar a vista. Eu penso nisso sempre.',
      'Quem escolhe tom neutro já pensou em combinar com o que tem. Eu acho uma esperteza.',
    ],
    funny: [
      'Areia, cru, palha, nude: a pessoa vê quatro cores, e o resto da casa vê uma parede.',
      'Quem tem tudo em tom neutro nunca erra a combinação. Em compensação, vive perdendo as coisas no sofá.',
      'Disseram que tom neutro era sem graça. Hoje todos pedem emprestado a quem escolheu assim.',
    ],
    motivational: [
      'Escolher o discreto exige um olhar treinado, que vê diferença onde os outros não veem.',
      'Combinar tons neutros pede calma e muitas comparações. Quem já fez isso conhece cada um pelo nome.',
      'Um tom neutro escolhido com carinho agrada sem fazer alarde. É um jeito discreto de caprichar.',
    ],
  },
  {
    words: ['preto', 'preta', 'pretos', 'pretas'],
    professional: [
      'O preto é sóbrio sem ser triste e acompanha bem qualquer outra cor.',
      'Quem escolhe preto costuma gostar do que dura e não sai de moda.',
      'Do trabalho à festa, o preto muda de tom conforme a companhia que tem.',
    ],
    casual: [
      'Preto resolve quase tudo, né? Na dúvida, eu vou nele, e nunca me arrependi.',
      'Quem gosta de preto gosta sempre, faça sol, faça chuva ou faça festa.',
      'Com preto a gente não erra, e ainda destaca o que tá do lado.',
    ],
    funny: [
      'No armário há doze coisas pretas, todas iguais para a família e todas diferentes para quem comprou.',
      'Quem gosta de preto e tem gato branco vive com um rolinho tira-pelos no bolso.',
      '\'Tem em preto?\' é a pergunta de quem já decidiu antes de ver.',
    ],
    motivational: [
      'Quem gosta de preto confia no simples, sem precisar chamar a atenção de todos.',
      'Escolher preto é sinal de gosto decidido. Chegar a essa certeza leva algum tempo.',
      'Um toque de preto dá firmeza ao conjunto. O olhar de quem escolheu aparece aí.',
    ],
  },
  {
    words: ['azul', 'azuis', 'azul-marinho', 'azul marinho', 'azul bebê', 'azul claro', 'azul royal', 'azul tiffany', 'azulzinho', 'azul turquesa'],
    professional: [
      'Do claro ao marinho, o azul tem tons para gostos e casas muito diferentes.',
      'O azul é das cores mais citadas quando se pergunta a preferida. Dificilmente desagrada.',
      'Céu, mar e noite: o azul já mora na lembrança de todos nós.',
    ],
    casual: [
      'Azul é aquela cor que todo mundo tem em casa e nem sempre percebe.',
      'Eu escolho azul quando quero uma coisa tranquila e bonita ao mesmo tempo.',
      'Quem é do azul sabe dizer direitinho qual deles. Não é tudo igual, não.',
    ],
    funny: [
      'É azul ou é verde? Famílias inteiras já se dividiram diante do mesmo tom de turquesa.',
      'Existe um azul que cada pessoa chama de um nome. Todos têm certeza.',
      'A caneta azul some primeiro em qualquer casa. A cor é popular mesmo.',
    ],
    motivational: [
      'Acertar o azul preferido de alguém pede atenção. Há dezenas, e a pessoa sabe qual é o dela.',
      'O azul lembra céu de dia de folga. É bom ter um pouco dele no meio da semana.',
      'Dar a alguém o azul de que gosta é um cuidado pequeno e certeiro. Mostra que se prestou atenção.',
    ],
  },
  {
    words: ['marrom', 'marrons', 'tom terroso', 'tons terrosos', 'marrom claro', 'marrom escuro', 'cor terracota'],
    professional: [
      'Tons terrosos lembram madeira, barro e fim de tarde. São cores que acolhem sem chamar atenção.',
      'O marrom é discreto e duradouro. Combina com claros e com outras cores da terra.',
      'Quem gosta de tons terrosos costuma procurar o aconchego antes de procurar o brilho.',
    ],
    casual: [
      'Tom de terra me lembra casa de interior e tarde caindo. Eu me sinto bem.',
      'Eu gosto de marrom desde sempre. Combina com quase tudo e não cansa nunca.',
      'Marrom é uma cor quentinha, que tem cara de café coado e de conversa comprida.',
    ],
    funny: [
      'Marrom disfarça café derramado. É por isso que certas pessoas o amam tanto.',
      'Terracota, telha, ferrugem: os tons de marrom parecem orçamento de reforma, mas é só bom gosto.',
      'O avô sempre gostou de marrom e nunca ligou para moda. Um dia a moda resolveu concordar com ele.',
    ],
    motivational: [
      'Cores da terra lembram o trabalho de quem planta, de quem molda e de quem constrói.',
      'Tons quentes como o marrom combinam com quem gosta de receber e de ver gente à vontade.',
      'Combinar tons terrosos pede paciência e bom olho. Quem acerta recebe elogio até de quem não entende.',
    ],
  },
  {
    words: ['colorido', 'colorida', 'coloridos', 'coloridas', 'multicolorido', 'multicolorida', 'candy color', 'candy colors', 'tons pastéis', 'cores variadas'],
    professional: [
      'Muitas cores juntas trazem alegria e combinam com quem não quer escolher uma só.',
      'Em meio a muitas coisas, o colorido costuma ser o primeiro a ser notado. As crianças que o digam.',
      'Quem gosta de cor tem mais liberdade para combinar com todo o resto.',
    ],
    casual: [
      'Eu não sei escolher uma cor só, então gosto de todas elas juntas.',
      'Coisa colorida deixa qualquer canto mais alegre. Pelo menos eu acho, e vejo pela cara das pessoas.',
      'Tem dia que a gente acorda querendo cor em tudo. Eu só obedeço.',
    ],
    funny: [
      'Para os indecisos, o colorido é um alívio: alguém já escolheu todas as cores de uma vez.',
      'A criança aprovou o colorido na hora. A tia do bege pediu um copo de água.',
      'Colorido combina com tudo, porque sempre há pelo menos uma das cores que combina.',
    ],
    motivational: [
      'Juntar muitas cores com harmonia pede olho atento. Quem olha sente a alegria.',
      'Levar cor ao dia de alguém é um presente que se vê de longe.',
      'Quem escolhe o colorido assume a alegria sem pedir licença. É bonito de ver.',
    ],
  },
  {
    words: ['dourado', 'dourada', 'dourados', 'douradas', 'prateado', 'prateada', 'prateados', 'rose gold', 'metalizado', 'cor prata'],
    professional: [
      'Um toque de brilho dá ar de festa, mesmo quando o resto é simples.',
      'O dourado e o prateado marcam datas importantes há muito tempo, dos casamentos às viradas de ano.',
      'Com neutros, o brilho fica elegante. Com cores fortes, fica bem mais alegre e festivo.',
    ],
    casual: [
      'Eu não resisto a um brilhinho. Um pouco já muda a cara do dia.',
      'Tem ocasião que pede brilho, e a gente sabe na hora qual é.',
      'Brilho na medida fica lindo. E a medida quem decide é sempre você.',
    ],
    funny: [
      'Nem tudo o que reluz é ouro, mas já melhora bastante a foto.',
      'A pessoa pediu algo discreto, com brilho. De discreto, só ficou mesmo o pedido.',
      'Criança e passarinho seguem o brilho primeiro. Certos adultos também, e nem sequer disfarçam.',
    ],
    motivational: [
      'Escolher brilho para uma data é mostrar que ela custou um pouco a chegar e merece festa.',
      'Brilho não precisa esperar visita nem data grande. Um dia comum também merece um pouco.',
      'Um detalhe que brilha mostra que alguém quis fazer daquele momento uma ocasião.',
    ],
  },
  {
    words: ['verde', 'verdes', 'verde água', 'verde-água', 'verde menta', 'verde musgo', 'verde oliva', 'verde militar', 'verdinho', 'verde limão', 'verde-limão'],
    professional: [
      'O verde lembra planta, quintal e manhã. É difícil não gostar de olhar para ele.',
      'Há verdes claros, escuros e acinzentados, e cada um combina com um gosto.',
      'Junto de tons neutros, o verde aparece sem pesar nem cansar a vista.',
    ],
    casual: [
      'Verde me dá sensação de janela aberta, mesmo em dia de casa fechada.',
      'Quem ama planta acaba amando verde em tudo. Eu sou assim faz tempo.',
      'Tem um verde pra cada pessoa. O difícil é gostar de um só.',
    ],
    funny: [
      'Menta, musgo, oliva, água: o verde tem mais sobrenomes que a família real.',
      'O verde combina com quem tem mão boa para planta e também com quem finge que tem.',
      'O verde militar jura que é discreto. As outras cores batem continência e riem.',
    ],
    motivational: [
      'O verde lembra aquilo que cresce devagar. Quem trabalha com paciência gosta de tê-lo por perto.',
      'Quem escolhe verde costuma reparar nas árvores do caminho. É um olhar atento.',
      'Um verde bem escolhido mostra que houve tempo de pensar na pessoa e no gosto dela.',
    ],
  },
  {
    words: ['lilás', 'lilases', 'roxo', 'roxa', 'roxos', 'roxas', 'roxinho', 'roxinha'],
    professional: [
      'O lilás é suave, e o roxo, intenso. Os dois têm um ar de fantasia que agrada.',
      'Lilás e roxo são menos comuns. Costumam ser a escolha de quem gosta de algo bem próprio.',
      'O lilás combina bem com branco, com cinza e com verde, sem perder a delicadeza.',
    ],
    casual: [
      'Quem é do roxo é do roxo desde criança e não muda. Eu respeito muito.',
      'Lilás tem um jeito calmo que me agrada, e um roxo forte me alegra também.',
      'Roxo a gente não vê em todo lugar. Por isso chama a minha atenção na hora.',
    ],
    funny: [
      'Lilás, lavanda, violeta, uva: a discussão começou no café e já está no jantar.',
      'O fã de roxo tem tudo roxo e ainda pergunta se existe em roxo.',
      'Metade da família chama tudo de roxo. A outra metade teve de sair da sala.',
    ],
    motivational: [
      'Lembrar que alguém ama roxo, entre tantas cores, é prova de muita atenção.',
      'Lilás e roxo mostram gosto próprio. Quem os recebe se sente lembrado de verdade.',
      'Roxo pede um olhar cuidadoso na hora de combinar. O resultado se nota de longe.',
    ],
  },
  {
    words: ['rosa', 'cor-de-rosa', 'cor de rosa', 'rosinha', 'pink', 'rosa bebê', 'rosa claro', 'rosa chá'],
    professional: [
      'O rosa vai do bem claro ao vibrante. Cada tom conta uma coisa diferente.',
      'Delicado ou alegre, o rosa agrada em todas as idades. Basta achar o tom de cada pessoa.',
      'Quem gosta de rosa costuma saber exatamente qual é o tom que prefere.',
    ],
    casual: [
      'Eu tenho fases de rosa. Quando começa, vejo rosa em tudo e gosto de tudo.',
      'Rosa alegra sem esforço. É só olhar e já abrir um sorrisinho de canto.',
      'Tem o rosa discreto e o que chega cantando. Eu gosto dos dois.',
    ],
    funny: [
      'Quem ama rosa diz que quer só um toque. No mês seguinte, a geladeira está em risco.',
      'Há trinta tons de rosa, e a pessoa quer exatamente o trigésimo primeiro.',
      'O rosa entrou na casa com um detalhe pequeno e já domina três prateleiras.',
    ],
    motivational: [
      'Escolher rosa sem pedir licença a ninguém é um gosto que se assume com alegria.',
      'Um toque de rosa num dia cinza é gentileza de quem pensou na pessoa.',
      'Achar o tom de rosa certo leva paciência, e o sorriso de quem recebe confirma.',
    ],
  },
  {
    words: ['vermelho', 'vermelha', 'vermelhos', 'vermelhas', 'bordô', 'marsala', 'vermelhinho'],
    professional: [
      'O vermelho chama o olhar primeiro. Poucas cores têm tanta presença em tão pouco espaço.',
      'O vermelho está nas festas, no Natal e nas declarações de amor. Cabe também em qualquer dia.',
      'Quem escolhe vermelho não quer passar em branco. A escolha diz um pouco da pessoa.',
    ],
    casual: [
      'Vermelho é pra quem gosta de aparecer um pouquinho. E tem dia que a gente quer mesmo.',
      'Eu ponho um vermelho no meio do neutro e pronto, já mudou tudo.',
      'Um detalhe vermelho bem escolhido já faz a festa do dia. Eu sempre noto de longe.',
    ],
    funny: [
      'O vermelho entra na sala antes da pessoa e já cumprimenta todo mundo.',
      'Uma peça vermelha perdida na máquina já mudou a história de muita roupa branca por aí.',
      'Discreto o vermelho não é. Mas quem o escolheu já sabia muito bem disso.',
    ],
    motivational: [
      'Escolher vermelho pede um pouco de ousadia. Quem escolhe já decidiu ser visto.',
      'O vermelho escolhido na hora certa mostra segurança e confiança no próprio gosto.',
      'O vermelho combina com dia de receber gente querida. Quem prepara a casa pensa nisso.',
    ],
  },
  {
    words: ['branco', 'branca', 'brancos', 'brancas', 'off white', 'off-white', 'branquinho', 'branquinha'],
    professional: [
      'O branco combina com o que já existe em volta e deixa os detalhes aparecerem.',
      'O branco está nas festas, na mesa posta e nas grandes datas. É cor de muitos começos.',
      'Quem fica em dúvida entre cores encontra no branco uma resposta sempre tranquila.',
    ],
    casual: [
      'Na dúvida, eu vou de branco. Conversa com tudo e com todo mundo.',
      'Branco tem cara de roupa bem passada, de casa aberta e de mesa arrumada.',
      'Quem escolhe branco gosta de luz em volta. Eu acho lindo e entendo.',
    ],
    funny: [
      'Basta escolher branco para o molho de tomate aparecer na vizinhança. É científico.',
      'Existem o branco, o off-white e o branco que só a noiva enxerga.',
      'Branco e criança na mesma frase exigem coragem. Palmas a quem a tem.',
    ],
    motivational: [
      'Escolher branco mostra o cuidado de quem pensou em cada detalhe em volta.',
      'O branco pede atenção aos detalhes. Quem chega e olha percebe na hora o capricho.',
      'O branco deixa espaço para a história de cada um. É uma escolha generosa.',
    ],
  },
  {
    words: ['amarelo', 'amarela', 'amarelos', 'amarelas', 'amarelinho', 'amarelinha', 'amarelo mostarda', 'cor mostarda'],
    professional: [
      'O amarelo traz luz ao que está em volta. Um pouco já se nota.',
      'Do clarinho ao mostarda, o amarelo combina com pessoas alegres e com dias de festa.',
      'Quem escolhe amarelo foge do óbvio com bom humor e um pouco de coragem.',
    ],
    casual: [
      'Amarelo é a cor que eu escolho quando quero animar um dia preguiçoso.',
      'Tem gente que tem medo de amarelo. Depois que usa, pergunta por que demorou.',
      'Um amarelinho no meio do neutro parece sol entrando pela janela de manhã.',
    ],
    funny: [
      'Amarelo não sabe falar baixo. E ninguém pediu a ele que soubesse, ainda bem.',
      'Quem gosta de amarelo mostarda diz que é fase. A fase já dura seis anos.',
      'Perder algo amarelo dentro de casa é difícil, mas há famílias que conseguem.',
    ],
    motivational: [
      'Escolher amarelo para um dia comum é coisa de quem procura alegrar os outros.',
      'Um amarelo dado a alguém diz que se pensou no sorriso da pessoa.',
      'Escolher amarelo no meio da rotina pede alguma decisão e muito bom humor.',
    ],
  },
]
