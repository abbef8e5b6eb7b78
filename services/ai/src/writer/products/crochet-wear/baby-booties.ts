import type { ProductType } from '../product-type.ts'

export const babyBooties: ProductType = {
  nouns: ['sapatinho de crochê', 'sapatinho de tricô', 'botinha de crochê'],
  asks: ['para quando o bebê é esperado', 'as cores do enxoval', 'se é para a maternidade ou para presente'],
  questions: {
    sale: ['Tem bebê chegando na sua família?', 'Branquinho ou colorido: como você escolheria?'],
    content: ['Quem guardou o seu primeiro sapatinho?', 'Você também fala fininho perto de bebê?'],
  },
  emojis: ['🧶', '👶', '💛'],
  hashtags: ['sapatinhodecroche', 'sapatinhodebebe', 'sapatinhodetrico', 'sapatinhosdecroche', 'sapatinho', 'crochebebe', 'enxovaldebebe'],
  sale: {
    professional: {
      openings: [
        'O primeiro par de muitos: {topic}.',
        '{O topic} {cabe/cabem} na palma da mão.',
        'Para os pezinhos mais novos da família: {topic}.',
      ],
      steps: [
        ['A família inteira se reúne em volta do berço, e alguém sempre repara nos pés. São menores do que qualquer um lembrava.', 'Na mala da maternidade vai muita coisa prática. Um par feito na agulha é o que faz todos pararem para olhar.'],
        ['Num espaço de poucos centímetros há sola, lateral e borda, tudo em pontos. O par precisa sair igual.'],
        ['É presente para chá de bebê, visita à maternidade e primeiras fotos. Depois de pequeno, muita família guarda.'],
        ['Antes de escolher, pense no mês em que o bebê vai usar. Pés crescem depressa nas primeiras semanas.'],
      ],
    },
    casual: {
      openings: [
        'Pezinho novo na família: {topic}.',
        '{O topic} {derrete/derretem} qualquer visita.',
        'Olha o tamanho disto: {topic}.',
      ],
      steps: [
        ['A gente esquece o tamanho de um pé de recém-nascido. Aí pega um par desses na mão e fica quieto por um minuto.', 'Chegou o convite do chá de bebê e bateu a dúvida do presente? Um par de crochê ou tricô sempre passa de mão em mão.'],
        ['É pequeno, mas tem de tudo: sola, volta, borda, arremate. E os dois pés têm que sair iguaizinhos.'],
        ['Pra mala da maternidade, pro chá, pra primeira foto. Quando não servir mais, ainda fica lindo guardado.'],
        ['Me conta pra quando o bebê é esperado e a cor que a família gosta. O tamanho a gente vê pelos meses.'],
      ],
    },
    funny: {
      openings: [
        'Antes do primeiro passo, o primeiro par: {topic}.',
        '{O topic} para quem ainda não anda e já tem estilo.',
        'O dono ainda não sabe que tem pé: {topic}.',
      ],
      steps: [
        ['O bebê não anda, não sai e não tem compromisso. Mesmo assim, já tem sapato mais bonito que o do pai.', 'Na visita, três adultos feitos falam fininho olhando para dois pés. O dono dos pés dorme e ignora.'],
        ['São poucos centímetros de sapato. Cabe na mão, na foto e no coração da tia, que já chorou duas vezes.'],
        ['Para o chá, a maternidade e a foto em que o bebê chora e o sapato sai ótimo.'],
        ['Pense no tamanho com folga. Pé de bebê cresce enquanto a tia procura o celular para a foto.'],
      ],
    },
    motivational: {
      openings: [
        'Um par feito enquanto se espera: {topic}.',
        '{O topic} {marca/marcam} o tamanho do começo.',
        'Pontos pequenos para um grande dia: {topic}.',
      ],
      steps: [
        ['Na espera, a família arruma o quarto, lava roupinhas e conta semanas. Um par na cômoda já parece alguém.', 'Anos depois, a caixa de lembranças se abre e sai dali um par que cabe na mão. A família para tudo.'],
        ['Quanto menor a peça, mais cada ponto aparece. Um a mais na sola, e o par já não fica igual.'],
        ['Para os pais de primeira viagem, para a avó que espera e para a madrinha que quer dar algo feito com tempo.'],
        ['Escolha a cor que combina com a roupa da saída da maternidade ou do ensaio. Depois, é par para guardar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como guardar {o topic} de recordação.',
        'Cuidados com o fio {no topic}.',
        'Tamanho de pé de bebê, um assunto delicado: {topic}.',
      ],
      steps: [
        ['Muitas famílias guardam o primeiro par numa caixa e, anos depois, encontram o fio amarelado.'],
        ['Pés de bebê mudam de um mês para outro. Já o fio guardado com restos de leite ou suor amarela com o tempo.'],
        ['Lave à mão antes de guardar, seque bem e embrulhe em papel de seda branco. Escreva o mês num cartão junto.'],
        ['O segundo pé é o teste de quem faz. Mesma agulha, mesmo fio, e a mão tem de repetir a tensão do primeiro.'],
      ],
    },
    casual: {
      openings: [
        'O que fazer com {o topic} quando o pé cresce.',
        'Uma dica pra quem ganhou {topic}.',
        'Tamanho certo, mês certo: {topic}.',
      ],
      steps: [
        ['A gente ganha o par mais lindo, guarda pra uma ocasião e, quando lembra, o pé já não entra. Pé de bebê não espera.'],
        ['É que nos primeiros meses tudo muda de tamanho quase toda semana. O que sobrava outro dia hoje tá justo.'],
        ['Põe pra usar logo e tira uma foto. Depois lava à mão, seca bem e guarda com a data escrita.'],
        ['O primeiro pé eu faço rindo. No segundo eu conto, meço, comparo, porque os dois têm que ser irmãos.'],
      ],
    },
    funny: {
      openings: [
        'O mistério do pé que sumiu: {topic}.',
        'Por que todo mundo fala fininho perto {do topic}.',
        'Bebê contra sapato, o clássico: {topic}.',
      ],
      steps: [
        ['Bebê tem um talento: tira um sapato só. Nunca os dois, sempre um, e sempre na rua.'],
        ['O bebê acabou de descobrir que tem pés, e o sapato atrapalha a investigação. Por isso vai fora.'],
        ['Tire a foto nos três primeiros segundos. Depois disso, procure no carrinho, na manta e embaixo do sofá.'],
        ['Quem faz um par deste tamanho ouve muitos suspiros. Quem faz o par do pai ouve só que ficou apertado.'],
      ],
    },
    motivational: {
      openings: [
        'Mãos grandes, pontos pequenos: {topic}.',
        'A espera também tem fio e agulha: {topic}.',
        'Quem fez {o topic} pensou em alguém que nem chegou.',
      ],
      steps: [
        ['Muita gente aprendeu crochê ou tricô esperando um bebê da família. A peça era pequena, e a vontade, grande.'],
        ['Peça miúda exige luz boa e calma. Os pontos ficam escondidos pelos próprios dedos de quem faz.'],
        ['Se você está tentando, anote cada volta do primeiro pé. O segundo se faz lendo, e não de memória.'],
        ['Quando os dois ficam prontos, lado a lado na mesa, quem fez dá um passo atrás. Já parecem ter dono.'],
      ],
    },
  },
}
