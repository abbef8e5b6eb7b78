import type { ProductType } from '../product-type.ts'

export const foilBalloons: ProductType = {
  nouns: ['balão metalizado', 'balão de número', 'balão de letra'],
  asks: ['qual é a festa', 'a cor que prefere', 'onde o balão vai ficar'],
  questions: {
    sale: ['Quem comemora na sua casa este mês?', 'Prateado, dourado ou bem colorido?'],
    content: ['Quem segura o balão na foto aí?', 'Balão depois da festa: você guarda ou deixa por aí?'],
  },
  emojis: ['🎈', '🎂', '🎉'],
  hashtags: ['balaometalizado', 'baloesmetalizados', 'balaodenumero', 'balaonumero', 'balaodeletra', 'baloes', 'festadeaniversario'],
  sale: {
    professional: {
      openings: [
        'O brilho que aparece em todas as fotos: {topic}.',
        '{O topic} {chama/chamam} a atenção na mesa e na parede.',
        'Poucos enfeites anunciam tão bem a festa: {topic}.',
      ],
      steps: [
        ['O bolo está pronto e a família se junta para a foto. Com um balão brilhante ao lado, já se vê que é dia de festa.', 'A pessoa abre a porta e a primeira coisa que vê é o brilho no fundo da sala. Já sabe que é para ela.'],
        ['O material reflete a luz e aparece bem mesmo em sala pequena. Um só já muda o canto do parabéns.'],
        ['Fica bem na festa grande, no café da manhã surpresa, na formatura e na mesa do trabalho.'],
        ['Antes de escolher, pense no lugar da foto e na altura da parede. É isso que define o tamanho do balão.'],
      ],
    },
    casual: {
      openings: [
        'Brilhou, virou festa: {topic}.',
        'Eu não consigo ver {o topic} e não sorrir.',
        'Pra foto do parabéns ficar completa: {topic}.',
      ],
      steps: [
        ['Sabe aquela foto que a gente olha depois e nem lembra que era festa? Com o balão do lado, ninguém tem dúvida.', 'Sala de sempre, sofá de sempre. Aí entra aquele balão brilhando e todo mundo já quer cantar parabéns.'],
        ['O brilho do balão aparece até em foto tirada na correria. E um só já faz o serviço na mesa do bolo.'],
        ['Vai bem na mesa do bolo, na porta, na surpresa do escritório. Adulto pede pra levar embora, pode esperar.'],
        ['Me conta onde vai ficar e de que cor é a festa. Com isso fica fácil acertar o tamanho.'],
      ],
    },
    funny: {
      openings: [
        'Ninguém mais olha para o bolo: {topic}.',
        'O elevador inteiro olhou por causa {do topic}.',
        'Tente passar despercebido na rua com {topic}.',
      ],
      steps: [
        ['A pessoa atravessou a rua com o balão na mão e recebeu quatro parabéns. O aniversário era da prima.', 'No banco de trás do carro, o balão ocupa o lugar de dois adultos. E ninguém tem coragem de pedir para ele apertar.'],
        ['O balão é espelho, enfeite e convidado. A tia usou para conferir o batom antes da foto, e funcionou.'],
        ['Para a criança que conta os dias e para o adulto que diz não ligar, mas já escolheu o lado da foto.'],
        ['Confira o tamanho do carro antes de buscar. Balão grande gosta de viajar na frente, com vista.'],
      ],
    },
    motivational: {
      openings: [
        'Uma data esperada merece brilho: {topic}.',
        'Para comemorar o que deu trabalho: {topic}.',
        '{O topic} para quem tem o que festejar.',
      ],
      steps: [
        ['A família se levantou mais cedo, prendeu o balão na cadeira e esperou em silêncio. A porta do quarto abriu devagar.', 'Foram semanas de planos, contas e listas. No dia da festa, o brilho atrás da mesa mostra que deu certo.'],
        ['Um balão desses não precisa de muita companhia. Onde ele está, todo mundo entende que o dia é especial.'],
        ['Para o primeiro ano de um bebê, a nova idade da avó, o diploma na mão ou a porta da loja aberta.'],
        ['Decidam em família o lugar da foto e deixem tudo pronto na véspera. De manhã, sobra tempo para o abraço.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como guardar {o topic} depois da festa.',
        'Onde colocar {o topic} para a foto sair boa.',
        'Cuidados com o balão brilhante: {topic}.',
      ],
      steps: [
        ['O balão parecia lindo na sala e, na foto, virou um clarão branco. O flash bateu de frente e voltou.', 'Depois da festa, muita gente fura o balão para jogar fora. Quase sempre ele ainda poderia ser usado de novo.'],
        ['A superfície funciona como um espelho: devolve a luz que recebe de frente. E a válvula do balão se abre com um canudo.'],
        ['Fotografe sem flash, com a luz da janela de lado. Para guardar, esvazie com um canudo na válvula e dobre com cuidado.'],
        ['Em muitas casas, o mesmo balão aparece em mais de um aniversário. A família já sabe a gaveta em que ele mora.'],
      ],
    },
    casual: {
      openings: [
        'Não fura, dá pra guardar: {topic}.',
        'Flash na cara não funciona com {topic}.',
        'O truque do canudo pra esvaziar {o topic}.',
      ],
      steps: [
        ['Quem nunca tirou a foto do parabéns e descobriu que o balão virou uma bola de luz no meio da família?', 'A festa acaba e lá vai alguém furar o balão. Espera, que ele ainda aguenta outra festa.'],
        ['Balão assim é praticamente um espelho, devolve o flash na hora. E a válvula fecha sozinha, por isso ninguém sabe esvaziar.'],
        ['Foto sem flash, com a janela do lado. E pra esvaziar, põe um canudinho na válvula, aperta de leve e dobra.'],
        ['Aqui sempre tem alguém que pergunta se pode levar pra casa. A resposta tá na cara da pessoa.'],
      ],
    },
    funny: {
      openings: [
        'O balão que ficou para morar: {topic}.',
        'Encontros noturnos com {o topic} no corredor.',
        'Reflexo na colher, na janela e {no topic}.',
      ],
      steps: [
        ['Três da manhã, a pessoa vai beber água e encontra um vulto brilhante parado no corredor. Era o balão da festa.'],
        ['Qualquer ventinho muda o balão de lugar. De dia ninguém repara, de noite a casa inteira acorda.'],
        ['Antes de dormir, prenda o balão num lugar à vista. Seu coração agradece no caminho até a cozinha.'],
        ['Quando ele enfim murcha, alguém dobra e guarda na gaveta. Ano que vem, o susto é em outro corredor.'],
      ],
    },
    motivational: {
      openings: [
        'A foto que a família repete todo ano: {topic}.',
        'Enfeitar a sala antes que a pessoa acorde: {topic}.',
        'O cuidado de escolher {o topic} para alguém.',
      ],
      steps: [
        ['Há famílias que tiram a mesma foto todo ano, no mesmo sofá. Muda a idade, muda a altura, o sorriso se reconhece.', 'Alguém encheu o balão de madrugada, no banheiro, para não fazer barulho. De manhã, fingiu que não sabia de nada.'],
        ['Uma sala enfeitada cedo mostra que alguém acordou antes pensando em você. Não há presente que diga isso melhor.'],
        ['Escolha um lugar da casa e repita a foto a cada aniversário. Em poucos anos, você tem uma coleção.'],
        ['Quando as fotos são postas lado a lado, a família ri do cabelo, da roupa, do sofá. A alegria é a mesma.'],
      ],
    },
  },
}
