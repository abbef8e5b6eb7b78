import type { ProductType } from '../product-type.ts'

export const bridalRosary: ProductType = {
  nouns: ['terço de noiva', 'terço da noiva', 'terço para noiva', 'terço de casamento', 'terço de buquê', 'terço para buquê'],
  asks: ['a data da cerimônia', 'a cor do vestido e das flores', 'se vai no buquê ou na mão'],
  questions: {
    sale: ['No buquê, no pulso ou na mão: como você levaria?', 'Já tem data e igreja?'],
    content: ['Quem da sua família entrou na igreja com terço?', 'Você guardou algo do dia da cerimônia?'],
  },
  emojis: ['🤍', '💐', '📿'],
  hashtags: ['tercodenoiva', 'tercoparanoiva', 'tercodecasamento', 'noivacatolica', 'casamentocatolico', 'buquedenoiva', 'casamento'],
  sale: {
    professional: {
      openings: [
        'Entre as flores e as mãos, na hora da entrada: {topic}.',
        'Um detalhe de fé no caminho do altar: {topic}.',
        '{O topic} para a cerimônia e para os anos que vêm depois.',
      ],
      steps: [
        ['As portas da igreja se abrem, a música começa, e todos se levantam. Nas mãos, junto às flores, as contas seguem até o altar.', 'Enquanto ajeitam o véu, há um minuto de silêncio no quarto. As contas entre os dedos marcam uma oração breve antes de sair.'],
        ['Nas fotografias, as contas aparecem perto das mãos e das flores. De perto, a cruz completa a delicadeza do conjunto.'],
        ['É um presente bonito da mãe, da madrinha ou da avó para quem vai se casar na igreja ou celebrar as bodas.'],
        ['Mostre uma foto do vestido e diga quais serão as flores. O tom das contas se decide ao lado deles.'],
      ],
    },
    casual: {
      openings: [
        'Flores, véu e {topic}.',
        'O detalhe que as mãos levam até o altar: {topic}.',
        'Quem vai casar na igreja já pensa {no topic}.',
      ],
      steps: [
        ['A porta abre, a igreja inteira vira pra trás, e as mãos tremem um pouquinho. As contas estão ali, no meio das flores.', 'Vestido pronto, cabelo pronto, e a madrinha pede um minutinho pra rezar junto. É uma das horas mais bonitas da manhã.'],
        ['{Fica/Ficam} uma beleza na foto de pertinho, com as flores, as mãos e a cruz caindo de lado. É simplicidade cheia de sentido.'],
        ['A madrinha pode dar, a mãe também, e até as amigas juntas. Pra quem faz bodas, é uma lembrança linda.'],
        ['Me manda foto do vestido e das flores que a gente olha a cor junto. E me conta se vai no buquê ou na mão.'],
      ],
    },
    funny: {
      openings: [
        'O último item da lista e o primeiro a ir para as mãos: {topic}.',
        'A madrinha já confirmou quem leva {o topic}.',
        'Buquê arrumado, véu no lugar e {topic}.',
      ],
      steps: [
        ['A madrinha levou grampo, lenço, agulha e linha. No fundo da bolsa, embrulhadas à parte, estavam as contas para a entrada na igreja.', 'No ensaio, a noiva treinou com um maço de folhas no lugar do buquê. As contas já estavam enroladas ali, para acostumar.'],
        ['As contas repousam sobre as flores e acompanham o passo. A cruz fica de frente, e a avó repara do primeiro banco.'],
        ['Para a afilhada, a filha, a neta ou a amiga de infância. Quem dá costuma chorar antes de quem recebe.'],
        ['Conte a cor das flores e como vai ser o buquê. E escolha quem ficará com ele na hora das alianças.'],
      ],
    },
    motivational: {
      openings: [
        'Levar nas mãos o que se pede no coração: {topic}.',
        'Fé, família e flores na mesma entrada: {topic}.',
        'Para o dia em que duas famílias rezam juntas, {o topic}.',
      ],
      steps: [
        ['Foram meses de curso de noivos, listas e conversas. No dia, tudo se resume a alguns passos, com flores e contas nas mãos.', 'A avó se casou com um igual, de contas claras, e contou isso à neta. No altar, as duas se entenderam com um olhar.'],
        ['Unir conta por conta, com distância igual entre elas, pede vista descansada. A cruz é presa no fim, quando tudo está alinhado.'],
        ['Depois da cerimônia, {acompanha/acompanham} a casa nova e as datas do casal. Muitas famílias guardam para a próxima que se casar.'],
        ['Pense se as flores ficam com você ou serão lançadas. Assim se define se as contas vão presas ou soltas na mão.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Preso às flores ou na mão: {topic}.',
        'Como usar {o topic} na cerimônia.',
        'O melhor momento de combinar os detalhes {do topic}.',
      ],
      steps: [
        ['Muitas noivas só pensam nas contas na semana da cerimônia. Nessa altura o buquê já foi desenhado, e falta combinar como prender.', 'Uma dúvida comum é se as contas vão no buquê ou enroladas na mão. As duas formas são usadas e ficam bem.'],
        ['Nas flores, as contas ficam à vista o tempo todo. Na mão, ficam livres para a oração e para a hora das alianças.'],
        ['Avise a florista e leve as contas à prova do buquê. Se o buquê for lançado, combine antes quem vai soltá-las.'],
        ['Passada a festa, guarde as contas com o convite ou num porta-joias. São das poucas coisas do dia que se usam de novo.'],
      ],
    },
    casual: {
      openings: [
        'No buquê ou enrolado na mão? Conversa sobre {topic}.',
        'Noivas católicas, esse recado é sobre {topic}.',
        'Antes de fechar o buquê, pensa nisso: {topic}.',
      ],
      steps: [
        ['A gente decide docinho, música e cor de guardanapo, e as contas ficam pra véspera. Aí é um tal de correr atrás de fita.', 'Toda noiva me pergunta se põe no buquê ou leva na mão. Eu sempre digo que os dois jeitos são lindos.'],
        ['No buquê aparece mais na foto. Na mão, dá pra rezar baixinho na espera e segurar na hora do sim.'],
        ['Fala com a florista antes, leva junto na prova e já deixa uma fita separada. E se for jogar o buquê, solta primeiro.'],
        ['Depois do casamento, muita noiva deixa na cabeceira. Eu acho bonito que continue no dia a dia da casa.'],
      ],
    },
    funny: {
      openings: [
        'A madrinha prevenida também cuida {do topic}.',
        'Véu, fita e alfinete na mesa, e no centro: {topic}.',
        'Detalhes que a família confere duas vezes: {topic}.',
      ],
      steps: [
        ['No dia, cada tia dá uma opinião sobre o lugar das contas. A florista escuta todas e prende onde a noiva pediu.', 'Na hora de lançar o buquê, alguém sempre lembra das contas a tempo. Em geral é a madrinha, que estava de olho.'],
        ['Contas longas se enroscam nas folhas e nas rendas. Uma volta de fita no cabo resolve e deixa a cruz de frente.'],
        ['Dê à madrinha a tarefa de prender e soltar. E mostre na véspera, porque na hora todos estarão emocionados.'],
        ['Nas fotos, alguém da família sempre amplia a imagem para ver as mãos. É onde mais se vê o dia.'],
      ],
    },
    motivational: {
      openings: [
        'Contas que passam de uma noiva para outra: {topic}.',
        'A delicadeza que cabe entre os dedos: {topic}.',
        'O minuto de oração antes da entrada, com {topic}.',
      ],
      steps: [
        ['Em algumas famílias, as mesmas contas já entraram em quatro casamentos. Cada noiva acrescenta uma fita com a data.', 'Uma mãe guardou numa caixinha o que levou à igreja. No noivado da filha, abriu a caixa e as duas ficaram caladas.'],
        ['A cerimônia dura pouco, e o que se levou nas mãos continua. Por isso tantas famílias guardam com o convite e a vela.'],
        ['Escreva num cartão a data, a igreja e quem deu, e guarde junto. Daqui a anos, a história estará completa.'],
        ['Quem monta contas para uma noiva não a vê entrar. Imagina a igreja, confere a cruz e fecha a caixinha.'],
      ],
    },
  },
}
