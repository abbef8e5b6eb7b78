import type { ProductType } from '../product-type.ts'

export const washroomKit: ProductType = {
  nouns: ['kit lavabo', 'kit de lavabo', 'kit banheiro', 'conjunto de lavabo'],
  asks: ['o tamanho da bancada', 'as cores do seu lavabo', 'se é para você ou de presente'],
  questions: {
    sale: ['Seu lavabo é mais claro ou mais colorido?', 'O que não pode faltar na bancada da sua pia?'],
    content: ['O que mora na bancada da sua pia sem ter sido convidado?', 'Na sua casa, pode usar a toalha de enfeite?'],
  },
  emojis: ['🧴', '🧼', '🏠'],
  hashtags: ['kitlavabo', 'lavabo', 'kitparalavabo', 'kitbanheiro', 'lavabodecorado', 'conjuntodelavabo', 'decoracaodelavabo'],
  sale: {
    professional: {
      openings: [
        'A pia pronta para receber visitas: {topic}.',
        '{O topic} {muda/mudam} a primeira impressão do banheiro.',
        'Um lavabo bem cuidado começa na bancada: {topic}.',
      ],
      steps: [
        ['Em qualquer reunião em casa, a visita passa alguns minutos sozinha no lavabo. É ali que ela repara em cada detalhe.', 'A sala está arrumada, a mesa também, e a bancada da pia continua com o sabonete de sempre. Vale cuidar desse canto.'],
        ['O lavabo é pequeno, e por isso qualquer mudança aparece muito. Uma bancada bonita e perfumada transforma o ambiente sem obra.'],
        ['Fica bem no banheiro social, na suíte de hóspedes e no consultório. Para casa nova ou casamento, é um presente de uso certo.'],
        ['Antes de escolher, meça a bancada e repare nas cores do piso, da louça e das toalhas. O conjunto deve conversar com elas.'],
      ],
    },
    casual: {
      openings: [
        'O lavabo tava pedindo {topic}.',
        'Visita chegando e pia arrumada: {topic}.',
        'Dá pra mudar o banheiro sem quebrar nada, só com {topic}.',
      ],
      steps: [
        ['Já reparou que a gente arruma a sala inteira e esquece o lavabo? E é lá que a visita fica sozinha, olhando tudo.', 'Quando vou na casa de alguém, eu sempre reparo na pia. Se tá cheirosa e arrumadinha, já acho que a pessoa é caprichosa.'],
        ['O bom do lavabo é que ele é pequeno. Uma coisa bonita na bancada já muda o ambiente inteiro, sem reforma.'],
        ['É presente que agrada quem casou, quem mudou e quem vive recebendo gente. Pia toda casa tem, já ajuda.'],
        ['Antes de decidir, mede a bancada e olha a cor da toalha. Banheiro pequeno não perdoa exagero no tamanho.'],
      ],
    },
    funny: {
      openings: [
        'A visita vai ao lavabo e volta elogiando: {topic}.',
        'A reforma do banheiro saiu, e se chama {topic}.',
        '{O topic} para quem esconde a pasta de dente quando chega gente.',
      ],
      steps: [
        ['A visita pede para usar o lavabo, e você tenta lembrar o que deixou na pia. São os segundos mais longos da tarde.', 'Um minuto antes da campainha, tudo o que estava na bancada vai parar dentro do box. Feche a cortina e sorria.'],
        ['O lavabo tem a vantagem do tamanho. Com uma bancada bonita, parece que você reformou, e ninguém precisa ver o orçamento.'],
        ['É presente perfeito para quem casou e já tem cinco liquidificadores. Lavabo bonito ninguém ganhou repetido.'],
        ['Meça a bancada antes de escolher e tire da conta o lugar do pente, do grampo e do brinco esquecido. Eles sempre voltam.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem gosta de receber bem: {topic}.',
        'O cuidado chega até a bancada da pia com {topic}.',
        '{O topic} {deixa/deixam} a casa com cara de quem pensou em tudo.',
      ],
      steps: [
        ['Quem recebe bem pensa até no que a visita vê quando está sozinha. O lavabo arrumado é um carinho discreto.', 'Arrumar a casa aos poucos tem dessas alegrias, hoje a sala, amanhã a bancada da pia. Cada canto pronto dá gosto de ver.'],
        ['Um espaço pequeno fica pronto depressa. Em poucos minutos, a bancada ganha outra aparência, e dá vontade de continuar pela casa.'],
        ['Não é preciso esperar a visita para ter um lavabo bonito. Quem mora na casa passa por ali muito mais vezes.'],
        ['Comece pelo que já existe, a cor da parede e das toalhas. Escolher a partir daí deixa o canto com harmonia.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como arrumar a bancada com {topic}.',
        'O que a visita nota primeiro no lavabo: {topic}.',
        'Pequenos ajustes que valorizam {o topic}.',
      ],
      steps: [
        ['É comum a bancada do lavabo acumular um pouco de tudo. Entre pentes e frascos, o que é bonito desaparece.'],
        ['Em um espaço reduzido, o olhar percebe cada objeto. Por isso poucas coisas bem colocadas parecem mais cuidadas que muitas.'],
        ['Deixe na bancada apenas o necessário, agrupado sobre uma bandeja, e a toalha ao alcance da mão. Seque a pia antes da visita.'],
        ['Uma boa combinação para o lavabo nasce de olhar o conjunto. O perfume, a cor e a altura de cada item precisam se entender.'],
      ],
    },
    casual: {
      openings: [
        'Como deixo a bancada com {o topic} no lugar.',
        'Antes da visita chegar, olha a pia: {topic}.',
        'Meu truque de bancada com {o topic}.',
      ],
      steps: [
        ['Meu lavabo já teve de tudo na bancada, até chave de fenda. A gente passa, larga ali e não enxerga mais.'],
        ['Lavabo é tão pequeno que qualquer bagunça aparece em dobro. A parte boa é que qualquer capricho aparece em dobro também.'],
        ['Tira tudo da bancada, limpa e devolve só três coisas. Põe numa bandejinha, que já parece arrumado e fica fácil de limpar.'],
        ['O lavabo é o canto em que eu mais gosto de mexer. Troco uma toalha e já sinto que arrumei a casa inteira.'],
      ],
    },
    funny: {
      openings: [
        'Ninguém lembra como era a pia antes {do topic}.',
        'Segredos do lavabo em dia de visita: {topic}.',
        'A toalha de enfeite e {o topic}.',
      ],
      steps: [
        ['Dois minutos antes da visita, o lavabo passa por uma revolução. Tudo o que estava à vista desaparece atrás da cortina do box.'],
        ['A bagunça nasce porque a bancada fica no caminho de todos. Cada um que passa deixa uma lembrança, como se fosse museu.'],
        ['Ponha uma cesta embaixo da pia para guardar o que cada um larga ali. E avise a visita, por bondade, de que a toalha pode ser usada.'],
        ['Quem monta kit de lavabo não consegue usar o banheiro dos outros em paz. Alinha o frasco, dobra a toalha e ainda avalia o perfume.'],
      ],
    },
    motivational: {
      openings: [
        'Receber bem cabe num espaço pequeno: {topic}.',
        'Ninguém comenta, mas todo mundo repara {no topic}.',
        'Um canto arrumado por dia, e hoje {topic}.',
      ],
      steps: [
        ['Arrumar um canto pequeno dá ânimo para o resto. Muita faxina grande começou por uma bancada de pia.'],
        ['O resultado aparece depressa porque o espaço é pouco. Ver algo terminado, mesmo simples, faz diferença num dia cheio.'],
        ['Separe dez minutos para o lavabo. Esvazie a bancada, limpe o espelho, troque a toalha e pare por aí.'],
        ['Hospitalidade se aprende em casa, vendo alguém trocar a toalha para receber visita. Quem viu costuma repetir.'],
      ],
    },
  },
}
