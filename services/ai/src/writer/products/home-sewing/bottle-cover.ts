import type { ProductType } from '../product-type.ts'

export const bottleCover: ProductType = {
  nouns: ['capa de botijão', 'capa para botijão', 'capa de galão'],
  asks: ['o tamanho do botijão ou do galão', 'a cor da cozinha', 'se é para você ou para presente'],
  questions: {
    sale: ['Qual é a cor da sua cozinha?', 'Esse canto da sua cozinha fica à vista ou escondido?'],
    content: ['Qual canto da cozinha você mais gosta de enfeitar?', 'Quem troca o botijão ou o galão aí na sua casa?'],
  },
  emojis: ['🧵', '🍳', '🏠'],
  hashtags: ['capadebotijao', 'capaparabotijao', 'capadegalao', 'cozinhadecorada', 'costuracriativa', 'capadegalaodeagua', 'kitcozinha'],
  sale: {
    professional: {
      openings: [
        '{O topic} para a cozinha ficar mais bonita.',
        'Um canto da cozinha que também merece capricho: {topic}.',
        'Quem gosta de cozinha arrumada repara {no topic}.',
      ],
      steps: [
        ['A cozinha está em ordem, a pia limpa e a mesa posta. E num canto, à vista de todos, está aquilo que ninguém enfeitou.', 'A visita entra na cozinha, porque em casa brasileira é ali que se conversa. Cada canto aparece, inclusive o menos bonito.'],
        ['É um jeito simples de transformar o que é só útil em parte da decoração. Veste num minuto e muda o canto inteiro.'],
        ['Serve à casa nova, à cozinha que pede cor e ao presente para quem gosta de casa enfeitada. Entra em uso no mesmo dia.'],
        ['Antes de escolher, confira o tamanho do que você vai cobrir, em litros ou em quilos. E pense nas cores dos panos da cozinha.'],
      ],
    },
    casual: {
      openings: [
        'A cozinha fica uma graça com {o topic}.',
        'Pra vestir aquele canto sem graça: {topic}.',
        'Olha {o topic} e me diz se não alegra.',
      ],
      steps: [
        ['A gente arruma a cozinha inteira, põe pano bonito, flor na mesa. Aí olha pro canto e ele tá lá, sem graça.', 'Visita em casa vai parar sempre na cozinha, né? É lá que tem café, bolo e a melhor conversa.'],
        ['O que eu gosto é que muda rapidinho. Vestiu, o canto já ganhou cor, e a cozinha parece mais arrumada.'],
        ['Pra presente é uma ideia ótima, porque é o tipo de coisa que a gente gosta mas nunca lembra de comprar.'],
        ['Vê o tamanho do seu antes e me conta a cor da cozinha. Assim já combina com os panos que você tem.'],
      ],
    },
    funny: {
      openings: [
        'Traje completo para o canto da cozinha: {topic}.',
        '{O topic} para quem recebe visita na cozinha.',
        'Até o canto mais sem graça ganhou roupa com {o topic}.',
      ],
      steps: [
        ['A cozinha foi reformada no capricho. Só um morador continuava com a roupa do dia em que chegou, e ele é grande.', 'Na foto do bolo de aniversário, ao fundo, aparece sempre ele. Ninguém convidou, e está em todos os álbuns da família.'],
        ['Com roupa nova, o canto muda de função. Deixa de ser problema e passa a receber elogio da tia, que repara em tudo.'],
        ['Presente para quem se mudou, para quem casou e para aquela amiga que combina até o ímã da geladeira.'],
        ['Confira a medida antes, com fita. Roupa apertada já é difícil de vestir em gente, imagine em quem não encolhe a barriga.'],
      ],
    },
    motivational: {
      openings: [
        'Capricho que chega a todos os cantos: {topic}.',
        '{O topic} para quem capricha até no canto da cozinha.',
        'Cozinha cuidada se vê nos detalhes, como {o topic}.',
      ],
      steps: [
        ['A avó fazia capa para tudo, da máquina de costura ao filtro. Era o jeito dela de dizer que a casa era cuidada.', 'Você passa boa parte do dia na cozinha, entre o café e o jantar. Deixar esse lugar bonito é um cuidado com você.'],
        ['Uma cozinha não precisa de obra para ficar alegre. Tecido, cor e um pouco de capricho já mudam o ambiente.'],
        ['É um presente simples para quem arruma a primeira casa ou quer renovar a de sempre. Fica à vista todos os dias.'],
        ['Olhe a cozinha da porta, como uma visita, e veja que cores se repetem. A escolha vai sair dali.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como deixar a cozinha combinando, com {o topic}.',
        'Lavar também faz parte do capricho: {topic}.',
        'Cuidados com {o topic} na cozinha.',
      ],
      steps: [
        ['Na cozinha, todo tecido recebe vapor e um pouco de gordura. Como o canto é discreto, a lavagem fica esquecida.'],
        ['A gordura do ar se deposita aos poucos e segura a poeira. Depois de meses, a cor fica opaca e o tecido, pegajoso.'],
        ['Lave a cada poucas semanas, junto com os panos, em água com sabão neutro. E mantenha o tecido sempre longe da chama e do calor do fogão.'],
        ['Para combinar, escolha uma cor e repita em três lugares da cozinha. O olho entende o conjunto e dá a casa por arrumada.'],
      ],
    },
    casual: {
      openings: [
        'Cozinha com cara de casa de vó: {topic}.',
        'Quem cresceu vendo {topic} em casa?',
        'Aquela lembrança boa que vem com {o topic}.',
      ],
      steps: [
        ['Na casa da minha avó, tudo na cozinha tinha capinha. Filtro, liquidificador, botijão, e nada podia ficar sem roupa.', 'Tem gente que acha coisa de antigamente. Eu acho que deixa a cozinha com cara de quem tem bolo no forno.'],
        ['É que cozinha é lugar de ficar, e a gente gosta de ver bonito o lugar onde passa o dia inteiro.'],
        ['Pra não ficar carregado, escolhe uma cor e repete no pano e na mesa. Estampa grande num lugar só já basta.'],
        ['E muda de vez em quando, conforme a vontade. A cozinha parece outra, e ninguém precisou chamar pedreiro.'],
      ],
    },
    funny: {
      openings: [
        'A família inteira já saiu na foto ao lado {do topic}.',
        'Pequena crônica de uma cozinha: {topic}.',
        'Traje de gala na cozinha: {topic}.',
      ],
      steps: [
        ['O gás acaba sempre no meio do bolo, e a água, no meio do calor. É uma combinação antiga entre os dois.'],
        ['Não existe hora boa para o gás ou a água acabar. Existe a hora em que a casa está cheia, e é sempre essa.'],
        ['Anote na porta do armário o dia da troca e quanto costuma durar. Na próxima, ninguém é pego de surpresa.'],
        ['Quem carregou o peso escolhe o primeiro pedaço de bolo. É uma lei justa, que a cozinha inteira aprovou por unanimidade.'],
      ],
    },
    motivational: {
      openings: [
        'Uma casa cuidada nos pequenos cantos: {topic}.',
        'Enfeitar a própria cozinha vale a pena: {topic}.',
        'Quem cuida da cozinha sabe o valor {do topic}.',
      ],
      steps: [
        ['Há quem passe um café e, enquanto ele coa, ajeite um paninho na mesa. São gestos que a casa inteira sente.', 'Em muita casa simples, a cozinha era o lugar mais enfeitado. Era ali que a família se juntava no fim do dia.'],
        ['Cuidar do que se vê todo dia deixa a rotina mais agradável. E é na cozinha que boa parte do dia acontece.'],
        ['Escolha um canto por semana, limpe bem e ponha nele uma coisa bonita. Pode ser um pano, uma planta, uma cor.'],
        ['Em um mês, a cozinha mudou, e ninguém gastou um dia inteiro nisso. A visita vai reparar antes de sentar.'],
      ],
    },
  },
}
