import type { ProductType } from '../product-type.ts'

export const computerRepair: ProductType = {
  nouns: ['formatação de computador', 'formatação de computadores', 'formatação de notebook', 'formatação de pc', 'conserto de computador', 'conserto de computadores', 'conserto de notebook', 'conserto de notebooks', 'conserto de pc', 'manutenção de computador', 'manutenção de computadores', 'manutenção de notebook', 'manutenção de notebooks', 'manutenção de pc', 'técnico de informática', 'técnico em informática', 'técnico de computador', 'suporte de informática', 'assistência de informática'],
  asks: ['o modelo e a idade do computador', 'o que acontece quando você liga', 'se os arquivos já têm cópia'],
  questions: {
    sale: ['Quanto tempo o seu computador leva para ligar?', 'Notebook ou computador de mesa?'],
    content: ['Quando foi a sua última cópia dos arquivos?', 'Quantas abas estão abertas aí agora?'],
  },
  emojis: ['💻', '🖥️', '🔧'],
  hashtags: ['tecnicodeinformatica', 'manutencaodecomputadores', 'consertodenotebook', 'formatacao', 'informatica', 'assistenciatecnica', 'notebook'],
  sale: {
    professional: {
      openings: [
        'O computador lento no meio do trabalho: {topic}.',
        'Arquivos, programas e máquina em ordem: {topic}.',
        'Para ligar e trabalhar, sem espera: {topic}.',
      ],
      steps: [
        ['Você liga o computador, passa o café, volta, e ele ainda está pensando. O relatório precisa sair antes do almoço.', 'Na metade da aula, a tela travou, e o ventilador parece um secador. As fotos de dez anos estão todas ali dentro.'],
        ['Antes de mexer, vêm as perguntas: o que mudou, desde quando, o que precisa ser guardado. Os arquivos importam mais que a máquina.'],
        ['Escritórios pequenos, estudantes e quem vende de casa dependem da mesma tela. Um computador cuidado poupa a paciência de todos.'],
        ['Anote o modelo, o ano aproximado e a mensagem que aparece. Diga quais programas usa e se há cópia dos arquivos.'],
      ],
    },
    casual: {
      openings: [
        'Travou de novo? Me chama: {topic}.',
        'Pra ligar antes de o café esfriar: {topic}.',
        'Calma, não aperta tudo ao mesmo tempo: {topic}.',
      ],
      steps: [
        ['Você clica, nada. Clica de novo, nada. Clica mais seis vezes, e de repente abrem oito janelas iguais.', 'O notebook esquenta tanto no colo que já dá pra dispensar a manta. E o barulho parece que vai decolar.'],
        ['Muitas vezes o problema é poeira, programa demais ou espaço de menos. Dá pra descobrir olhando com calma.'],
        ['Vale pra quem trabalha em casa, pra estudante em véspera de entrega e pra loja que emite nota o dia todo.'],
        ['Me fala o modelo, o que aparece na tela e desde quando. Se conseguir, tira uma foto da mensagem de erro.'],
      ],
    },
    funny: {
      openings: [
        'Desligar e ligar já foi tentado onze vezes: {topic}.',
        'A bolinha girando merece férias: {topic}.',
        'Tem mais ícone na tela que azulejo na cozinha: {topic}.',
      ],
      steps: [
        ['A área de trabalho tem duzentos ícones, e um deles se chama novo novo final agora. É justamente o que importa.', 'O primo que entende de computador instalou três antivírus. Eles agora brigam entre si, e ninguém trabalha.'],
        ['Quem é do ramo pergunta antes de apertar, o que já é uma novidade. Depois limpa, organiza e devolve a tecla que faltava.'],
        ['Vale para estudantes, escritórios e para quem promete atualizar tudo amanhã desde o ano passado.'],
        ['Conte o que acontece e o que você já tentou, inclusive o tapa na lateral. Informação completa ajuda o diagnóstico.'],
      ],
    },
    motivational: {
      openings: [
        'Seu trabalho passa por essa tela: {topic}.',
        'As lembranças e as contas estão ali: {topic}.',
        'Para o negócio não parar: {topic}.',
      ],
      steps: [
        ['A loja nasceu numa mesa de canto, com um notebook usado. Hoje cada pedido passa por ele, do cadastro à entrega.', 'O trabalho de conclusão tem meses de leitura e está num único lugar. Cuidar da máquina também é cuidar desse esforço.'],
        ['Localizar um defeito exige método: uma hipótese, um teste, uma anotação. A pressa troca peças, e a calma encontra a causa.'],
        ['Quem estuda à noite, quem administra a casa e quem vende pela internet sabem quanto pesa um dia sem computador.'],
        ['Comece por fazer uma cópia do que não pode ser perdido. É um passo simples, e tudo o que vem depois fica mais leve.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Lento não é sinônimo de velho: {topic}.',
        'Cópia dos arquivos antes de tudo: {topic}.',
        'O que a poeira faz lá dentro: {topic}.',
      ],
      steps: [
        ['Quando o computador fica lento, a primeira conclusão é que precisa de outro. Muitas vezes, falta espaço ou sobra programa no início.', 'Muita gente só pensa em cópia de segurança depois que a máquina não liga. Aí o cuidado vira corrida.'],
        ['Programas que iniciam sozinhos ocupam memória, e poeira no ventilador faz a máquina esquentar. Quente, ela trabalha mais devagar.'],
        ['Mantenha os arquivos em dois lugares, desinstale o que não usa e apoie o notebook em superfície firme, nunca na cama.'],
        ['A maior parte do serviço é investigação. O defeito que aparece na tela costuma começar em outro lugar.'],
      ],
    },
    casual: {
      openings: [
        'Antes de trocar, olha isso: {topic}.',
        'Faz uma cópia das fotos hoje: {topic}.',
        'Notebook na cama, não: {topic}.',
      ],
      steps: [
        ['O povo me chega já querendo comprar outro. Aí a gente olha, e tem quarenta programas abrindo junto.', 'Todo mundo diz que vai salvar as fotos no fim de semana. O fim de semana tá marcado desde 2019.'],
        ['Cada programa que abre sozinho pega um pedaço da memória. E o cobertor tampa a saída de ar, aí esquenta.'],
        ['Copia as fotos pra outro lugar hoje, tira o que não usa e põe o notebook na mesa. Já melhora bastante.'],
        ['Eu sempre dou uma olhada no fundo de tela da pessoa. Dá pra saber o nome do cachorro antes do defeito.'],
      ],
    },
    funny: {
      openings: [
        'Onde foi parar o arquivo: {topic}.',
        'A senha está num papel embaixo do teclado: {topic}.',
        'Perto do técnico, tudo funciona: {topic}.',
      ],
      steps: [
        ['O computador travou a semana inteira. Na frente do técnico, ligou em dez segundos e fez cara de ofendido.', 'O arquivo foi salvo na pasta nova pasta, dentro de outra nova pasta. São sete, uma dentro da outra, como bonecas russas.'],
        ['Nome de arquivo feito com pressa some para sempre. O computador guardou direito, quem não sabe onde é a gente.'],
        ['Use datas no nome e uma pasta por assunto. A palavra final só pode aparecer uma vez, e olhe lá.'],
        ['Dentro do teclado se encontra a história do lugar: farelo, cabelo de gato e um grampo. A tecla presa era biscoito.'],
      ],
    },
    motivational: {
      openings: [
        'Cada defeito é uma investigação: {topic}.',
        'Paciência, método e uma chave pequena: {topic}.',
        'Explicar sem complicar também é ofício: {topic}.',
      ],
      steps: [
        ['Um bom técnico anota o que fez, mesmo quando dá errado. O caminho que não serviu também mostra para onde ir.', 'Quem conserta computadores estuda toda semana, porque tudo muda. O que se sabia no ano passado já ganhou outra versão.'],
        ['Recuperar a foto de um avô emociona quem está dos dois lados da bancada. A máquina é só a caixa.'],
        ['Peça que expliquem o que houve, em palavras simples. Quem entende o problema cuida melhor da máquina depois.'],
        ['O parafuso menor da bancada cai sempre no chão escuro. Procurar por ele também ensina calma.'],
      ],
    },
  },
}
