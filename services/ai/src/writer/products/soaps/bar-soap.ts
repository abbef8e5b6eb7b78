import type { ProductType } from '../product-type.ts'

export const barSoap: ProductType = {
  nouns: ['sabonete', 'barra de sabonete', 'sabonete em barra', 'sabonete artesanal', 'sabonete vegetal', 'sabonete de glicerina', 'sabonete glicerinado', 'sabonete decorado', 'sabonete perfumado'],
  asks: ['se é para você ou de presente', 'que tipo de aroma você prefere', 'onde ele vai ficar'],
  questions: {
    sale: ['Aroma fresco, floral ou docinho?', 'Você usa ou guarda o sabonete bonito?'],
    content: ['O que você faz com a lasquinha do sabonete?', 'Quem aí guarda sabonete na gaveta de roupa?'],
  },
  emojis: ['🧼', '🌿', '🫧'],
  hashtags: ['saboneteartesanal', 'sabonetesartesanais', 'saboaria', 'sabonetes', 'saboariaartesanal', 'saboneteperfumado', 'banho'],
  sale: {
    professional: {
      openings: [
        'O banho de todo dia com um cuidado a mais: {topic}.',
        '{O topic} para a pia, o box ou o quarto de hóspedes.',
        'Um agrado simples para a rotina: {topic}.',
      ],
      steps: [
        ['No fim do dia, o banho é o primeiro momento sem pressa. Um sabonete bonito e escolhido por você já muda essa pausa.', 'Você lava as mãos antes do almoço, e o cheiro bom continua ali. É um detalhe pequeno que se repete várias vezes ao dia.'],
        ['O sabonete é usado todos os dias e fica à vista na pia. Por isso vale escolher um que agrade ao olfato e também aos olhos.'],
        ['É também um presente delicado, que não depende de tamanho nem de idade. Vai bem como lembrança, agradecimento ou mimo para a casa.'],
        ['Para escolher, pense primeiro em quem vai usar e em que lugar da casa. No lavabo a aparência conta mais, e no banho, o tamanho.'],
      ],
    },
    casual: {
      openings: [
        'O banho hoje tem {topic}.',
        'Olha {o topic} que dá até dó de usar.',
        'Pra deixar a pia mais bonita: {topic}.',
      ],
      steps: [
        ['Sabe aquele banho depois de um dia daqueles, com a porta trancada e sem ninguém chamando? Um sabonete bom faz parte dele.', 'Eu gosto de lavar a mão e ficar sentindo o cheirinho depois. É bobo, mas alegra o meio da tarde.'],
        ['Como a gente usa todo dia, não precisa ser um sabonete qualquer. Um bonito na saboneteira já deixa a pia com outra cara.'],
        ['Dá pra pôr no banheiro de visita, levar de lembrança ou guardar na gaveta pra perfumar a roupa até a hora de usar.'],
        ['Se for pra presente e você não sabe o gosto da pessoa, vai num cheiro suave. Difícil alguém não gostar.'],
      ],
    },
    funny: {
      openings: [
        'Bonito demais para aquela saboneteira antiga: {topic}.',
        'A visita lavou a mão três vezes por causa {do topic}.',
        '{O topic} {deixa/deixam} o banho mais demorado, e a fila também.',
      ],
      steps: [
        ['Você põe um sabonete bonito na pia e começa a vigiar. Cada um que entra com a mão suja de graxa é um pequeno susto.', 'Banho com sabonete novo demora mais, todo mundo sabe. Quem está na fila do banheiro bate na porta e também quer.'],
        ['É um dos poucos luxos da casa que a gente usa de chinelo e toalha na cabeça. Ninguém precisa se arrumar para aproveitar.'],
        ['Excelente presente para amigo secreto, porque serve em qualquer pessoa. E ninguém precisa descobrir o número do sapato.'],
        ['Antes de escolher, avise que é para usar. Metade das famílias guarda o sabonete bonito para uma visita que nunca chega.'],
      ],
    },
    motivational: {
      openings: [
        'O banho é a sua pausa, e nela cabe {topic}.',
        'Para usar hoje, e não só quando vier visita: {topic}.',
        'Quem cuida de todos também merece {topic}.',
      ],
      steps: [
        ['Entre acordar cedo e resolver tudo, o banho às vezes é o único momento só seu. Ele pode ter um cheiro que você escolheu.', 'Muita gente guarda o sabonete bonito para a visita. Quem acorda cedo e cuida da casa também pode abrir e usar.'],
        ['O cuidado com a gente aparece em coisas de todo dia, como lavar as mãos. Um sabonete escolhido com gosto faz notar esse gesto.'],
        ['É um mimo que cabe em qualquer fase, para quem estuda, trabalha fora ou passa o dia com os filhos. O banho é de todos.'],
        ['Escolha pelo aroma que você gostaria de sentir no fim do dia. É ele que vai ficar na memória daquele banho.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como fazer {o topic} durar mais.',
        'Um cuidado simples na saboneteira: {topic}.',
        'O que encurta a vida {do topic}.',
      ],
      steps: [
        ['O sabonete mal chegou à metade e já está mole e grudado na saboneteira. Quase sempre, o motivo é a água parada embaixo dele.', 'Muita gente deixa o sabonete bem debaixo do chuveiro, por praticidade. Em poucos banhos, ele parece ter perdido metade do tamanho.'],
        ['A barra absorve a água que fica em volta e amolece aos poucos. Sem tempo para secar, derrete mesmo quando ninguém usa.'],
        ['Use uma saboneteira com furos ou ranhuras e deixe longe do jato. Entre um banho e outro, a barra precisa secar por completo.'],
        ['Na produção de sabonetes, muita coisa depende de espera. A barra só deve sair da forma quando está firme.'],
      ],
    },
    casual: {
      openings: [
        'Seu sabonete derrete rápido demais? Vem ver o que faço com {o topic}.',
        'Pra não virar papinha na pia: {topic}.',
        'Saboneteira com água é inimiga {do topic}.',
      ],
      steps: [
        ['Comprou um sabonete lindo e em uma semana ele virou uma papinha na pia? Já aconteceu comigo, e a culpa era da saboneteira.'],
        ['Se fica água embaixo, o sabonete vai bebendo e amolecendo. Aí cada banho leva embora muito mais do que precisava.'],
        ['Põe numa saboneteira que escorre e longe do chuveiro. Se tiver dois abertos, vai revezando, que cada um tem tempo de secar.'],
        ['Tirar sabonete da forma é uma hora de expectativa pra quem faz. A gente bate de leve, espera e torce pra sair inteirinho.'],
      ],
    },
    funny: {
      openings: [
        'Todo sabonete termina do mesmo jeito, até {o topic}.',
        'A lasquinha da saboneteira não quer ir embora: {topic}.',
        'Crônica do banheiro com {topic}.',
      ],
      steps: [
        ['Todo sabonete termina como uma lasca transparente que ninguém usa e ninguém joga fora. Ela mora na saboneteira por semanas.'],
        ['A lasquinha sobrevive por diplomacia, pois quem joga fora tem que buscar um novo. Então cada um espera pelo próximo da fila.'],
        ['Há um truque antigo que funciona, molhar a lasca e apertar sobre o sabonete novo. Eles grudam, e a paz volta ao banheiro.'],
        ['Quem trabalha com sabonete sai de casa perfumado sem querer. No ônibus, alguém sempre comenta que tem cheiro de banho no ar.'],
      ],
    },
    motivational: {
      openings: [
        'Cada barra tem o seu tempo: {topic}.',
        'Ninguém apressa {o topic}.',
        'Um gesto de todo dia, lavar as mãos com {topic}.',
      ],
      steps: [
        ['Lavar as mãos ao chegar em casa é um gesto tão comum que passa sem ninguém notar. É ali que o dia de fora termina.', 'Há quem separe um sabonete novo para começar a semana. É uma coisa pequena que marca um recomeço na rotina.'],
        ['O perfume de um sabonete fica ligado à casa em que a gente o usava. Por isso um cheiro antigo traz de volta um banheiro inteiro.'],
        ['Se ganhou um sabonete bonito, coloque em uso ainda nesta semana. Guardado por anos, o aroma vai embora sem que ninguém aproveite.'],
        ['Quem faz sabonete aprende a medir com rigor e a esperar sem mexer. As primeiras barras tortas quase sempre ficam guardadas.'],
      ],
    },
  },
}
