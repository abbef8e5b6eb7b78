import type { ProductType } from '../product-type.ts'

export const pickAndAssemble: ProductType = {
  nouns: ['kit pegue e monte', 'kit festa pegue e monte'],
  asks: ['para quando é a festa', 'onde vai ser', 'o tamanho da mesa'],
  questions: {
    sale: ['Sua próxima festa é em casa, no salão ou no quintal?', 'Quem vai ajudar você a montar?'],
    content: ['Quem dá mais palpite na hora de montar a festa?', 'Você monta com calma ou em cima da hora?'],
  },
  emojis: ['🎉', '🎈', '🎊'],
  hashtags: ['pegueemonte', 'kitpegueemonte', 'pegueemontefestas', 'festaemcasa', 'decoracaodefesta', 'minifesta', 'festainfantil'],
  sale: {
    professional: {
      openings: [
        'Você monta a festa, com as peças certas: {topic}.',
        '{O topic} {facilita/facilitam} a festa em casa.',
        'A decoração vai com você e a montagem é sua: {topic}.',
      ],
      steps: [
        ['A festa é em casa, os convidados são os mais próximos e você quer uma mesa bonita. Sem precisar comprar tudo para usar uma vez.', 'A sala de sempre, os móveis afastados, uma mesa no centro. Em pouco tempo, o canto da televisão vira o cenário do parabéns.'],
        ['As peças já combinam entre si, então o mais difícil está resolvido. A sua parte é colocar cada uma no lugar.'],
        ['Atende bem o salão do prédio, a casa da avó, o quintal e a festa no trabalho, para poucos ou muitos convidados.'],
        ['Antes de reservar, meça a mesa e a parede do fundo. E combine bem os dias de retirada e de devolução.'],
      ],
    },
    casual: {
      openings: [
        'Bora montar a festa? Tem {topic}.',
        'Pra fazer bonito na sala de casa: {topic}.',
        'Pega, leva e monta do seu jeito: {topic}.',
      ],
      steps: [
        ['Sabe aquela vontade de fazer uma festa linda em casa, sem encher o armário de enfeite que nunca mais vai usar?', 'A gente afasta o sofá, estica a toalha, coloca as peças e dá dois passos pra trás. Nem parece a mesma sala.'],
        ['O bom é que tudo já conversa entre si. Você não perde a tarde tentando combinar bandeja com boleira.'],
        ['É ótimo pra festa no prédio, no quintal da avó, naquele parabéns que era pra ser só um bolinho e cresceu.'],
        ['Mede a mesa e a parede antes de me chamar, tá? E já vê o dia de buscar e o de devolver.'],
      ],
    },
    funny: {
      openings: [
        'Engenharia de festa para iniciantes: {topic}.',
        'O sofá foi para o quarto por causa {do topic}.',
        'Monta quem sabe, opina quem está no sofá: {topic}.',
      ],
      steps: [
        ['Para cada pessoa montando a mesa existem três sentadas dizendo que está torto. Uma delas é sempre a sogra ou o cunhado.', 'Era para ser só um bolinho. Agora a sala tem painel, o sofá está no quarto e ninguém sabe onde dormir.'],
        ['As peças já combinam, o que evita a discussão sobre o tom da toalha. Sobra tempo para discutir a altura da mesa.'],
        ['Funciona em casa, no salão do prédio e no quintal da avó, que vai querer acrescentar um paninho de crochê.'],
        ['Meça a parede antes. Descobrir que o fundo não cabe atrás da mesa é emoção que ninguém precisa antes do parabéns.'],
      ],
    },
    motivational: {
      openings: [
        'A festa feita pela própria família: {topic}.',
        'Montar junto já é comemorar: {topic}.',
        '{O topic} para quem gosta de pôr a mão na festa.',
      ],
      steps: [
        ['Um segura a ponta, outro olha de longe, alguém traz o café. A festa começa na montagem, horas antes dos convidados.', 'Depois de ajeitar a última bandeja, você recua e vê a mesa completa. Foi você quem montou, e isso se sente.'],
        ['Fazer com as próprias mãos dá à festa um jeito da casa. Com as peças escolhidas, o trabalho rende e aparece.'],
        ['É para quem comemora em casa, com os mais próximos, e quer que a família inteira participe do preparo.'],
        ['Reserve tempo para montar com calma e chame alguém para ajudar. Duas pessoas acertam a altura muito mais depressa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Primeiros passos para montar {o topic}.',
        'A ordem que poupa tempo na montagem: {topic}.',
        'Erros comuns ao montar {o topic} em casa.',
      ],
      steps: [
        ['Com todas as peças na mesa, o conjunto às vezes parece confuso, sem que se saiba por quê.'],
        ['Quando tudo tem a mesma altura, o olhar não encontra o bolo. E quando se começa pela frente, o fundo atrapalha.'],
        ['Monte de trás para a frente: fundo, peças altas, bolo e, por fim, os doces. Tire uma foto antes da festa e ajuste.'],
        ['A foto mostra o que o olho não vê: um lado mais cheio, uma peça torta, um fio aparecendo. Vale olhar duas vezes.'],
      ],
    },
    casual: {
      openings: [
        'Monta nessa ordem que dá certo: {topic}.',
        'Meu passo a passo preferido pra {topic}.',
        'Sem perrengue na hora de montar {o topic}.',
      ],
      steps: [
        ['Sabe quando está tudo em cima da mesa e mesmo assim parece bagunça? Quase sempre é questão de altura.'],
        ['Se fica tudo na mesma linha, o bolo some no meio. Precisa de alguma coisa alta atrás e do resto descendo.'],
        ['Começa pelo fundo, depois o que é alto, depois o bolo, e os doces por último. E olha tudo pela câmera do celular.'],
        ['Na hora de guardar, segue o caminho contrário e tira uma foto da caixa aberta antes. Ajuda muito na devolução.'],
      ],
    },
    funny: {
      openings: [
        'Relato de uma montagem em família: {topic}.',
        'Um monta e cinco dão palpite: {topic}.',
        'A escada, a fita e {o topic}.',
      ],
      steps: [
        ['Em toda montagem há alguém com a fita grudada no cotovelo e alguém dizendo mais para a esquerda. A esquerda de quem, ninguém sabe.'],
        ['Quem está perto vê a peça, quem está longe vê o conjunto. E quem está no sofá vê tudo torto.'],
        ['Nomeie uma pessoa só para dar palpite, e que ela fique parada no mesmo lugar. A festa anda bem mais rápido.'],
        ['Depois do parabéns, ninguém lembra quem montou. Na hora de desmontar, ninguém lembra onde está.'],
      ],
    },
    motivational: {
      openings: [
        'A sala de casa vira festa pelas suas mãos: {topic}.',
        'Um trabalho de família antes do parabéns: {topic}.',
        'O orgulho de ver {o topic} no lugar.',
      ],
      steps: [
        ['Móveis afastados, chão varrido, café na garrafa. A família se junta para montar, e essas horas também viram recordação.', 'Na primeira vez a mesa demora a sair. Na segunda, as mãos já sabem onde vai cada peça.'],
        ['Montar em casa ensina a olhar: o que está alto, o que falta, o que sobra. É treino, e todo mundo pega.'],
        ['Deixe as crianças cuidarem de uma parte da mesa, com uma tarefa clara. Elas vão mostrar aos convidados o que fizeram.'],
        ['Antes de abrir a porta, tire uma foto só de quem montou. É a única hora em que estão todos juntos.'],
      ],
    },
  },
}
