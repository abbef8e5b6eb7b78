import type { Detail } from './detail.ts'

export const recipients: readonly Detail[] = [
  {
    words: ['bebê', 'bebês', 'neném', 'nenê', 'nenéns', 'bebezinho', 'bebezinha', 'para bebê'],
    professional: [
      'Com um bebê em casa, cada semana traz uma novidade. A família inteira acompanha e quer participar.',
      'Quem espera ou recebe um bebê repara em cada detalhe do que escolhe. São coisas que depois viram lembrança.',
      'Bebês crescem depressa, e o que fica são as fotos e alguns objetos guardados com carinho.',
    ],
    casual: [
      'Bebê chega e a casa toda muda de horário. E ninguém reclama muito, porque um sorriso dele resolve.',
      'De bebê a gente guarda a primeira roupa, a pulseirinha, o sapatinho. Anos depois, abre a caixa e chora.',
      'Todo mundo da família quer participar da vida do bebê, nem que seja escolhendo alguma coisa pra ele.',
    ],
    funny: [
      'Um bebê define o horário da casa, o volume da televisão e quem dorme. E todos obedecem.',
      'Cada parente acha que o bebê é a cara do seu lado da família. As provas mudam toda semana.',
      'O bebê boceja e a família inteira comenta no grupo, com foto, vídeo e narração da avó.',
    ],
    motivational: [
      'Cuidar de um bebê é um trabalho feito de pequenos gestos, um atrás do outro, de manhã até a madrugada.',
      'Entre uma mamada e outra, alguém ainda acha tempo de escolher com carinho. É um amor que trabalha muito.',
      'O que se escolhe para um bebê conta a ele, anos depois, o quanto era esperado pela família.',
    ],
  },
  {
    words: ['noiva', 'noivas', 'futura noiva', 'para noiva', 'da noiva'],
    professional: [
      'Uma noiva toma centenas de decisões em poucos meses. Cada coisa resolvida com calma é um peso a menos.',
      'No dia do casamento, a noiva vê poucos minutos de cada coisa. Depois, são os detalhes que ela revê nas fotos.',
      'Perto da data, a noiva divide a atenção entre família, fornecedores e lista de convidados. Uma mão amiga faz diferença.',
    ],
    casual: [
      'Noiva tem pasta de referência, lista no celular e mais uma no papel. E ainda acorda lembrando de outra coisa.',
      'Eu gosto de ver a noiva falar dos planos. Os olhos mudam, e ela esquece até do cansaço.',
      'Noiva tem tanta escolha pela frente que chega uma hora em que só quer alguém que ajude a decidir.',
    ],
    funny: [
      'Noiva tem trinta abas abertas, na tela e na cabeça. De uma delas sai música, e ninguém sabe de qual.',
      'Faltam meses, e a noiva já sonhou que esqueceu o vestido, o bolo e o noivo. Nessa ordem.',
      'Toda noiva diz que vai ser tudo simples. Aí aparece uma tia com uma lista de convidados.',
    ],
    motivational: [
      'Entre o pedido e o grande dia há muita planilha, conversa e conta. A noiva que organiza tudo merece reconhecimento.',
      'Cada escolha de uma noiva carrega um pouco da história dos dois. Dá trabalho, e aparece no dia.',
      'A noiva cuida de cada convidado meses antes da festa. É justo que alguém cuide dela também.',
    ],
  },
  {
    words: ['criança', 'crianças', 'infantil', 'infantis', 'kids', 'criançada', 'para criança', 'para crianças', 'festa infantil'],
    professional: [
      'Crianças reparam no que os adultos não veem. Um detalhe escolhido para elas vira assunto da semana.',
      'Para agradar uma criança, o melhor caminho é perguntar. Ela responde sem rodeio e costuma explicar o porquê.',
      'A infância guarda cenas pequenas: uma surpresa, uma espera, um dia em que fizeram algo só para ela.',
    ],
    casual: [
      'Criança não disfarça: gostou, o olho brilha, não gostou, fala na hora. Por isso é tão bom acertar.',
      'Os adultos planejam tudo e a criança se encanta com uma coisinha que ninguém tinha notado. É sempre assim.',
      'Eu adoro como criança espera por uma data. Conta os dias, pergunta toda manhã e quase não dorme na véspera.',
    ],
    funny: [
      'Criança é o júri mais sincero que existe. Não aceita suborno, mas escuta propostas com cobertura.',
      'A criança perguntou se era hoje. Faltam vinte dias, e ela vai perguntar amanhã de novo, logo cedo.',
      'Se criança gostou, vai contar para todos. Se não gostou, vai contar também, e bem mais alto.',
    ],
    motivational: [
      'Quem prepara algo para uma criança faz contas, muda a rotina e dorme tarde. Aí ela sorri e pronto.',
      'Fazer a alegria de uma criança é um trabalho detalhista. O pagamento vem num abraço correndo.',
      'Um detalhe bem pensado vira lembrança de infância. Alguém precisou parar e imaginar o que a criança ia sentir.',
    ],
  },
  {
    words: ['empresa', 'empresas', 'equipe', 'equipes', 'funcionários', 'funcionárias', 'colaboradores', 'corporativo', 'corporativa', 'corporativos', 'corporativas', 'colegas de trabalho', 'brindes corporativos', 'brinde corporativo'],
    professional: [
      'No trabalho, um gesto de reconhecimento é notado por todos e vira assunto na hora do café.',
      'Uma equipe reúne gostos e idades diferentes. O que agrada a todos costuma ser simples e bem cuidado.',
      'Com os colegas dividimos mais horas do que percebemos. Lembrar deles muda o clima da semana.',
    ],
    casual: [
      'No trabalho a gente divide prazo, café e reunião comprida. É justo dividir um agrado também.',
      'Equipe que se sente lembrada trabalha com outra vontade. Um obrigado bem dado rende por semanas.',
      'Todo trabalho tem quem organiza, quem esquece e quem salva o dia. Um carinho pra todos é boa ideia.',
    ],
    funny: [
      'Depois de tanta reunião que podia ser um e-mail, a equipe merece alguma coisa que não seja outra reunião.',
      'Em todo trabalho há uma cadeira que tem dono e um pote sem dono na geladeira.',
      'O grupo da firma responde a cobrança com silêncio e a comida com vinte mensagens. Está registrado.',
    ],
    motivational: [
      'Por trás de um bom resultado da equipe há pessoas que quase não aparecem. Agradecer uma a uma faz diferença.',
      'Equipes atravessam prazos difíceis na base da ajuda mútua. Isso merece ser celebrado.',
      'Reconhecer quem trabalha ao lado leva um minuto e dura na memória de quem recebe.',
    ],
  },
  {
    words: ['para o chefe', 'para a chefe', 'para os chefes', 'para o meu chefe', 'para a minha chefe', 'pro chefe', 'presente de chefe', 'presente chefe', 'melhor chefe', 'meu chefe', 'minha chefe', 'chefa', 'patrão'],
    professional: [
      'Quem chefia com respeito costuma ouvir mais pedidos do que agradecimentos. Um gesto simples muda essa conta.',
      'Presentear quem chefia pede medida: nada de exagero, e um cartão com palavras sinceras.',
      'Uma palavra de confiança dita na hora certa ninguém esquece. Vale devolver a gentileza a quem a disse.',
    ],
    casual: [
      'Quem manda também tem dia ruim, prazo em cima e café frio. Um carinho da turma muda o clima da sala inteira.',
      'Eu acho bonito agradecer a quem ensinou o serviço com paciência. Cargo passa, e o que a gente aprendeu fica.',
      'Pra agradar quem chefia, junta a turma toda e escreve um bilhete com o nome de cada um.',
    ],
    funny: [
      'Quem chefia diz que não gosta de surpresa e chega mais cedo justamente no dia da surpresa.',
      'A turma passou três reuniões decidindo como agradar quem manda. A pauta, na agenda, era outra.',
      'Agradar quem chefia não muda o salário, mas melhora bastante a hora do café.',
    ],
    motivational: [
      'Quem lidera também já começou do zero e teve quem estendesse a mão. Reconhecer isso aproxima a turma.',
      'Liderar é acertar em silêncio e responder pelo erro dos outros. Um agradecimento sincero faz falta nessa posição.',
      'Por trás de uma turma que funciona há alguém que escuta, decide e assume. É justo que também receba um obrigado.',
    ],
  },
  {
    words: ['noivos', 'os noivos', 'casal de noivos', 'para noivos', 'recém-casados', 'recém casados'],
    professional: [
      'Os noivos planejam por meses um dia que passa depressa. O que se escolhe com atenção fica na memória.',
      'Duas famílias, dois gostos e uma só festa. Chegar a cada decisão já faz parte da história dos noivos.',
      'Depois da festa, os noivos lembram de quem esteve ao lado e de como cada detalhe foi pensado.',
    ],
    casual: [
      'Os noivos discutem a lista, mudam de ideia, voltam à primeira e no fim dá tudo certo. Sempre foi assim.',
      'Adoro quando os noivos decidem juntos: um puxa de um lado, o outro ri, e sai a escolha.',
      'O dia passa voando pros noivos. Depois eles reveem as fotos e descobrem um monte de coisa que não viram.',
    ],
    funny: [
      'Um dos noivos tem opinião sobre tudo, o outro diz \'o que você preferir\'. Costuma dar certo.',
      'Os noivos queriam uma coisa pequena. Depois lembraram das tias, dos primos e dos primos das tias.',
      'Se os noivos escolheram tudo sem discutir nenhuma vez, alguém não estava prestando atenção.',
    ],
    motivational: [
      'Juntar duas vidas começa por combinar muitas coisas pequenas. Cada acordo dos noivos já é um começo de casa.',
      'Por trás do dia dos noivos há meses de conta, conversa e espera. É bonito ver tudo chegar.',
      'Os noivos escolhem quem vai estar por perto num dia que é deles. Cada detalhe diz um pouco dos dois.',
    ],
  },
  {
    words: ['casais', 'para casal', 'a dois', 'caneca casal', 'canecas casal', 'quadro casal', 'presente casal', 'ensaio casal', 'caneca de casal', 'presente de casal'],
    professional: [
      'Quem divide a vida tem os seus códigos: uma música, um lugar, uma frase que só os dois entendem.',
      'Com a rotina cheia, os momentos a dois precisam ser combinados. Um bom motivo sempre ajuda.',
      'A vida em dupla junta dois gostos diferentes e, com o tempo, inventa um que é dos dois.',
    ],
    casual: [
      'Na vida a dois há quem escolhe e quem diz que tanto faz. E tanto faz nunca é tanto faz.',
      'Eu acho bonito quando os dois ainda se surpreendem, tenham o tempo que tiverem de convivência.',
      'Todo amor tem um começo que os dois contam de jeito diferente. Eu sempre peço as duas versões.',
    ],
    funny: [
      'Um dos dois sente frio e o outro abre a janela. O amor mora em algum lugar no meio.',
      'Os dois levam vinte minutos para escolher um filme e dormem nos primeiros dez. Ninguém lembra o final.',
      'Juntos há anos, os dois conversam só com o olhar. Principalmente em festa, na hora de ir embora.',
    ],
    motivational: [
      'Conviver é um trabalho de todo dia, feito de pequenas gentilezas. Quem se cuida a dois merece celebrar.',
      'Há casais que atravessaram mudanças, contas e noites mal dormidas lado a lado. Isso merece um gesto.',
      'Parar um pouco para os dois, no meio de tanta obrigação, é uma escolha que se renova.',
    ],
  },
  {
    words: ['para clientes', 'brinde para clientes', 'fidelidade', 'para cliente', 'brindes para clientes', 'brinde para cliente', 'lembrancinha para clientes', 'mimo para clientes'],
    professional: [
      'Clientes lembram de como foram tratados depois da compra. Um agrado simples mostra que ninguém foi esquecido.',
      'Quem volta e indica faz muito por um negócio. Retribuir fortalece uma relação que já existe.',
      'Um gesto de agradecimento ao cliente funciona em qualquer época, com data especial ou sem ela.',
    ],
    casual: [
      'Cliente que volta merece um carinho, e eu falo por experiência. A gente guarda o nome de cada um.',
      'Um agradinho pra quem compra de você diz muito: eu vi, lembrei e gostei que você veio.',
      'Toda vez que eu ganho um mimo de uma loja, volto lá. Com os seus clientes deve ser parecido.',
    ],
    funny: [
      'Cliente antigo já sabe onde fica o café e dá palpite em tudo. É quase sócio, só falta o crachá.',
      'Há clientes que um dia vieram só olhar e continuam voltando. Esses merecem até um apelido carinhoso.',
      'Agradecer ao cliente é o contrário de cobrar: todo mundo gosta de receber a mensagem.',
    ],
    motivational: [
      'Cada cliente foi um dia alguém que resolveu confiar. Agradecer é lembrar dessa decisão.',
      'Quem tem um negócio sabe quanto custa conquistar uma pessoa. Cuidar de quem já veio vale o esforço.',
      'Por trás de um negócio que segue aberto há clientes fiéis. É justo que sejam os primeiros lembrados.',
    ],
  },
  {
    words: ['dentista', 'dentistas', 'odontologia', 'odonto', 'ortodontista'],
    professional: [
      'Dentistas trabalham com precisão de milímetros e muita conversa de um lado só. Ganhar um carinho é novidade boa.',
      'Dentista é profissão de mãos cuidadosas e de paciência com quem chega receoso. Vale reconhecer esse cuidado.',
      'Quem se formou em odontologia tem orgulho da profissão. Foram anos de estudo e de prática.',
    ],
    casual: [
      'Dentista faz pergunta justo quando a gente não pode responder. E entende a resposta mesmo assim, é um dom.',
      'Eu admiro a paciência de dentista, com criança agitada e adulto medroso na mesma tarde.',
      'Quem é da odonto repara no sorriso de todo mundo. Bom mesmo é fazer essa pessoa sorrir.',
    ],
    funny: [
      'Dentista é a única pessoa que pergunta das férias com as duas mãos dentro da sua boca.',
      'Na festa, todos sorriem de boca fechada perto de quem é dentista. Fio dental vira assunto delicado.',
      'Dentista sabe quem mente sobre o fio dental. Sabe, sorri e não comenta, o que é pior.',
    ],
    motivational: [
      'Anos de faculdade e de treino cabem nas mãos firmes de quem cuida de sorrisos. É profissão que merece orgulho.',
      'Receber quem chega com medo e mandar embora sorrindo pede muita paciência. Quem faz isso merece carinho.',
      'O cuidado de dentista aparece no sorriso dos outros. É bonito devolver um pouco.',
    ],
  },
  {
    words: ['médico', 'médica', 'médicos', 'médicas', 'medicina', 'pediatra', 'obstetra', 'doutor', 'doutora', 'veterinária', 'veterinário'],
    professional: [
      'Por trás da medicina há anos de estudo e muitos plantões. Um gesto de gratidão chega em boa hora.',
      'Um bom atendimento fica na memória da família. Agradecer a quem atendeu é um costume bonito.',
      'Quem estuda tanto para cuidar dos outros gosta de ver o próprio trabalho lembrado com carinho.',
    ],
    casual: [
      'A gente lembra pra sempre de quem explicou com calma e olhou no olho. Vale agradecer.',
      'Quem escolheu a medicina perdeu muita festa de família estudando. Hoje a família tem orgulho de sobra.',
      'Plantão, celular que toca, café frio. Quem é da medicina ainda tem paciência com a nossa lista de perguntas.',
    ],
    funny: [
      'Letra de receita ninguém entende, mas carinho qualquer um lê. Profissão bonita, apesar da caligrafia.',
      'Quem é da medicina não consegue ir a um churrasco sem dar consulta. Sempre chega alguém com um exame no celular.',
      'A pessoa estuda medicina por dez anos, e a mãe ainda pergunta se levou o casaco.',
    ],
    motivational: [
      'Por trás do jaleco há noites de estudo e muita renúncia. Reconhecer esse caminho é um presente justo.',
      'Ouvir antes de falar é das partes mais difíceis da medicina. Quem sabe fazer isso merece agradecimento.',
      'Chegar à medicina custou livros, plantões e festas perdidas. É bom celebrar quem continuou.',
    ],
  },
  {
    words: ['pai', 'papai', 'paizão', 'meu pai', 'superpai'],
    professional: [
      'Muitos pais falam pouco e demonstram no que fazem. Um gesto de carinho costuma pegá-los de surpresa.',
      'Presentear um pai começa por observar: o que ele usa todo dia, o que conta, do que sente falta.',
      'Um pai guarda à sua maneira. Não comenta nada na hora e, anos depois, ainda lembra o dia.',
    ],
    casual: [
      'Pai é aquele que diz \'bacana\' e fica o resto do dia mostrando pros amigos. A emoção dele sai assim.',
      'Meu palpite é que todo pai gosta de ser lembrado, mesmo o que jura que não liga pra data nenhuma.',
      'Pai conserta, leva, busca e diz que não foi nada. Uma hora a gente tem que dizer que foi, sim.',
    ],
    funny: [
      'Pai recebe um agrado, diz \'não precisava\' e, cinco minutos depois, já contou para o vizinho.',
      'Pai tem uma gaveta de coisas que um dia vão servir e um estoque de piadas que ele repete com orgulho.',
      'A reação de um pai cabe em uma palavra: \'opa\'. Quem conhece sabe que é emoção pura.',
    ],
    motivational: [
      'Um pai acorda cedo durante anos e quase nunca fala de cansaço. Reconhecer isso também é um presente.',
      'Um pai ensina muito sem perceber, consertando uma coisa ou esperando na porta. Quem aprendeu sabe agradecer.',
      'Há pais que cuidam em silêncio. Um gesto pensado para eles mostra que esse cuidado foi sentido.',
    ],
  },
  {
    words: ['amiga', 'amigas', 'amigo', 'amigos', 'melhor amiga', 'melhor amigo', 'amizade', 'bff', 'comadre', 'compadre'],
    professional: [
      'Boas amizades resistem à distância e à agenda cheia. Um gesto inesperado lembra isso aos dois lados.',
      'Numa amizade longa, um já sabe do que o outro gosta. É da convivência que vem o acerto.',
      'Há amigos que aparecem na hora certa e nunca cobram. É bom ter um motivo para agradecer.',
    ],
    casual: [
      'Amizade de verdade passa meses sem se ver e retoma a conversa no meio da frase.',
      'Todo mundo tem aquela amizade que recebe a novidade antes da família. É pra ela que a gente liga primeiro.',
      'Eu acho que amizade merece presente sem data, só porque uma vitrine fez a gente lembrar.',
    ],
    funny: [
      'Amizade é quem sabe tudo a seu respeito, guarda os prints e, por sorte, está do seu lado.',
      'Boa amizade avisa que tem alface no dente. Ótima amizade avisa antes da foto.',
      'O encontro marcado entre amigos já mudou de data seis vezes. Quando sair, vira feriado.',
    ],
    motivational: [
      'Uma amizade longa tem muita mensagem respondida de madrugada e muita mão estendida. Isso merece um obrigado.',
      'Amigos são a família que se vai escolhendo pelo caminho. Cuidar deles pede lembrança e tempo.',
      'Amizade de verdade ouviu a mesma história cinco vezes sem reclamar. Um gesto de carinho é justo.',
    ],
  },
  {
    words: ['afilhado', 'afilhada', 'afilhados', 'afilhadas', 'sobrinho', 'sobrinha', 'sobrinhos', 'sobrinhas'],
    professional: [
      'Tios e padrinhos acompanham o crescimento de perto, sem a pressa da rotina. Um agrado deles é sempre lembrado.',
      'A criança ou o jovem da família lembra bem de quem esteve nas datas importantes. Essa presença conta.',
      'Para acertar com um afilhado ou sobrinho, vale perguntar aos pais. As preferências mudam de um mês para o outro.',
    ],
    casual: [
      'Tios e padrinhos ficam com a parte boa: a festa, o passeio e o abraço de chegada. Eu adoro.',
      'Quem é dinda, dindo, tia ou tio sabe: o sorriso deles quando a gente chega paga qualquer coisa.',
      'A gente vê crescer pelas fotos e, quando encontra, já tá da nossa altura. Criança de família é assim.',
    ],
    funny: [
      'Tios e padrinhos existem para dar o que os pais disseram que não. Com moderação, dizem eles.',
      'A visita chega, e quem corre para a porta olha primeiro para as mãos dela. Depois vem o abraço.',
      'Mimar bastante e devolver aos pais no fim do dia é um plano perfeito. Os pais discordam.',
    ],
    motivational: [
      'Ser referência para alguém que cresce é um compromisso alegre. Ele se cumpre em presença e pequenos gestos.',
      'Quem acompanha uma criança desde cedo guarda cada fase. Um presente marca no tempo a fase de agora.',
      'Estar nas datas, telefonar, lembrar do gosto. É assim que tios e padrinhos ficam na memória.',
    ],
  },
  {
    words: ['padrinho', 'padrinhos', 'madrinha', 'madrinhas', 'padrinho e madrinha', 'dindo', 'dinda', 'dindos', 'padrinhos de casamento', 'madrinhas de casamento', 'padrinhos de batismo'],
    professional: [
      'Chamar alguém para padrinho ou madrinha é dizer que essa pessoa faz parte da família. O gesto fica na memória.',
      'Padrinhos são escolhidos entre muitas pessoas queridas. Por isso o convite e o agradecimento pedem atenção.',
      'Quem aceita ser madrinha ou padrinho assume um lugar para a vida. É bonito marcar esse momento.',
    ],
    casual: [
      'Todo mundo lembra da cara dos padrinhos na hora do convite. Primeiro o susto, depois o abraço apertado.',
      'Padrinho e madrinha são aqueles que a gente escolheu no meio de todo mundo. Isso já diz bastante.',
      'Dinda e dindo têm um lugar que é só deles: na foto, na mesa e nas histórias da família.',
    ],
    funny: [
      'Ser dinda ou dindo dá direito a foto, lugar na frente e a pergunta \'cadê meu presente?\' pelos próximos vinte anos.',
      'O convite arranca o choro primeiro e a pergunta sobre a cor da roupa depois. Às vezes na ordem contrária.',
      'Há quem aceite antes de a pergunta terminar e, no mesmo minuto, já esteja criando o grupo de mensagens.',
    ],
    motivational: [
      'Padrinhos estão por perto nos dias de festa e nos outros também. Agradecer a eles é reconhecer essa presença.',
      'Escolher uma madrinha ou um padrinho é olhar para trás e ver quem sempre esteve ali.',
      'Aceitar ser padrinho ou madrinha é um compromisso de carinho. Quem o cumpre merece ser lembrado.',
    ],
  },
  {
    words: ['meu avô', 'para o avô', 'para o vovô', 'para o vô', 'para meu avô', 'para meu vô', 'para meu vovô', 'vozinho', 'o melhor avô', 'melhor vovô do mundo'],
    professional: [
      'Um avô gosta de contar de onde veio cada coisa. O que vem dos netos entra logo nas histórias.',
      'Avôs têm os seus hábitos: a cadeira certa, a hora do café, o caminho de sempre. Quem observa acerta.',
      'Para um avô, ser lembrado pela família já é uma boa parte do presente.',
    ],
    casual: [
      'Vô conta a mesma história e a gente ouve de novo, porque cada vez aparece um detalhe que não tinha.',
      'Meu conselho com vô é reparar na rotina dele: o rádio, o café, a cadeira. Tá tudo ali.',
      'Vô se faz de durão até o neto chegar. Aí acaba a pose e começa a conversa.',
    ],
    funny: [
      'Vô jura que no tempo dele era tudo melhor, inclusive a chuva. E prova com uma história de quarenta minutos.',
      'Todo vô tem um cochilo marcado na frente da televisão e acorda na hora em que mudam de canal.',
      'Vô diz \'guarda, que isso ainda serve\' sobre tudo na vida. O carinho dos netos, então, vira patrimônio.',
    ],
    motivational: [
      'Um avô trabalhou muito antes de ter tempo para as histórias. Sentar para ouvi-lo já é um presente.',
      'Há coisas que só um avô ensina: esperar, consertar, rir de si mesmo. Quem aprendeu guarda para sempre.',
      'Um avô carregou a família em muitos colos e muitas mudanças. É bom poder dar uma alegria a ele.',
    ],
  },
  {
    words: ['avó', 'avô', 'vó', 'vô', 'vovó', 'vovô', 'avós', 'vovós', 'vovôs', 'minha avó', 'vozinha', 'bisavó', 'bisavô', 'bisavós', 'bisa'],
    professional: [
      'Avós costumam guardar cada coisa que recebem dos netos, com a história de quem deu e em que dia.',
      'Na casa dos avós há sempre uma história para cada coisa. O que vem dos netos é a história preferida.',
      'Avós percebem quando a escolha foi feita pensando neles. É disso que vão falar depois.',
    ],
    casual: [
      'Quem tem neto mostra pra vizinhança inteira o que ganhou. E conta direitinho quem foi que deu.',
      'Avós lembram do que a gente gosta desde pequeno. É bom devolver um pouco desse cuidado.',
      'Casa de avós tem cheiro, tem horário de café e tem sempre mais um lugar à mesa.',
    ],
    funny: [
      'Na casa dos avós perguntam se você comeu antes de dizer oi. Depois perguntam de novo, por segurança.',
      'Em casa de avós, repetir o prato é obrigação, e levar marmita para casa também. Discutir é perder tempo.',
      'Avós dizem que não precisava. Cinco minutos depois, a família inteira já recebeu a notícia por telefone.',
    ],
    motivational: [
      'Avós passaram a vida juntando gente em volta da mesa. É bonito quando o gesto volta para eles.',
      'Muito do que sabemos fazer veio de avós pacientes. Lembrar disso é uma forma de agradecer.',
      'Avós viram a família crescer e guardaram cada história. Merecem ganhar mais uma para contar.',
    ],
  },
  {
    words: ['advogado', 'advogada', 'advogados', 'advogadas', 'faculdade de direito', 'curso de direito', 'advocacia', 'oab'],
    professional: [
      'Quem trabalha com leis vive entre prazos, leitura e muita conversa. Um gesto atencioso quebra a rotina do escritório.',
      'A formação em Direito custa anos de leitura e uma prova temida. Chegar lá é conquista para comemorar.',
      'Na mesa de quem advoga há sempre papéis, café e um prazo por perto. Um agrado cai bem.',
    ],
    casual: [
      'Quem é do Direito lê contrato até de estacionamento. E a família agradece, porque ninguém mais lê.',
      'Prazo, audiência, café, prazo de novo. Quem advoga vive assim e gosta de ser lembrado com carinho.',
      'Eu admiro quem estudou Direito, passou anos com livros enormes no colo e ainda gosta de ler.',
    ],
    funny: [
      'Pergunte algo a quem é do Direito, e a resposta começa com \'depende\'. É assim até para pizza.',
      'Na família, quem advoga atende de graça em todo almoço. Entre a salada e a sobremesa há sempre um caso.',
      'Discutir com quem é do Direito é perder com fundamentação. Melhor chegar com um presente.',
    ],
    motivational: [
      'Advogar começa com livros, noites e uma prova difícil. Quem chegou lá tem motivo de orgulho.',
      'Defender o outro exige estudo e coragem, um prazo por vez. Quem advoga merece esse reconhecimento.',
      'Atrás de cada processo há alguém que leu tudo até o fim. Essa dedicação merece um gesto.',
    ],
  },
  {
    words: ['masculino', 'masculina', 'masculinos', 'masculinas', 'para homem', 'para homens', 'presente para homem'],
    professional: [
      'Muitos homens dizem que tanto faz e depois usam a mesma coisa por anos. O gosto aparece no hábito.',
      'Para acertar com um homem, observe a rotina: o trabalho, o fim de semana, as manias que ele não confessa.',
      'Muitos homens preferem escolhas simples, que entrem no dia a dia sem explicação.',
    ],
    casual: [
      'Pergunta pra um homem o que ele quer e a resposta é \'nada\'. Aí você repara nos hábitos e descobre.',
      'Homem também gosta de ser mimado, só não sai espalhando. A gente percebe pelo sorriso de canto.',
      'Se o homem da casa elogiou duas vezes na mesma semana, acertou em cheio. Ele não desperdiça adjetivo.',
    ],
    funny: [
      'Perguntado sobre o que quer ganhar, o homem responde \'não sei\'. Perguntado se gostou, responde \'bom\'. É festa.',
      'O homem diz que não precisa de nada desde que se mudou de casa. A família discorda em silêncio.',
      'O homem procura por dez minutos, abre a mesma gaveta três vezes e jura que sumiu. Estava ali.',
    ],
    motivational: [
      'Reparar no gosto de um homem que fala pouco exige atenção. Quando se acerta, o sorriso entrega.',
      'Muito homem passa a vida resolvendo as coisas dos outros. Pensar em algo para ele é um cuidado.',
      'Um homem nem sempre espera ser lembrado. Por isso o gesto pega de surpresa e fica.',
    ],
  },
  {
    words: ['sogra', 'sogras', 'sogro', 'sogros', 'sogrinha', 'sogrão'],
    professional: [
      'Sogros reparam na atenção que vem junto com o presente. Perguntar em casa sobre o gosto deles ajuda bastante.',
      'Um agrado aos sogros alegra também quem nos apresentou a eles. A família inteira percebe.',
      'A convivência com os sogros se faz de visitas, almoços e pequenas gentilezas trocadas ao longo dos anos.',
    ],
    casual: [
      'Sogra e sogro, quando gostam, contam pra família inteira. E aí você ganha pontos que duram meses.',
      'Eu sempre digo: quer acertar com os sogros, repara no que eles elogiam. Tá tudo ali na conversa.',
      'Família ganha a gente também de quem a gente ama. Um agrado pros sogros é carinho dobrado.',
    ],
    funny: [
      'Agradar os sogros rende mais que aplicação. O retorno vem em elogio, convite e silêncio na hora certa.',
      'Sogros percebem presente comprado na correria a duas quadras de distância. Convém planejar a operação.',
      'Quando sogra ou sogro diz \'não precisava\' sorrindo, comemore. Aquilo é uma medalha.',
    ],
    motivational: [
      'Os sogros cuidaram, muito antes de nós, de alguém que amamos. Um agradecimento a eles faz sentido.',
      'Entrar em outra família pede respeito e tempo. Cada gesto atencioso ajuda a construir essa convivência.',
      'Lembrar dos sogros fora das datas mostra um carinho que não é obrigação. Eles notam.',
    ],
  },
  {
    words: ['mãe', 'mães', 'mamãe', 'mamães', 'mãezinha', 'minha mãe', 'mãe de primeira viagem', 'supermãe'],
    professional: [
      'Mães costumam dizer que não precisam de nada. Em geral, guardam até o papel do embrulho e o bilhete.',
      'Mãe que cuida de todos se acostuma a ficar por último. Lembrar dela primeiro já muda o dia.',
      'Cada mãe tem o seu jeito de receber carinho: uma se emociona, outra disfarça, outra conta para a família inteira.',
    ],
    casual: [
      'Mãe fala que não precisava, mas mostra pra vizinha antes do fim do dia. Eu conheço várias assim.',
      'A gente quer ver a mãe sorrir daquele jeito em qualquer idade. Acho que isso nunca passa.',
      'Mãe lembra do gosto de todo mundo e esquece do próprio. Por isso é tão bom quando alguém presta atenção.',
    ],
    funny: [
      'Mãe diz \'não precisava\' com uma mão no peito e a outra já mandando foto para a família.',
      'Mãe acha em dois segundos aquilo que a família procura há uma hora. Só não acha tempo para si mesma.',
      'Toda mãe guarda sacola dentro de sacola. O carinho dos filhos ela guarda à vista de todos.',
    ],
    motivational: [
      'Muito do que uma mãe faz acontece quando ninguém está olhando. Mostrar que alguém viu é um belo agradecimento.',
      'Mãe acorda mais cedo, dorme mais tarde e faz parecer fácil. É uma alegria poder retribuir um pouco.',
      'Ser mãe é lembrar de tudo por todos. Um dia em que lembram dela vale por muitos.',
    ],
  },
  {
    words: ['recém-nascido', 'recém-nascida', 'recém nascido', 'recém nascida', 'recém-nascidos', 'rn', 'newborn'],
    professional: [
      'Os primeiros dias de um bebê passam depressa, entre visitas, sono curto e fotografias. Cada detalhe vira lembrança.',
      'Um recém-nascido ocupa pouco espaço e o pensamento de todos. A família quer marcar esse começo.',
      'Para visitar um recém-nascido, a regra é simples: visita breve, carinho inteiro e nenhuma pressa de resposta.',
    ],
    casual: [
      'Nos primeiros dias do bebê a gente só olha, conta os dedinhos e tira foto dormindo. Passa voando.',
      'Quem acabou de ganhar bebê tá vivendo de cochilo e de visita rápida. Um carinho nessa hora pega fundo.',
      'Recém-nascido muda de rosto toda semana. Por isso a gente quer guardar tudo desse comecinho.',
    ],
    funny: [
      'O recém-nascido chegou há poucos dias, não fala uma palavra e já manda em todos os adultos.',
      'Com recém-nascido, os pais aprendem a fazer tudo com uma mão só e em silêncio. Até bocejar vira operação.',
      'As visitas vêm ver o recém-nascido, e ele dorme o tempo todo. Mesmo assim, todos saem encantados.',
    ],
    motivational: [
      'Por trás de um recém-nascido há meses de espera. Quem acompanhou sabe o que cada detalhe significa.',
      'Receber um recém-nascido pede coragem, colo e muito apoio em volta. Toda ajuda conta.',
      'O recém-nascido muda todos os dias. Guardar alguma coisa desse começo é um cuidado com o futuro.',
    ],
  },
  {
    words: ['enfermeira', 'enfermeiro', 'enfermeiras', 'enfermeiros', 'enfermagem', 'técnica de enfermagem', 'técnico de enfermagem'],
    professional: [
      'Quem trabalha na enfermagem conhece plantões longos e feriados fora de casa. Ser lembrado faz bem a qualquer um.',
      'Enfermeiras e enfermeiros guardam nomes, histórias e horários. Um agradecimento a eles costuma vir de famílias inteiras.',
      'A enfermagem é profissão de mãos firmes e conversa mansa. Muitos só percebem isso quando precisam.',
    ],
    casual: [
      'Quem é da enfermagem troca o dia pela noite e ainda chega perguntando se você tá bem. Merece muito carinho.',
      'Plantão no feriado, café em pé, sorriso pro paciente. Eu admiro demais quem vive da enfermagem.',
      'Toda família tem uma história com alguém da enfermagem que foi gentil na hora certa.',
    ],
    funny: [
      'Quem é da enfermagem almoça em seis minutos e dorme em qualquer posição. São talentos que não vão no currículo.',
      'Quem é da enfermagem, em festa de família, ganha sempre a mesma fila: todo parente quer mostrar um exame.',
      'Depois de três plantões, quem é da enfermagem chama o próprio sofá de leito. E dorme nele mesmo.',
    ],
    motivational: [
      'Há plantões em que tudo pesa, e ainda assim alguém da enfermagem sorri para quem precisa.',
      'A dedicação da enfermagem aparece em gestos que ninguém aplaude. Agradecer é um jeito de aplaudir.',
      'Estudo, noites em claro e mãos atentas. Quem escolheu a enfermagem merece orgulho da própria profissão.',
    ],
  },
  {
    words: ['irmã', 'irmãs', 'irmão', 'irmãos', 'irmãzinha', 'irmãozinho', 'mana', 'mano', 'irmão mais velho', 'irmã mais velha'],
    professional: [
      'Quem cresceu na mesma casa conhece histórias que ninguém mais conhece. Presentear com base nelas é um privilégio.',
      'Irmãos crescem e cada um vai morar num canto. Um gesto aproxima quem já dividiu a mesma mesa.',
      'Entre irmãos, nem sempre se diz o que se sente. Um gesto de carinho ajuda a dizer.',
    ],
    casual: [
      'Entre irmãos se briga pelo controle, pelo banheiro e pela última fatia. Mexeu com um, mexeu com todos.',
      'Tem piada que só quem cresceu junto entende, e basta um olhar. Dá saudade quando cada um mora num canto.',
      'Quem dividiu o quarto ou a mesa do almoço sabe cada mania do outro. Aí fica fácil acertar.',
    ],
    funny: [
      'Em família, o empréstimo de roupa não tem data de devolução, e os processos seguem abertos desde a infância.',
      'A disputa entre irmãos para saber quem é o preferido da mãe continua. Ela se recusa a divulgar o resultado.',
      'Depois de anos de briga pelo banco da frente, um agrado entre irmãos é gesto diplomático de grande valor.',
    ],
    motivational: [
      'Irmãos que cresceram juntos viram as quedas e os acertos um do outro. É bonito celebrar essa companhia.',
      'Irmãos se mantêm por perto com telefonema, visita e paciência. Um agrado entra bem nessa conta.',
      'Há pessoas que dividem com a gente a mesma memória de infância. Cuidar delas é cuidar dessa história.',
    ],
  },
  {
    words: ['marido', 'maridos', 'esposo', 'esposa', 'esposas', 'mulher amada', 'minha esposa', 'meu marido', 'companheiro', 'companheira'],
    professional: [
      'Depois de anos de convivência, surpreender parece difícil. Muitas vezes basta lembrar algo que a pessoa disse há pouco.',
      'Quem vive junto conhece os gostos do outro, as manias e até a hora de não conversar. Fica fácil escolher bem.',
      'A rotina faz esquecer de dizer certas coisas. Um gesto fora de hora diz por nós.',
    ],
    casual: [
      'Depois de um tempo de casa, um agrado sem motivo vale mais que muito presente de data marcada.',
      'A gente divide conta, louça e cobertor. De vez em quando é bom dividir também uma surpresa.',
      'Quem mora junto sabe o que o outro quer, só finge que esqueceu pra poder surpreender.',
    ],
    funny: [
      'No casamento se promete tudo, menos concordar sobre a temperatura do ar e o lado da pasta de dente.',
      'Dar presente a quem mora na mesma casa exige esconderijo, álibi e boa memória para achar depois.',
      'A frase \'não comprei nada para você\' convence pouco quando a sacola está aparecendo atrás da porta.',
    ],
    motivational: [
      'Há anos de café passado, espera e apoio por trás de um casamento. Reconhecer isso é um cuidado.',
      'Marido, mulher, companheiro: quem está ao lado nos dias comuns faz mais do que aparece. Merece um agradecimento.',
      'Uma vida a dois se faz em pequenas combinações diárias. Vale celebrar quem cumpre a sua parte com amor.',
    ],
  },
  {
    words: ['estudante', 'estudantes', 'formando', 'formanda', 'formandos', 'formandas', 'universitária', 'universitário', 'vestibulando', 'concurseira', 'concurseiro'],
    professional: [
      'Quem estuda convive com prazos, provas e poucas horas de sono. Um incentivo no meio do caminho é bem-vindo.',
      'Cada etapa vencida nos estudos merece registro, da primeira prova ao último trabalho entregue.',
      'A vida de estudante cabe entre a mochila, a mesa e o café. O resto espera passar a prova.',
    ],
    casual: [
      'Estudante vive de resumo, café e promessa de começar amanhã. Eu também já fui assim.',
      'Semana de prova muda o humor da casa inteira. Um carinho nessa hora ajuda todo mundo.',
      'A gente só entende o tanto que estudou quando chega o último dia de curso e dá aquele alívio.',
    ],
    funny: [
      'Quem estuda organiza a mesa, aponta os lápis, separa os marcadores e, depois de tanto preparo, vai descansar.',
      'Há quem estude com um mês de antecedência e há quem negocie com a madrugada. A madrugada cobra.',
      'O trabalho era em grupo, e o grupo era uma pessoa só. Todo estudante conhece essa história.',
    ],
    motivational: [
      'Estudar depois de um dia cheio pede uma força que pouca gente vê. Vale reconhecê-la antes do diploma.',
      'Cada página lida com sono conta. Quem acompanha de perto sabe quanto custou cada nota.',
      'Um curso se vence uma prova por vez. Quem está no meio dele gosta de sentir que alguém torce.',
    ],
  },
  {
    words: ['namorado', 'namorada', 'namorados', 'namoradas', 'namoradinho', 'ficante', 'crush', 'meu amor', 'mozão', 'mozao'],
    professional: [
      'Quem namora presta atenção: sabe o pedido preferido, a música repetida, a história que o outro gosta de contar.',
      'Entre tantas mensagens do dia, um gesto de carinho diz mais a quem se ama.',
      'Cada namoro guarda o seu começo: uma conversa, um encontro, um acaso. Lembrar dele sempre agrada.',
    ],
    casual: [
      'Namorar é lembrar do que a pessoa falou uma vez, sem querer, três meses atrás. Quem lembra ganha muitos pontos.',
      'Não precisa de data pra fazer um agrado a quem a gente ama. Mas com data também é bom.',
      'Eu gosto de quem escolhe pensando na história dos dois. A pessoa percebe na hora.',
    ],
    funny: [
      'No namoro, \'não precisa me dar nada\' é uma frase perigosa. Quem acreditou nela dormiu no sofá.',
      'No namoro, a indireta vem em forma de print, de suspiro na vitrine e de marcação em post. Atenção aos sinais.',
      'Namoro é dividir tudo, menos o último pedaço e o lado bom do sofá.',
    ],
    motivational: [
      'Prestar atenção em alguém todos os dias é um trabalho delicado. Quem ama e repara merece reconhecimento.',
      'Um gesto de amor pede pouco tempo e muita atenção. A atenção é a parte que fica.',
      'Cuidar de um namoro é escolher a pessoa de novo no meio da semana, com louça na pia e tudo.',
    ],
  },
  {
    words: ['professora', 'professor', 'professoras', 'professores', 'prof', 'profe', 'profª', 'professorinha', 'educadora', 'educador'],
    professional: [
      'Quem ensina leva o trabalho para casa e lembra o nome de cada aluno. Um gesto de reconhecimento é sempre bem recebido.',
      'Todos guardam a lembrança de quem ensinou com paciência. Dizer isso a uma professora ou a um professor faz diferença.',
      'Quem ensina corrige provas no dia de folga e ainda prepara a próxima aula. Esse trabalho merece ser lembrado.',
    ],
    casual: [
      'Eu ainda lembro o nome de quem me ensinou a ler. Quem ensina fica na vida da gente sem nem saber.',
      'Quem dá aula repara em tudo: no cabelo novo, na cara de sono, no bilhete que não foi assinado. Merece um mimo de volta.',
      'Quem ensina passa o ano cuidando de um monte de gente. É bonito quando alguém lembra de agradecer.',
    ],
    funny: [
      'Quem explica a mesma coisa sete vezes e ainda sorri na oitava merece carinho, aplauso e talvez um camarote.',
      'Quem dá aula tem olho nas costas e reconhece letra de aluno a dez metros. Com alguém assim, é bom ficar de bem.',
      'Entre provas, bilhetes e a pergunta \'vale ponto?\', quem ensina já ouviu de tudo. Agora falta ouvir um obrigado.',
    ],
    motivational: [
      'Ensinar é repetir com a mesma paciência até alguém entender. Quem faz isso todos os dias merece ser visto.',
      'Por trás de cada aluno que aprende há alguém que insistiu. Vale mostrar que esse esforço não passou despercebido.',
      'Noites de correção, aulas refeitas, uma palavra na hora certa. Quem ensina deixa marcas que duram a vida inteira.',
    ],
  },
  {
    words: ['adolescente', 'adolescentes', 'teen', 'pré-adolescente', 'pré-adolescentes'],
    professional: [
      'Adolescentes têm gosto próprio e gostam que ele seja respeitado. Observar o que usam e ouvem ajuda mais que adivinhar.',
      'Na adolescência, um \'legal\' dito baixinho já é um grande elogio. Quem convive aprende a ler os sinais.',
      'Entre a infância e a vida adulta, tudo muda em poucos meses. Vale perguntar antes de escolher.',
    ],
    casual: [
      'Adolescente responde com uma palavra só, mas repara em tudo. Se mostrou pros amigos, pode comemorar.',
      'Pra acertar com adolescente, eu olho o quarto: as cores, as músicas, o que tá na parede. Tá tudo lá.',
      'Com adolescente, a opinião dos amigos pesa, e a da família também, só que ninguém admite.',
    ],
    funny: [
      'A reação de um adolescente vai de \'tá\' a \'daora\'. Se chegou ao segundo, a família pode soltar fogos.',
      'Adolescente não sai do quarto, mas sabe exatamente o que chegou na casa e a que horas.',
      'Se o adolescente postou foto, acertou. Se deixou a mãe aparecer na foto, aconteceu um milagre.',
    ],
    motivational: [
      'Conhecer um adolescente exige paciência e portas abertas. Escolher algo a gosto dele é um jeito de se aproximar.',
      'Por trás do silêncio de um adolescente há muita coisa acontecendo. Um gesto atento mostra que alguém está por perto.',
      'Respeitar o gosto de um adolescente dá trabalho, e ele percebe quem se deu a esse trabalho.',
    ],
  },
]
