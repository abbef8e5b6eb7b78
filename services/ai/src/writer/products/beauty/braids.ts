import type { ProductType } from '../product-type.ts'

export const braids: ProductType = {
  nouns: ['trança', 'trança nagô', 'box braid'],
  asks: ['o comprimento do seu cabelo', 'qual modelo você tem em mente', 'para quando é'],
  questions: {
    sale: ['Trança fininha ou mais grossa, qual é a sua?', 'Qual viagem ou festa pede o cabelo trançado?'],
    content: ['Quem fazia trança em você na infância?', 'O que você faz para passar as horas na cadeira?'],
  },
  emojis: ['💇🏾‍♀️', '💁🏾‍♀️', '✨'],
  hashtags: ['trancas', 'trancanago', 'boxbraids', 'trancista', 'nago', 'trancasafro', 'penteadoafro', 'boxbraid'],
  sale: {
    professional: {
      openings: [
        'Um penteado que acompanha semanas da sua rotina: {topic}.',
        '{O topic} para a viagem, a festa ou o dia a dia.',
        'Cabelo pronto ao acordar: {topic}.',
      ],
      steps: [
        ['A viagem tem mar, piscina e pouco tempo de espelho. Com o cabelo trançado antes de sair, a mala fica até mais leve.', 'De manhã, o despertador toca e o cabelo já está arrumado. Quem usa tranças conhece o valor desses minutos.'],
        ['Cada cabeça pede uma divisão, uma espessura e um comprimento. O desenho é pensado mecha por mecha, conforme o rosto e o gosto.'],
        ['Serve a adultos e crianças, à rotina e às datas especiais. Também é escolha de quem atravessa a transição capilar.'],
        ['Antes de marcar, mande foto do cabelo e do modelo que deseja. O comprimento e a espessura definem o tempo na cadeira.'],
      ],
    },
    casual: {
      openings: [
        'Separa a série e vem fazer {topic}.',
        'Já pensou acordar com o cabelo pronto? Vem de {topic}.',
        'Mecha por mecha, do seu jeito: {topic}.',
      ],
      steps: [
        ['Sabe viajar e não pensar no cabelo nenhum dia? É entrar no mar, sair, jogar pra trás e seguir.', 'A gente senta, põe a conversa em dia, e quando vê o cabelo tá pronto. É hora de cadeira, mas passa rápido.'],
        ['Eu olho o rosto, o cabelo e o jeito que você gosta antes de dividir a primeira mecha. É a divisão que faz o desenho.'],
        ['Pra festa, pra férias, pra rotina corrida ou pra transição. Cada uma chega com um motivo, e eu adoro saber qual.'],
        ['Me manda foto do cabelo de agora e do modelo que você quer. Assim já te digo quanto tempo separar.'],
      ],
    },
    funny: {
      openings: [
        'Três episódios depois, {topic}.',
        'O cabelo ficou pronto, e a conversa nem chegou ao fim: {topic}.',
        '{O topic} e a jogada de cabelo mais ensaiada da rua.',
      ],
      steps: [
        ['O atendimento começa com bom dia e termina com a vida inteira contada. A temporada da série acabou no meio.', 'Depois de pronto, ninguém vira só a cabeça. Vira o corpo inteiro, devagar, para o cabelo chegar depois.'],
        ['De manhã, enquanto a casa disputa o espelho, você toma café. O cabelo já estava pronto antes do galo.'],
        ['Para quem viaja, para quem dança e para quem prometeu acordar mais cedo e conhece a própria palavra.'],
        ['Ao marcar, leve carregador, lanche e um bom assunto. A espessura escolhida decide quantos capítulos cabem.'],
      ],
    },
    motivational: {
      openings: [
        'Horas de cuidado, mecha por mecha: {topic}.',
        '{O topic} com história e capricho.',
        'O tempo na cadeira vale o espelho: {topic}.',
      ],
      steps: [
        ['Sentar por horas enquanto alguém trança o seu cabelo é receber tempo de presente. Quem faz não apressa nenhuma mecha.', 'Quem cresceu sentado no chão, com alguém trançando seu cabelo, guarda a cena. O gesto passou de mão em mão.'],
        ['Cada trança carrega um jeito de fazer que veio de muitas gerações. A técnica é antiga, e o desenho é de quem usa.'],
        ['Vale para o primeiro dia de aula e para o dia da formatura. E para qualquer manhã entre os dois.'],
        ['Reserve um dia tranquilo e venha com o modelo em mente. Trança escolhida com calma dá gosto de usar até o fim.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Lavar, secar e dormir com {topic}.',
        'A dúvida mais ouvida, como lavar: {topic}.',
      ],
      steps: [
        ['Muita gente deixa de lavar a cabeça enquanto usa tranças, com medo de desmanchar. O couro cabeludo é o primeiro a reclamar.', 'Dormir sem proteção é o erro mais comum. Em poucos dias, os fios em volta se arrepiam e o penteado parece velho.'],
        ['O atrito do tecido levanta os fios e resseca o acabamento. E a raiz continua precisando de limpeza, como sempre.'],
        ['Lave a raiz com xampu diluído em água, massageando com a ponta dos dedos, e seque bem. Durma com touca ou fronha de cetim.'],
        ['A divisão das mechas toma tempo antes da primeira volta. É ela que dá o desenho limpo e distribui o peso.'],
      ],
    },
    casual: {
      openings: [
        'Pode lavar, sim, e eu explico como cuido {do topic}.',
        'Touca de cetim salva {o topic}.',
        'Pra durar bonito até o fim: {topic}.',
      ],
      steps: [
        ['Toda cliente me pergunta baixinho se pode lavar. Pode e deve, só muda o jeito de passar o xampu.', 'A pessoa sai daqui linda e dorme na fronha comum. Três dias depois me manda foto perguntando dos fiozinhos.'],
        ['Algodão puxa os fios a noite inteira, é isso que arrepia. E raiz sem lavar coça, não tem mistério.'],
        ['Mistura o xampu com água num potinho de bico, passa só na raiz e seca bem. De noite, touca de cetim na cabeça.'],
        ['O que mais demora é dividir certinho. Se a divisão tá torta, a trança pode ser linda que o olho vai ali.'],
      ],
    },
    funny: {
      openings: [
        'A jogada de cabelo depois {do topic}.',
        'Quanto tempo {dura/duram} {o topic}? Mais que a bateria do celular.',
        'A coceira no ponto exato, um clássico: {topic}.',
      ],
      steps: [
        ['A coceira escolhe sempre o centro da cabeça. A pessoa dá tapinhas discretos e finge que está pensando.'],
        ['A raiz coça quando está seca ou precisa de limpeza. Os tapinhas distraem, mas não respondem à pergunta.'],
        ['Xampu diluído na raiz, enxágue caprichado e secagem completa. Para esperar na cadeira, carregador e alguma fofoca boa.'],
        ['Quem trança cabelo tem dedos ágeis e memória melhor ainda. Na visita seguinte, lembra em que parte a fofoca parou.'],
      ],
    },
    motivational: {
      openings: [
        'As mãos e a memória por trás {do topic}.',
        'Horas sentadas e muita conversa: {topic}.',
        'Um saber que passa de mão em mão, {o topic}.',
      ],
      steps: [
        ['Em muitas famílias, trançar o cabelo era a hora da conversa. A cabeça ficava quieta, e as histórias andavam.'],
        ['Trançar é um conhecimento antigo, aprendido olhando e repetindo. Cada pessoa que ensina deixa um jeito de começar a mecha.'],
        ['Respeite o tempo de uso combinado e dê descanso aos fios depois. Na retirada, paciência vale mais que força.'],
        ['No fim do dia, os dedos de quem trança ainda se mexem. O orgulho vem quando a cliente não para de se olhar.'],
      ],
    },
  },
}
