import { beautyTypes } from '../products/beauty.ts'
import type { Category } from './category.ts'

export const beauty: Category = {
  name: 'beleza',
  sort: 'service',
  crafts: ['a estética', 'a beleza', 'o salão de beleza', 'a barbearia'],
  flags: { isGift: false, isUnique: false, isMadeToOrder: false, isHandmade: false, allowsJokes: true },
  materials: [],
  openings: {
    sale: {
      professional: ['Antes da festa, da viagem ou da entrevista: {topic}.', 'Um horário na agenda reservado para você: {topic}.'],
      casual: ['Marca na agenda antes que a semana engula: {topic}.', 'Um tempinho só seu, com conversa boa: {topic}.'],
      funny: ['O grupo da família que espere, agora é hora {do topic}.', 'Celular no silencioso e o mundo em espera: {topic}.'],
      motivational: ['Quem cuida de todo mundo também tem hora marcada: {topic}.', 'Depois de uma semana trabalhando por três: {topic}.'],
    },
    content: {
      professional: ['Como se preparar para a hora {do topic}.', 'O que vale combinar ao marcar a hora {do topic}.'],
      casual: ['Entre um horário e outro, o papo é {o topic}.', 'Minha agenda da semana conhece bem {o topic}.'],
      funny: ['Diário de quem atende com hora marcada: {topic}.', 'Toda cliente tem uma história com {o topic}, e a gente ouve todas.'],
      motivational: ['Por trás {do topic} há muita aula, muito treino e muita repetição.', 'Mão firme se faz com treino, e {o topic} {ensina/ensinam} isso.'],
    },
  },
  facts: {
    sale: {
      all: [
        'Quem tem festa, formatura ou viagem pela frente costuma marcar com antecedência.',
        'Contar a ocasião na hora de marcar ajuda a escolher o que fazer.',
        'Vale dizer se é a primeira vez, porque a conversa inicial pede mais tempo.',
        'Chegar com folga no relógio evita que a pressa estrague a melhor parte.',
      ],
      professional: ['Ao marcar, informe até que horas pode ficar.', 'Uma conversa breve antes do atendimento alinha as expectativas.'],
      casual: ['A gente conversa antes, porque cada cliente gosta de um jeito.', 'Vir no mesmo dia que a amiga já vale pela conversa no caminho.'],
      funny: ['O que se conta por aqui fica por aqui, com raras e deliciosas exceções.', 'Atrasou cinco minutos? Ainda dá para culpar o trânsito com dignidade.'],
      motivational: ['Reservar um horário para si no meio da correria exige organização.', 'Quem passa o dia atendendo os outros também gosta de sentar e ser a pessoa atendida.'],
    },
    content: {
      all: [
        'Alergia a algum produto é a primeira coisa a contar antes de começar.',
        'Material limpo e separado antes de cada horário faz parte do atendimento.',
        'Um atraso de dez minutos mexe com a agenda inteira, e avisar cedo ajuda.',
        'Hora marcada é lugar de conversa, e também de silêncio para quem prefere.',
      ],
      professional: ['Uma ficha com as preferências da cliente poupa perguntas na visita seguinte.', 'Limpar e organizar a bancada é a etapa que nunca aparece na foto.'],
      casual: ['Eu aprendi mais ouvindo cliente do que em muito curso.', 'Entre um atendimento e outro, a gente toma café de pé e ri das histórias.'],
      funny: ['A frase mais ouvida na hora de marcar é que é só uma coisinha rápida.', 'Cliente de verdade avisa do atraso com áudio e figurinha.'],
      motivational: ['Antes da primeira cliente, muita amiga serviu de modelo.', 'O primeiro atendimento dá frio na barriga, e o centésimo ainda ensina.'],
    },
  },
  questions: {
    sale: ['Qual é o seu melhor dia da semana para um horário só seu?', 'Tem festa ou viagem chegando na sua agenda?', 'Você marca com antecedência ou decide em cima da hora?'],
    content: ['Você conversa ou fica em silêncio durante o atendimento?', 'Quem te indicou a profissional em que você mais confia?', 'Você marca horário só para você ou leva companhia?'],
  },
  asks: ['o dia e o horário que você prefere', 'a ocasião e a data', 'se é a sua primeira vez'],
  tips: [
    'Leve uma ou duas fotos de referência, de preferência com um ponto de partida parecido com o seu.',
    'Avise sobre alergias e produtos que já causaram incômodo antes de começar o atendimento.',
    'Peça um teste de mecha antes de mudar a cor do cabelo inteiro.',
    'Marque a prova de maquiagem e de penteado em outro dia, antes da data da festa.',
    'Use blusa de botão no dia da maquiagem, para não desmanchar nada ao trocar de roupa.',
    'Evite arrancar o gel das unhas com os dedos, porque parte da unha pode sair junto.',
    'Use luvas para lavar a louça, porque água quente e detergente gastam o esmalte antes do tempo.',
    'Chegue sem rímel ao horário dos cílios, porque a cola precisa de fios limpos.',
    'Penteie os cílios com a escovinha limpa e seca, sem puxar.',
    'Deixe a pinça descansar nos dias antes do design, para que haja fios com que trabalhar.',
    'Durma com touca ou fronha de cetim para preservar as tranças por mais tempo.',
    'Leve o seu próprio alicate para a manicure, se preferir usar só o seu.',
  ],
  steps: ['a conversa inicial', 'a escolha da referência', 'a organização da bancada', 'a preparação do material', 'o meio do atendimento', 'o espelho no fim'],
  tools: ['as escovas', 'os pincéis', 'a agenda da semana', 'a luz de mesa', 'o espelho de mão'],
  hashtags: ['beleza', 'salaodebeleza', 'unhasemgel', 'unhasdecoradas', 'alongamentodeunhas', 'designdesobrancelhas', 'extensaodecilios', 'maquiagem', 'penteados', 'cabelos', 'manicure', 'trancas', 'noivas', 'diadenoiva', 'esmaltacao'],
  emojis: ['💅', '💄', '💇‍♀️', '🪞', '✂️'],
  types: beautyTypes,
  groups: [
    {
      nouns: [
        'a unha', 'a unha em gel/unhas em gel', 'a unha de gel/unhas de gel', 'a unha decorada/unhas decoradas', 'a esmaltação', 'a esmaltação em gel/esmaltações em gel', 'o alongamento', 'o alongamento de unhas/alongamentos de unhas', 
        'o banho de gel/banhos de gel', 'a fibra de vidro/fibras de vidro', 'a blindagem de unhas/blindagens de unhas', 'a francesinha', 'a manicure', 'a manutenção de unhas/manutenções de unhas',
      ],
      openings: {
        sale: {
          professional: ['Cor, formato e brilho escolhidos com calma: {topic}.', 'Para digitar, brindar e gesticular com as unhas prontas: {topic}.', 'Para mãos que aparecem em toda foto: {topic}.'],
          casual: ['Já escolheu a cor do esmalte? Chegou a hora {do topic}.', 'Abre a caixa de esmaltes na cabeça e escolhe: {topic}.', 'Pra ficar olhando pra própria mão no sinal fechado: {topic}.'],
          funny: ['Vermelho, café, nude, vermelho de novo: {topic} e a eterna dúvida.', 'A partir de agora você aponta pra tudo: {topic}.', 'Abrir latinha vira esporte de risco depois {do topic}.'],
          motivational: ['Mãos que trabalham o dia inteiro também usam esmalte: {topic}.', 'Na reunião importante, as unhas entram junto: {topic}.', 'Cor nova na unha para começar um trabalho novo: {topic}.'],
        },
        content: {
          professional: ['Formato, comprimento e cor: as escolhas {do topic}.', 'Preparo, camadas finas e paciência: o que sustenta {o topic}.', 'Da lixa ao brilho final: as etapas {do topic}.'],
          casual: ['Lixa, luz, pincel fino e {o topic} aparecendo.', 'Gente, olha a luz batendo no esmalte: {topic}.', 'Na mesinha hoje, mil vidrinhos e {topic}.'],
          funny: ['O esmalte ainda molhado, o celular tocando e {o topic} em perigo.', 'Sentou dizendo que queria clarinho e saiu de roxo: {topic}.', 'Coçar o nariz depois {do topic} exige estratégia.'],
          motivational: ['Mão firme em superfície pequena: {topic}.', 'O primeiro pincel treme, o milésimo não: {topic}.', 'Trabalhar onde mal cabe um pincel pede treino: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Quem digita o dia todo costuma preferir comprimento curto ou médio.',
            'Nude, vermelho e branco estão entre os esmaltes mais escolhidos para festas.',
            'Quadrada, amendoada ou arredondada, o formato muda a aparência da mesma cor.',
            'A foto da aliança, do buquê ou do bolo sempre mostra as unhas.',
            'Um brilho discreto em uma unha só já muda o conjunto.',
            'Quem toca violão ou trabalha com luvas costuma avisar para acertar o comprimento.',
            'Levar a foto da roupa ajuda a decidir a cor do esmalte.',
          ],
          professional: ['Informe a sua rotina, pois ela orienta formato e comprimento das unhas.', 'Tons neutros combinam com ambientes de trabalho mais formais.', 'Para eventos, recomenda-se escolher a cor do esmalte junto com a roupa.', 'A escolha do comprimento leva em conta o trabalho que você faz com as mãos.'],
          casual: ['Eu sempre mudo de ideia quando abro a gaveta de esmaltes.', 'Vermelho é clássico, mas um lilás às vezes resolve a semana.', 'Foto segurando o copo já sai outra coisa.', 'Se bater dúvida, a gente pinta duas cores e olha na luz.'],
          funny: ['Você vai digitar mais devagar só para admirar.', 'De repente toda conversa pede gesto com a mão.', 'O celular vai ganhar foto nova só para a mão aparecer.', 'Escolher a cor do esmalte leva mais tempo que escolher apartamento.'],
          motivational: ['Mãos que carregam, digitam e cozinham ganham uma hora de descanso na mesinha.', 'Tem gente que fecha contrato com o esmalte da sorte.', 'Para a reunião difícil, muita gente escolhe uma cor forte de esmalte.', 'Quem vive na correria olha para o esmalte e lembra que tirou um tempo.'],
        },
        content: {
          all: [
            'Camadas finas de esmalte secam melhor do que uma camada grossa.',
            'Passar o esmalte também na pontinha livre da unha ajuda a proteger a borda.',
            'Água quente e detergente gastam o brilho, e luvas resolvem boa parte disso.',
            'O gel endurece na cabine de luz, e o esmalte comum seca ao ar.',
            'Unha não é ferramenta, e abrir latas com ela é o fim de muito alongamento.',
            'A lixa num sentido só, sem vai e vem, deixa a borda mais lisa.',
            'A remoção do gel pede produto e paciência, nunca puxão.',
          ],
          professional: ['O preparo da unha determina boa parte da durabilidade da esmaltação.', 'A base impede que pigmentos fortes manchem a unha natural.', 'Lixa nova e alicate esterilizado fazem parte do preparo da mesa.', 'O formato amendoado alonga o desenho, e o quadrado marca a ponta.'],
          casual: ['Meu pincel fino tem nome, e ninguém encosta nele.', 'Eu testo cor nova primeiro numa unha de treino.', 'Adoro quando a cliente fecha o olho e aponta uma cor.', 'Guardo foto de cada desenho que deu certo pra lembrar depois.'],
          funny: ['A coceira no nariz sempre aparece com o esmalte fresco.', 'Existem quarenta tons de nude, e a cliente quer o que falta.', 'A bolsa fecha, a chave some e o esmalte ainda está mole.', 'O pote de glitter abriu uma vez e nunca mais saiu da mesa.'],
          motivational: ['Francesinha reta se aprende depois de muita francesinha torta.', 'Treinar flor em unha de plástico, à noite, é parte do ofício.', 'A mão que desenha pequeno precisou errar bastante no grande.', 'Aprender a lixar o formato certo leva meses de mesinha.'],
        },
      },
      questions: {
        sale: ['Qual cor de esmalte você escolheria agora?', 'Quadrada, amendoada ou redonda?', 'Curtinha ou comprida?', 'Nude ou vermelho?', 'Com desenho ou lisinha?'],
        content: ['Qual foi o esmalte mais ousado que você já usou?', 'Você espera secar ou pega logo o celular?', 'Esmalte escuro nos pés ou nas mãos?', 'Qual cor de esmalte você nunca usaria?', 'Você já abriu uma lata com a unha feita?'],
      },
      asks: ['a cor e o formato de unha que você quer', 'o desenho ou a foto das unhas de que você gostou', 'o comprimento que combina com o seu trabalho'],
    },
    {
      nouns: ['a pedicure', 'o pé e mão/pé e mão', 'a esmaltação dos pés/esmaltações dos pés', 'a plástica dos pés/plásticas dos pés'],
      openings: {
        sale: {
          professional: ['Sapato aberto no armário, sandália na viagem: {topic}.', 'Para os pés que passam o dia em sapatos fechados: {topic}.', 'Sapato de lado e agenda fechada: {topic}.'],
          casual: ['Chinelo novo pede companhia: {topic}.', 'Tira o tênis e senta aqui: {topic}.', 'Pra usar aquela sandália esquecida no armário: {topic}.'],
          funny: ['O dedinho que encontra todas as quinas da casa pede reparação: {topic}.', 'A meia já pode ficar na gaveta: {topic}.', 'Seus pés pediram reunião urgente: {topic}.'],
          motivational: ['Quem passa o dia em pé sabe a hora certa: {topic}.', 'Mil passos por dia, uma cadeira e {o topic}.', 'Os pés que levam a gente ao trabalho também têm vez: {topic}.'],
        },
        content: {
          professional: ['Sapatos, esmalte e rotina: o que conversar antes {do topic}.', 'Cadeira, toalha e boa luz: o preparo {do topic}.', 'Como ir calçado no dia {do topic}.'],
          casual: ['Toalha no colo, luz acesa e {o topic} na agenda.', 'Chinelo nos pés e papo em dia: {topic}.', 'Conta aí quando foi a última vez {do topic}.'],
          funny: ['Cócegas na sola e cara séria: {topic}.', 'Ninguém lembra de levar chinelo no dia {do topic}.', 'Um pé no apoio, outro no ar, e o celular tocando: {topic}.'],
          motivational: ['Trabalhar no banquinho, pé após pé: {topic}.', 'Postura, luz e paciência na lixa: {topic}.', 'Quem cuida de pés escuta muita história de caminhada: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Muita gente marca antes da praia, da piscina ou de um casamento no campo.',
            'Ir de chinelo ou sandália aberta poupa o esmalte na saída.',
            'Vermelho nos pés é um clássico mesmo para quem usa nude nas mãos.',
            'Quem trabalha em pé costuma escolher o fim do expediente.',
            'Sapato fechado logo depois pede esmalte bem seco.',
          ],
          professional: ['Informe ao marcar se prefere a unha mais curta ou mais comprida.', 'O esmalte dos pés costuma durar mais, pois sofre menos contato com água quente e detergente.'],
          casual: ['Eu adoro quando a cliente senta, tira o sapato e suspira.', 'Sandália na bolsa e bora escolher a cor.', 'Vermelhão no pé e está resolvido.'],
          funny: ['A quina do sofá agora terá remorso.', 'Seu chinelo vai pedir para aparecer na foto.', 'A cócega na sola é o teste de resistência do salão.'],
          motivational: ['Quem faz faxina, feira e fila de ônibus também senta na cadeira boa.', 'Depois de uma semana de pé, sentar e esticar as pernas já é conquista.'],
        },
        content: {
          all: [
            'Cortar as unhas dos pés em linha reta é o formato mais recomendado.',
            'Bacia com protetor descartável, trocado a cada pessoa, é um bom sinal.',
            'A lixa dos pés é individual e não passa de uma cliente para outra.',
            'Enxugar entre os dedos depois da água é parte do trabalho.',
            'Esmalte escuro nos pés pede base por baixo para não manchar a unha.',
          ],
          professional: ['Uma camada de extra brilho protege a cor do atrito com o sapato.', 'A cadeira na altura certa deixa a mão firme na hora de esmaltar.'],
          casual: ['Meu banquinho já conhece todos os sapatos da vizinhança.', 'Eu sempre pergunto se a cadeira está na altura boa.', 'Esqueceu o chinelo? Acontece toda semana.'],
          funny: ['Sair andando nos calcanhares, de dedos abertos, é o desfile mais elegante do salão.', 'Tem gente que segura o riso e tem gente que chuta.', 'O dedo mindinho recebe a menor gota de esmalte do vidro.'],
          motivational: ['Esmaltar o dedinho sem borrar leva muita prática de banquinho.', 'Tantas horas de banquinho ensinam a cuidar também da própria postura.'],
        },
      },
      questions: {
        sale: ['Qual esmalte você usaria nos pés?', 'Chinelo, sandália ou tênis no dia a dia?', 'Praia, piscina ou casamento no campo?'],
        content: ['Você sente cócegas na sola do pé?', 'Já saiu do salão com chinelo emprestado?', 'Quantas vezes o seu mindinho já encontrou a quina?'],
      },
      asks: ['o sapato que você vai usar', 'a cor de esmalte que você prefere nos pés'],
    },
    {
      nouns: ['a sobrancelha', 'o design de sobrancelha/designs de sobrancelha', 'o designer de sobrancelha', 'o design de sobrancelhas/designs de sobrancelhas', 'a henna', 'a micropigmentação', 'a brow lamination/brow laminations', 'a laminação de sobrancelha/laminações de sobrancelha'],
      openings: {
        sale: {
          professional: ['Régua, lápis e espelho antes de tudo: {topic}.', 'O desenho que acompanha o seu rosto: {topic}.', 'Com paquímetro, lápis e calma: {topic}.'],
          casual: ['Larga essa pinça e marca: {topic}.', 'A moldura do olhar em boas mãos: {topic}.', 'Franzir a testa agora tem estilo: {topic}.'],
          funny: ['A pinça do banheiro está aposentada: {topic}.', 'Irmãs, não gêmeas, mas parentes próximas: {topic}.', 'Para levantar uma só e fazer cara de novela: {topic}.'],
          motivational: ['Um olhar firme para a foto do crachá novo: {topic}.', 'Na entrevista, no palco ou no balcão, o olhar chega antes: {topic}.', 'Acordar cedo e já ter a sobrancelha resolvida: {topic}.'],
        },
        content: {
          professional: ['Três pontos do rosto orientam {o topic}.', 'Medir antes de começar, eis a base {do topic}.', 'Início, arco e fim: a geometria {do topic}.'],
          casual: ['Lápis na mão e fio por fio: {topic}.', 'Primeiro o desenho no rosto, depois o espelho: {topic}.', 'Vem ver a marcação branca {do topic}.'],
          funny: ['Ninguém espirra, ninguém ri: {topic} em andamento.', 'A sobrancelha esquerda nunca concorda com a direita: {topic}.', 'Ninguém mexe um músculo durante {o topic}.'],
          motivational: ['Milímetro por milímetro, com a mesma calma: {topic}.', 'Olho treinado percebe um milímetro {no topic}.', 'Treinar o traço no papel vem antes {do topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'O desenho parte das medidas do rosto e do caminho natural dos fios.',
            'Muita gente marca uns dias antes de tirar foto para documento ou formatura.',
            'Quem nunca fez costuma começar por um desenho discreto, mantendo a espessura.',
            'Levar uma foto antiga de que você gosta ajuda na conversa sobre o desenho.',
            'Entre o arqueado e o reto existe um meio-termo que a maioria prefere.',
            'A cor do cabelo costuma guiar a conversa sobre o tom da sobrancelha.',
          ],
          professional: ['A marcação prévia permite aprovar o desenho antes de começar.', 'O intervalo entre as visitas varia de uma sobrancelha para outra.', 'Sugere-se não usar a pinça em casa nas semanas anteriores.'],
          casual: ['Eu mostro a marcação no espelho, e a gente decide o arco.', 'Conta se você gosta mais natural ou mais marcada.', 'A foto de perfil nova já tem data pra sair.'],
          funny: ['A pinça do espelho retrovisor vai sentir saudade.', 'Dá até vontade de fazer cara de quem desconfia.', 'Sua expressão de surpresa vai ganhar acabamento.'],
          motivational: ['Deixar crescer por semanas, sem tocar na pinça, é prova de paciência.', 'O olhar de quem passou a noite estudando ganha moldura para o dia da prova.', 'Gostar da própria foto no crachá é um começo simples de semana.'],
        },
        content: {
          all: [
            'O começo da sobrancelha costuma se alinhar com a lateral do nariz.',
            'Os fios crescem em direções diferentes, e o desenho respeita isso.',
            'Pinça boa fecha na ponta inteira e pega o fio de primeira.',
            'Tirar fios de cima muda o arco depressa, então a parte de baixo vem primeiro.',
            'A luz de frente engana, e a luz de lado mostra os fios que faltam tirar.',
            'Escovar para cima antes de aparar revela o comprimento real dos fios.',
          ],
          professional: ['A simetria perfeita não existe em rosto nenhum, e o desenho busca equilíbrio.', 'A linha branca de marcação serve de guia para a pinça.', 'Registrar as medidas na ficha permite repetir o desenho na volta.'],
          casual: ['Meu lápis de marcação acaba sempre na hora errada.', 'Eu peço pra cliente sentar reta, porque deitada o arco muda.', 'Pinça emprestada nunca volta com a mesma ponta.'],
          funny: ['Todo mundo já teve uma fase da sobrancelha fininha, e as fotos existem.', 'Pinça em casa começa com um fio e termina em arrependimento.', 'Sobrancelhas são irmãs que brigaram e voltaram a se falar.'],
          motivational: ['Enxergar a simetria é coisa que o olho aprende de tanto repetir.', 'Saber a hora de parar de tirar fios é a lição mais difícil.', 'Cada rosto ensina um arco novo para quem desenha.'],
        },
      },
      questions: {
        sale: ['Mais arqueada ou mais reta?', 'Natural ou bem marcada?', 'Quanto tempo você fica sem mexer na sobrancelha?'],
        content: ['Você teve a fase da sobrancelha fininha?', 'Quem cuida da sua sobrancelha desde sempre?', 'Você consegue levantar uma sobrancelha só?'],
      },
      asks: ['se você prefere a sobrancelha natural ou marcada', 'a última vez em que você tirou os fios', 'o desenho de sobrancelha de que você gosta'],
    },
    {
      nouns: ['os cílios', 'a extensão de cílios/extensões de cílios', 'o alongamento de cílios/alongamentos de cílios', 'o lash lifting/lash liftings', 'o lifting de cílios/liftings de cílios', 'o volume russo/volumes russos', 'o volume brasileiro/volumes brasileiros', 'a manutenção de cílios/manutenções de cílios'],
      openings: {
        sale: {
          professional: ['Cílios discretos ou marcantes, ao seu gosto: {topic}.', 'Olhos fechados e mão leve: {topic}.', 'Acordar com os olhos em destaque: {topic}.'],
          casual: ['Deita, fecha o olho e deixa comigo: {topic}.', 'Adeus, rímel borrado no ônibus: {topic}.', 'Pra piscar e já dizer tudo: {topic}.'],
          funny: ['Sua piscada vai fazer vento: {topic}.', 'A melhor soneca do mês tem hora marcada: {topic}.', 'Flertar com o espelho agora é permitido: {topic}.'],
          motivational: ['Um olhar pronto às seis da manhã: {topic}.', 'Plantão, faculdade, filhos e o rímel que fica em casa: {topic}.', 'Uma pausa de olhos fechados no meio da correria: {topic}.'],
        },
        content: {
          professional: ['Curvatura, formato dos olhos e rotina: as decisões {do topic}.', 'Cuidados com os olhos depois {do topic}.', 'Luz de mesa, olhos fechados e muita atenção: {topic}.'],
          casual: ['Escovinha na mão, cílio por cílio: {topic}.', 'Quem já dormiu fazendo {o topic} levanta a mão.', 'A primeira piscada depois {do topic} é minha parte favorita.'],
          funny: ['Ronco leve e fita nos olhos: {topic} em andamento.', 'Rir de olhos fechados, o grande desafio {do topic}.', 'Coçar os olhos virou crime inafiançável depois {do topic}.'],
          motivational: ['Luz forte, postura e horas de concentração: {topic}.', 'Enxergar um fio entre tantos é treino puro: {topic}.', 'Na lupa se aprende a paciência {do topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Tem quem marque antes da lua de mel para esquecer o rímel na viagem.',
            'O formato dos olhos entra na conversa antes de qualquer escolha.',
            'Quem usa óculos avisa antes, para que os fios não encostem na lente.',
            'O efeito pode ser discreto, com aparência de cílio natural bem cuidado.',
            'Muita cliente aproveita o tempo deitada para ouvir música ou cochilar.',
            'Chegar sem maquiagem nos olhos faz o horário render.',
          ],
          professional: ['Informe se usa lentes de contato ou óculos ao marcar.', 'A curvatura dos cílios se define antes de começar, conforme o formato dos olhos.', 'O resultado desejado, natural ou marcante, é a primeira decisão sobre os cílios.'],
          casual: ['Você deita, fecha o olho e eu aviso quando for a hora do espelho.', 'Eu adoro a primeira olhada no espelho.', 'Banho, praia e chuva, tchau pro rímel escorrendo.'],
          funny: ['É o único compromisso da agenda em que dormir conta como colaborar.', 'O rímel da bolsa pode pedir aposentadoria.', 'Piscar devagar vira o seu novo superpoder.'],
          motivational: ['Quem sai de casa antes do sol economiza aqueles minutos do rímel.', 'O olhar aparece por cima de qualquer máscara ou balcão de atendimento.', 'Ficar de olhos fechados, sem tela nenhuma, já é um feito na rotina de hoje.'],
        },
        content: {
          all: [
            'Os cílios precisam estar limpos e secos no início, sem rímel nem demaquilante.',
            'Coçar os olhos e dormir de bruços são os maiores inimigos dos cílios.',
            'Produtos com óleo perto dos olhos costumam encurtar a duração do resultado.',
            'Os cílios naturais caem e nascem o ano inteiro, e por isso se volta de tempos em tempos.',
            'A escovinha limpa e seca desfaz os fios cruzados pela manhã.',
            'Puxar os cílios com os dedos é sempre má ideia.',
          ],
          professional: ['Cada olho tem o seu desenho, e o trabalho começa por observá-lo.', 'A lupa e a boa luz poupam a vista de quem trabalha com fios tão finos.', 'Umidade e temperatura da sala interferem no trabalho com cílios.'],
          casual: ['Minha lupa e minha música, e o resto do mundo espera.', 'Eu falo baixinho, porque metade das clientes dorme.', 'Às vezes um fio escapa, e lá vou eu atrás dele de novo.'],
          funny: ['O espirro no meio do trabalho é a nossa cena de suspense.', 'Ninguém pisca, ninguém ri, e justo aí lembram uma piada.', 'Travesseiro marcado é a prova de que alguém dormiu de bruços.'],
          motivational: ['A postura de quem fica horas na lupa também se treina.', 'Um fio bem alinhado parece pouco, mas o olhar inteiro depende dele.', 'No começo a mão pesa sobre a lupa, e com os anos vai ficando leve.'],
        },
      },
      questions: {
        sale: ['Natural ou volumão?', 'Você usa óculos, lente ou nenhum dos dois?', 'Para qual ocasião você faria os cílios?'],
        content: ['Você dorme de lado, de bruços ou de costas?', 'Já cochilou fazendo os cílios?', 'Rímel transparente, preto ou nenhum?'],
      },
      asks: ['se você prefere cílios naturais ou volumosos', 'se você usa óculos ou lentes', 'se você já fez os cílios antes'],
    },
    {
      nouns: [
        'a maquiagem', 'a maquiagem de noiva/maquiagens de noiva', 'a make', 'o penteado', 'o penteado de noiva/penteados de noiva', 
        'o dia da noiva/dias da noiva', 'o dia de noiva/dias de noiva', 'a produção', 'a produção de noiva/produções de noiva', 'o pacote de noiva/pacotes de noiva', 'o babyliss',
      ],
      openings: {
        sale: {
          professional: ['A roupa já está no cabide, e agora {falta/faltam} {o topic}.', 'Para a formatura, o altar ou o palco: {topic}.', 'Da prova à hora da festa: {topic}.'],
          casual: ['Tem casamento na agenda? Olha {o topic}.', 'Vestido escolhido, sapato escolhido, e agora {o topic}.', 'Vai ter pista, foto e abraço, mas antes {o topic}.'],
          funny: ['Para chorar no discurso, dançar até tarde e sair bem na última foto: {topic}.', 'A tia do vídeo vai perguntar quem fez: {topic}.', 'Grampo perdido, brinco trocado e, ainda assim, {topic} a tempo da foto.'],
          motivational: ['Data esperada, roupa escolhida, e a festa começa com {o topic}.', 'Subir ao palco para pegar o diploma pede espelho antes: {topic}.', 'Para a foto que vai ficar na parede da família: {topic}.'],
        },
        content: {
          professional: ['A iluminação da festa muda {o topic} e a foto.', 'Prova, referência e hora marcada: como {se organiza/se organizam} {o topic}.', 'Por que fazer uma prova antes {do topic}.'],
          casual: ['Robe, espelho, música e {o topic} ganhando forma.', 'Pincel, grampo e risada: bastidores {do topic}.', 'Conto pra vocês como é a hora {do topic}.'],
          funny: ['Um espelho, seis amigas e uma tomada só: {topic}.', 'Ninguém chora ainda, por favor, olha {o topic}.', 'O brinco sumiu, a tia entrou falando e {o topic} {seguiu/seguiram} em frente.'],
          motivational: ['Acordar de madrugada, conferir a maleta e sair para fazer {o topic}.', 'Treinar no espelho de casa antes {do topic} de verdade.', 'Mãos calmas em manhã agitada: {topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'A roupa, o decote e os brincos orientam a escolha do conjunto.',
            'Festa de dia pede outra mão do que festa à noite, e o horário entra na conversa.',
            'Uma prova antes da data deixa o dia do evento mais tranquilo.',
            'Amigas e parentes da mesma festa costumam marcar em sequência, e a lista ajuda.',
            'Chegar com o cabelo do jeito combinado, lavado ou não, poupa tempo.',
            'O lugar, o horário e a luz da festa contam na hora de escolher.',
          ],
          professional: ['Informe o horário da festa ou da foto, porque a agenda do dia parte dele.', 'Fotos de referência ajudam, sobretudo de rostos ou cabelos parecidos com os seus.', 'Em ensaios fotográficos, a câmera pede um pouco mais de contraste.'],
          casual: ['Traz a foto do vestido que a gente monta a ideia dali.', 'Eu adoro dia de festa, com robe, música e risada na frente do espelho.', 'Conta se você fica na pista até de manhã ou só até o bolo.'],
          funny: ['Tem quem fique pronto em quatro minutos e ainda reclame da espera.', 'A foto vem antes do primeiro salgadinho, por precaução.', 'Vai ter alguém pedindo batom emprestado no banheiro da festa, pode apostar.'],
          motivational: ['Depois de tanto planejar uma festa, sentar na cadeira já é comemorar.', 'Uma data esperada começa com calma na frente do espelho.', 'Organizar pessoas, horários e grampos é uma pequena operação, e dá certo.'],
        },
        content: {
          all: [
            'A luz do dia é a melhor conselheira na hora da prova.',
            'Pele e cabelo limpos, sem produto pesado, facilitam o início.',
            'Blusa de botão no dia evita desmanchar tudo ao trocar de roupa.',
            'Spray fixador se aplica a uma certa distância, em camadas leves.',
            'Comer bem antes de sentar na cadeira evita fome na hora das fotos.',
            'Fotografar a prova de frente, de perfil e de costas ajuda a decidir depois.',
          ],
          professional: ['O cronograma do dia parte do horário da foto e volta para trás.', 'A lista das pessoas, com o horário ao lado, evita espera na cadeira.', 'A maleta de reserva leva grampos, cílios e lenços de papel.'],
          casual: ['Eu levo linha e agulha na maleta, porque o zíper sempre resolve brigar.', 'Cliente rindo mexe a cabeça, e a gente espera a risada passar.', 'Minha playlist de dia de festa já tem fama.'],
          funny: ['Um grampo caiu no chão no ano passado e ainda aparece debaixo do tapete.', 'O brinco certo é sempre o que ficou em casa.', 'Choro antes da hora é liberado, depois exige lenço e autorização.'],
          motivational: ['A mão que hoje arruma gente para festa começou nas amigas e nas primas.', 'Cada prova ensina a ouvir melhor o que a pessoa imaginou.', 'Manter a mão leve às cinco da manhã é coisa que se aprende.'],
        },
      },
      questions: {
        sale: ['Festa de dia ou festa à noite?', 'Brinco grande ou discreto na festa?', 'Qual é a próxima festa da sua agenda?', 'Você faz prova antes ou vai na confiança?'],
        content: ['Você chora em casamento?', 'Robe ou moletom enquanto se arruma para a festa?', 'Quem da sua família demora mais para ficar pronto?', 'Qual item nunca falta na sua nécessaire de festa?'],
      },
      asks: ['a data, o horário e o local da festa', 'como é a roupa que você vai usar', 'quantas pessoas vão se arrumar'],
    },
    {
      nouns: [
        'o corte', 'o corte de cabelo/cortes de cabelo', 'a escova', 'a trança', 'a trança nagô/tranças nagô', 'a box braid/box braids', 'o entrelace', 'a coloração', 'a progressiva', 'a escova progressiva/escovas progressivas', 
        'a mecha', 'as luzes', 'o mega hair/mega hairs', 'o cronograma capilar/cronogramas capilares', 'a selagem', 'o alisamento',
      ],
      openings: {
        sale: {
          professional: ['Cor, comprimento e manutenção pensados com calma: {topic}.', 'Da raiz às pontas, com conversa antes: {topic}.', 'Para sair do salão com outro movimento no cabelo: {topic}.'],
          casual: ['Pra quem cansou do coque de todo dia: {topic}.', 'Cadeira virada pro espelho e {o topic} na cabeça.', 'O cabelo pediu novidade: {topic}.'],
          funny: ['Você disse que ia mexer só um pouquinho, e {o topic} {sabe/sabem} que não.', 'O elástico do pulso entra de férias: {topic}.', 'A câmera frontal vai trabalhar dobrado depois {do topic}.'],
          motivational: ['Trabalho novo, cabelo novo: {topic}.', 'Para mudar sem pedir a opinião do grupo da família: {topic}.', 'O cabelo acompanha as fases da gente: {topic}.'],
        },
        content: {
          professional: ['Perguntas para fazer ao cabeleireiro antes {do topic}.', 'Rotina, textura e tempo livre: o que pesa {no topic}.', 'Como manter {o topic} entre uma visita e outra ao salão.'],
          casual: ['Novela comentada, café na bancada e {o topic} saindo.', 'Cadeira giratória e {o topic} em andamento.', 'Pente, presilha e muita paciência {no topic}.'],
          funny: ['A cliente pediu uma mudança pequena e trouxe doze fotos: {topic}.', 'Molhado é um, seco é outro, e {o topic} no meio da conversa.', 'Horas na cadeira, três cafés e {o topic} quase lá.'],
          motivational: ['Dividir, prender, repetir até acabar: {topic}.', 'Braço firme por horas e conversa boa: {topic}.', 'Cabelo ensina paciência, ainda mais {no topic}.'],
        },
      },
      facts: {
        sale: {
          all: [
            'O tempo que você gasta com o cabelo pela manhã orienta a escolha.',
            'Levar duas fotos, uma do que agrada e outra do que não agrada, ajuda muito.',
            'Cabelo solto, preso ou com touca no trabalho muda a conversa sobre o comprimento.',
            'Perguntas comuns são quanto tempo se fica na cadeira e como lavar depois.',
            'Quem usa capacete ou boné todo dia costuma contar isso ao marcar.',
            'Mudanças grandes podem ser feitas em mais de uma visita.',
          ],
          professional: ['Informe o que já foi feito no cabelo no último ano, inclusive em casa.', 'A conversa sobre manutenção vem antes da escolha do comprimento ou da cor.', 'Reserve uma folga na agenda, porque cabelos longos pedem mais tempo.'],
          casual: ['Traz a foto salva no celular, até aquela antiga da pasta secreta.', 'Eu pergunto da sua rotina antes de pegar a tesoura ou o pente.', 'A melhor parte é virar a cadeira pro espelho.'],
          funny: ['Ninguém na sua casa vai notar, até a segunda foto no espelho do elevador.', 'O vento na rua, enfim, vai trabalhar a seu favor.', 'Você vai balançar a cabeça para o lado sem necessidade nenhuma.'],
          motivational: ['Sentar na cadeira com a foto na mão já foi metade da mudança.', 'O cabelo que acompanha mil tarefas tem direito a uma tarde só dele.', 'Crescer, cortar, mudar de ideia, o cabelo acompanha quem gosta de tentar.'],
        },
        content: {
          all: [
            'Cabelo molhado parece mais comprido, e o corte leva isso em conta.',
            'Contar o que já passou pelo cabelo evita surpresa com química.',
            'Fronha de cetim diminui o atrito enquanto a pessoa dorme.',
            'Pentear das pontas para a raiz desembaraça com menos puxões.',
            'O secador a um palmo do cabelo esquenta menos os fios.',
            'Teste de mecha mostra a cor antes de mudar a cabeça inteira.',
          ],
          professional: ['O histórico de química define o que pode ser feito com prudência.', 'Divisões limpas com o pente de cabo deixam o trabalho mais regular.', 'Toalha, capa e pente trocados a cada cliente fazem parte da rotina do salão.'],
          casual: ['Eu seguro o espelhinho atrás e espero o sorriso.', 'Presilha some por aqui igual meia na máquina de lavar.', 'A gente varre o chão dez vezes por dia e sempre sobra um fio.'],
          funny: ['O redemoinho da franja tem opinião própria desde o jardim de infância.', 'Cliente mostra a foto de uma artista e pede igual, só que sem escova.', 'Secador ligado, todo mundo concorda com tudo, porque ninguém ouve.'],
          motivational: ['O braço cansa antes da ideia, e quem trança ou corta sabe disso.', 'Todo mundo que corta bem já cortou torto em boneca.', 'Aprender a ler os fios leva anos de pente na mão.'],
        },
      },
      questions: {
        sale: ['Curto, médio ou longo?', 'Você mudaria a cor ou o comprimento?', 'Quanto tempo você gasta com o cabelo de manhã?', 'Liso, ondulado, cacheado ou trançado hoje?'],
        content: ['Qual foi a sua maior mudança de cabelo?', 'Você já cortou a própria franja em casa?', 'Qual penteado marcou a sua infância?', 'Você deixa secar ao natural ou usa secador?'],
      },
      asks: ['o que já foi feito no seu cabelo', 'o cabelo que você tem e o que você quer', 'o comprimento do seu cabelo hoje'],
    },
    {
      nouns: ['a depilação', 'a depilação com cera/depilações com cera', 'a depilação com linha/depilações com linha', 'a massagem', 'a massagem relaxante/massagens relaxantes', 'a drenagem', 'a drenagem linfática/drenagens linfáticas', 'a limpeza de pele/limpezas de pele', 'o day spa/day spas'],
      openings: {
        sale: {
          professional: ['Sala reservada e hora marcada: {topic}.', 'Roupa confortável, bolsa no cabide e {o topic}.', 'Antes das férias ou no meio do mês: {topic}.'],
          casual: ['Tira o sapato e esquece a agenda: {topic}.', 'Deixa a bolsa no gancho e vem: {topic}.', 'Aquele compromisso bom de marcar: {topic}.'],
          funny: ['A maca não responde mensagem, e você também não: {topic}.', 'Reunião inadiável, sala fechada, pauta única: {topic}.', 'Se alguém perguntar, você está em atendimento: {topic}.'],
          motivational: ['Entre o trabalho e a casa cabe uma porta fechada: {topic}.', 'A lista de tarefas espera do lado de fora: {topic}.', 'Mais um mês vencido, e na agenda {está/estão} {o topic}.'],
        },
        content: {
          professional: ['Algumas coisas para contar e perguntar antes {do topic}.', 'Como se preparar em casa no dia {do topic}.', 'Lençol trocado, sala arrumada: os bastidores {do topic}.'],
          casual: ['Sala pronta, luz baixa e {o topic} na agenda.', 'Dúvida que sempre chega sobre {o topic}.', 'Lençol limpo na maca, e já {começa/começam} {o topic}.'],
          funny: ['A primeira vez {no topic} vem com mil perguntas, e pode fazer todas.', 'A maca já ouviu segredos demais durante {o topic}.', 'O celular vibrou na bolsa no meio {do topic}, que deselegante.'],
          motivational: ['Preparar a sala, lavar as mãos e recomeçar a cada hora: {topic}.', 'Trabalho de pé, o dia inteiro, com atenção: {topic}.', 'Muita prática por trás {do topic}, e muita escuta também.'],
        },
      },
      facts: {
        sale: {
          all: [
            'Roupa fácil de tirar e de vestir deixa a chegada e a saída mais simples.',
            'Na primeira visita, é comum perguntar o passo a passo antes de deitar na maca.',
            'Muita gente prefere horários em que não precise sair correndo depois.',
            'Uma sala reservada, com porta fechada, faz parte do que se espera.',
            'Quem é tímido pode dizer isso ao marcar e pedir poucas palavras.',
            'Contar quais produtos você costuma usar ajuda na escolha do que vai ser aplicado.',
          ],
          professional: ['Ao marcar, informe tratamentos em andamento e produtos em uso.', 'A temperatura da sala e a luz podem ser ajustadas, e basta pedir.', 'Dúvidas sobre o passo a passo podem ser tiradas antes de deitar.'],
          casual: ['Se quiser conversar a gente conversa, se quiser silêncio também é bom.', 'Eu explico cada passo, e você avisa se algo incomodar.', 'Vem com calma, que maca não combina com pressa.'],
          funny: ['O único lugar onde ninguém espera resposta sua no grupo do condomínio.', 'O teto da sala nunca foi estudado com tanta atenção.', 'Silêncio é permitido, conversa também, e responder mensagem nem pensar.'],
          motivational: ['Sair do plantão direto para uma sala silenciosa é plano de gente organizada.', 'Fechar a porta e deixar o celular na bolsa exige decisão.', 'Pôr o próprio nome na agenda, entre tantos compromissos, é um passo concreto.'],
        },
        content: {
          all: [
            'Tratamento em andamento ou uso de ácidos no rosto deve ser contado antes.',
            'O lençol da maca é trocado entre uma pessoa e outra, e vale reparar.',
            'Creme ou óleo aplicado pouco antes pode atrapalhar, e é melhor perguntar.',
            'Cada pessoa sente pressão e temperatura de um jeito, por isso convém avisar.',
            'A ficha de primeira vez não é burocracia, porque orienta quem vai atender.',
            'Música, luz e cheiro da sala também podem ser escolhidos por quem deita.',
          ],
          professional: ['O passo a passo se explica antes, com a pessoa ainda sentada.', 'Luvas, espátulas e lençóis descartáveis ficam à mão antes de começar.', 'Anotações da última visita dispensam repetir a conversa inteira.'],
          casual: ['Eu esquento as mãos antes, porque ninguém merece mão gelada.', 'Minha playlist da sala é testada em mim primeiro.', 'Tem cliente que fala o tempo todo e cliente que fecha o olho em dois minutos.'],
          funny: ['A posição na maca nunca é elegante, e está tudo bem.', 'O chinelo descartável tem só um tamanho, e não é o seu.', 'Meia furada aparece sempre no dia da maca.'],
          motivational: ['Atender de pé, hora após hora, pede preparo e bons sapatos.', 'Deixar uma pessoa tímida à vontade é parte do ofício e se aprende.', 'Arrumar a sala vinte vezes por semana ensina a gostar de ordem.'],
        },
      },
      questions: {
        sale: ['Manhã, hora do almoço ou fim do dia?', 'Com música ou em silêncio?', 'Você marcaria para antes das férias?'],
        content: ['Qual música não pode tocar na sala?', 'Você fecha os olhos na maca ou puxa conversa?', 'Sala mais quentinha ou mais fresca?'],
      },
      asks: ['qual área você quer fazer', 'os produtos que você costuma usar', 'se prefere começar cedo ou no fim do dia'],
    },
  ],
}
