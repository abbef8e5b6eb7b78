import type { ProductType } from '../product-type.ts'

export const mousePad: ProductType = {
  nouns: ['mouse pad', 'mouse pad personalizado', 'mousepad'],
  asks: ['como é a sua mesa', 'o tamanho que precisa', 'se é para você ou para presente'],
  questions: {
    sale: ['Sua mesa é de trabalho, de estudo ou de jogo?', 'O que não pode faltar do lado do seu computador?'],
    content: ['Quantas xícaras tem na sua mesa agora?', 'Sua mesa é organizada ou é melhor nem mostrar?'],
  },
  emojis: ['🖱️', '💻', '⌨️'],
  hashtags: ['mousepad', 'mousepads', 'mousepadpersonalizado', 'mousepadspersonalizados', 'setup', 'homeoffice', 'mesadetrabalho'],
  sale: {
    professional: {
      openings: [
        'A mesa de trabalho também tem o seu jeito: {topic}.',
        '{O topic} {muda/mudam} a cara da mesa de todo dia.',
        'Um presente útil para quem passa o dia no computador: {topic}.',
      ],
      steps: [
        ['São oito horas diante da mesma tela e da mesma mesa. Um detalhe escolhido por você muda o que se vê o dia inteiro.', 'Teclado preto, mesa branca, fio cinza. Falta alguma coisa ali que não pareça ter vindo com o computador.'],
        ['Dá à mão um lugar certo na mesa e separa o mouse da bagunça. E ainda enfeita o canto de trabalho.'],
        ['Serve ao escritório, ao home office, ao quarto de estudo e ao balcão da loja. Também como lembrança para equipes.'],
        ['Meça o espaço livre ao lado do teclado antes de escolher. E pense na imagem que você gostaria de ver todo dia.'],
      ],
    },
    casual: {
      openings: [
        'Sua mesa tava precisando: {topic}.',
        'Eu olho pra minha mesa e penso em {topic}.',
        'Pra trabalhar com a mesa mais bonita: {topic}.',
      ],
      steps: [
        ['A gente passa mais tempo na mesa do computador do que no sofá. Merece uma coisa bonita ali, né?', 'Sabe aquela mesa toda cinza, só fio e caneca? Um detalhe do seu gosto e dá até vontade de sentar.'],
        ['A mão fica no lugar, o mouse corre direitinho, e a mesa ganha a cara de quem usa. É simples e a gente usa sem parar.'],
        ['Ótimo pra quem estuda, pra quem joga, pra quem trabalha em casa. E presente fácil pra turma do trabalho.'],
        ['Vê quanto espaço sobra do lado do teclado. E escolhe uma imagem de que você não enjoe logo.'],
      ],
    },
    funny: {
      openings: [
        'Ninguém olha tanto para a janela: {topic}.',
        'Finalmente alguma graça nessa mesa: {topic}.',
        '{O topic} e os círculos de café em volta.',
      ],
      steps: [
        ['Na mesa há três canecas, dois cabos sem função e um papel importante embaixo de tudo. O mouse vive no espaço que sobra.', 'Na reunião por vídeo, ninguém vê a mesa. Ainda bem, porque o mouse estava em cima de um livro de 1998.'],
        ['Dá ao mouse um endereço fixo. Antes ele morava em cima da conta de luz e passeava até o prato do lanche.'],
        ['Para quem trabalha, para quem estuda e para quem está com uma planilha aberta e um joguinho por trás.'],
        ['Meça a mesa com sinceridade, sem contar onde ficam as canecas. O espaço que sobra é o tamanho certo.'],
      ],
    },
    motivational: {
      openings: [
        'O canto de quem estuda e trabalha: {topic}.',
        'A mesa pronta para um bom dia de trabalho: {topic}.',
        '{O topic} para a mesa de quem está começando.',
      ],
      steps: [
        ['O primeiro computador do negócio, uma mesa emprestada, a lista de pedidos. Todo canto de trabalho começou pequeno.', 'Noite de estudo, a casa em silêncio, a mão no mouse e mais um capítulo. A mesa conhece bem esse esforço.'],
        ['Arrumar a mesa antes de começar leva cinco minutos. Depois, a mão encontra tudo sem procurar.'],
        ['Para o primeiro emprego, o curso novo, a equipe que fechou o ano e a amiga que passou a trabalhar em casa.'],
        ['Escolha uma imagem que diga alguma coisa a quem vai usar. Ela vai estar ali em todos os dias de trabalho.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como limpar {o topic} do jeito certo.',
        'A mesa em ordem, a começar {pelo topic}.',
        'Quando o mouse falha, olhe antes embaixo dele: {topic}.',
      ],
      steps: [
        ['O cursor pula, trava e volta. Antes de trocar o mouse, vale olhar a superfície em que ele anda.'],
        ['O sensor do mouse lê a superfície o tempo todo. Com sujeira ou reflexo, ele se confunde.'],
        ['Passe um pano úmido com um pouco de detergente neutro, retire com outro só com água e deixe secar à sombra.'],
        ['Uma mesa de trabalho diz muito do dia da pessoa: um bilhete, um lápis mordido, uma foto no canto.'],
      ],
    },
    casual: {
      openings: [
        'O mouse tá pulando? Olha embaixo: {topic}.',
        'Farelo de biscoito e {topic}, uma conversa.',
        'Cinco minutos de faxina {no topic}.',
      ],
      steps: [
        ['O mouse começa a pular e a gente já culpa o computador. Às vezes é só farelo do lanche de ontem.'],
        ['O sensor vai lendo o que tem embaixo. Se tem migalha, ele tropeça igual à gente.'],
        ['Paninho úmido com uma gota de detergente, depois outro só com água. Deixa secar bem antes de usar.'],
        ['Minha mesa arrumada dura até as dez da manhã. Mas até as dez é uma beleza.'],
      ],
    },
    funny: {
      openings: [
        'Arqueologia da mesa de trabalho: {topic}.',
        'O gato deitou em cima {do topic}.',
        'Migalhas, fios e {o topic}.',
      ],
      steps: [
        ['O gato tem a casa inteira para dormir. Escolheu, naturalmente, o lugar exato onde fica o mouse.'],
        ['O gato gosta do que é plano, quentinho e está em uso. Em reunião importante, gosta mais ainda.'],
        ['Ponha uma caixa vazia ao lado do teclado. O gato muda para ela, e o mouse volta ao trabalho.'],
        ['A mesa ficou limpa às nove. Às nove e quinze já havia uma caneca, um farelo e um gato.'],
      ],
    },
    motivational: {
      openings: [
        'A mesa onde o trabalho acontece: {topic}.',
        'Um canto arrumado para começar o dia: {topic}.',
        'Tantas horas de estudo ao lado {do topic}.',
      ],
      steps: [
        ['No fim do dia, há quem deixe a mesa pronta para a manhã seguinte. É uma gentileza com quem vai acordar cedo.'],
        ['Começar com a mesa limpa poupa a procura pelo lápis, pelo papel, pelo carregador. Sobra cabeça para o que importa.'],
        ['Antes de desligar o computador, guarde o que não vai usar e anote a primeira tarefa do dia seguinte.'],
        ['Na mesa de cada um há um detalhe que não serve para nada e que ninguém tira. É o que dá companhia.'],
      ],
    },
  },
}
