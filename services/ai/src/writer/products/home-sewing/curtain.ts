import type { ProductType } from '../product-type.ts'

export const curtain: ProductType = {
  nouns: ['cortina'],
  asks: ['as medidas do vão', 'em que cômodo vai ficar', 'se prefere mais claro ou mais escuro'],
  questions: {
    sale: ['Em qual cômodo da casa você mudaria a cortina hoje?', 'Você prefere luz entrando ou quarto bem escuro?'],
    content: ['Faz quanto tempo que a sua cortina não vai pra lavagem?', 'Quem aí tem gato que escala cortina?'],
  },
  emojis: ['🏠', '🪟', '🛋️'],
  hashtags: ['cortina', 'cortinas', 'cortinasobmedida', 'cortinasparasala', 'decoracao', 'cortinaparaquarto', 'decoracaodeinteriores'],
  sale: {
    professional: {
      openings: [
        '{O topic} para vestir o ambiente.',
        'A luz na medida da sua casa: {topic}.',
        'Um cômodo pronto pede {topic}.',
      ],
      steps: [
        ['Os móveis já estão no lugar, e ainda assim o cômodo parece vazio. Quando entra o tecido, o ambiente ganha acabamento.', 'De manhã a luz entra de uma vez, e à noite a casa fica à vista da rua. Uma boa cortina resolve os dois horários.'],
        ['Poucas peças mudam tanto um cômodo. A cortina filtra a luz, dá privacidade e ainda escolhe a cor que se vê primeiro.'],
        ['Vai bem na casa nova, no quarto que precisa de mudança e na cozinha que pede leveza. Cada espaço pede um tecido.'],
        ['Antes de escolher, meça a largura e a altura do vão, com trena. Para o franzido, costuma-se usar o dobro da largura.'],
      ],
    },
    casual: {
      openings: [
        'A casa fica com outra cara: {topic}.',
        'Olha {o topic} e imagina aí na sua casa.',
        'Eu colocaria {o topic} hoje mesmo.',
      ],
      steps: [
        ['Casa sem cortina parece que a mudança ainda não acabou, já reparou? Tá tudo no lugar, mas falta vestir o espaço.', 'O sol das seis entra direto na cara, e a gente prometeu resolver isso desde que mudou. Chegou a hora, né?'],
        ['É o tipo de coisa que muda o cômodo sem quebrar nada. Entrou o tecido, a luz fica macia e pronto.'],
        ['Serve pra casa nova, pro quarto que enjoou e até pra esconder aquele canto que a gente não quer mostrar.'],
        ['Mede a largura e a altura com trena e me manda. Diz também se quer deixar passar luz ou escurecer mais.'],
      ],
    },
    funny: {
      openings: [
        'Para o vizinho parar de saber o seu cardápio: {topic}.',
        '{O topic} e o fim do sol na cara às seis.',
        'A luz do poste não foi convidada: {topic}.',
      ],
      steps: [
        ['O sol nasceu às seis e foi direto no seu olho. Ele tem a janela inteira, mas gosta mesmo é do travesseiro.', 'O lençol preso com tachinha era provisório. Fez aniversário de dois anos, e já há quem o chame de decoração.'],
        ['Filtra a luz, guarda os segredos da casa e esconde a cadeira de roupas. Pouca gente da família faz tanto.'],
        ['Para a sala, para o quarto e para o gato, que vai considerar a novidade uma árvore.'],
        ['Meça com trena, e não com palmos. O palmo muda de pessoa para pessoa, e a janela não aceita opiniões.'],
      ],
    },
    motivational: {
      openings: [
        'A casa vai ficando com o seu jeito: {topic}.',
        '{O topic} para terminar de arrumar o seu canto.',
        'Um detalhe que faltava na casa: {topic}.',
      ],
      steps: [
        ['Depois da mudança, um dia você abre a porta e sente que a casa é sua. Muitas vezes foi o tecido na janela.', 'A primeira casa se arruma devagar, um cômodo por vez. Cada escolha espera o momento certo e tem um gosto próprio.'],
        ['A luz que entra de manhã muda o começo do dia. Escolher como ela entra é um cuidado com quem mora ali.'],
        ['Vale para a casa que acabou de ficar pronta e para a que já tem anos. Nas duas, mudar o tecido renova tudo.'],
        ['Comece pelo cômodo onde você passa mais tempo. Meça com calma, olhe a cor das paredes e decida por ali.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como medir antes de comprar {o topic}.',
        'Altura, largura e franzido: {topic}.',
        'Um erro comum na medida {do topic}.',
      ],
      steps: [
        ['Esticado, o pano cobre a janela, mas parece um lençol no varal. O que falta ali é largura para as dobras.'],
        ['As dobras precisam de tecido sobrando, em geral o dobro do vão. E a barra depende de onde o varão está preso.'],
        ['Meça a largura do vão e some uns quinze centímetros de cada lado. A altura se mede do varão até onde deve terminar.'],
        ['Meça dos dois lados, porque o piso nem sempre é reto. Anote num papel, com desenho, e guarde para a próxima.'],
      ],
    },
    casual: {
      openings: [
        'Você lembra a última lavagem {do topic}?',
        'Aquele pó que a gente não vê {no topic}.',
        'Dia de lavar e pendurar: {topic}.',
      ],
      steps: [
        ['Olhando de longe, a cortina parece limpa. Aí a gente abre a janela, bate sol e sobe aquela nuvenzinha de pó.'],
        ['É tecido grande, parado, na frente do vento. Pega poeira da rua e gordura da cozinha sem ninguém notar.'],
        ['Passa o aspirador com o bico de pano a cada quinze dias e lava umas duas vezes por ano, como manda a etiqueta.'],
        ['Pendura ainda úmida, se o tecido deixar, que o próprio peso estica. E a casa fica com cheiro de roupa limpa.'],
      ],
    },
    funny: {
      openings: [
        'O gato da casa e {o topic}, uma relação intensa.',
        'O melhor esconderijo da casa: {topic}.',
        'Segredos da rua vistos por trás {do topic}.',
      ],
      steps: [
        ['No esconde-esconde, a criança fica atrás do tecido com os dois pés de fora. A família procura por dez minutos, em respeito.'],
        ['O gato vê uma árvore, a criança vê uma capa, e a visita vê a decoração. Cada um tem a sua versão.'],
        ['Para o gato, ofereça um arranhador perto da janela. Para a criança, conte até cem e faça bastante drama na procura.'],
        ['Quanto ao vizinho curioso, acene para a pontinha. Ele some por uns dias, e depois volta, porque a novela da rua continua.'],
      ],
    },
    motivational: {
      openings: [
        'Um pouco de luz muda o dia: {topic}.',
        'Abrir {o topic} logo cedo.',
        'Um gesto simples de toda manhã: {topic}.',
      ],
      steps: [
        ['A avó abria a casa inteira antes de passar o café. O dia só começava depois da última janela.'],
        ['Ambiente fechado guarda o ar da noite e o cheiro da cozinha. Com a janela aberta, tudo isso vai embora em minutos.'],
        ['Abra logo que acordar, prenda o tecido de lado e deixe o ar correr. Dez minutos bastam, mesmo no frio.'],
        ['É um gesto pequeno que a casa inteira percebe. Quem acorda depois encontra a luz pronta na sala.'],
      ],
    },
  },
}
