import type { ProductType } from '../product-type.ts'

export const partyDecoration: ProductType = {
  nouns: ['decoração de festa', 'decoração com balões', 'decoração de balões', 'decoração de aniversário', 'decoração infantil', 'decoração de mesa', 'decoração de formatura', 'decoração de casamento', 'decoração de noivado', 'mesa decorada', 'mesa do bolo'],
  asks: ['qual é a festa', 'onde vai ser', 'quantos convidados são'],
  questions: {
    sale: ['Qual é a próxima festa da sua família?', 'Salão, quintal ou sala de casa?'],
    content: ['Quem rouba doce antes da foto aí?', 'Quem dá mais palpite na mesa da sua família?'],
  },
  emojis: ['🎉', '🎈', '🎊'],
  hashtags: ['decoracaodefesta', 'decoracaodefestas', 'decoracao', 'festas', 'decoracaocombaloes', 'mesadecorada', 'decoradoradefestas'],
  sale: {
    professional: {
      openings: [
        'O cenário que recebe os convidados: {topic}.',
        '{O topic} {prepara/preparam} o lugar para a comemoração.',
        'A festa começa no primeiro olhar: {topic}.',
      ],
      steps: [
        ['O convidado abre a porta e para um instante antes de cumprimentar. O cenário já contou que aquele dia é diferente.', 'Todas as fotos importantes acontecem no mesmo lugar, diante da mesa. O que está ali aparece no álbum para sempre.'],
        ['Cores que conversam entre si mudam qualquer espaço, do salão à garagem. O olho percebe a harmonia antes dos detalhes.'],
        ['Vale para muitos convidados ou para os de casa, em salão, quintal ou sala. O espaço muda, o cuidado é o mesmo.'],
        ['Antes de pedir o orçamento, meça o espaço, fotografe a parede e anote o número de convidados. Tudo fica mais preciso.'],
      ],
    },
    casual: {
      openings: [
        'Olha como o espaço muda com {topic}.',
        'Eu adoro a cara de quem entra e vê {o topic}.',
        'A festa ganhou cenário: {topic}.',
      ],
      steps: [
        ['Sabe aquele ah que sai da boca de quem abre a porta? É por ele que a gente cuida de cada canto.', 'A parede é a mesma, a mesa é a mesma, e de repente parece outro lugar. Todo mundo pega o celular antes do prato.'],
        ['Quando as cores combinam, nem precisa de muita coisa. A mesa fica bonita, a foto fica bonita, todo mundo fica mais um pouco.'],
        ['Dá pra fazer em salão grande, no quintal da avó ou no canto da sala. O que importa é pensar no espaço.'],
        ['Me manda uma foto do lugar, a medida da parede e quantos convidados vêm. Com isso a conversa anda bem.'],
      ],
    },
    funny: {
      openings: [
        'A mesa ficou tão linda que ninguém quis ser o primeiro: {topic}.',
        '{O topic} {atrai/atraem} mais fotos que os noivos ou o aniversariante.',
        'Ninguém toca nos doces antes da foto: {topic}.',
      ],
      steps: [
        ['A primeira regra da festa é ninguém tocar nos doces antes da foto. A segunda é que sempre há um tio.', 'Metade dos convidados vem pela comida, a outra metade pela foto diante da mesa. Alguns conseguem as duas no mesmo prato.'],
        ['Com um cenário bonito, até a foto da tia que sempre corta a cabeça dos outros dá para usar.'],
        ['Para salão, garagem, varanda e sala em que o sofá teve de se mudar para o quarto por um dia.'],
        ['Meça a parede antes. Descobrir o lustre na hora da montagem pede criatividade e uma escada maior.'],
      ],
    },
    motivational: {
      openings: [
        'Um dia esperado merece um lugar bonito: {topic}.',
        'Preparar o espaço é cuidar de quem vem: {topic}.',
        '{O topic} para marcar uma data que custou a chegar.',
      ],
      steps: [
        ['Quem comemora esperou o ano inteiro, ou muitos anos. Entrar e ver o lugar pronto faz a espera valer.', 'Horas antes, o salão está vazio e cheio de caixas. Quando a primeira pessoa entra, tudo parece ter estado sempre ali.'],
        ['Um espaço bem preparado diz aos convidados que eles eram aguardados. Eles se sentem em casa mais depressa.'],
        ['Para a formatura que custou noites de estudo, o casamento, o aniversário de alguém querido, a primeira festa na casa nova.'],
        ['Escolha poucas cores que tenham a ver com quem festeja. A partir delas, as outras decisões ficam leves.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Onde montar a mesa principal: {topic}.',
        'Harmonia de cores {no topic}.',
        'O que verificar no espaço antes {do topic}.',
      ],
      steps: [
        ['A mesa ficou bonita, mas diante da janela. Nas fotos da tarde, todos aparecem escuros, e o bolo, ainda mais.', 'O espaço parece pequeno quando a mesa do bolo fica na passagem. Os convidados se apertam sem entender por quê.'],
        ['A luz que vem de trás escurece os rostos na foto. E cada móvel no caminho divide a festa em dois.'],
        ['Escolha uma parede com luz de frente, longe da porta e da cozinha. Deixe um metro e meio livre diante da mesa.'],
        ['Antes da montagem, vale ver o espaço vazio: tomadas, teto, janelas. O cenário começa nessas medidas.'],
      ],
    },
    casual: {
      openings: [
        'Contra a luz não, por favor: {topic}.',
        'Duas ou três cores, confia em mim: {topic}.',
        'Um truque de foto pra {topic}.',
      ],
      steps: [
        ['A gente arruma tudo na frente da janela porque é bonito. Aí sai a foto e todo mundo virou sombra.', 'Azul, rosa, amarelo, verde, dourado. Na lista parece animado, na mesa ninguém sabe pra onde olhar.'],
        ['Luz por trás escurece os rostos. E cor demais briga, o olho fica pulando e não vê o bolo.'],
        ['Põe a mesa numa parede com a luz na frente e fica em três cores no máximo. Duas fortes e uma calma.'],
        ['Eu tiro uma foto do espaço vazio antes de tudo. Depois comparo, e é o meu momento preferido do dia.'],
      ],
    },
    funny: {
      openings: [
        'O tio, os doces e {o topic}: uma vigília.',
        'Bastidores {do topic} com fita adesiva.',
        'Todo mundo dando palpite na mesa: {topic}.',
      ],
      steps: [
        ['Uma hora para a festa, e alguém pergunta se não ficaria melhor do outro lado. Todo mundo olha para o chão.'],
        ['Quem vê pronto enxerga só o que falta. É por isso que os palpites chegam cinco minutos antes dos convidados.'],
        ['Mostre uma foto do projeto à família na véspera. Os palpites vêm mais cedo, com tempo para ignorar com carinho.'],
        ['No fim há sempre um rolo de fita no bolso de alguém, um balão no teto e a tesoura desaparecida.'],
      ],
    },
    motivational: {
      openings: [
        'O trabalho de antes da festa: {topic}.',
        'Do salão vazio ao primeiro convidado: {topic}.',
        'O segundo em que a porta abre: {topic}.',
      ],
      steps: [
        ['Pela manhã, um salão vazio e um eco. Por volta do meio-dia, já se adivinha a festa. À noite, ninguém lembra do vazio.', 'A melhor hora da festa é ver o rosto de quem entra. Dura um segundo, e vale a montagem inteira.'],
        ['A festa passa em poucas horas, mas nas fotos ela continua. Quem prepara sabe que trabalha para os dois tempos.'],
        ['Reserve dez minutos antes dos convidados para ver tudo com calma, com quem festeja. Depois o lugar enche.'],
        ['Na desmontagem, o espaço volta a ser o de sempre. Fica um confete no rodapé, e ninguém tem pressa de tirar.'],
      ],
    },
  },
}
