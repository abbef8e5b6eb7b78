import type { ProductType } from '../product-type.ts'

export const lamp: ProductType = {
  nouns: ['luminária de macramê', 'lustre de macramê', 'pendente de macramê'],
  asks: ['a altura do teto', 'em que cômodo vai ficar', 'se é para cima da mesa ou para um canto'],
  questions: {
    sale: ['Sala, quarto ou varanda: onde você colocaria?', 'Sua mesa de jantar tem luz bonita?'],
    content: ['Tem lâmpada pelada no teto aí na sua casa?', 'Você prefere luz branca ou amarelada?'],
  },
  emojis: ['💡', '🧶', '🌿'],
  hashtags: ['luminariademacrame', 'macramedecor', 'luminarias', 'macrame', 'decoracaoboho', 'luminariamacrame', 'pendentes'],
  sale: {
    professional: {
      openings: [
        'A luz passa pelos nós e muda a sala: {topic}.',
        '{O topic} {desenha/desenham} sombras na parede.',
        'De dia enfeite, à noite luz: {topic}.',
      ],
      steps: [
        ['À noite, a lâmpada do teto deixa tudo igual e um pouco duro. Passando entre os nós, a luz desenha sombras na parede.', 'A mesa de jantar está posta, e a lâmpada fica lá no alto, sozinha. Uma luz bonita reúne quem senta em volta.'],
        ['Os nós deixam passar a luz em desenhos. Acesa, a peça projeta a própria trama na parede e no teto.'],
        ['Serve sobre a mesa de jantar, no quarto, no canto de leitura ou num café bem arrumado.'],
        ['Meça a altura do teto e o espaço livre em volta. Para lâmpada, prefira LED, que esquenta pouco.'],
      ],
    },
    casual: {
      openings: [
        'Acende e repara na parede: {topic}.',
        '{O topic} {deixa/deixam} a noite com outra luz.',
        'Pra aposentar a lâmpada pelada: {topic}.',
      ],
      steps: [
        ['Tem casa linda com uma lâmpada solta no teto desde a mudança. A gente até se acostuma, mas a visita vê.', 'Sabe aquela luz branca de cima que deixa todo mundo com cara de cansado? Com fio em volta, a história muda.'],
        ['O bonito é a sombra. A luz passa entre os nós e o desenho vai parar na parede.'],
        ['Em cima da mesa, no quarto, naquele canto de ler. Num café ou num salão também fica lindo.'],
        ['Me conta a altura do teto e onde vai ficar. E usa LED, que esquenta bem menos perto do fio.'],
      ],
    },
    funny: {
      openings: [
        'A lâmpada pelada ganhou companhia: {topic}.',
        '{O topic} {faz/fazem} até miojo parecer jantar romântico.',
        'A sombra na parede já vale o espetáculo: {topic}.',
      ],
      steps: [
        ['A lâmpada solta estava ali por uns dias. Foi há seis anos, e ela já aparece em todas as fotos de aniversário.', 'Com a luz certa, o sanduíche vira jantar à meia-luz. Até a pilha de louça, ao fundo, parece uma escultura.'],
        ['De dia, é um macramê muito bonito. De noite, projeta desenhos na parede e o cachorro late para eles.'],
        ['Para a mesa, o quarto e o canto de leitura onde, até hoje, ninguém leu nada.'],
        ['Meça o teto e pense em quem passa por baixo. Cabeça e luminária não precisam se conhecer de perto.'],
      ],
    },
    motivational: {
      openings: [
        'Para o fim do dia em casa: {topic}.',
        '{O topic} {reúne/reúnem} a mesa debaixo da mesma luz.',
        'Acendeu, apareceu o trabalho dos nós: {topic}.',
      ],
      steps: [
        ['A família se espalha pela casa e só à noite se encontra. É debaixo da luz da mesa que isso acontece.', 'Montar casa se faz por etapas, e a luz quase sempre fica para o final. Com ela acesa, até o que já estava ali parece novo.'],
        ['Em volta do aro, todos os nós precisam da mesma distância. Um fio mais puxado, e a sombra denuncia.'],
        ['Para o primeiro apartamento, para a mesa de jantar e para quem está montando o próprio café ou salão.'],
        ['Escolha o lugar onde você passa as noites. É ali que a luz bonita vai ser mais vista.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A que altura instalar {o topic}?',
        'A lâmpada certa para {o topic}.',
        'Luz, fio e distância: {topic}.',
      ],
      steps: [
        ['Muita gente escolhe a peça com calma e compra a lâmpada sem olhar. O resultado é uma luz fria e dura.'],
        ['A cor da lâmpada muda o tom do fio. E as que esquentam muito não combinam com fibras por perto.'],
        ['Deixe cerca de setenta centímetros entre o tampo e a peça. Use LED de luz quente e chame um eletricista.'],
        ['Quem faz testa com uma lâmpada acesa no meio do trabalho. É a sombra que mostra se os nós estão iguais.'],
      ],
    },
    casual: {
      openings: [
        'Altura e lâmpada, duas dicas sobre {o topic}.',
        'A sombra conta tudo: {topic}.',
        'Antes de pendurar {o topic}, olha isto.',
      ],
      steps: [
        ['Escolhe a peça mais linda e põe a lâmpada que tinha na gaveta. Aí fica com luz de farmácia.'],
        ['Lâmpada tem cor, e ela muda a cor do fio também. A amarelada deixa tudo mais gostoso de ver.'],
        ['Deixa uns setenta centímetros acima da mesa e escolhe LED de luz quente. A instalação, melhor com eletricista.'],
        ['Eu faço com uma lâmpada acesa do lado. Quando um nó sai frouxo, a sombra me entrega.'],
      ],
    },
    funny: {
      openings: [
        'Quem bateu a cabeça {no topic} levanta a mão.',
        'Luz de farmácia em casa: {topic}.',
        'A sombra virou assunto: {topic}.',
      ],
      steps: [
        ['A lâmpada era fria, a sala ficou azul, e a família jantou como se estivesse dentro de uma geladeira.'],
        ['Na loja de lâmpadas, há doze nomes para branco. Ninguém sabe a diferença até chegar em casa.'],
        ['Procure luz quente na caixa e teste antes da visita. E instale onde só passa gente sentada.'],
        ['Quem faz macramê com lâmpada acesa assusta os vizinhos. De fora, só se vê uma sombra dando nó até tarde da noite.'],
      ],
    },
    motivational: {
      openings: [
        'O macramê que aparece no escuro: {topic}.',
        'Fio a fio em volta da luz: {topic}.',
        'O capricho {do topic} aparece à noite.',
      ],
      steps: [
        ['Quem trabalha em volta de um aro não vê ponta nenhuma. A mão segue, nó depois de nó, até encontrar o começo.'],
        ['Os fios dividem o aro em partes iguais. Se a conta falha no início, as voltas não se fecham no fim.'],
        ['Se for tentar, marque o aro em quatro com fita. Cada quarto recebe o mesmo número de fios.'],
        ['Na primeira noite, a sombra sobe pela parede. Quem fez apaga, acende de novo e fica mais um pouco.'],
      ],
    },
  },
}
