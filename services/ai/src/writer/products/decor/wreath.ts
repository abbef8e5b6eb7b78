import type { ProductType } from '../product-type.ts'

export const wreath: ProductType = {
  nouns: ['guirlanda', 'guirlanda de porta', 'guirlanda de Natal', 'enfeite de porta'],
  asks: ['a largura da porta', 'se a porta pega sol ou chuva', 'as cores de que você gosta'],
  questions: {
    sale: ['Como está a sua porta hoje, enfeitada ou vazia?', 'Você enfeita a porta só no Natal ou o ano todo?'],
    content: ['Qual vizinho tem a porta mais bonita?', 'O que tinha na porta da casa dos seus avós?'],
  },
  emojis: ['🚪', '🏠', '✨'],
  hashtags: ['guirlanda', 'guirlandas', 'guirlandadeporta', 'enfeitedeporta', 'guirlandadecorativa', 'portadecorada', 'decoracao'],
  sale: {
    professional: {
      openings: [
        'A sua porta recebe as visitas antes de você: {topic}.',
        '{O topic} {dá/dão} boas-vindas logo na entrada.',
        'Quem chega é recebido com {topic}.',
      ],
      steps: [
        ['Antes de tocar a campainha, a pessoa já está olhando para a porta. É ali que a casa diz que alguém esperava por ela.', 'No corredor do prédio, todas as portas são iguais. A que tem um enfeite é a que as crianças dos vizinhos conhecem.'],
        ['Ocupa um espaço que nenhum móvel usa e muda a entrada em segundos. Basta um ponto de apoio na porta.'],
        ['Combina com casa, apartamento e loja. É também um presente carinhoso para quem acabou de receber as chaves.'],
        ['Antes de escolher, meça a largura da porta e veja onde ficam o olho mágico e a fechadura. O enfeite vai entre eles.'],
      ],
    },
    casual: {
      openings: [
        'A porta já dá as boas-vindas com {topic}.',
        'Chegar em casa e encontrar isto: {topic}.',
        'Sua porta fica uma graça com {topic}.',
      ],
      steps: [
        ['Sabe quando você vira o corredor e reconhece a sua porta de longe? Dá até um quentinho chegar em casa assim.', 'A visita nem tocou a campainha e já tá elogiando. Porta enfeitada faz metade da recepção pra gente.'],
        ['Não precisa de móvel nem de espaço, só de um ganchinho. A entrada muda na hora, e ninguém quebrou parede.'],
        ['Fica lindo na casa, no apartamento, na porta da loja. E quem pegou a chave da casa nova adora ganhar.'],
        ['Mede a porta e repara na altura do olho mágico antes de escolher. Assim nada fica tampado nem raspando na fechadura.'],
      ],
    },
    funny: {
      openings: [
        'Agora o entregador não erra mais a porta: {topic}.',
        'A vizinhança vai comentar {o topic}, e ainda bem.',
        'A sua porta nunca esteve tão simpática: {topic}.',
      ],
      steps: [
        ['Explicar o endereço era uma arte: à direita, depois do extintor. Agora basta dizer que é a porta enfeitada.', 'O vizinho que nunca deu bom dia parou no corredor para olhar. É um avanço diplomático que nenhuma reunião de condomínio conseguiu.'],
        ['Ocupa só a porta, que até hoje só servia para abrir e fechar. Ela estava subaproveitada, convenhamos.'],
        ['Vai bem na casa, no apartamento e na loja. E alegra até quem só veio ler o medidor.'],
        ['Meça a porta e cuide do olho mágico. Enfeite por cima dele deixa toda visita com cara de surpresa.'],
      ],
    },
    motivational: {
      openings: [
        'Na porta, um aviso de que alguém é esperado: {topic}.',
        'Cuidar da entrada é cuidar de quem chega: {topic}.',
        'A casa nova começa pela porta, com {topic}.',
      ],
      steps: [
        ['Chaves na mão, caixas pelo chão e nada ainda no lugar. Pôr algo na porta é o primeiro gesto de quem chegou para ficar.', 'Alguém volta do trabalho tarde, cansado, e vê a porta enfeitada. Sabe que houve mãos cuidando da casa.'],
        ['A porta é a parte da casa que todos veem, até quem não entra. Enfeitá-la é uma gentileza com a rua.'],
        ['Vale para quem abriu uma loja, para quem espera a família nas festas e para quem mora só e gosta de chegar bem.'],
        ['Pense em quem costuma chegar e no que gostaria de ver. O tamanho da porta decide o resto.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como pendurar sem furar a porta: {topic}.',
        'Sol, chuva e vento exigem cuidado com {o topic}.',
        'Para a porta ficar bonita por mais tempo: {topic}.',
      ],
      steps: [
        ['O enfeite estava perfeito e, algumas semanas depois, aparece desbotado. Quase sempre a porta recebe sol direto.'],
        ['A luz direta desbota as cores, e a batida da porta solta partes coladas. O próprio peso, mal preso, faz balançar.'],
        ['Use um gancho de encaixe no topo da porta ou uma fita larga presa do lado de dentro. Pendure na altura dos olhos.'],
        ['Enfeitar a porta é costume antigo, em cidade pequena e em prédio alto. Muda a ocasião, e o costume fica.'],
      ],
    },
    casual: {
      openings: [
        'Sem furo na porta, dá sim: {topic}.',
        'Quer pôr {um topic} e não quer furar?',
        'Truque fácil pra usar {topic} na porta.',
      ],
      steps: [
        ['Você pendura, bate a porta uma vez, e o enfeite entorta. Depois passa a semana endireitando toda vez que chega.'],
        ['Com um ponto de apoio só, o enfeite fica solto, e a porta balança o dia inteiro. Qualquer vento ajuda a entortar.'],
        ['Passa uma fita larga por cima da porta e prende do lado de dentro. Atrás, um pedacinho de fita dupla face segura.'],
        ['Quando alguém para no corredor só pra olhar, já valeu. Porta enfeitada é alegria até pra quem nem vai entrar.'],
      ],
    },
    funny: {
      openings: [
        'O que a sua porta pensa das visitas: {topic}.',
        'O corredor do prédio mudou com {o topic}.',
        'A porta bateu, e lá se foi {o topic}.',
      ],
      steps: [
        ['Toda porta tem um morador que fecha com carinho e outro que fecha com o vento. O enfeite conhece a força dos dois.'],
        ['Com um só ponto de apoio, qualquer batida faz girar. Ao fim do dia, o enfeite está de cabeça para o lado.'],
        ['Um pedaço de fita dupla face atrás resolve. Já para o morador que bate a porta, não há fita que segure.'],
        ['Quando as festas acabam, ninguém lembra de tirar. Meses depois, a porta ainda está de festa, e os vizinhos acham simpático.'],
      ],
    },
    motivational: {
      openings: [
        'Um gesto de boas-vindas na entrada: {topic}.',
        'Tem capricho de sobra em {topic}.',
        'Enfeitar a porta com {topic} é pensar em quem vem.',
      ],
      steps: [
        ['Em cidades pequenas ou grandes, porta enfeitada diz a mesma coisa. Aqui mora gente que gosta de receber.', 'Lembra da porta da casa dos seus avós? Muita gente se lembra dela melhor do que da sala.'],
        ['A porta é o lugar do abraço de chegada e o da despedida. Talvez por isso se enfeite há tanto tempo.'],
        ['Antes das próximas visitas, lave a soleira, limpe a campainha e arrume a porta. Leva dez minutos, e se nota.'],
        ['Quem monta um enfeite de porta trabalha de perto e confere de longe. É de longe que a visita vai ver primeiro.'],
      ],
    },
  },
}
