import type { ProductType } from '../product-type.ts'

export const earrings: ProductType = {
  nouns: ['brinco', 'brinquinho', 'maxibrinco', 'par de brincos', 'kit de brincos'],
  asks: ['se prefere pequeno ou grande', 'se usa mais o cabelo solto ou preso', 'se é para você ou para presente'],
  questions: {
    sale: ['Você é do time discreto ou do time que aparece?', 'Pra onde você usaria primeiro?'],
    content: ['Quantos brincos sem par tem na sua gaveta?', 'Onde apareceu o último que você perdeu?'],
  },
  emojis: ['👂', '💎', '✨'],
  hashtags: ['brinco', 'brincos', 'brincosfemininos', 'maxibrinco', 'brincoslindos', 'acessoriosfemininos', 'kitdebrincos'],
  sale: {
    professional: {
      openings: [
        'O detalhe mais perto do seu rosto: {topic}.',
        '{O topic} {completa/completam} a produção em um gesto.',
        'Do trabalho ao jantar, sem trocar de roupa: {topic}.',
      ],
      steps: [
        ['A camisa é a de sempre, o cabelo está preso e há cinco minutos para sair. Um par de brincos resolve o conjunto.', 'Numa chamada de vídeo, só se vê o rosto. O brinco acaba sendo a parte da produção que todos percebem.'],
        ['O brinco fica à altura dos olhos de quem conversa com você. Por isso muda tanto, mesmo quando a roupa é básica.'],
        ['É um presente fácil de acertar, porque não depende de numeração. Combina com aniversários, formaturas e agradecimentos.'],
        ['Observe como você usa o cabelo e as golas. Cabelo preso valoriza peças maiores, e gola alta pede leveza.'],
      ],
    },
    casual: {
      openings: [
        'Cabelo preso e {topic}, e pronto.',
        'Eu não saio nem pra padaria sem {topic}.',
        'Dá pra mudar a roupa inteira só com isso: {topic}.',
      ],
      steps: [
        ['Sabe quando você já tá na porta, olha no espelho e sente que falta alguma coisa? Quase sempre é o brinco.', 'Camiseta branca, calça de sempre, coque feito às pressas. Com o brinco certo ninguém percebe que foi às pressas.'],
        ['O brinco fica bem do lado do rosto, por isso a diferença aparece tanto. Não precisa de mais nada.'],
        ['Presente certeiro também, porque não tem número. É só lembrar se a pessoa gosta de discreto ou chamativo.'],
        ['Me conta se você usa mais cabelo solto ou preso, e se gosta de peça leve ou grande. Ajuda na escolha.'],
      ],
    },
    funny: {
      openings: [
        'Fui só dar uma olhada e voltei com {topic}.',
        'Cabe mais um par na gaveta, sempre: {topic}.',
        'O espelho pediu bis com {o topic}.',
      ],
      steps: [
        ['A pessoa tem trinta pares e usa sempre o mesmo. O trigésimo primeiro, no entanto, é diferente, vai mudar tudo.', 'Na reunião por vídeo, da cintura para baixo é pijama. Da orelha para cima, diretoria.'],
        ['Com um brinco bonito, até o coque feito no elevador parece escolha de estilo. Ninguém pergunta, e você não precisa contar.'],
        ['Para a amiga que perde um de cada par e para a que guarda todos em ordem alfabética.'],
        ['Antes de escolher, olhe o que tem na gaveta. Se houver sete iguais, experimente um pouco de ousadia.'],
      ],
    },
    motivational: {
      openings: [
        'O último gesto antes de sair para o dia: {topic}.',
        'Arrumar-se também é cuidado: {topic}.',
        '{O topic} para começar o dia com capricho.',
      ],
      steps: [
        ['Café tomado, chave na mão, bolsa no ombro. O brinco colocado no espelho do corredor é um minuto só seu.', 'Primeiro dia no emprego novo, a roupa escolhida na véspera. Faltava um detalhe, e ele ficou bem perto do rosto.'],
        ['Um detalhe bem escolhido muda a postura. A pessoa entra na sala sabendo que se arrumou com gosto.'],
        ['Para presentear quem trabalhou muito este ano, quem concluiu um curso, quem merece um mimo sem data.'],
        ['Escolha pensando no seu dia a dia, e não só nas festas. O par mais usado é o que acompanha a rotina.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Tamanho, rosto e gola: como escolher {o topic}.',
        'Como guardar e limpar: {topic}.',
        'Cada brinco tem uma roupa que o valoriza: {topic}.',
      ],
      steps: [
        ['A peça é bonita no mostruário e, no rosto, parece sumir. O cabelo e a gola costumam ser o motivo.'],
        ['A gola alta disputa espaço com peças longas, e o cabelo solto esconde as pequenas. Já o perfume apaga o brilho.'],
        ['Coloque o brinco por último, depois do perfume e do creme. Guarde cada par junto, num saquinho ou numa caixa com divisões.'],
        ['O brinco já foi sinal de ofício, de promessa e de origem. Hoje diz, principalmente, do gosto de quem usa.'],
      ],
    },
    casual: {
      openings: [
        'Onde foi parar o outro? Dicas sobre {topic}.',
        'Antes do perfume ou depois: {topic}.',
        'Com que roupa e com que penteado usar {o topic}.',
      ],
      steps: [
        ['Já pôs um brinco lindo e não ficou como imaginou? Às vezes é o cabelo, às vezes a gola.'],
        ['Gola alta com brinco comprido briga, cabelo solto esconde os pequenos. E perfume em cima tira o brilho.'],
        ['Passa o perfume e o creme antes, brinco só no fim. E guarda os dois juntinhos, presos num botão velho.'],
        ['Eu gosto de reparar em brinco de gente na rua. Cada um parece contar o humor da pessoa naquele dia.'],
      ],
    },
    funny: {
      openings: [
        'O mistério do par que se separa: {topic}.',
        'Um ficou na gaveta, o outro ninguém viu: {topic}.',
        'Onde some o fecho {do topic}.',
      ],
      steps: [
        ['A gaveta tem onze brincos: cinco pares e um solteiro. O solteiro é, claro, o mais bonito.'],
        ['Brinco some quando a gente tira às pressas, no escuro, e põe em qualquer lugar. O lugar se chama travesseiro.'],
        ['Deixe um potinho ao lado da cama só para isso. Antes de dormir, o potinho, e ninguém vai acordar procurando.'],
        ['No dia da faxina, o sumido aparece. O par dele, por sua vez, foi perdido na semana passada.'],
      ],
    },
    motivational: {
      openings: [
        'Um minuto no espelho antes de tudo: {topic}.',
        'O detalhe escolhido com gosto: {topic}.',
        'Uma lembrança boa em cada par: {topic}.',
      ],
      steps: [
        ['Muita gente herdou um par da avó e o usa em dia importante. Entrevista, prova, casamento: ele vai junto.'],
        ['O brinco usado em datas boas vai guardando essas datas. Depois, basta colocar para lembrar.'],
        ['Escreva num papel a história dos seus preferidos e deixe na caixa. Quem ficar com eles vai gostar de saber.'],
        ['Para montar um par, o mesmo trabalho é feito duas vezes. O segundo só fica pronto ao lado do primeiro.'],
      ],
    },
  },
}
