import type { ProductType } from '../product-type.ts'

export const tag: ProductType = {
  nouns: ['tag'],
  asks: ['onde você vai usar', 'o tamanho que precisa', 'quantas tags'],
  questions: {
    sale: ['Você usaria em presente, em produto ou em lembrancinha?', 'Como você embrulha os presentes aí?'],
    content: ['Você guarda a tag do presente ou só o presente?', 'Quem faz o laço mais bonito na sua família?'],
  },
  emojis: ['🏷️', '🛍️', '✨'],
  hashtags: ['tags', 'tagspersonalizadas', 'tagpersonalizada', 'tagparaprodutos', 'papelariapersonalizada', 'papelaria', 'tagsparalembrancinhas'],
  sale: {
    professional: {
      openings: [
        'O acabamento que apresenta o que vai dentro: {topic}.',
        '{O topic} {dá/dão} outra presença ao pacote mais simples.',
        'No laço, à vista de quem recebe: {topic}.',
      ],
      steps: [
        ['O embrulho está bem feito, o laço ficou reto, mas falta dizer de quem vem. Um cartãozinho preso à fita resolve.', 'Quem recebe um pacote procura primeiro o nome. É o que se lê antes de abrir, com o presente ainda fechado.'],
        ['Um detalhe pendurado muda a apresentação sem pedir cola nem caixa nova. Serve ao papel pardo e à caixa fina.'],
        ['Acompanha presentes, lembrancinhas, produtos de loja e potes de cozinha. Cada um usa à sua maneira.'],
        ['Pense no tamanho do pacote e na fita que vai usar. Uma tag pequena demais some, e uma grande demais dobra.'],
      ],
    },
    casual: {
      openings: [
        'O laço já tá pronto, só falta {topic}.',
        'Eu penduro {o topic} e o pacote muda.',
        'Aquele arremate do embrulho: {topic}.',
      ],
      steps: [
        ['Sabe quando o embrulho tá lindo e mesmo assim parece que falta alguma coisa? Quase sempre é o que vai pendurado no laço.', 'Debaixo da árvore, dez pacotes iguais e ninguém sabe de quem é qual. Um cartãozinho na fita e acabou a confusão.'],
        ['É só passar a fita e amarrar. Não precisa de cola, não marca o papel, e o pacote fica outra coisa.'],
        ['Vai no presente, na lembrancinha, no produto da loja, no vidro de geleia. Depois você inventa mais.'],
        ['Me conta onde vai pendurar e o tamanho do pacote. Pequeno demais some, grande demais fica dobrado.'],
      ],
    },
    funny: {
      openings: [
        'Chega de adivinhar de quem é o presente: {topic}.',
        'O embrulho era torto, {o topic} {salvou/salvaram}.',
        'Para o pacote que a fita adesiva venceu: {topic}.',
      ],
      steps: [
        ['O embrulho levou três folhas de papel, um metro de fita adesiva e um apelo. Com um detalhe na frente, ninguém olha atrás.', 'No amigo secreto, dois pacotes iguais trocaram de dono. O avô ganhou um batom, agradeceu e guardou.'],
        ['Distrai o olhar das dobras tortas e leva toda a fama pelo capricho. Ninguém precisa saber quem dobrou.'],
        ['Para quem embrulha bem, para quem embrulha mal e para quem coloca tudo numa sacola e chama de embrulho.'],
        ['Escreva o nome antes de amarrar. Escrever depois, em cima do pacote, deixa um relevo no chocolate.'],
      ],
    },
    motivational: {
      openings: [
        'O capricho que aparece antes de abrir: {topic}.',
        'O nome certo no pacote certo: {topic}.',
        '{O topic} para quem cuida até do laço.',
      ],
      steps: [
        ['Na véspera da feira, alguém amarra fita por fita, peça por peça. No dia seguinte a mesa inteira parece de loja.', 'O presente custou pouco e o laço foi feito três vezes. Quem recebe percebe o cuidado antes de abrir.'],
        ['É a parte menor do pacote, e a primeira que a pessoa lê. Por isso merece atenção.'],
        ['Para o produto que sai da sua casa, o agradecimento aos convidados e o presente escolhido com tempo.'],
        ['Decida o que precisa estar escrito e deixe o resto em branco. Um espaço vazio também fica bonito.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como prender {o topic} sem amassar.',
        'O que escrever num espaço pequeno: {topic}.',
        'Fita, nó e altura certa: {topic}.',
      ],
      steps: [
        ['O pacote saiu bonito e, no caminho, o cartãozinho virou de costas. Quem recebeu só leu depois de abrir.'],
        ['Com um fio só, o papel gira com qualquer movimento. E o espaço pequeno foi feito para poucas palavras.'],
        ['Passe a fita pelo furo dobrada ao meio e puxe as pontas pela alça. Assim a tag fica de frente e não gira.'],
        ['Quem monta muitos pacotes faz tudo em fila: corta as fitas, passa uma por uma e só no fim dá os laços.'],
      ],
    },
    casual: {
      openings: [
        'O nome virou pra trás no laço? Acontece com {topic}.',
        'O nozinho que segura {o topic} de frente.',
        'Poucas palavras e fita dobrada: {topic}.',
      ],
      steps: [
        ['A gente amarra tudo bonitinho e, quando vai ver, o nome ficou virado pra trás. Acontece em todo presente.'],
        ['Com um fio só o papel fica rodando. E o espaço é pequeno, então a gente precisa escolher o que dizer.'],
        ['Dobra a fita ao meio, passa a dobra pelo furo e puxa as pontas por dentro dela. Não gira mais.'],
        ['Eu gosto de cortar todas as fitas antes. Aí é só sentar, pôr uma música e ir amarrando.'],
      ],
    },
    funny: {
      openings: [
        'O presente que trocou de dono por falta {do topic}.',
        'Última palavra espremida no canto: {topic}.',
        'O laço de quem aprendeu em vídeo, com {topic}.',
      ],
      steps: [
        ['A frase começou com letra de convite e terminou na vertical, subindo pela borda. O carinho coube inteiro.'],
        ['A mão calcula a frase até a metade. Dali em diante, ela confia na sorte.'],
        ['Escreva primeiro num rascunho do mesmo tamanho. E amarre a tesoura em algum lugar, já que há fita sobrando.'],
        ['Na manhã de festa, as crianças rasgam o papel em dois segundos. O laço de quarenta minutos nem é visto.'],
      ],
    },
    motivational: {
      openings: [
        'Fita por fita, até acabar a pilha: {topic}.',
        'Um nome escrito com calma {no topic}.',
        'A mesa cheia de pacotes prontos, com {topic}.',
      ],
      steps: [
        ['Há quem guarde o cartãozinho de um presente dentro do livro que ganhou. Ele lembra quem deu e quando.'],
        ['Escrever o nome de alguém à mão faz pensar na pessoa por alguns segundos. O presente já começou ali.'],
        ['Da próxima vez que der um presente, acrescente a data atrás do nome. Daqui a dez anos, ela vai ser lida.'],
        ['Pacotes prontos em fila dão um descanso aos olhos de quem trabalhou. Falta só ver cada um ser aberto.'],
      ],
    },
  },
}
