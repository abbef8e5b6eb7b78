import type { ProductType } from '../product-type.ts'

export const swing: ProductType = {
  nouns: ['balanço de madeira', 'balanço infantil', 'balanço de árvore', 'balanço de jardim', 'balanço de varanda', 'balanço de quintal', 'balanço de corda', 'balanço de pallet', 'balanço suspenso', 'balancinho de madeira'],
  asks: ['onde vai ficar', 'quem vai usar', 'a altura do galho ou do teto'],
  questions: {
    sale: ['Na árvore ou na varanda?', 'Quem vai ser o primeiro a balançar?'],
    content: ['Você lembra do balanço da sua infância?', 'Alto de dar frio na barriga ou bem devagarinho?'],
  },
  emojis: ['🌳', '☀️', '🪵'],
  hashtags: ['balanco', 'balancodemadeira', 'balancoinfantil', 'quintal', 'varanda', 'infancia', 'brincarlivre', 'jardim', 'casadecampo', 'espacoinfantil', 'areaexterna'],
  sale: {
    professional: {
      openings: [
        'Um pouco de infância no quintal: {topic}.',
        '{O topic} {dá/dão} vida ao jardim e à varanda.',
        'Vento no rosto, sem sair de casa: {topic}.',
      ],
      steps: [
        ['O galho da mangueira é firme e dá sombra a tarde inteira. Só faltava um motivo para ficar embaixo dele.', 'Na varanda, entre vasos e almofadas, um assento que se move vira o lugar mais disputado da casa.'],
        ['O vaivém tem encanto em qualquer idade. E, parado, o assento de madeira ou de corda já compõe o jardim.'],
        ['{Fica/Ficam} bem no quintal, na varanda, no sítio, na pousada e no cenário de ensaios fotográficos.'],
        ['Antes de escolher, veja onde vai prender, a altura até o chão e o espaço livre à frente e atrás.'],
      ],
    },
    casual: {
      openings: [
        'Empurra mais alto: {topic}.',
        'Aquela árvore pedia isso: {topic}.',
        'Todo mundo quer a sua vez {no topic}.',
      ],
      steps: [
        ['Sabe aquele galho que sempre pareceu feito pra isso? Pois é, chegou a hora dele.', 'A criançada quer ir todo mundo de uma vez. Quem empurra ri junto e nem vê a tarde passar.'],
        ['Eu gosto porque é brinquedo e enfeite. Vazio, com uma almofada em cima, já deixa o quintal bonito.'],
        ['{Vai/Vão} no sítio, na varanda, na escola, até na sala de quem tem teto alto. E pra foto, então, é sucesso.'],
        ['Me conta onde vai pendurar e a altura até o chão. E deixa bastante espaço pra frente e pra trás, tá?'],
      ],
    },
    funny: {
      openings: [
        'Fila com senha, regra e fiscal: {topic}.',
        'Só mais um empurrão, pela décima vez: {topic}.',
        '{O topic} {revela/revelam} a idade verdadeira de cada visita.',
      ],
      steps: [
        ['O tio veio só dar um empurrãozinho. Dez minutos depois, gritava de alegria mais alto do que quem balançava.', 'As crianças fizeram uma fila com regras. O avô virou fiscal e já foi visto aceitando bolo em troca da vez.'],
        ['{Vai/Vão} para a frente, {volta/voltam} para trás e ninguém chega a lugar nenhum. Mesmo assim, todos querem ir de novo.'],
        ['{Serve/Servem} para o quintal, para a varanda e para a reunião de família, que melhora muito quando alguém se balança.'],
        ['Meça a altura, o espaço e a paciência de quem vai empurrar. A terceira medida é a que acaba primeiro.'],
      ],
    },
    motivational: {
      openings: [
        'O quintal que você sonhou em ter: {topic}.',
        'Depois do trabalho, dez minutos de vaivém: {topic}.',
        'Tardes que as crianças vão contar um dia: {topic}.',
      ],
      steps: [
        ['Quando a casa tinha só parede e chão de terra, alguém já apontava a árvore e imaginava as crianças ali.', 'O dia foi comprido, e a varanda está quieta. Sentar um pouco e deixar o pé empurrar é um bom intervalo.'],
        ['Madeira lixada, corda firme e medida certa. O vaivém parece simples porque alguém pensou em cada ponto.'],
        ['É um presente para a família inteira: um balança, outro empurra, e os avós contam histórias ao lado, na sombra.'],
        ['Escolha o lugar pensando na sombra e na vista. Um bom vaivém pede um horizonte, mesmo pequeno.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Revisar cordas e nós: {topic}.',
        'Chuva, sol e madeira, os cuidados com {o topic}.',
        'Inspeção rápida no começo da estação: {topic}.',
      ],
      steps: [
        ['Instalado o assento, muita gente esquece o assunto até o primeiro rangido. O desgaste começa antes e em silêncio.', 'Um engano frequente é olhar só a madeira. Quem mais trabalha é a parte de cima, onde a corda ou a corrente encosta.'],
        ['O movimento faz a corda roçar sempre no mesmo ponto. Sol e chuva completam o desgaste, mesmo sem uso.'],
        ['Uma vez por mês, confira nós, ganchos e galho, de perto e com as mãos. Corda desfiada se troca logo.'],
        ['Com manutenção simples, o mesmo lugar do quintal serve a muitos verões. A árvore cresce, e a família também.'],
      ],
    },
    casual: {
      openings: [
        'Dá uma olhadinha na corda: {topic}.',
        'Quintal com sol e chuva pede cuidado: {topic}.',
        'Manutenção fácil pra {topic}.',
      ],
      steps: [
        ['A gente pendura e nunca mais olha pra cima. Só lembra quando escuta aquele rangidinho esquisito.', 'O banco tá lindo, envernizado, e a corda lá no galho pedindo socorro. Já peguei caso assim.'],
        ['A corda esfrega no mesmo lugar em cada vai e vem. Somando com chuva e sol, vai afinando aos poucos.'],
        ['Uma vez por mês, sobe e olha bem o nó, o gancho e o galho. Desfiou? Troca, nem pensa.'],
        ['Eu aproveito e passo um verniz na madeira quando vira a estação. Fica com cara de novo.'],
      ],
    },
    funny: {
      openings: [
        'Física para cunhados: {topic}.',
        'O ponto mais alto e o grito: {topic}.',
        'Quem empurra quem? Debates em torno {do topic}.',
      ],
      steps: [
        ['Existe o empurrador forte, o fraco e o que empurra enquanto olha o celular. As crianças sabem escolher.', 'Cinco minutos cada um, combinaram. O relógio da criança e o do pai marcam cinco minutos diferentes.'],
        ['Para ir mais alto, basta esticar as pernas na ida e recolher na volta. Adultos lembram disso na teoria.'],
        ['Antes da brincadeira, confira a corda e afaste a mesa do lanche. O bolo já voou uma vez, ninguém quer repetir.'],
        ['No fim da tarde, o assento fica vazio e balança sozinho. É o vento pedindo a sua vez.'],
      ],
    },
    motivational: {
      openings: [
        'Aprender a tomar impulso: {topic}.',
        'O quintal das tardes compridas: {topic}.',
        'Entre a ida e a volta, a tarde inteira: {topic}.',
      ],
      steps: [
        ['Toda criança se lembra do dia em que conseguiu balançar sem ninguém empurrar. Depois disso, não quis mais descer.', 'Quem constrói para o quintal pensa no peso, na corda e na sombra. É um trabalho de cálculo para um prazer sem conta.'],
        ['O impulso vem do corpo todo, no momento certo. Força fora de hora só atrapalha.'],
        ['Ensine a esticar as pernas na ida e dobrar na volta, devagar. Em poucas tentativas, o ritmo aparece.'],
        ['As tardes de quintal não têm muita história para contar. Mesmo assim, são das que a gente mais lembra.'],
      ],
    },
  },
}
