import { homeSewingTypes } from '../products/home-sewing.ts'
import type { Category } from './category.ts'

export const homeSewing: Category = {
  name: 'costura para casa',
  sort: 'thing',
  crafts: ['a costura criativa', 'a cama, mesa e banho'],
  flags: { isGift: false, isUnique: false, isMadeToOrder: false, isHandmade: true, allowsJokes: true },
  openings: {
    sale: {
      professional: ['Um tecido bem escolhido muda um canto da casa: {o topic}.', 'Costura reta e tecido escolhido para a casa de todo dia: {o topic}.'],
      casual: ['A casa pediu tecido novo, e eu trouxe {o topic}.', 'Tem tecido que já chega sabendo em que canto da casa vai ficar: {o topic}.'],
      funny: ['A visita veio tomar café e saiu falando {do topic}.', 'A casa já tinha de tudo, menos juízo diante de tecido novo: {o topic}.'],
      motivational: ['Do corte de tecido na prateleira à casa de alguém: {o topic}.', 'Barra reta é treino, e a casa agradece: {o topic}.'],
    },
    content: {
      professional: ['Tecido, avesso e acabamento: o que observar {no topic}.', 'Do lado direito ao avesso, algumas notas sobre {o topic}.'],
      casual: ['Mesa de corte cheia, linha combinando e {o topic} no meio da conversa.', 'Vem ver {o topic} do lado de fora e do lado da costura.'],
      funny: ['Usaram a tesoura de tecido no papel, e {o topic} {viu/viram} tudo.', 'Todo mundo em casa dá palpite na cor {do topic}.'],
      motivational: ['Medir duas vezes e cortar uma: {o topic} {conhece/conhecem} bem essa regra de costura.', 'Quando a máquina pula ponto, troca-se a agulha e continua: {o topic}.'],
    },
  },
  facts: {
    sale: {
      all: [
        'Uma cor do tecido repetida em outro canto da casa já faz um conjunto.',
        'Em casa, tecido trabalha todo dia, e costura firme faz diferença.',
        'Antes de escolher a cor, vale olhar a parede, o piso e os armários.',
        'Tecido novo é um jeito simples de mudar um cômodo sem mexer nos móveis.',
      ],
      professional: ['A escolha da cor leva em conta os móveis, a luz do cômodo e o uso diário.', 'Um bom acabamento aparece no avesso, com linhas presas e bordas limpas.'],
      casual: ['Eu ponho em cima da mesa e fico um tempão olhando as cores.', 'Tecido novo em casa dá até vontade de chamar gente pra um café.'],
      funny: ['Existe o risco de querer trocar o resto da casa para combinar com o tecido.', 'Dá pena de usar e dá pena de guardar na gaveta, e assim começa o drama.'],
      motivational: ['Quem costura para a casa dos outros entra um pouco em cada rotina.', 'De um corte de tecido sai algo que a família usa todo dia.'],
    },
    content: {
      all: [
        'Tecido de algodão costuma encolher um pouco na primeira lavagem.',
        'Estampa grande pede área grande, e a miúda vai bem em trabalhos pequenos.',
        'Um avesso limpo, sem fios soltos, conta como a costura foi feita.',
        'Tecidos de cor forte se lavam separados dos claros nas primeiras vezes.',
      ],
      professional: ['O sentido da estampa se confere antes do corte, para nada ficar de cabeça para baixo.', 'A etiqueta do tecido informa a temperatura da água e a do ferro.'],
      casual: ['Eu guardo retalho até do tamanho de um biscoito, vai que serve.', 'Quando chega tecido novo, a gente passa a mão, dobra e só depois mede.'],
      funny: ['O abridor de casas é a ferramenta que ninguém mostra e todo mundo usa.', 'Retalho não se joga fora, se guarda até precisar de uma casa maior.'],
      motivational: ['Um canto bem virado vem depois de muitos cantos tortos.', 'Cada metro cortado com atenção poupa retrabalho e ensina a medir melhor.'],
    },
  },
  questions: {
    sale: ['Qual estampa é a cara da sua casa?', 'Floral, xadrez ou liso?', 'Em que cômodo você usaria primeiro?', 'Qual cor falta na sua casa?', 'Tudo combinando ou tudo misturado?'],
    content: ['Você guarda retalhos ou usa até o fim?', 'Você já pregou um botão ou fez uma barra à mão?', 'Alguém na sua família tinha máquina de costura?', 'Que cor de tecido você nunca teria em casa?', 'Qual tecido da casa da sua avó você lembra até hoje?'],
  },
  asks: ['a estampa que combina com a sua casa', 'as cores do ambiente', 'a quantidade e as medidas', 'o cômodo que vai receber a novidade'],
  types: homeSewingTypes,
  groups: [
    {
      nouns: [
        'o pano de prato/panos de prato', 'o paninho de prato/paninhos de prato', 'o pano de copa/panos de copa', 'o avental/aventais', 'o bate-mão/bate-mãos', 'a luva térmica/luvas térmicas', 'o puxa-saco/puxa-sacos',
        'o porta-pão/porta-pães', 'a capa de galão/capas de galão', 'o pegador de panela/pegadores de panela', 'o kit cozinha/kits cozinha', 'a capa para botijão/capas para botijão', 'a capa de botijão/capas de botijão',
      ],
      openings: {
        sale: {
          professional: ['Para a cozinha que trabalha todo dia: {o topic}.', 'Entre o fogão, a pia e o café passado: {o topic}.', 'Cozinha arrumada começa no tecido que fica à vista: {o topic}.'],
          casual: ['Cheiro de café, louça na pia e {o topic}: cozinha de verdade.', 'A cozinha amanheceu mais colorida com {o topic}.', 'Bolo no forno e {o topic} ali do lado.'],
          funny: ['A louça continua sua, mas a companhia melhorou: {o topic}.', 'O molho de tomate já está de olho {no topic}.', 'A cozinha agora tem mais estilo do que tempero: {o topic}.'],
          motivational: ['Para quem põe comida na mesa todo dia: {o topic}.', 'Cozinha cheia dá trabalho, e a beleza por perto faz companhia: {o topic}.', 'Quem acende o fogão antes de o sol nascer conhece o lugar {do topic}.'],
        },
        content: {
          professional: ['Gordura, vapor e água: a rotina {do topic} na cozinha.', 'O uso diário na cozinha ensina muito sobre {o topic}.', 'Da pia à gaveta, os cuidados com {o topic}.'],
          casual: ['Puxa uma cadeira da cozinha, que a conversa é sobre {o topic}.', 'Enquanto a água do café ferve, vamos falar {do topic}?', 'Na minha cozinha, {o topic} {tem/têm} lugar certo. E na sua?'],
          funny: ['Na cozinha, todo mundo respeita {o topic}, até aparecer alguém de mão molhada.', 'Se {o topic} {falasse/falassem}, a fama do cozinheiro estaria em risco.', 'Crônicas da cozinha onde {o topic} {viu/viram} o arroz queimar.'],
          motivational: ['Muita história de família começa na cozinha, perto {do topic}.', 'Receita boa se repete até a mão decorar, e {o topic} {acompanha/acompanham}.', 'Há uma rotina inteira de cozinha em volta {do topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Na cozinha, o que fica à vista decora até enquanto trabalha.',
            'A mesma estampa repetida faz pia, fogão e mesa conversarem.',
            'Quem monta a casa nova quase sempre esquece os tecidos da cozinha.',
            'Tecido encorpado aguenta o vaivém entre a pia, o fogão e a máquina de lavar.',
            'Estampa miúda disfarça melhor os respingos do fogão.',
            'Em chá de cozinha, saber as cores da casa nova ajuda a acertar a estampa.',
          ],
          professional: ['Na escolha, considere onde o tecido vai ficar na cozinha e a frequência da lavagem.', 'Uma cozinha clara aceita estampas fortes, e uma cozinha colorida pede tons calmos.', 'Bordas bem acabadas evitam fios soltos depois de muitas idas à máquina.'],
          casual: ['Eu gosto de cozinha com cor, dá graça até no arroz com feijão.', '{Combina/Combinam} com a caneca, e a foto do café sai pronta.', 'A gente usa no almoço e ainda deixa à mostra pra visita que chega na cozinha.'],
          funny: ['A receita pode até desandar, mas a cozinha sai bem na foto.', 'Não {ensina/ensinam} ninguém a cozinhar, só {deixa/deixam} a tentativa mais bonita.', 'A família vai usar para tudo, menos para aquilo que você avisou.'],
          motivational: ['Cozinha é trabalho diário, e um tecido bonito faz companhia na pia.', 'Quem cozinha para muitos conhece a casa antes de todo mundo acordar.', 'Lavar, secar, guardar e cozinhar de novo é cuidar de gente.'],
        },
        content: {
          all: [
            'Mancha de gordura sai melhor com detergente neutro aplicado antes da lavagem.',
            'Amaciante diminui a absorção, por isso os panos de cozinha ficam melhor sem ele.',
            'Os tecidos da cozinha vão à máquina separados das roupas, por causa da gordura.',
            'Um gancho perto da pia resolve a busca por um pano na hora do aperto.',
            'Secar bem antes de guardar evita cheiro de umidade na gaveta da cozinha.',
            'Sacudir as migalhas antes da lavagem poupa o filtro da máquina.',
          ],
          professional: ['Molho de tomate se enxágua em água fria, logo que cai no tecido.', 'A troca frequente dos panos divide o desgaste e mantém a cozinha em ordem.', 'Para a cozinha, linha resistente e ponto firme sustentam a costura nas lavagens.'],
          casual: ['Na cozinha eu separo o que é bonito do que é de guerra, quem mais?', 'Aqui em casa pano de prato tem dono, e é quem chega primeiro na pia.', 'Café passado, pia limpa e pano no gancho, adoro essa hora.'],
          funny: ['Toda casa tem um pano de prato que já é da família e ninguém aposenta.', 'A gaveta da cozinha fecha, desde que ninguém espirre perto.', 'O que é bonito fica três dias de enfeite e no quarto já conhece o molho.'],
          motivational: ['Muita gente começou a costurar para a própria cozinha e não parou.', 'Uma barra por dia, e a gaveta da cozinha vai mudando de cara.', 'Quem bordava panos para a cozinha sabia que casa se arruma aos poucos.'],
        },
      },
      questions: {
        sale: ['Sua cozinha é mais colorida ou clarinha?', 'Qual estampa combinaria com os seus azulejos?', 'Em que canto da cozinha ficaria?'],
        content: ['O que na sua cozinha é só de enfeite e ninguém pode usar?', 'Que cheiro lembra a cozinha da sua avó?', 'Quem lava e quem seca a louça aí?'],
      },
      asks: ['a cor dos seus armários de cozinha', 'quem cozinha mais na sua casa'],
    },
    {
      nouns: [
        'a toalha de mesa/toalhas de mesa', 'o jogo americano/jogos americanos', 'o lugar americano/lugares americanos', 'o guardanapo', 'o guardanapo de tecido/guardanapos de tecido',
        'a capa de sousplat/capas de sousplat', 'o cobre-mancha/cobre-manchas',
      ],
      openings: {
        sale: {
          professional: ['A mesa recebe antes da comida: {o topic}.', 'Para o almoço em família e o café de todo dia: {o topic}.', 'Prato, talher, copo e, para completar a mesa, {o topic}.'],
          casual: ['Até pão com manteiga fica importante com {o topic}.', 'Mesa pronta, gente chegando e {o topic} dando cor a tudo.', 'Põe a mesa, que eu já trouxe {o topic}.'],
          funny: ['O macarrão é instantâneo, mas a mesa é de novela: {o topic}.', 'Ninguém vai notar o arroz queimado olhando {o topic}.', 'Alguém vai derrubar suco, é estatística: {o topic}.'],
          motivational: ['Pôr a mesa para um também vale: {o topic}.', 'Reunir gente em volta da mesa dá trabalho, e {o topic} {ajuda/ajudam}.', 'Depois de horas no fogão, a comida pede uma mesa bonita: {o topic}.'],
        },
        content: {
          professional: ['Mesa posta sem complicação, a partir {do topic}.', 'Medida da mesa, louça e cor: como pensar {no topic}.', 'Na mesa de todo dia, algumas ideias para {o topic}.'],
          casual: ['Sentei à mesa pra contar umas coisas sobre {o topic}.', 'Mesa bonita em dia comum existe, e começa com {o topic}.', 'Como você usaria {o topic} na sua mesa?'],
          funny: ['A vida {do topic} entre o molho, o suco de uva e a criança com canetinha.', 'Todo almoço de família testa {o topic} com um copo virado.', 'Só {o topic} {sabe/sabem} quem derruba mais farofa.'],
          motivational: ['Arrumar a mesa é o passo final de quem cozinhou desde cedo: {o topic}.', 'Canto em esquadro pede treino, e a mesa mostra: {o topic}.', 'Há quem aprendeu a receber pondo a mesa: {o topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Com a mesa posta, um café da tarde com bolo simples já parece visita marcada.',
            'A medida da mesa e o número de lugares são o começo da escolha.',
            'Tons neutros deixam a louça aparecer, e estampas fortes pedem prato liso.',
            'No aniversário em casa, a mesa arrumada já serve de cenário para as fotos.',
            'Repetir a cor do tecido nas flores fecha o conjunto da mesa.',
            'Tecido na mesa abafa o barulho de pratos e talheres.',
          ],
          professional: ['Uma mesa de todos os dias pede tecido fácil de lavar e cor que aceite manchas de café.', 'Vale ter um conjunto para o cotidiano e outro para receber.', 'Um tom repetido entre louça, flores e tecido organiza a mesa inteira.'],
          casual: ['Eu monto a mesa bonita até pra comer pizza da caixa.', 'Chama a amiga pro café, que a mesa já está no jeito.', 'Com uma jarra de flor do quintal na mesa, já vira almoço especial.'],
          funny: ['O talher pode ser emprestado da vizinha, mas a mesa impressiona.', 'A visita vê a mesa posta e espera sobremesa, então providencie.', 'A comida esfria enquanto todo mundo fotografa a mesa, faz parte.'],
          motivational: ['Quem põe a mesa todo dia cria um encontro no meio da correria.', 'Receber bem se aprende na prática, uma mesa por vez.', 'Chamar para a mesa é um jeito antigo de dizer que há lugar.'],
        },
        content: {
          all: [
            'Luz quente e baixa valoriza o tecido e a comida na mesa.',
            'Cada lugar à mesa pede uns sessenta centímetros para os braços e os talheres.',
            'Guardanapo de tecido fica à esquerda do prato ou sobre ele.',
            'Vinho derramado na mesa pede papel absorvente e água fria na hora, sem esfregar.',
            'Guardar em um rolo, sem vincos, poupa ferro na hora de pôr a mesa.',
            'Passar a ferro com o tecido levemente úmido deixa a mesa sem vincos.',
          ],
          professional: ['As taças ficam à direita do prato, acima da ponta da faca.', 'O garfo fica à esquerda e a faca à direita, com o corte voltado para o prato.', 'Cera de vela no tecido da mesa endurece com gelo e sai raspada.'],
          casual: ['Eu misturo louça de dois jogos na mesa, e ninguém nunca reclamou.', 'Aqui mesa bonita é pra dia comum e pra feriado.', 'Quando sobra tecido da mesa, já penso nos guardanapos.'],
          funny: ['Mancha de beterraba na mesa fica mais famosa que a receita.', 'Dobrar guardanapo em forma de cisne leva um vídeo e seis tentativas.', 'O molho sempre respinga quando alguém conta história com o garfo na mão.'],
          motivational: ['Uma mesa posta com o que se tem já convida a sentar.', 'Quem faz barra em metros de tecido aprende a ter ritmo na máquina.', 'A primeira mesa que a gente arruma para receber não se esquece.'],
        },
      },
      questions: {
        sale: ['Quantos lugares tem a mesa da sua casa?', 'Mesa redonda, quadrada ou retangular?', 'Qual refeição pede a mesa mais bonita na sua casa?'],
        content: ['O que nunca falta na sua mesa de café da tarde?', 'Na sua casa se come na mesa ou no sofá?', 'Quem sempre derruba alguma coisa no almoço de família?'],
      },
      asks: ['a medida e o formato da sua mesa', 'quantos lugares você costuma pôr'],
    },
    {
      nouns: [
        'a toalha', 'a toalhinha', 'a toalha de banho/toalhas de banho', 'a toalha de rosto/toalhas de rosto', 'a toalha de lavabo/toalhas de lavabo', 'o jogo de banho/jogos de banho',
        'o lençol/lençóis', 'o jogo de cama/jogos de cama', 'a fronha', 'o edredom/edredons',
      ],
      flags: { isHandmade: false },
      openings: {
        sale: {
          professional: ['Para a prateleira de cama e banho da casa: {o topic}.', 'Banho tomado, cama arrumada e {o topic} no lugar.', 'Em casa que recebe hóspedes, {o topic} {faz/fazem} boa presença.'],
          casual: ['Cheirinho de sabão, sol no varal e {o topic}.', 'Saiu do varal, dobrou e já deu gosto de ver: {o topic}.', 'Tem visita pra dormir? {O topic} já {está/estão} na conta.'],
          funny: ['Tem fila do banho até a cama para estrear {o topic}.', 'Visita avisada, casa arrumada e {o topic} só para impressionar.', 'Dobrar lençol de elástico segue sem solução, mas {o topic} {consola/consolam}.'],
          motivational: ['Casa se arruma um cômodo por vez, do quarto ao banheiro: {o topic}.', 'Quem monta o primeiro lar escolhe uma peça de cada vez: {o topic}.', 'Varal cheio, armário em ordem e {o topic}: trabalho que se vê.'],
        },
        content: {
          professional: ['Lavar, secar e dobrar: o que conserva {o topic}.', 'Gramatura, fios e acabamento: algumas palavras sobre {o topic}.', 'Do varal à prateleira, os cuidados com {o topic}.'],
          casual: ['Varal cheio e tempo pra conversar sobre {o topic}.', 'Como você dobra {o topic} por aí?', 'Abri o armário de cama e banho e lembrei de falar {do topic}.'],
          funny: ['Quem pegou o que era da visita? {O topic} {viu/viram} tudo.', 'Dobra em três, em quatro ou embola? {O topic} {aceita/aceitam} tudo.', 'O armário de cama e banho só fecha com o joelho, e lá {está/estão} {o topic}.'],
          motivational: ['A casa funciona porque alguém lava, estende e dobra: {o topic}.', 'Aprender a dobrar parece pouco e muda um armário inteiro: {o topic}.', 'Muita casa começou com pouca coisa e {o topic} bem {dobrado/dobrada/dobrados/dobradas}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Quem recebe hóspedes gosta de ter um conjunto separado no armário.',
            'Na casa nova, as caixas de cama e banho são das primeiras a abrir.',
            'Tons claros dão ao quarto e ao banheiro um ar de hotel.',
            'Saber a medida da cama ou do porta-toalha ajuda a acertar o tamanho.',
            'O toque do tecido se conhece com a mão e se confirma depois do banho.',
            'Uma cor para cada pessoa da casa acaba com as trocas no armário.',
          ],
          professional: ['A escolha do tecido leva em conta o clima da cidade e a frequência de lavagem.', 'Dois jogos por pessoa facilitam a rotina, com um em uso e outro limpo.', 'Em casa de temporada, cama e banho em cores claras são simples de combinar.'],
          casual: ['Pendurou no banheiro ou esticou na cama, a casa já muda.', 'Eu adoro abrir o armário e ver tudo dobradinho.', 'Depois de um banho demorado, a gente repara em cada tecido.'],
          funny: ['No papel {é/são} da visita, na prática {é/são} de quem sai do banho primeiro.', 'O gato já escolheu o lado dele da cama, nem adianta.', 'Aviso aos moradores, pendurar a toalha depois do banho não arranca pedaço.'],
          motivational: ['Cama feita e banheiro em ordem são vitórias pequenas de quem cuida da casa.', 'Quem passa horas no varal sabe o gosto de um armário dobrado.', 'Montar cama e banho aos poucos é parte da história de uma casa.'],
        },
        content: {
          all: [
            'Amaciante em excesso tira a absorção das toalhas.',
            'Lavar antes do primeiro uso tira o acabamento de fábrica e amacia o tecido.',
            'Guardar o jogo de cama dentro da própria fronha mantém tudo junto no armário.',
            'Máquina muito cheia não enxágua bem lençóis e toalhas.',
            'Fio puxado se corta rente com a tesoura, porque puxar abre o tecido.',
            'Sacudir antes de estender deixa lençóis e toalhas com menos vincos.',
          ],
          professional: ['Secar por completo antes de guardar evita cheiro de umidade no armário de toalhas.', 'A gramatura indica o peso do tecido por metro quadrado e o quanto a toalha é encorpada.', 'Para lençol de elástico, a altura do colchão importa tanto quanto a largura.'],
          casual: ['Eu dobro a toalha em três, mania que peguei em casa.', 'A gente só valoriza sol de varal depois de três dias de chuva.', 'Arrumei o armário por cama, e agora acho tudo de olho fechado.'],
          funny: ['Lençol de elástico não se dobra, se negocia.', 'Toda casa tem a toalha boa, a de todo dia e a que virou do cachorro.', 'A ponta do lençol sempre escapa do lado de quem arrumou a cama.'],
          motivational: ['Uma prateleira por vez, e o armário de cama e banho fica em ordem.', 'Dobrar lençol em dupla é trabalho e boa conversa.', 'Estender a cama logo cedo é a primeira tarefa pronta do dia.'],
        },
      },
      questions: {
        sale: ['Branco de hotel ou cor no quarto e no banheiro?', 'Qual é o tamanho da sua cama?', 'Você tem toalha separada para as visitas?'],
        content: ['Você dobra a toalha em três ou enrola?', 'Quem aí sabe dobrar lençol de elástico?', 'Quem arruma a cama primeiro na sua casa?'],
      },
      asks: ['a medida da cama ou o tamanho da toalha', 'quantas camas e quantos banheiros tem a sua casa'],
    },
    {
      nouns: [
        'a rede', 'a rede de dormir/redes de dormir', 'a rede de descanso/redes de descanso', 'a capa de cadeira/capas de cadeira', 'a cortina', 'a cortininha', 'a almofada', 'a almofadinha', 'a capa de almofada/capas de almofada', 'o peso de porta/pesos de porta', 'o cesto de tecido/cestos de tecido', 'o cestinho de tecido/cestinhos de tecido',
        'o organizador de tecido/organizadores de tecido', 'a capa de sofá/capas de sofá',
      ],
      openings: {
        sale: {
          professional: ['A sala muda de cara quando muda o tecido: {o topic}.', 'Para o quarto, a sala ou a varanda: {o topic}.', 'Entre o sofá e a janela, um tecido novo: {o topic}.'],
          casual: ['Mudei um cantinho da sala e a culpa é {do topic}.', 'O sofá é o mesmo, a sala parece outra: {o topic}.', 'Achei o que faltava naquele canto da sala: {o topic}.'],
          funny: ['O gato aprovou {o topic} e não pretende devolver.', 'A sala jurava que estava pronta, até conhecer {o topic}.', 'Era só uma coisinha para a sala, e aí {veio/vieram} {o topic}.'],
          motivational: ['Aos poucos, a sala ganha o jeito de quem mora ali: {o topic}.', 'Aquele canto esquecido da sala pede só um começo: {o topic}.', 'Escolher tecido para o próprio canto também é construir a casa: {o topic}.'],
        },
        content: {
          professional: ['Cor, textura e lugar: como pensar {no topic}.', 'A luz da janela muda a cor {do topic} ao longo do dia.', 'Onde {o topic} {fica/ficam} bem na sala e no quarto.'],
          casual: ['Mudar a sala sem quebrar parede? Começa {pelo topic}.', 'Andei pela casa caçando o melhor lugar {pro/pra/pros/pras} {topic}.', 'Esse canto da sala tem história, e {o topic} {entra/entram} nela.'],
          funny: ['{O topic} {sobreviveu/sobreviveram} à soneca do cachorro e {tem/têm} muito a contar.', 'A disputa pelo melhor lugar do sofá já tem testemunha: {o topic}.', 'Os móveis mudaram de lugar de novo, e {o topic} {foi/foram} junto.'],
          motivational: ['Quem arruma a sala sem pressa descobre o lugar {do topic}.', 'Uma sala se monta em muitas escolhas pequenas: {o topic}.', 'Costurar para a casa começa pequeno e um dia chega {ao topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'No sofá neutro, a cor entra pelos tecidos e sai quando você quiser mudar.',
            'Visita costuma reparar nos tecidos da sala antes dos móveis.',
            'Misturar lisos, listras e uma estampa maior deixa a sala com ar de casa vivida.',
            'Em casa alugada, o tecido muda a sala sem tocar nas paredes.',
            'Um tom já presente no tapete ou no quadro ajuda a escolher sem erro.',
            'Quarto, sala e varanda pedem texturas diferentes, e a mão percebe antes do olho.',
          ],
          professional: ['Uma foto do ambiente com luz natural ajuda muito na escolha da cor.', 'Texturas diferentes em tons próximos criam um ambiente sóbrio e acolhedor.', 'Vale medir o espaço e observar a passagem das pessoas antes de escolher o tamanho.'],
          casual: ['Eu troco de lugar toda hora só pra ver a sala diferente.', 'Sabe aquele canto sem graça da sala? Tecido resolve.', 'Dá vontade de sentar ali perto com um café e não sair mais.'],
          funny: ['O cachorro vai achar que a sala nova é dele, e talvez já seja.', 'Mudar a sala inteira às dez da noite é hobby reconhecido nesta casa.', 'Regra da sala, quem sentou e amassou arruma depois.'],
          motivational: ['Um canto arrumado puxa o próximo, e a sala vai se ajeitando.', 'Quem passa o dia fora gosta de voltar para uma sala com a própria cara.', 'De um tecido escolhido sem pressa nasce o canto preferido da casa.'],
        },
        content: {
          all: [
            'Sol direto desbota qualquer tecido, e as cores claras disfarçam melhor.',
            'Aspirar com bocal de escova tira a poeira sem desgastar o tecido.',
            'Tecido claro perto da janela espalha a luz pela sala.',
            'Tecido pesado segura a forma, e tecido leve deixa passar a luz.',
            'Três tons já bastam para uma sala, com um deles bem discreto.',
            'Capas que saem para lavar facilitam a vida de quem tem bicho ou criança no sofá.',
          ],
          professional: ['Convém medir a sala com os móveis já no lugar definitivo.', 'Tecidos lisos e rústicos, lado a lado, dão profundidade a um canto da sala.', 'Observe a sala de manhã e à noite antes de escolher, porque a luz muda a cor.'],
          casual: ['Eu testo a cor com pano jogado no sofá antes de cortar.', 'A gente muda um tecido e parece que trocou a sala inteira.', 'Toda sala tem um cantinho pedindo tecido, é só olhar.'],
          funny: ['Ajeitar a sala toda depois que a visita sai é o exercício da casa.', 'O canto mais arrumado da sala é o primeiro que o gato escolhe.', 'O controle remoto sempre acaba embaixo de algum tecido do sofá, é lei.'],
          motivational: ['Mudar um canto da sala por vez ensina o que se gosta de ver.', 'A sala com o jeito de quem mora leva tempo e muitos tecidos.', 'Costurar o primeiro canto em curva parece difícil até o segundo.'],
        },
      },
      questions: {
        sale: ['Qual canto da sua casa está pedindo tecido novo?', 'Sala colorida ou em tons neutros?', 'Quantas almofadas cabem no seu sofá?'],
        content: ['Quem é o dono do melhor lugar do sofá aí?', 'Você muda os móveis de lugar com frequência?', 'Qual foi a mudança mais recente na sua sala?'],
      },
      asks: ['onde bate sol na sua sala', 'as medidas do espaço'],
    },
  ],
  materials: [],
  tips: [
    'Leia a etiqueta antes da primeira lavagem, porque cada tecido pede uma temperatura.',
    'Deixe os panos de cozinha sem amaciante, para que continuem absorvendo bem.',
    'Passe detergente neutro na mancha de gordura antes de pôr o tecido na máquina.',
    'Some duas vezes a queda desejada à largura da mesa para saber o tamanho da toalha.',
    'Meça a altura do colchão antes de escolher lençol de elástico.',
    'Use na cortina o dobro da largura da janela em tecido quando quiser um bom franzido.',
    'Escolha um enchimento um pouco maior que a capa para a almofada ficar firme.',
    'Passe o algodão a ferro ainda levemente úmido, e os vincos saem depressa.',
    'Estenda tecidos coloridos pelo avesso, porque o sol forte desbota a estampa.',
    'Seque toalhas e panos por completo antes de guardar na gaveta.',
    'Guarde cada conjunto inteiro na mesma prateleira para não procurar o par.',
    'Lave à parte os tecidos escuros nas primeiras vezes, porque eles podem soltar cor.',
  ],
  steps: ['a escolha da estampa', 'a lavagem do tecido', 'o corte', 'a montagem', 'a barra', 'a passada final a ferro'],
  tools: ['a régua de corte', 'o cortador circular', 'os alfinetes', 'a máquina de costura', 'o ferro de passar'],
  hashtags: ['casaarrumada', 'mesaposta', 'decoracao', 'panodeprato', 'jogoamericano', 'almofadas', 'camamesaebanho', 'cozinhadecorada', 'casanova', 'enxovaldecasa', 'decoracaodecasa', 'minhacasa', 'chadecozinha', 'donadecasa'],
  emojis: ['🏡', '🧵', '🪡', '🍽️', '🛋️'],
}
