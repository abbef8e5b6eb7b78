import type { ProductType } from '../product-type.ts'

export const weddingCouple: ProductType = {
  nouns: ['noivinho', 'noivinha', 'noivo de biscuit', 'casal de noivos', 'casal de noivinhos', 'topo de bolo de noivos', 'topo de bolo de casamento'],
  asks: ['a data do casamento', 'quantos andares tem o bolo', 'um jeito de vocês que não pode faltar'],
  questions: {
    sale: ['Vocês já escolheram como vai ser o bolo?', 'O que não pode faltar no dia do casamento?'],
    content: ['Onde está o enfeite do bolo do seu casamento?', 'Qual foi o bolo de casamento mais bonito que você já viu?'],
  },
  emojis: ['👰', '🤵', '💍'],
  hashtags: ['noivinhos', 'noivinhosdebiscuit', 'topodebolocasamento', 'noivinhostopodebolo', 'casamento', 'topodebolonoivos', 'noivinhospersonalizados'],
  sale: {
    professional: {
      openings: [
        'O lugar mais alto da mesa é de vocês: {topic}.',
        '{O topic} {completa/completam} o bolo e {fica/ficam} para a vida do casal.',
        'Entre as flores e os doces, {o topic} {conta/contam} quem está casando.',
      ],
      steps: [
        ['Na hora de cortar o bolo, todos se juntam para a fotografia. Ali no alto está a figura que representa o dia inteiro.', 'Depois de meses de listas e escolhas, o bolo finalmente está na mesa. O toque que diz que é um casamento vem em cima dele.'],
        ['As flores duram alguns dias e os doces, uma noite. Este é um dos poucos enfeites da festa que voltam para casa e ficam.'],
        ['Vale para a recepção com muitos convidados e para o almoço só com a família. Também marca bonito a comemoração de bodas.'],
        ['Antes de decidir, confirme com a confeitaria a largura do último andar. Essa medida mostra que tamanho fica bem em cima do bolo.'],
      ],
    },
    casual: {
      openings: [
        'Vai ter casamento, então vai ter {topic}.',
        'Quem casa também quer se ver em cima do bolo: {topic}.',
        'Todo mundo vai querer foto {do topic}.',
      ],
      steps: [
        ['Os convidados chegam, cumprimentam a família e vão direto espiar a mesa. Adivinha o que eles procuram primeiro em cima do bolo.', 'Bolo escolhido, doces provados, lista fechada. Falta decidir aquilo que vai aparecer na foto do corte, bem no meio de vocês dois.'],
        ['De tudo que tem numa festa de casamento, quase nada sobra no dia seguinte. Esse enfeite vai pra casa nova junto com o casal.'],
        ['Fica lindo no festão e fica lindo no bolinho pra dez pessoas. Nas bodas, então, quem viu o primeiro vai se emocionar de novo.'],
        ['Uma dica pra não errar: pede pra confeiteira a medida do andar de cima do bolo. A partir dela fica fácil escolher a altura.'],
      ],
    },
    funny: {
      openings: [
        'A calma em pessoa no dia do casamento: {topic}.',
        'Ninguém na festa posa tão bem quanto {o topic}.',
        'O bolo acaba, a banda vai embora e {o topic} {fica/ficam}.',
      ],
      steps: [
        ['No dia do casamento, todo mundo corre, chora ou procura o celular. Em cima do bolo, pelo menos, há quem mantenha a compostura.', 'Os noivos de verdade passam a festa cumprimentando gente e quase não comem. Os de cima do bolo ficam do lado dos doces o tempo todo.'],
        ['Noivinhos não pisam no vestido, não esquecem as alianças e saem bem em todas as fotos. Difícil é competir com isso.'],
        ['Combina com festa de trezentas pessoas ou de vinte, com banda ou com caixinha de som. Até com primo fazendo discurso longo.'],
        ['Confira a largura do andar de cima antes de escolher. Casal bom é aquele que não precisa se equilibrar na beirada logo no primeiro dia.'],
      ],
    },
    motivational: {
      openings: [
        'Vocês chegaram até o dia do bolo: {topic}.',
        '{O topic} {lembra/lembram} todo o cuidado que vocês puseram nesse dia.',
        'Depois de tantas listas, chegou a hora {do topic}.',
      ],
      steps: [
        ['Foram meses de planilha, prova e telefonema, muitas vezes depois do trabalho. Na mesa do bolo, vocês veem tudo aquilo junto e pronto.', 'Duas famílias, dois gostos e uma festa só. Quando o bolo fica pronto, com o enfeite em cima, os dois se reconhecem ali.'],
        ['Daqui a muitos anos, o enfeite ainda estará numa prateleira da casa. Quem perguntar por ele vai ouvir a história do dia.'],
        ['Serve também para quem casa com pouca gente e muito capricho. O tamanho da festa não muda a importância daquele corte de bolo.'],
        ['Na hora de escolher, pensem juntos no jeito de vocês dois, antes de olhar a moda. A medida do bolo vem em seguida.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Antes e depois do bolo, alguns cuidados: {topic}.',
        'O que convém saber ao usar {topic} na festa.',
        'Um costume de casamento que atravessa gerações: {topic}.',
      ],
      steps: [
        ['Entre tantos preparativos, quase ninguém combina quem vai retirar o enfeite do bolo. E é na hora do corte que ele corre risco.', 'Muitos casais pensam no topo por último, com o bolo já definido. Aí se percebe que a altura de um não conversa com o outro.'],
        ['O topo e o último andar são vistos juntos, sempre de frente, nas fotografias. Quando um é largo demais, o outro parece pequeno.'],
        ['Peça a alguém de confiança que cuide disso na festa, do momento em que o topo chega até a hora de guardar.'],
        ['O casal sobre o bolo é costume antigo e atravessou muitas modas. Mudaram os bolos e os vestidos, e ele continua no alto.'],
      ],
    },
    casual: {
      openings: [
        'Um detalhe que muito casal esquece: {topic}.',
        'Quem vai casar precisa saber isso sobre {o topic}.',
        'Vamos conversar sobre {o topic} antes da festa?',
      ],
      steps: [
        ['No corre da festa, o topo sai do bolo e fica em cima de uma mesa qualquer. É ali que ele costuma se perder.'],
        ['Acontece porque os noivos estão na pista e ninguém ficou com essa tarefa. Cada um acha que o outro guardou.'],
        ['Escolhe uma pessoa, uma só, e deixa com ela uma caixinha forrada. Na hora do corte, ela guarda e leva pra casa.'],
        ['Depois da lua de mel, é uma alegria abrir a caixa e achar o enfeite. A festa passou, e vocês dois continuam lá.'],
      ],
    },
    funny: {
      openings: [
        'A vida secreta em cima do bolo: {topic}.',
        'Se {o topic} {falasse/falassem}, a família toda ia ficar preocupada.',
        'Casamento é fácil, difícil é cuidar {do topic}.',
      ],
      steps: [
        ['Depois da valsa, todo mundo some para a pista. Em cima do bolo ficam os dois mais pacientes da festa, esperando o corte.'],
        ['O risco mora na hora do corte, com muita gente em volta e a faca em movimento. Ninguém está olhando para o enfeite.'],
        ['Combine com uma madrinha de olho vivo para tirar o topo antes do primeiro pedaço. De preferência a que ainda está de sapato.'],
        ['Anos depois, o enfeite está na estante e as visitas comentam. Só falta alguém dizer que vocês dois não mudaram nada.'],
      ],
    },
    motivational: {
      openings: [
        'Um dia inteiro cabe no alto do bolo: {topic}.',
        'Muito preparo cabe {no topic}.',
        'O que {o topic} {guarda/guardam} depois da festa.',
      ],
      steps: [
        ['Quem prepara o próprio casamento aprende a decidir a dois, da lista ao sabor do bolo. O enfeite lá em cima encerra essa fase.', 'Em muita casa, o enfeite do bolo está na prateleira há anos. O casal passa por ele todo dia e, às vezes, sorri.'],
        ['De uma festa inteira, guardamos pouca coisa. Uma figura pequena segura melhor a memória do que cem fotos no celular.'],
        ['Escolham juntos um lugar para o enfeite na casa, longe do sol e da umidade. Se houver caixa, anotem a data do lado de dentro.'],
        ['Quem modela um casal passa horas com duas pessoas nas mãos. No fim, fica torcendo por elas sem nunca ter ido à festa.'],
      ],
    },
  },
}
