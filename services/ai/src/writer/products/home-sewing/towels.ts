import type { ProductType } from '../product-type.ts'

export const towels: ProductType = {
  nouns: ['toalha', 'toalhinha', 'toalha de banho', 'toalha de rosto', 'toalha de lavabo', 'jogo de banho'],
  asks: ['as cores do banheiro', 'quantas pessoas usam', 'se é para casa ou para presente'],
  questions: {
    sale: ['Qual é a cor do seu banheiro?', 'Toalha branca ou colorida?'],
    content: ['Você tem toalha que só sai com visita?', 'Quem deixa a toalha molhada em cima da cama?'],
  },
  emojis: ['🛁', '🧵', '🏠'],
  hashtags: ['toalhas', 'toalhadebanho', 'jogodebanho', 'toalhadelavabo', 'toalhaderosto', 'camamesaebanho', 'lavabo'],
  sale: {
    professional: {
      openings: [
        '{O topic} para o banheiro de todos os dias.',
        'A casa recebe melhor com {o topic}.',
        'Na prateleira ou no gancho, sempre à vista: {topic}.',
      ],
      steps: [
        ['A visita está para chegar, e você confere o banheiro. Uma toalha bonita no gancho já deixa tudo com cara de arrumado.', 'Logo cedo, antes do café, a toalha já faz parte do dia. É uma das peças que mais se usam em casa.'],
        ['Toalha boa seca bem e enfeita o banheiro ao mesmo tempo. Basta trocá-la para o ambiente parecer outro.'],
        ['É presente para casa nova, para casamento e para hóspede. Também renova o banheiro de quem não pensa em reforma.'],
        ['Antes de escolher, veja as cores do banheiro e quantas pessoas usam. Conte uma em uso e outra lavando para cada pessoa.'],
      ],
    },
    casual: {
      openings: [
        'O banheiro tava pedindo {o topic}.',
        'Trocou a toalha, mudou o banheiro: {topic}.',
        'Vai chegar visita? Olha {o topic}.',
      ],
      steps: [
        ['A visita avisa que tá chegando e a gente corre pro banheiro. A primeira coisa que troca é a toalha, não é?', 'Tem toalha em casa que já viu muita coisa. A gente usa por carinho, mas ela não seca mais ninguém.'],
        ['É o jeito mais simples de mudar o banheiro. Sem obra, sem poeira, só pendurar uma toalha bonita e pronto.'],
        ['Vai bem de presente pra quem casou, pra quem mudou e pra quem merece um agrado. Em casa, sempre faz falta mais uma.'],
        ['Conta quantas pessoas usam e pensa na cor do azulejo. Aí fica fácil escolher, e ninguém fica com a velha.'],
      ],
    },
    funny: {
      openings: [
        'Para a visita não conhecer a toalha velha: {topic}.',
        '{O topic} e o mistério de quem usou e não pendurou.',
        'Já tem vaga no gancho para {o topic}.',
      ],
      steps: [
        ['Toda casa tem uma toalha que só sai com visita. A família passa por ela com respeito e enxuga a mão na calça.', 'O convidado viu a toalha bonita no gancho e não teve coragem de usar. Saiu do banheiro sacudindo os dedos.'],
        ['Uma toalha enxuga, enfeita e, jogada na cama molhada, provoca discussões. Poucas peças participam tanto da vida em família.'],
        ['Presente para recém-casados, que vão descobrir juntos quem deixa a toalha embolada. Deve ser entregue com votos de paciência.'],
        ['Conte as pessoas da casa e some uma. Sempre há alguém que usa a dos outros e nega.'],
      ],
    },
    motivational: {
      openings: [
        'Cuidar da casa para quem mora nela: {topic}.',
        '{O topic} para começar e terminar bem o dia.',
        'Um agrado no uso de todo dia: {topic}.',
      ],
      steps: [
        ['Deixar uma toalha limpa na cama do quarto de hóspedes é dizer que a pessoa era esperada. Quem chega cansado percebe.', 'A primeira casa tem pouca coisa, um colchão, duas panelas e um espelho. Escolher as toalhas já dá um jeito de lar.'],
        ['O que se usa todos os dias merece ser bonito, mesmo sem visita. Quem mora na casa é o primeiro convidado.'],
        ['É um presente para quem começa, numa casa nova ou num casamento. Vai ser usado desde a primeira manhã.'],
        ['Comece pelo banheiro que a família mais usa. Pense nas cores e no número de trocas, com uma folga para hóspedes.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Por que {o topic} {perde/perdem} a maciez.',
        'Menos amaciante, mais absorção: {topic}.',
        'Como lavar e secar {o topic}.',
      ],
      steps: [
        ['A toalha sai do varal dura e já não seca como antes. A reação comum é pôr mais amaciante na lavagem seguinte.'],
        ['Amaciante e sabão em excesso ficam presos na fibra e repelem a água. Sem secar por inteiro, vem o cheiro.'],
        ['Use pouco sabão e, de vez em quando, meio copo de vinagre branco no enxágue. Sacuda bem antes de estender.'],
        ['Depois do uso, pendure aberta, num lugar que ventile. E lave as novas antes de estrear, para a água entrar.'],
      ],
    },
    casual: {
      openings: [
        'Toalha molhada em cima da cama, um caso: {topic}.',
        'Aqui em casa também tem regra pra {o topic}.',
        'Um assunto que divide famílias: {topic}.',
      ],
      steps: [
        ['A gente entra no quarto e a toalha tá lá, molhada, em cima da colcha. Ninguém sabe quem foi, claro.'],
        ['Muitas vezes é só que falta gancho perto. Onde não tem lugar fácil, a toalha vai parar no que estiver na frente.'],
        ['Põe um gancho por pessoa, na altura de cada um, e uma cor pra cada. Criança adora ter o seu.'],
        ['Não resolve tudo, porque família é família. Mas a colcha fica seca na maior parte dos dias, e já é uma vitória.'],
      ],
    },
    funny: {
      openings: [
        'Toalha de visita, a intocável: {topic}.',
        'Etiqueta de banheiro alheio e {o topic}.',
        'Todo mundo já ficou em dúvida diante {do topic}.',
      ],
      steps: [
        ['Na casa dos outros, há três toalhas no banheiro. Uma é de enfeite, uma é do dono, e a terceira você não encontra.'],
        ['Ninguém explica qual é a de usar, e ninguém pergunta. Resultado, todo mundo sai do banheiro sacudindo as mãos.'],
        ['Deixe uma toalhinha separada, bem à vista, ao lado da pia. Com uma plaquinha ou um cesto, acaba o suspense.'],
        ['A intocável segue no gancho, linda e seca. Um dia será herança, e os netos também não terão coragem.'],
      ],
    },
    motivational: {
      openings: [
        'Receber bem em casa: {topic}.',
        'Quem recebe bem pensa em {topic}.',
        'Um cuidado de quem recebe, a começar {pelo topic}.',
      ],
      steps: [
        ['Há casas em que o hóspede encontra tudo sem perguntar. Alguém pensou nele antes, na toalha, na luz e no copo d\'água.'],
        ['Quem chega de fora não gosta de pedir. O que já está à vista deixa a pessoa à vontade.'],
        ['Deixe sobre a cama uma toalha grande e uma pequena, com sabonete e a senha da internet num papel.'],
        ['Na despedida, o hóspede dobra tudo direitinho. E diz, da porta, que a próxima vez é na casa dele.'],
      ],
    },
  },
}
