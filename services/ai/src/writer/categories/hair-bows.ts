import { hairBowsTypes } from '../products/hair-bows.ts'
import type { Category } from './category.ts'

export const hairBows: Category = {
  name: 'laços e acessórios de cabelo',
  sort: 'thing',
  crafts: ['o acessório infantil'],
  flags: { isGift: true, isUnique: false, isMadeToOrder: false, isHandmade: true, allowsJokes: true },
  types: hairBowsTypes,
  groups: [
    {
      nouns: [
        'a faixa de bebê/faixas de bebê', 'a faixinha', 'a faixinha de bebê/faixinhas de bebê', 'a faixa para bebê/faixas para bebê', 'a tiara de bebê/tiaras de bebê', 'a tiarinha de bebê/tiarinhas de bebê',
        'o laço de bebê/laços de bebê', 'o lacinho de bebê/lacinhos de bebê', 'a headband de bebê/headbands de bebê', 'o turbante de bebê/turbantes de bebê',
      ],
      openings: {
        sale: {
          professional: ['{O topic} para as primeiras fotos da bebê.', 'Da saída da maternidade ao mesversário: {topic}.'],
          casual: ['Bebê de banho tomado, roupinha limpa e {topic}.', 'Olha o tamanho {do topic}, cabe na palma da mão.'],
          funny: ['O cabelo ainda não veio, mas {o topic} já {chegou/chegaram}.', 'A bebê rolou, babou, espirrou, e {o topic} {saiu/saíram} bem na foto.'],
          motivational: ['Noite curta, manhã de foto e {topic}: a família conseguiu.', 'Os primeiros meses passam, a foto fica: {topic}.'],
        },
        content: {
          professional: ['Primeiro a medida da cabeça, depois a cor: como escolher {o topic}.', 'Enxoval, maternidade e mesversário: quando usar {o topic}.'],
          casual: ['Na mala da maternidade, eu sempre imagino {o topic}.', 'Mesversário chegando, vamos pensar {no topic}?'],
          funny: ['A sessão de fotos durou três minutos, {o topic} {aguentou/aguentaram} dois.', 'A bebê já tem opinião sobre {o topic}, e usa as mãos pra contar.'],
          motivational: ['Um mês, uma foto, uma lembrança na caixa: {topic}.', 'Quem registra mês a mês agradece depois: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Saída da maternidade, visita dos avós e mesversário são as primeiras ocasiões.',
            'Elástico macio e tecido leve estão entre as primeiras perguntas das famílias.',
            'A medida da cabeça é o ponto de partida da escolha.',
            'Tons claros combinam com a manta e o body da primeira foto.',
            'A roupa do mesversário fica completa com um toque de cor na cabeça.',
            'Quando a bebê cresce, {o noun} {fica/ficam} {guardado/guardada/guardados/guardadas} na caixa de lembranças.',
          ],
          professional: [
            'Para ensaios de recém-nascidos, cores suaves deixam o rosto em evidência.',
            '{O noun} {acompanha/acompanham} bem o vestido de batizado e o da festa de um ano.',
            'Tamanhos pequenos respeitam a proporção do rosto da bebê.',
          ],
          casual: [
            'Eu derreto quando vejo foto de bebê com a cabeça enfeitada.',
            'A avó chega, vê a bebê toda enfeitada e já pega o celular.',
            'Dá pra escolher olhando a manta, o body ou o tema do mesversário.',
          ],
          funny: [
            'Tem bebê com pouco cabelo e um acessório pra cada roupa.',
            'O enfeite dura na cabeça até a mãozinha descobrir, tempo certo de uma foto.',
            'A foto boa com a cabeça enfeitada é sempre a de antes do bocejo.',
          ],
          motivational: [
            'Entre uma mamada e outra, alguém arrumou a bebê para a foto, e valeu.',
            'Família que dorme pouco também guarda fotos lindas da bebê enfeitada.',
            'Uma caixa com os enfeites dos primeiros meses guarda o tamanho daquele tempo.',
          ],
        },
        content: {
          all: [
            'Com uma fita métrica em volta da cabeça, logo acima das orelhas, se acha a medida.',
            'Na hora do sono, o enfeite de cabeça fica na gaveta.',
            'Lavar à mão, com sabão neutro, conserva o elástico e o tecido.',
            'Enfeite e manta da mesma cor deixam a foto da maternidade harmoniosa.',
            'O tema do mesversário pode aparecer na roupa e na cabeça da bebê.',
            'A cabeça da bebê cresce depressa, por isso vale medir de novo a cada mês.',
          ],
          professional: [
            'Entre duas medidas de cabeça, a maior acompanha a bebê por mais tempo.',
            'Recomendamos lavar e separar o enfeite junto com a roupa da saída da maternidade.',
            'Em fotos de recém-nascidos, a cor da cabeça deve conversar com o fundo.',
          ],
          casual: [
            'O enfeite eu ponho por último, com a bebê no colo e a câmera ligada.',
            'Foto de mesversário boa é com a bebê mamada, cochilada e enfeitada.',
            'O primeiro enfeite vai pra caixa junto com a pulseirinha da maternidade.',
          ],
          funny: [
            'Arrumar a bebê para a foto leva vinte minutos, o sono dela chega em um.',
            'Ela descobriu as próprias mãos e, em seguida, o enfeite da cabeça.',
            'São doze fotos iguais da bebê enfeitada, e a família acha todas diferentes.',
          ],
          motivational: [
            'Registrar um mesversário de cada vez transforma noites mal dormidas em álbum.',
            'A primeira foto enfeitada vai estar na parede quando ela aprender a andar.',
            'Costurar em tamanho tão pequeno pede luz boa e mão paciente.',
          ],
        },
      },
      questions: {
        sale: ['Saída da maternidade ou mesversário, qual foto vem primeiro?', 'Tom claro ou cor forte na primeira foto da bebê?', 'A bebê deixa o enfeite na cabeça ou arranca na hora?', 'Laço, flor ou faixa lisa na cabeça da bebê?'],
        content: ['Você guarda algum enfeite dos primeiros meses da bebê?', 'Que tema de mesversário você faria?', 'Quem da família tira mais foto da bebê?', 'Quantas fotos até sair uma de olho aberto?'],
      },
      asks: ['a medida da cabeça da bebê', 'as cores do enxoval', 'o tema do mesversário'],
    },
    {
      nouns: [
        'o laço', 'o lacinho', 'o laço de cabelo/laços de cabelo', 'o lacinho de cabelo/lacinhos de cabelo', 'o laço infantil/laços infantis', 'o laço de festa/laços de festa', 'o laço escolar/laços escolares',
        'o par de laços/pares de laços', 'o kit de laços/kits de laços', 'o kit de lacinhos/kits de lacinhos', 'o bico de pato/bicos de pato', 'o tic-tac/tic-tacs', 'a tiara infantil/tiaras infantis', 'a tiarinha', 'a presilha infantil/presilhas infantis',
      ],
      openings: {
        sale: {
          professional: ['Uniforme de todo dia, cor nova no cabelo: {topic}.', '{O topic} para a escola, a festa e a foto de aniversário.'],
          casual: ['Maria-chiquinha feita, mochila nas costas e {topic}.', 'Ela mesma escolhe no espelho: {topic}.'],
          funny: ['Saiu penteada de rainha e voltou da escola de leoa: {topic}.', 'Negociação das sete da manhã: pente, bico, risada e {topic}.'],
          motivational: ['Pentear, conversar e sair no horário: {topic} na rotina da manhã.', 'Cinco minutos de pente que viram conversa: {topic}.'],
        },
        content: {
          professional: ['Tipo de cabelo, tamanho e fecho: o que pensar antes {do topic}.', 'Do rabo de cavalo à trança: como usar {o topic}.'],
          casual: ['Penteado de escola com {topic}, daqueles de dois minutos.', 'Franja crescendo, cabelo fininho, cachos: vem ver {o topic} em cada um.'],
          funny: ['Guia da manhã de escola: cabelo embaraçado, atraso e {topic}.', 'Achei {o topic} na boneca, no cachorro e no ursinho.'],
          motivational: ['Aprender a fazer trança leva semanas de risca torta: {topic}.', 'Quem penteia toda manhã também cria memória: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'O uniforme é igual para todas, a cor no cabelo cada menina escolhe.',
            'Rabo de cavalo, trança ou maria-chiquinha ficam prontos com um toque de cor.',
            'Em festa de aniversário, a cor no cabelo costuma seguir o tema da mesa.',
            'Dama de honra pede tom claro, e apresentação da escola pede cor viva.',
            'Modelo grande aparece na foto, modelo pequeno acompanha a brincadeira.',
            'Uma dúvida comum é se segura em cabelo fino ou cacheado.',
          ],
          professional: [
            'Para a escola, repetir no cabelo uma cor do uniforme facilita a combinação.',
            'Fitas encorpadas mantêm o formato depois de muitas manhãs de escola.',
            'Na festa, uma cor só no cabelo acompanha o vestido da menina sem disputar com ele.',
          ],
          casual: [
            'Ela escolhe a cor, eu faço o rabo de cavalo, e a gente sai no horário.',
            'A roupa ela até deixa a gente escolher, a cor do cabelo é assunto dela.',
            'Mochila, lanche e enfeite de cabelo ficam prontos na noite anterior, e a manhã anda.',
          ],
          funny: [
            'O penteado completo dura até a hora do recreio.',
            'A boneca também quer um, o cachorro não quer, mas vai usar.',
            'Três penteados depois, ela decide que quer o cabelo solto.',
          ],
          motivational: [
            'Pentear com calma antes da aula faz a manhã começar com conversa e risada.',
            'Quando ela aprende a prender sozinha, o espelho ganha outra dona.',
            'Quem acorda mais cedo para fazer trança sabe quanto valem esses minutos.',
          ],
        },
        content: {
          all: [
            'Cabelo liso segura melhor o penteado quando leva um elástico fino por baixo.',
            'Pentear das pontas para a raiz desembaraça com menos puxão.',
            'Em cabelo curtinho, a risca de lado já muda o penteado inteiro.',
            'Laço amassado volta ao volume com um pouco de vapor e os dedos dentro das alças.',
            'Nome escrito por dentro, em letra miúda, ajuda o enfeite a voltar da escola.',
            'Balé, apresentação e festa junina pedem, cada um, o seu penteado e a sua cor.',
          ],
          professional: [
            'Fecho forrado com fita prende melhor no cabelo do que metal liso.',
            'O penteado meio preso mantém os fios longe do rosto durante a aula.',
            'Em cabelos cacheados, presilhas com dentes largos seguram sem achatar os cachos.',
          ],
          casual: [
            'Eu borrifo água, divido no meio e a maria-chiquinha sai em um minuto.',
            'Trança de lado salva o cabelo depois da educação física.',
            'Duas cores pra ela escolher é rápido, dez cores é novela.',
          ],
          funny: [
            'Toda menina perde elástico, toda professora tem uma coleção.',
            'Repartir no meio é fácil, difícil é a cabeça ficar parada.',
            'A foto da escola acontece justo no dia do penteado às pressas.',
          ],
          motivational: [
            'A primeira trança sai torta e mesmo assim vai contente para a escola.',
            'Ensinar a menina a prender o próprio cabelo é dar um pouco de autonomia.',
            'O penteado de todo dia vira lembrança quando ela cresce.',
            'Muita fita torta ficou na gaveta antes da primeira ponta bem acabada.',
            'De fita medida e dobra conferida nasce o enfeite que vai à escola.',
          ],
        },
      },
      questions: {
        sale: ['Grande ou pequeno no cabelo dela?', 'Rabo de cavalo ou maria-chiquinha?', 'Quem escolhe a cor do enfeite, ela ou você?', 'Da cor do uniforme ou bem colorido?'],
        content: ['Quantos enfeites de cabelo já sumiram na escola?', 'Trança, coque ou cabelo solto para a aula?', 'Quem faz o penteado de manhã na sua casa?', 'Você usava laço no cabelo quando era criança?'],
      },
      asks: ['a cor do uniforme ou do vestido', 'o tipo de cabelo e o tamanho preferido', 'o tema da festa'],
    },
    {
      nouns: [
        'a tiara', 'o arco', 'o arco de cabelo/arcos de cabelo', 'o arquinho', 'a faixa', 'a faixa de cabelo/faixas de cabelo', 'a presilha', 'a xuxinha', 'a scrunchie/scrunchies', 'a piranha', 'a piranha de cabelo/piranhas de cabelo', 'o turbante',
        'a passadeira de cabelo/passadeiras de cabelo', 'o grampo decorado/grampos decorados', 'o grampo de cabelo/grampos de cabelo', 'o elástico de cabelo/elásticos de cabelo', 'o prendedor de cabelo/prendedores de cabelo', 'o acessório de cabelo/acessórios de cabelo',
      ],
      flags: { isHandmade: false },
      openings: {
        sale: {
          professional: ['Cabelo arrumado em segundos, sem perder a elegância: {topic}.', 'Do coque da manhã ao cabelo solto da noite: {topic}.'],
          casual: ['Cabelo de ontem, penteado de agora: {topic}.', 'Acordei tarde, arrumei o cabelo e pus {o topic}.'],
          funny: ['Não lavei o cabelo, e {o topic} não {vai/vão} contar pra ninguém.', 'Umidade cem por cento, franja zero, mas tem {topic}.'],
          motivational: ['Ajeitar o cabelo e começar o trabalho: {topic}.', 'Espelho, cinco minutos e {topic}: o dia já tem começo.'],
        },
        content: {
          professional: ['Liso, cacheado ou crespo: como usar {o topic}.', 'Como combinar {o topic} com a gola e o brinco.'],
          casual: ['Meu penteado de dois minutos com {o topic}.', 'Testei {o topic} no cabelo lavado, no de ontem e no de anteontem.'],
          funny: ['Todo dia eu perco {o topic}, todo dia {aparece/aparecem} no câmbio do carro.', 'Manual do cabelo rebelde: água, calma e {topic}.'],
          motivational: ['Um penteado simples se aprende repetindo: {topic}.', 'Cabelo no lugar, mãos livres, trabalho em dia: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Com franja crescendo ou cabelo de ontem, {o noun} {resolve/resolvem} o penteado.',
            'No trabalho o rosto fica livre, no jantar o acessório do cabelo vira parte da roupa.',
            '{O noun} {salva/salvam} o cabelo depois da academia e {segue/seguem} para o jantar.',
            'Com camiseta e jeans, a cor no cabelo faz o papel de joia.',
            'Veludo, cetim e acetato dão, cada um, outro ar ao mesmo penteado.',
            'Prender sem puxar os fios está entre o que mais se pergunta.',
          ],
          professional: [
            'No cabelo, tons terrosos e preto acompanham a roupa de trabalho com discrição.',
            'Em casamentos diurnos, um acessório bonito dispensa penteado elaborado.',
            'Pérolas e brilhos no cabelo ficam melhores quando o brinco é discreto.',
          ],
          casual: [
            'Eu deixo um acessório na bolsa e outro no carro, cabelo não avisa quando arma.',
            'Coque malfeito com acessório bonito vira coque pensado.',
            'Arrumei o cabelo só pra lavar louça e acabei saindo assim mesmo.',
          ],
          funny: [
            'O cabelo acordou com vontade própria, mas perdeu a discussão.',
            'Xampu a seco e acessório bonito já salvaram muita reunião.',
            'Previsão de chuva, franja em greve, acessório de plantão.',
          ],
          motivational: [
            'Ajeitar o cabelo é o gesto de quem vai começar alguma coisa.',
            'Um minuto no espelho para arrumar o cabelo já separa a casa do trabalho.',
            'Aceitar o cabelo como ele acordou e escolher um bom acessório poupa tempo para o resto.',
          ],
        },
        content: {
          all: [
            'Cabelo seco segura melhor o acessório do que cabelo molhado.',
            'Dois grampos cruzados em X dão firmeza a um penteado baixo.',
            'Um pouco de spray fixador no grampo, antes de prender, evita que ele escorregue.',
            'Coque baixo combina com gola alta, rabo alto mostra o brinco.',
            'Cachos pedem folga, fio liso pede um fecho mais firme.',
            'Cabelo repartido de outro lado já muda o penteado sem tesoura.',
          ],
          professional: [
            'Para fotos profissionais, acessórios de cabelo foscos refletem menos a luz.',
            'Convém tirar o acessório no sentido do fio, sem pressa.',
            'Roupas com muito brilho pedem acessório simples no cabelo.',
          ],
          casual: [
            'Faço o rabo, solto uns fios na frente e finjo que foi de propósito.',
            'Cabelo de segundo dia segura muito melhor o penteado, pode confiar.',
            'Penteado que deu certo eu fotografo por trás, senão amanhã esqueço.',
          ],
          funny: [
            'Grampo nasce em pacote de cem e morre sozinho no fundo da bolsa.',
            'O penteado do tutorial levou dois minutos, o meu levou a manhã.',
            'Quem empresta elástico de cabelo sabe que é doação.',
          ],
          motivational: [
            'Treinar o penteado em casa, sem pressa, poupa o susto no dia da festa.',
            'Conhecer o próprio cabelo leva tempo e muita tentativa no espelho.',
            'Cabelo arrumado e mesa limpa, assim muita gente começa a produzir.',
          ],
        },
      },
      questions: {
        sale: ['Cabelo preso ou solto na sua rotina?', 'Tiara, faixa ou presilha?', 'Preto básico ou cor no cabelo?', 'Com que roupa você faria o primeiro penteado?'],
        content: ['Quantos elásticos de cabelo você perdeu este mês?', 'Qual é o seu penteado de dia de preguiça?', 'Você empresta presilha ou já sabe que não volta?', 'Quanto tempo você leva para arrumar o cabelo?'],
      },
      asks: ['o tipo e o comprimento do cabelo', 'a cor da roupa que vai usar', 'se usa o cabelo mais preso ou solto'],
    },
  ],
  openings: {
    sale: {
      professional: ['O toque de cor que aparece primeiro no espelho: {topic}.', 'A roupa fica completa com um enfeite na cabeça: {topic}.', 'Para conversar com a cor do vestido: {topic}.'],
      casual: ['Roupa separada, pente na mão e {topic}.', 'Abri a gaveta dos enfeites e fui direto {no topic}.', 'Foto de família pede {topic}, pode anotar.'],
      funny: ['A gaveta dos enfeites não fecha mais, e a culpa é {do topic}.', 'Prometi parar na décima cor, aí {chegou/chegaram} {o topic}.', 'Alerta de sumiço: {topic} {foi visto/foi vista/foram vistos/foram vistas} por último no sofá.'],
      motivational: ['Manhã corrida, cabeça enfeitada: {topic}.', 'O espelho da manhã fica mais alegre com {o topic}.', 'Fotos antigas guardam até o enfeite da cabeça: {topic}.'],
    },
    content: {
      professional: ['Onde guardar {o topic} para achar na pressa da manhã.', 'Cor da roupa, tamanho e ocasião: como escolher {o topic}.', 'Limpeza e conservação {do topic}, sem perder a forma.'],
      casual: ['Vem ver como eu guardo {o topic} na gaveta.', 'Liso com estampa ou estampa com liso: {topic} na prática.', 'Separei {o topic} na noite anterior, e a manhã andou.'],
      funny: ['Operação resgate embaixo do sofá: encontramos {topic} e uma meia.', 'Onde {mora/moram} {o topic} quando ninguém acha? Na bolsa da avó.', 'Guardei {o topic} na gaveta certa, durou até o almoço.'],
      motivational: ['Gaveta em ordem, cabeça enfeitada sem pressa: {topic}.', 'Cor por cor, uma coleção se forma: {topic} na gaveta.', 'Arrumar a cabeça para a foto é guardar o dia: {topic}.'],
    },
  },
  facts: {
    sale: {
      all: [
        'Em foto de família, o enfeite na cabeça é um dos primeiros pontos de cor que se veem.',
        'A cor pode repetir a do vestido ou puxar o tom do sapato.',
        '{Muda/Mudam} o visual do rosto para cima, mesmo com a roupa de todo dia.',
        'Bege, branco e rosa são cores de enfeite que acompanham quase todo vestido.',
        'Acabamento sem cola aparente, que não puxa o fio de cabelo, é o que se olha de perto.',
        'Aniversário, passeio e ensaio de fotos pedem enfeites de cabeça diferentes.',
      ],
      professional: [
        'O tamanho do enfeite deve conversar com o tamanho da cabeça e o volume do cabelo.',
        'Tons próximos aos do vestido dão unidade, tons contrastantes chamam o olhar para o rosto.',
        'Em ensaios fotográficos, sugerimos levar duas opções de cor para a cabeça.',
      ],
      casual: [
        'Eu separo a roupa e já deixo o enfeite da cabeça em cima.',
        'Gaveta de laços e tiaras é assim, a gente abre e ainda acha que falta uma cor.',
        'Saída rápida, roupa simples, uma cor na cabeça e tá resolvido.',
      ],
      funny: [
        '{Some/Somem} na bolsa, no banco do carro e na casa da avó, às vezes no mesmo dia.',
        'Em toda casa existe um lugar secreto onde moram os laços e presilhas perdidos.',
        'O vento bagunça o resto, a cor na cabeça continua firme na foto.',
      ],
      motivational: [
        'Na manhã corrida também cabe um minuto de espelho e pente.',
        'Sair de casa com a cabeça enfeitada em cinco minutos é obra de quem separou tudo à noite.',
        'Quem monta uma coleção de laços e tiaras aprende que cor ilumina o rosto.',
      ],
    },
    content: {
      all: [
        'Fita e tecido desbotam no sol, por isso a gaveta fechada conserva as cores.',
        'Uma fita pendurada no armário guarda presilhas e laços à vista.',
        'Tirar o enfeite antes do banho e de dormir conserva a forma.',
        'Separar laços, faixas e tiaras por cor faz achar o par da roupa em segundos.',
        'Laços e tiaras guardados sem peso em cima não amassam.',
        'Uma cor do vestido repetida na cabeça já forma um conjunto.',
      ],
      professional: [
        'Convém limpar laços e faixas com pano úmido e sabão neutro, sem esfregar.',
        'Vestido estampado pede enfeite liso, vestido liso aceita estampa, flor ou pérola na cabeça.',
        'Em retratos, a luz da janela mostra melhor a cor do enfeite e do cabelo.',
      ],
      casual: [
        'Eu penduro laço e presilha numa fita atrás da porta, cada cor num lugar.',
        'Sempre vai um enfeite de cabelo a mais na bolsa, porque algum vai sumir.',
        'Cor na cabeça a gente combina com a roupa, com o tênis ou com o humor.',
      ],
      funny: [
        'A gaveta de laços e presilhas fica organizada até a primeira festa de aniversário.',
        'Todo sofá esconde controle remoto, moeda e um enfeite de cabelo.',
        'O enfeite de cabelo certo aparece sempre cinco minutos depois de sair de casa.',
      ],
      motivational: [
        'Achar a cor que ilumina o rosto leva muita prova de tiara e laço na frente do espelho.',
        'Passar um enfeite de cabelo adiante, de irmã para irmã, também é guardar história.',
        'Organizar as cores de laços e tiaras dá trabalho uma vez e ajuda todas as manhãs.',
      ],
    },
  },
  questions: {
    sale: ['Que cor falta na sua gaveta de laços e tiaras?', 'Liso ou estampado na cabeça?', 'Combinando com a roupa ou com o sapato?', 'Flor, pérola ou fita na cabeça?'],
    content: ['Onde você guarda laços, faixas e tiaras?', 'Qual foi o lugar mais estranho onde você achou um enfeite de cabelo?', 'Você combina o enfeite da cabeça com a roupa ou mistura tudo?', 'Que cor na cabeça mais aparece nas suas fotos?'],
  },
  asks: ['as cores preferidas para o enfeite', 'a ocasião da foto ou da festa', 'quem vai usar e em que dia'],
  materials: ['de cabelo', 'para cabelo', 'para o cabelo', 'pra cabelo'],
  tips: [
    'Leve na bolsa um elástico e dois grampos para refazer o penteado.',
    'Guarde laços e tiaras sem peso em cima para que não amassem.',
    'Pendure presilhas e laços numa fita presa dentro do armário.',
    'Use um elástico fino por baixo do laço em cabelo muito liso.',
    'Meça a cabeça com fita métrica, logo acima das orelhas, antes de escolher uma faixa.',
    'Tire laços e tiaras antes de dormir para conservar a forma.',
    'Limpe fitas com pano úmido e sabão neutro, sem esfregar.',
    'Devolva o volume do laço com um pouco de vapor e os dedos dentro das alças.',
    'Escolha uma cor da roupa e repita na cabeça para formar um conjunto.',
    'Cruze dois grampos em X para firmar um penteado baixo.',
    'Escreva o nome no verso da fita dos laços que vão à escola.',
    'Leve um segundo enfeite de cabelo para a sessão de fotos.',
  ],
  steps: ['a escolha da fita', 'a medida antes do corte', 'a dobra do laço', 'a ponta da fita selada', 'a montagem na presilha', 'a arrumação por cor'],
  tools: ['as fitas de gorgorão', 'a tesoura', 'a pistola de cola', 'os bicos de pato', 'a fita métrica'],
  hashtags: [
    'lacosdecabelo', 'lacosinfantis', 'lacinhos', 'kitdelacos', 'tiaras', 'tiarainfantil', 'faixadebebe', 'faixadecabelo', 'acessoriosdecabelo', 'acessoriosinfantis',
    'presilhas', 'scrunchies', 'modainfantil', 'maedemenina', 'enxovaldemenina',
  ],
  emojis: ['🎀', '🌸', '💗', '🌷', '🪞'],
}
