import type { ProductType } from '../product-type.ts'

export const shoeRepair: ProductType = {
  nouns: ['conserto de sapato', 'conserto de sapatos', 'conserto de calçado', 'conserto de calçados', 'sapateiro', 'troca de salto', 'troca de saltos', 'troca de solado', 'troca de sola'],
  asks: ['o que está gasto no par', 'uma foto de lado e outra por baixo', 'para quando você precisa dele'],
  questions: {
    sale: ['Qual par está parado no seu armário?', 'Você tem um sapato de que nunca se desfez?'],
    content: ['De qual sapato você mais sente falta?', 'Você usa o par preferido até o fim ou guarda para sair?'],
  },
  emojis: ['👞', '👠', '🔨'],
  hashtags: ['sapateiro', 'sapataria', 'consertodesapatos', 'consertodecalcados', 'trocadesalto', 'trocadesolado', 'sapatos'],
  sale: {
    professional: {
      openings: [
        'O par preferido de volta à rua: {topic}.',
        'Gastou embaixo? Está na hora {do topic}.',
        'Antes de aposentar um bom par, vale conhecer {o topic}.',
      ],
      steps: [
        ['O sapato combina com tudo e ainda está bonito por cima. Por baixo, o desgaste já se sente a cada passo na calçada.', 'Na véspera do casamento, o par sai da caixa e mostra o que ficou esquecido desde a festa anterior.'],
        ['Um calçado que já tomou a forma do pé é difícil de substituir. Renova-se a parte gasta, e o restante continua como você conhece.'],
        ['Vale para o par do trabalho, para o da festa e para aquele comprado em viagem, que não se encontra mais.'],
        ['Mande fotos do par de lado e por baixo, e diga para quando precisa. O desgaste visto de perto orienta o orçamento.'],
      ],
    },
    casual: {
      openings: [
        'Não joga fora, traz pra cá: {topic}.',
        'Aquele sapato que você ama tem jeito: {topic}.',
        'Tá gasto embaixo? É a vez {do topic}.',
      ],
      steps: [
        ['Sabe aquele par que você calça sem pensar, porque já tem o formato do seu pé? Um dia ele começa a fazer barulho diferente.', 'A festa é sábado, o sapato tá lindo na caixa, e aí você vira o par e vê como ele ficou por baixo.'],
        ['Sapato que já amaciou no pé vale ouro. A gente cuida do que gastou, e o resto segue do jeitinho que você gosta.'],
        ['Serve pro par de todo dia, pro de festa e pra aquele que veio de uma tia e calhou de ser o seu número.'],
        ['Me manda uma foto de lado e outra por baixo, e conta pra quando é. Aí eu já digo o que dá pra fazer.'],
      ],
    },
    funny: {
      openings: [
        'O par avisou a rua inteira que precisa {do topic}.',
        'Sapato que fala sozinho na calçada pede ajuda: {topic}.',
        'Um passo normal, outro com barulho: {topic}.',
      ],
      steps: [
        ['O sapato anuncia a sua chegada no corredor do escritório. Quando você entra na sala, o café já está servido.', 'O par ficou três anos na caixa, esperando a festa certa. A festa chegou, e ele resolveu mostrar a idade justo no salão.'],
        ['Amaciar um sapato novo custa duas semanas e um pacote de curativos. O velho já conhece cada dedo pelo nome.'],
        ['Para sapatos de festa, de trabalho e para aquele que você jurou não usar em dia de chuva e usou.'],
        ['Mande fotos de lado e por baixo, mesmo que dê um pouco de vergonha. Nesta bancada já apareceu coisa bem mais gasta.'],
      ],
    },
    motivational: {
      openings: [
        'Um bom par merece mais estrada: {topic}.',
        'Para continuar caminhando com o que você já conhece: {topic}.',
        'Quem gasta sapato trabalhando sabe o valor {do topic}.',
      ],
      steps: [
        ['O sapato foi comprado com o primeiro salário e levou você a muitas entrevistas. Ele está gasto de tanto chegar.', 'Quem passa o dia de pé no balcão, na sala de aula ou na rua sabe quanto um par acompanha o trabalho.'],
        ['Na bancada, cada par conta por onde andou. A mão tira o que já cumpriu o seu papel e prepara o lugar do novo.'],
        ['É um cuidado com o sapato do dia a dia, com o da formatura e com aquele que passou de uma pessoa para outra.'],
        ['Escolha o par de que você mais sente falta e mande uma foto por baixo. É um bom lugar para começar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Quando ainda vale a pena consertar um par: {topic}.',
        'O melhor momento vem antes do que se pensa: {topic}.',
        'O desgaste avisa cedo: {topic}.',
      ],
      steps: [
        ['Muita gente só olha o sapato por baixo quando ele já incomoda. Até ali, o desgaste foi passando de uma parte para a outra.', 'Uma dúvida frequente é se compensa consertar ou trocar. A resposta costuma estar no estado da parte de cima do sapato.'],
        ['A parte de baixo existe para gastar e proteger o que vem acima dela. Depois que ela acaba, a estrutura começa a encostar no chão.'],
        ['Uma vez por mês, vire os pares sobre a mesa e compare os dois lados. Desgaste desigual é sinal de que chegou a hora.'],
        ['Em cada sapato usado há um jeito de andar. Quem conserta aprende a ler esse desenho antes de pegar a ferramenta.'],
      ],
    },
    casual: {
      openings: [
        'Vira o sapato aí e dá uma olhada: {topic}.',
        'O que eu queria que todo mundo soubesse sobre {o topic}.',
        'Papo de bancada sobre sapato gasto: {topic}.',
      ],
      steps: [
        ['A gente repara no risquinho de cima e nem lembra de olhar embaixo. Quando olha, já passou do ponto faz tempo.', 'Sempre me perguntam se o sapato ainda tem jeito. Eu viro o par, olho a parte de cima e só depois respondo.'],
        ['É que o chão vai comendo aos pouquinhos, e a gente se acostuma. O pé sente, mas a cabeça só percebe bem depois.'],
        ['Pega os seus pares favoritos e vira todos em cima da cama. O que tiver um lado mais baixo que o outro já tá pedindo cuidado.'],
        ['Pelo sapato eu já adivinho quem anda depressa, quem arrasta o pé e quem dirige. É a parte divertida do ofício.'],
      ],
    },
    funny: {
      openings: [
        'O que os sapatos contam quando a gente não está: {topic}.',
        'Confissões de um par cansado: {topic}.',
        'Ninguém olha embaixo até fazer barulho: {topic}.',
      ],
      steps: [
        ['O dono do sapato escuta um barulho, olha para trás e acha que é outra pessoa. Leva três quarteirões para descobrir que é ele.', 'Todo mundo tem um sapato que ainda dá para usar só mais uma vez. Essa vez já dura desde o ano passado.'],
        ['O desgaste vem de mansinho, e o ouvido se acostuma. Só o vizinho de baixo sabe exatamente quando começou.'],
        ['Ponha o par na mesa, na altura dos olhos. Se ele balançar como barquinho, a conversa acabou e o conserto venceu.'],
        ['Sapato novo impressiona a visita, e sapato amaciado vai à padaria. Na hora da fila do pão, ninguém sente saudade do novo.'],
      ],
    },
    motivational: {
      openings: [
        'Os passos que ficam marcados num par: {topic}.',
        'Ofício de mão firme e olho baixo: {topic}.',
        'Cuidar do que já andou muito é a ideia {do topic}.',
      ],
      steps: [
        ['O sapato da formatura voltou para a entrevista, depois para o casamento da irmã. Em cada volta ganhou um pouco de cuidado.', 'Um par antigo chega embrulhado em sacola de mercado, quase com pedido de desculpa. Na bancada, ele é recebido como os outros.'],
        ['Consertar exige desmontar sem ferir, e essa parte ninguém vê. A pressa de um minuto pode custar o que ainda estava bom.'],
        ['Limpe e deixe arejar os seus sapatos na noite em que chegar. Cinco minutos por semana mudam a cara da sapateira.'],
        ['No fim do dia, os pares prontos esperam em fila, um ao lado do outro. Cada um já sabe para onde vai.'],
      ],
    },
  },
}
