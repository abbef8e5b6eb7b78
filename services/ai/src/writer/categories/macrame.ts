import { macrameTypes } from '../products/macrame.ts'
import type { Category } from './category.ts'

export const macrame: Category = {
  name: 'macramê',
  sort: 'thing',
  crafts: ['o macramê'],
  flags: { isGift: false, isUnique: false, isMadeToOrder: false, isHandmade: true, allowsJokes: true },
  materials: ['de macrame', 'em macrame', 'macrame'],
  openings: {
    sale: {
      professional: [
        'Sem agulha e sem tear, apenas fios e nós: {topic}.',
        '{O topic}, com o desenho escrito nó por nó.',
        'Nós alinhados, pontas acertadas e fio bem torcido: {topic}.',
      ],
      casual: [
        'Apertei o último nó e corri pra mostrar: {topic}.',
        'Era só um monte de fio cortado e virou {topic}.',
        'Soltei do suporte de nós agorinha: {topic}.',
      ],
      funny: [
        'Dei mais nó que fone de ouvido no bolso, e {saiu/saíram} {o topic}.',
        'O gato viu tanto fio junto e já fez planos: {topic}.',
        'Pela primeira vez um emaranhado de fios deu certo: {topic}.',
      ],
      motivational: [
        'Fio por cima, fio por baixo, centenas de vezes: {topic}.',
        'De nó em nó, sem máquina nenhuma, até {chegar/chegarem} {o topic}.',
        'Um nó sozinho não segura nada, muitos juntos fazem {topic}.',
      ],
    },
    content: {
      professional: [
        'Fio, medida e nó: como {nasce/nascem} {o topic}.',
        'Os nós que formam {o topic}, vistos de perto.',
        'Poeira, umidade e sol: como cuidar dos nós {do topic}.',
      ],
      casual: [
        'Fios medidos, tesoura do lado, hoje tem {topic}.',
        'Vem ver o nó que mais se repete {no topic}.',
        'Música ligada, fio preso e {topic} começando.',
      ],
      funny: [
        'Situação da sala: fio na cadeira, fio na maçaneta e {topic} no meio.',
        'Ninguém entra, ninguém sai, estou contando os fios {do topic}.',
        'Discuti com um nó torto, ganhei e terminei {o topic}.',
      ],
      motivational: [
        'Quem olha {o topic} vê desenho, quem fez se lembra dos nós.',
        'Um lado do nó, depois o outro, com a mesma força: {topic}.',
        'Desatei meia dúzia de linhas até gostar {do topic}.',
      ],
    },
  },
  facts: {
    sale: {
      all: [
        'O desenho inteiro vem dos nós, sem agulha e sem máquina.',
        'Nó alinhado e com a mesma força dos dois lados é o que se repara num bom macramê.',
        'A luz de lado faz aparecer o volume de cada nó.',
        'Quem gosta de madeira, palha e planta costuma gostar de macramê.',
        'Nos vazios entre um nó e outro, o desenho fica leve e o fio aparece.',
        'De perto se acompanha cada fio, que some num nó e volta no outro.',
        'Os nós são parentes dos que os marinheiros davam nas horas de folga.',
        'Fio bem torcido mostra o nó com nitidez e solta menos fiapo.',
      ],
      professional: [
        'Cada fio é medido e cortado antes, porque emenda aparece no meio do desenho.',
        'Mantemos a tensão dos nós do começo ao fim, para que o desenho fique regular.',
        'O acerto das pontas é feito por último, com os fios esticados.',
        'A alternância de nós fechados e espaços vazados dá ritmo ao desenho.',
      ],
      casual: [
        'Eu fico um tempão só acertando as pontas dos fios, e não me arrependo.',
        'A gente olha o fio solto, olha o macramê pronto e nem acredita.',
        'Passa o dedo nos nós que você entende o tempo que leva.',
        'Fio e nó, só isso, e olha o desenho que sai.',
      ],
      funny: [
        'Para o gato, toda ponta de fio é um convite, então fique de olho.',
        'Tem nó de marinheiro com inveja desse acabamento.',
        'Se alguém disser que é só dar nó, entregue um fio e espere sentado.',
        'Nó no cabelo ninguém quer, nó no fio todo mundo elogia.',
      ],
      motivational: [
        'São as mesmas duas mãos e o mesmo nó, repetidos até virar desenho.',
        'Um nó torto no começo aparece no fim, por isso cada um recebe atenção.',
        'Quem faz macramê aprende a puxar com firmeza e sem força demais.',
        'Horas de fio esticado cabem num desenho que se vê num instante.',
      ],
    },
    content: {
      all: [
        'O nó plano se faz em duas metades, uma começando por cada lado.',
        'Repetir sempre a mesma metade do nó plano faz a tira girar em espiral.',
        'Um macramê gasta cerca de quatro vezes o seu comprimento em fio, porque cada nó consome um pouco.',
        'Mancha pequena no fio sai com pano úmido e sabão neutro, sem esfregar os nós.',
        'Para tirar o pó do macramê, basta uma escova macia, de cima para baixo.',
        'Sol forte desbota o fio tingido e umidade mancha o fio cru.',
        'Algodão, juta e sisal dão ao mesmo nó um aspecto bem diferente.',
        'O nó festonê desenha linhas retas, diagonais e contornos de folha.',
      ],
      professional: [
        'Cortamos todos os fios antes do primeiro nó e conferimos o comprimento em pares.',
        'Trabalhamos com os fios bem presos e conferimos a simetria a cada linha de nós.',
        'Fio torcido desfia em ondas, fio trançado segura a ponta, e cada um pede um acabamento.',
        'Recomendamos guardar o macramê esticado ou enrolado, nunca dobrado sobre os nós.',
      ],
      casual: [
        'Eu corto fio sobrando, porque faltar dois palmos no fim dói na alma.',
        'A sala vira varal por uns dias, e a gente passa por baixo.',
        'Nas pontas eu vou de tesoura boa e calma, que fio cortado não volta.',
        'Quando o nó sai torto, eu desato na hora, que depois ele fica no meio de tudo.',
      ],
      funny: [
        'O ser humano leva horas para dar nó em fio, o fone de ouvido faz sozinho no bolso.',
        'A parte mais difícil do macramê é convencer o gato de que o fio tem dono.',
        'Medi, cortei, conferi, e faltou um fio, como manda a tradição.',
        'Quem aprende o nó plano começa a amarrar até o saco de pão com simetria.',
      ],
      motivational: [
        'Aprende-se um nó numa tarde e a mão firme em muitos metros de fio.',
        'Desatar também faz parte, e dedo que desata entende melhor o nó.',
        'O desenho só aparece depois de muitas linhas iguais, e até lá se confia no fio.',
        'Com dois nós simples, repetidos com paciência, a mão chega a desenhos inteiros.',
      ],
    },
  },
  questions: {
    sale: [
      'Fio cru ou fio colorido, qual macramê você escolheria?',
      'Nó bem fechadinho ou fio solto à vista?',
      'Fio torcido ou fio trançado, qual você acha mais bonito?',
      'Desenho cheio de nós ou bem vazado, qual você prefere?',
    ],
    content: [
      'Quantos nós você acha que há num macramê como esse?',
      'Você já tentou fazer macramê? Qual foi o primeiro nó?',
      'Qual nó você sabe fazer sem pensar?',
      'Seu gato respeita fio pendurado?',
    ],
  },
  asks: ['onde você quer ver esses nós', 'o tamanho e a cor do fio', 'o desenho de nós que mais chamou a sua atenção'],
  types: macrameTypes,
  groups: [
    {
      nouns: [
        'o painel de macramê/painéis de macramê', 'o painel em macramê/painéis em macramê', 'o painelzinho de macramê/paineizinhos de macramê', 'a mandala de macramê/mandalas de macramê', 'o quadro de macramê/quadros de macramê', 'o filtro dos sonhos/filtros dos sonhos', 'o filtro dos sonhos de macramê/filtros dos sonhos de macramê',
        'a prateleira de macramê/prateleiras de macramê', 'o espelho de macramê/espelhos de macramê', 'a bandeirola de macramê/bandeirolas de macramê', 'o enfeite de parede de macramê/enfeites de parede de macramê',
      ],
      openings: {
        sale: {
          professional: ['Para a parede que pede textura: {topic}.', 'Fio, nó e parede, nessa ordem: {topic}.'],
          casual: ['Sabe aquela parede pelada da sala? Pensei nela quando fiz {topic}.', 'Um prego na parede e pronto: {topic}.'],
          funny: ['A parede branca não tem mais desculpa: {topic}.', 'O quadro torto da sala pode se aposentar: {topic}.'],
          motivational: ['Uma parede vazia, uns metros de fio e paciência: {topic}.', 'Do primeiro nó até o gancho na parede: {topic}.'],
        },
        content: {
          professional: ['Altura, largura e luz: onde pendurar {o topic}.', 'A parede certa para {o topic}.'],
          casual: ['Testei em três paredes antes de escolher o lugar {do topic}.', 'Os fios presos, o varal montado e {topic} crescendo devagar.'],
          funny: ['Furei a parede no lugar errado, mas {o topic} {cobriu/cobriram} o furo.', 'Passo pela sala só para conferir se {continua/continuam} na parede {o topic}.'],
          motivational: ['Nó ao lado de nó, sem pular nenhum, {nasceu/nasceram} {o topic}.', 'Primeiro se prende o fio, depois se espera o desenho: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Acima do sofá, na entrada ou no quarto, a parede vazia ganha relevo.',
            'A sombra dos nós muda na parede conforme a hora do dia.',
            'Quem mora de aluguel gosta de macramê, que muda a parede com um gancho só.',
            'Parede colorida destaca o fio cru, e na parede branca é a sombra que faz o desenho.',
          ],
          professional: ['Sobre um aparador ou uma cabeceira, os nós dão textura sem pesar na parede.', 'Fio e base são escolhidos juntos, para que a parede ganhe uma composição só.'],
          casual: ['Eu penduro, dou três passos pra trás e fico olhando.', 'Parede branca e fio na luz da tarde, eu não peço muito.'],
          funny: ['{Tira/Tiram} a atenção da pintura descascada com muita educação.', 'A visita elogia a parede, e o pintor leva a fama sem merecer.'],
          motivational: ['Uma parede que passou anos em branco pode esperar por umas boas horas de nós.', 'Quem arruma a casa aos poucos um dia chega à parede.'],
        },
        content: {
          all: [
            'O centro do macramê na altura dos olhos é um bom ponto de partida para furar a parede.',
            'Uma folha de papel do mesmo tamanho, presa com fita, mostra o efeito antes do furo.',
            'O bastão pode ser galho seco, madeira torneada ou argola, e muda o estilo da parede.',
            'Longe da porta que bate e da janela aberta, a franja fica no lugar.',
          ],
          professional: ['Em ambiente pequeno, um desenho vazado deixa a parede respirar.', 'Recomendamos bucha adequada à parede e um gancho discreto, centrado no macramê.'],
          casual: ['Eu marco a parede a lápis, porque furo não tem volta.', 'A gente pendura na sala, muda pro quarto e descobre que era na entrada.'],
          funny: ['Três furos na parede e um macramê por cima, ninguém precisa saber.', 'Pendurar reto é o verdadeiro desafio, dar mil nós foi fácil.'],
          motivational: ['Galho achado no caminho e fio bem amarrado também viram parede bonita.', 'O desenho desce devagar pela parede, e a pressa não puxa nó nenhum.'],
        },
      },
      questions: {
        sale: ['Qual parede da sua casa anda vazia?', 'Acima do sofá, na entrada ou no quarto?', 'De que cor é a sua parede?', 'Desenho reto, redondo ou em ponta para a sua parede?'],
        content: ['O que está na parede da sua sala agora?', 'Você fura a parede sem medo ou pensa uma semana?', 'Parede cheia de quadros ou quase vazia, qual é o seu estilo?', 'Qual parede da casa você mudaria primeiro?'],
      },
      asks: ['a largura da parede e a cor dela', 'o cômodo e a altura disponível', 'o móvel que fica embaixo'],
    },
    {
      nouns: ['o suporte para planta/suportes para planta', 'o suporte de planta/suportes de planta', 'o suporte para plantas/suportes para plantas', 'o suporte de macramê/suportes de macramê', 'o hanger', 'o hanger de macramê/hangers de macramê', 'o porta-vaso de macramê/porta-vasos de macramê', 'o suporte para vaso/suportes para vaso'],
      openings: {
        sale: {
          professional: ['O verde na altura dos olhos: {topic}.', 'Para a planta que não cabe mais no chão: {topic}.'],
          casual: ['A jiboia pediu um lugar alto: {topic}.', 'Acabou o espaço no parapeito? Então {topic}.'],
          funny: ['A samambaia subiu na vida: {topic}.', 'O gato perdeu o acesso ao vaso, e a culpa é {do topic}.'],
          motivational: ['Planta cuidada todo dia merece um bom lugar: {topic}.', 'Poucos fios, nós firmes e um vaso no ar: {topic}.'],
        },
        content: {
          professional: ['Gancho, altura e luz: como pendurar {o topic}.', 'Qual vaso e qual planta vão bem {no topic}.'],
          casual: ['Dia de trocar as plantas de lugar, com {o topic} na mão.', 'As plantas da minha janela dividem espaço com {o topic}.'],
          funny: ['A planta dramática da casa agora desmaia com estilo {no topic}.', 'Converso com a planta, e {o topic} {escuta/escutam} tudo.'],
          motivational: ['Fios que dividem por igual o mesmo peso: {topic}.', 'Regar, girar o vaso, esperar a folha nova: rotina {do topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Pendurada no macramê, a planta pendente desce com as folhas livres.',
            'Em apartamento pequeno, pendurar o vaso devolve espaço ao chão e ao parapeito.',
            'Varanda, janela da cozinha e canto do banheiro com luz são lugares bons para pendurar vaso.',
            'O fio claro contrasta com o verde e deixa o vaso em destaque.',
          ],
          professional: ['Os fios são distribuídos por igual, para que o vaso fique no prumo.', 'O nó de base recebe atenção especial, pois ali repousa todo o peso do vaso.'],
          casual: ['Eu tenho planta até no banheiro, e todas penduradas.', 'A gente pendura uma planta e na semana seguinte quer pendurar dez.'],
          funny: ['A planta vai olhar as outras de cima, aceite.', 'Na altura dos olhos, a planta com sede faz cena, e ninguém finge que não viu.'],
          motivational: ['Quem vê uma muda crescer sabe escolher um bom lugar para ela.', 'Uma folha nova por mês já compensa cada nó que segura o vaso.'],
        },
        content: {
          all: [
            'Antes de pendurar, veja quanto pesa o vaso logo depois da rega.',
            'O gancho vai melhor na viga ou na laje do que no forro de gesso.',
            'Um vaso sem furo por fora e outro furado por dentro evitam água pingando no fio.',
            'Jiboia, samambaia e peperômia pendente são companheiras antigas do macramê.',
          ],
          professional: ['A altura ideal permite regar sem escada e passar sem tocar nas folhas.', 'Girar o vaso um quarto de volta por semana faz a planta crescer por igual.'],
          casual: ['Eu tiro a planta do macramê pra regar na pia e devolvo quando para de pingar.', 'Vaso redondinho assenta melhor nos fios, já testei de tudo.'],
          funny: ['A samambaia solta folha em cima do sofá, e a vassoura já sabe o caminho.', 'Toda casa tem a planta pendurada que bate na testa do mais alto.'],
          motivational: ['Cuidar de planta é lembrar dela num dia comum, e pendurada ela se faz lembrar.', 'Nó que segura peso se aprende a apertar aos poucos, com um vaso vazio.'],
        },
      },
      questions: {
        sale: ['Qual planta você penduraria primeiro?', 'Janela, varanda ou banheiro, onde ia o vaso?', 'Quantas plantas você já tem em casa?', 'Um vaso só ou dois, um acima do outro?'],
        content: ['Qual planta da sua casa está com você há mais tempo?', 'Você dá nome às plantas?', 'Jiboia ou samambaia, qual vai melhor na sua casa?', 'Você rega em dia certo ou quando se lembra?'],
      },
      asks: ['a planta e o diâmetro do vaso', 'a altura do teto e o lugar do gancho', 'a cor do vaso e do fio'],
    },
    {
      nouns: ['a cortina de macramê/cortinas de macramê', 'a luminária de macramê/luminárias de macramê', 'o lustre de macramê/lustres de macramê', 'o pendente de macramê/pendentes de macramê'],
      openings: {
        sale: {
          professional: ['Luz filtrada por fios e nós: {topic}.'],
          casual: ['Olha o que a luz faz quando encontra {o topic}.'],
          funny: ['A luz chega apressada e desacelera nos nós {do topic}.'],
          motivational: ['Muitos metros de fio para desenhar com a luz: {topic}.'],
        },
        content: {
          professional: ['Medida, altura e luz: antes de escolher {topic}.'],
          casual: ['Fim de tarde, luz baixa e {topic} fazendo sombra.'],
          funny: ['Contagem de fios {do topic}: perdi a conta e a hora.'],
          motivational: ['Fio comprido pede braço e paciência: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'A luz passa entre os fios e desenha os nós na parede.',
            'Entre dois ambientes ou sobre a mesa, o macramê marca o lugar sem fechar a vista.',
          ],
          professional: ['O comprimento é planejado a partir do vão ou da altura do teto.'],
          casual: ['Eu deixo a janela aberta só pra ver os fios se mexerem.'],
          funny: ['O gato olha a franja, a franja ignora o gato, e a sala acompanha o duelo.'],
          motivational: ['Quem já mediu oitenta fios iguais sabe o que é repetir com atenção.'],
        },
        content: {
          all: [
            'Antes de escolher, meça o vão ou a distância do teto até onde os fios devem chegar.',
            'Com a luz atrás, um desenho vazado joga mais sombra na parede do que um fechado.',
          ],
          professional: ['Perto de lâmpada, convém preferir LED, que aquece pouco.'],
          casual: ['Eu estico os fios no corredor, que é o único lugar comprido daqui.'],
          funny: ['Atravessar a sala com trinta fios compridos na mão é esporte de equipe.'],
          motivational: ['O primeiro fio parece longo demais, o último já parece curto.'],
        },
      },
      questions: {
        sale: ['Em que janela, porta ou mesa esses nós iam ficar?', 'Luz amarela ou luz branca perto desse fio?'],
        content: ['Qual é o canto mais iluminado da sua casa?', 'Você prefere ambiente aberto ou dividido?'],
      },
      asks: ['a largura do vão e a altura do teto', 'o cômodo e a luz que ele recebe'],
    },
    {
      nouns: ['o jogo americano de macramê/jogos americanos de macramê', 'o caminho de mesa de macramê/caminhos de mesa de macramê', 'o sousplat de macramê/sousplats de macramê', 'o porta-copos de macramê/porta-copos de macramê', 'o descanso de copo de macramê/descansos de copo de macramê'],
      openings: {
        sale: {
          professional: ['Franja e nós sobre a madeira da mesa: {topic}.'],
          casual: ['A mesa da varanda ficou outra com {o topic}.'],
          funny: ['Café coado e pão na chapa com pinta de pousada: {topic}.'],
          motivational: ['Para a mesa que reúne a casa, nó por nó: {topic}.'],
        },
        content: {
          professional: ['Madeira, louça e fio: como compor a mesa com {o topic}.'],
          casual: ['Hoje o café da tarde foi em cima {do topic}.'],
          funny: ['Franja {do topic} penteada, agora ninguém derruba o suco.'],
          motivational: ['Nó repetido com calma, de uma ponta à outra da mesa: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Em mesa de tom escuro, o fio claro e a franja aparecem inteiros.',
            'Louça de cerâmica, copo de vidro e macramê deixam a mesa com jeito de varanda.',
          ],
          professional: ['Os nós ficam baixos e regulares, para que a louça assente bem.'],
          casual: ['Eu ponho a mesa, penteio a franja e chamo o povo.'],
          funny: ['Tem convidado que passa o almoço inteiro fazendo trança na franja.'],
          motivational: ['Mesa de todo dia também merece franja penteada.'],
        },
        content: {
          all: [
            'Respingo de comida no fio sai melhor com água fria e sabão neutro na hora.',
            'Depois de lavar, a franja se penteia ainda úmida e seca esticada.',
          ],
          professional: ['Na mesa posta com macramê, louça lisa evita disputa entre texturas.'],
          casual: ['Caiu café? Eu lavo a franja na pia, penteio e deixo na sombra.'],
          funny: ['A franja é o lugar preferido do arroz que foge do garfo.'],
          motivational: ['Nó que recebe prato e copo se aperta por igual, do começo ao fim.'],
        },
      },
      questions: {
        sale: ['Sua mesa é de madeira, de vidro ou clara?', 'O que você serviria nessa mesa com franja?'],
        content: ['Café na varanda ou almoço na sala, onde você põe a mesa?', 'Você já mexeu na franja da mesa enquanto esperava a comida?'],
      },
      asks: ['o número de lugares e a cor da louça', 'o tamanho da mesa e a cor da madeira'],
    },
    {
      nouns: ['o chaveiro de macramê/chaveiros de macramê', 'a pulseira de macramê/pulseiras de macramê', 'a bolsa de macramê/bolsas de macramê', 'o colar de macramê/colares de macramê', 'o colar macramê/colares macramê', 'a gargantilha de macramê/gargantilhas de macramê', 'o brinco de macramê/brincos de macramê'],
      openings: {
        sale: {
          professional: ['O macramê que sai de casa com você: {topic}.'],
          casual: ['Dei o último nó e já quis levar pra rua: {topic}.'],
          funny: ['Finalmente um nó que você vai querer carregar: {topic}.'],
          motivational: ['Nó apertado, arremate firme e rua pela frente: {topic}.'],
        },
        content: {
          professional: ['Fio, fecho e tensão: o que observar {no topic}.'],
          casual: ['Prancheta, fita crepe e {topic} começando na mesa.'],
          funny: ['Prendi o fio na gaveta, no joelho e no dedo do pé para fazer {topic}.'],
          motivational: ['Os primeiros nós não pareciam nada, e deles {saiu/saíram} {o topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Feira, praia, faculdade e festival são lugares onde o macramê passeia.',
            'Na fila ou na mesa do café, o desenho dos nós vira assunto.',
          ],
          professional: ['O arremate fica firme e discreto, sem ponta de fio que enrosque.'],
          casual: ['Eu saio com macramê e sempre alguém pergunta que nó é aquele.'],
          funny: ['Quem tem mania de mexer em fio vai ter com que se ocupar na fila.'],
          motivational: ['Levar um nó bem dado à rua é mostrar a mão de quem fez.'],
        },
        content: {
          all: [
            'Longe de zíper e velcro, o macramê não tem fio puxado para fora do nó.',
            'Perfume e água do mar tiram a cor do fio com o tempo, e água doce ajuda depois da praia.',
          ],
          professional: ['O fio encerado segura melhor o nó miúdo, o de algodão deixa o toque mais macio.'],
          casual: ['Eu meço o fio no braço mesmo, quatro voltas e mais um tanto.'],
          funny: ['Fio fino, nó miúdo e um espirro, e lá vai a contagem.'],
          motivational: ['O primeiro nó pequeno sai grande, e a mão vai encolhendo o ponto.'],
        },
      },
      questions: {
        sale: ['Onde esse macramê passearia primeiro com você?', 'Fio neutro ou bem colorido para levar na rua?'],
        content: ['Você fazia pulseirinha de fio na escola?', 'Quem te ensinou o primeiro nó?'],
      },
      asks: ['o tamanho e o uso que você imagina', 'a ocasião e as cores que você mais veste'],
    },
  ],
  tips: [
    'Corte cada ponta com cerca de quatro vezes o comprimento final e um pouco de folga.',
    'Prenda bem os fios antes de começar, para que as duas mãos fiquem livres.',
    'Puxe os dois lados do nó com a mesma força, para que a borda fique reta.',
    'Se houver franja, penteie de baixo para cima e só depois apare.',
    'Use tesoura bem afiada nas pontas, porque a cega mastiga o fio.',
    'Treine o nó num pedaço de fio igual antes de começar a peça.',
    'Passe fita adesiva na ponta do fio torcido para que não desfie durante o trabalho.',
    'Compre todo o fio do mesmo lote, porque o cru também varia de tom.',
    'Desate o nó torto assim que o vir, porque depois ele fica preso entre os outros.',
    'Tire o pó com escova macia ou secador no ar frio, de cima para baixo.',
    'Lave à mão com sabão neutro e seque à sombra, com os fios esticados.',
    'Guarde o macramê esticado ou enrolado, porque a dobra marca os nós.',
  ],
  steps: ['o corte dos fios', 'a montagem no suporte', 'as primeiras linhas de nós', 'o desenho que aparece', 'o pente na franja', 'o corte das pontas'],
  tools: ['os rolos de fio', 'a tesoura afiada', 'a fita métrica', 'o pente de franja', 'a barra com os fios presos'],
  hashtags: [
    'macrame', 'macramebrasil', 'macramedecor', 'decoracaoboho', 'bohochic', 'estiloboho', 'paineldemacrame', 'decoracaonatural', 'decoracaorustica', 'macramemoderno', 'decoracaoafetiva', 'apartamentodecorado', 'casaboho', 'bohodecor',
  ],
  emojis: ['🪢', '🌿', '🪴', '🤎', '🤍'],
}
