import type { ProductType } from '../product-type.ts'

export const organizing: ProductType = {
  nouns: ['organização de ambientes', 'organização de armários'],
  asks: ['qual espaço precisa de ordem', 'quantas pessoas moram na casa', 'o que você nunca encontra'],
  questions: {
    sale: ['Qual armário você abriria primeiro?', 'O que você mais procura em casa?'],
    content: ['Você tem uma gaveta da bagunça?', 'Onde fica a sacola de sacolas na sua casa?'],
  },
  emojis: ['🧺', '📦', '🏠'],
  hashtags: ['personalorganizer', 'organizacao', 'organizacaodeambientes', 'casaorganizada', 'organizacaodearmarios', 'organizacaoresidencial', 'armariosorganizados'],
  sale: {
    professional: {
      openings: [
        'Um lugar para cada coisa, e você acha tudo: {topic}.',
        'Abrir a porta do armário sem susto: {topic}.',
        'Para a casa trabalhar a favor da sua rotina: {topic}.',
      ],
      steps: [
        ['São sete da manhã, e a busca pelo documento já passou por três gavetas. Ele estava em casa o tempo todo.', 'A porta do armário fecha só com o ombro. Lá dentro há quatro tesouras, e nenhuma aparece quando se precisa.'],
        ['Organizar é decidir onde cada coisa mora, conforme o uso da casa. O que se usa todo dia fica à mão.'],
        ['Ajuda quem se mudou, quem vai receber um bebê, quem passou a trabalhar em casa e quem perdeu a paciência com uma gaveta.'],
        ['Para combinar, mostre fotos do espaço como ele está hoje e conte quem usa. A rotina da família define a ordem.'],
      ],
    },
    casual: {
      openings: [
        'Pra ninguém mais perguntar da tesoura: {topic}.',
        'Pra achar tudo de primeira: {topic}.',
        'Aquela gaveta tem jeito: {topic}.',
      ],
      steps: [
        ['Você tem três fitas adesivas em casa. Sabe disso porque comprou as três procurando a primeira.', 'A gente abre o armário devagar, com uma mão segurando o que vai cair. Isso não precisa fazer parte do dia.'],
        ['O segredo é pensar em quem usa e quando usa. O que sai todo dia fica na frente, o resto vai pro alto.'],
        ['É bom pra casa nova, pra bebê a caminho, pra home office na mesa da sala e pra quem só cansou mesmo.'],
        ['Me manda foto do jeito que tá, sem arrumar antes. A bagunça de verdade mostra o que a casa precisa.'],
      ],
    },
    funny: {
      openings: [
        'Os potes vão reencontrar as tampas: {topic}.',
        'Existe um armário atrás dessa pilha: {topic}.',
        'A gaveta da bagunça recebeu a notícia: {topic}.',
      ],
      steps: [
        ['Na cozinha há vinte potes e onze tampas, e nenhuma combina. Ninguém sabe explicar para onde foram as outras nove.', 'A cadeira do quarto segura roupa limpa demais para lavar e usada demais para guardar. Já são duas semanas de altura.'],
        ['Organizar é fazer as coisas aparecerem. Muita gente reencontra passaporte, presente guardado e um carregador de celular antigo.'],
        ['Para quem se mudou e ainda vive de caixas, para quem divide armário e para casais que discutem por causa da tesoura.'],
        ['Mande foto da gaveta de verdade, aquela. Se arrumar antes de fotografar, é como varrer para a diarista.'],
      ],
    },
    motivational: {
      openings: [
        'Começar por uma gaveta já muda a manhã: {topic}.',
        'Espaço para a fase que vocês estão vivendo: {topic}.',
        'Menos procura, mais tempo: {topic}.',
      ],
      steps: [
        ['A casa foi montada para dois, agora são quatro. As coisas cresceram junto, e os armários continuam como eram.', 'Escolher o que fica e o que sai dá trabalho. Com alguém de fora ao lado, a decisão vem mais depressa.'],
        ['Quando cada coisa tem um lugar, todos em casa conseguem guardar. A ordem deixa de depender de uma pessoa só.'],
        ['É um bom apoio em mudanças de fase: filho que nasce, filho que sai, trabalho que vem para dentro de casa.'],
        ['Escolha um espaço para começar, o que mais atrapalha suas manhãs. O resultado ali mostra o resto do caminho.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Antes da caixa organizadora, a triagem: {topic}.',
        'Por que a bagunça volta: {topic}.',
        'Um método simples para a casa: {topic}.',
      ],
      steps: [
        ['O armário é arrumado num dia inteiro de esforço e, três semanas depois, está como antes.'],
        ['A bagunça volta quando guardar dá mais trabalho que largar. Lugar difícil de alcançar ninguém respeita.'],
        ['Esvazie um espaço por vez, separe por uso e descarte. Só no fim meça e pense em caixas.'],
        ['Quem organiza casas observa a rotina antes de tocar em algo: onde cai a bolsa, onde fica a chave, onde param as cartas.'],
      ],
    },
    casual: {
      openings: [
        'Não compra caixa ainda: {topic}.',
        'Por onde começar sem enlouquecer: {topic}.',
        'Uma gaveta por dia: {topic}.',
      ],
      steps: [
        ['Você já tirou tudo do guarda-roupa de uma vez e, às onze da noite, não tinha onde dormir? Acontece muito.'],
        ['Fazer tudo num dia só cansa, e cansado a gente enfia qualquer coisa em qualquer lugar. Duas semanas depois voltou tudo.'],
        ['Começa por uma gaveta só, com vinte minutos no relógio. Tira, separa o que usa, doa o que não usa e para por aí.'],
        ['Eu gosto de olhar onde a pessoa larga a chave quando chega. Quase sempre é ali que ela precisa de um lugar.'],
      ],
    },
    funny: {
      openings: [
        'O mistério das tampas e {topic}.',
        'A sacola cheia de sacolas: {topic}.',
        'Guardei tão bem que sumiu: {topic}.',
      ],
      steps: [
        ['Guardar num lugar seguro é a melhor forma de nunca mais encontrar. O passaporte que o diga.'],
        ['O lugar seguro só faz sentido no dia em que foi escolhido. Três meses depois, ninguém lembra o raciocínio brilhante.'],
        ['Guarde a coisa onde você a procuraria primeiro. É um critério simples e poupa uma boa briga de casal.'],
        ['Numa organização sempre aparece um cabo que não é de nada. A família decide guardar, por via das dúvidas, e ele volta à gaveta.'],
      ],
    },
    motivational: {
      openings: [
        'O espaço acompanha a vida de quem mora nele: {topic}.',
        'O que fica e o que já pode seguir: {topic}.',
        'Vinte minutos e uma gaveta: {topic}.',
      ],
      steps: [
        ['Numa caixa no alto do armário estavam desenhos, bilhetes e um sapatinho. Separar com calma levou a tarde e rendeu boas histórias.', 'Quem mudou de trabalho doou as roupas antigas e, com o espaço aberto, enxergou as que usa de verdade.'],
        ['Objetos guardam fases. Escolher o que continua à mão ajuda a casa a servir a quem mora nela hoje.'],
        ['Deixe as lembranças por último. Comece pelo banheiro ou pela despensa, onde decidir é mais fácil.'],
        ['Quem organiza entra na casa dos outros com respeito. Por trás de cada pilha há um motivo, e ele merece ser ouvido.'],
      ],
    },
  },
}
