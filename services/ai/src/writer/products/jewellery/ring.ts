import type { ProductType } from '../product-type.ts'

export const ring: ProductType = {
  nouns: ['anel', 'mix de anéis'],
  asks: ['a medida do dedo', 'se usa um só ou vários', 'se é para você ou para presente'],
  questions: {
    sale: ['Em que dedo você usa?', 'Um só ou vários na mesma mão?'],
    content: ['Onde você já esqueceu um anel?', 'Você gira o anel quando está pensando?'],
  },
  emojis: ['💍', '💎', '✨'],
  hashtags: ['anel', 'aneis', 'anelfeminino', 'mixdeaneis', 'aneisfemininos', 'acessoriosfemininos', 'aneislindos'],
  sale: {
    professional: {
      openings: [
        'Um detalhe que a mão leva a todo lugar: {topic}.',
        '{O topic} {valoriza/valorizam} cada gesto.',
        'Na mão que escreve, cumprimenta e cria: {topic}.',
      ],
      steps: [
        ['Ao entregar um documento, virar uma página ou segurar uma xícara, a mão está sempre à vista. O anel vai junto.', 'Tudo pronto para sair, e falta só um detalhe. Muita gente abre a caixa e escolhe o anel por último.'],
        ['Poucas peças são tão pessoais: cada um tem o dedo certo, o tamanho certo, o jeito de usar sozinho ou em conjunto.'],
        ['Marca formaturas, aniversários e conquistas, ou entra na rotina sem motivo nenhum. Serve a gostos discretos e marcantes.'],
        ['Meça o dedo no fim da tarde, quando ele está no tamanho normal. Para presente, um anel da pessoa ajuda na medida.'],
      ],
    },
    casual: {
      openings: [
        'Unha feita ou não, a mão fica linda: {topic}.',
        'Eu mexo {no topic} o dia inteiro.',
        'Uma mão bonita pede {topic}.',
      ],
      steps: [
        ['Sabe quando a gente fica girando o anel no dedo enquanto pensa? É o enfeite que a gente mais usa sem perceber.', 'Café na mão, livro na mão, celular na mão. Quem olha pra gente vê o anel antes de quase tudo.'],
        ['Uns usam um só, outros enchem os dedos. Não existe certo, cada mão tem sua combinação.'],
        ['É presente lindo de formatura, de aniversário, de você pra você. Sem precisar esperar data.'],
        ['Mede o dedo de tarde, que a medida muda durante o dia. Pra presente, dá um jeito de medir um que a pessoa usa.'],
      ],
    },
    funny: {
      openings: [
        'A mão que aponta merece {topic}.',
        'Dez dedos e tanta escolha: {topic}.',
        'Sobrou dedo livre pra {topic}.',
      ],
      steps: [
        ['A pessoa ganhou o anel e passou a apontar para tudo. Até a conta de luz virou motivo para mostrar a mão.', 'Tem quem gire o anel na hora de pensar. Em reunião de resultado, há quem dê mais voltas que carrossel.'],
        ['É a única peça que aparece na foto do café, da chave nova e do pastel. Ela participa de tudo.'],
        ['Para quem fala com as mãos, para quem digita e para quem finge que não repara nas mãos dos outros.'],
        ['Meça o dedo antes. Anel apertado sai só com sabonete, e sempre na hora em que o banheiro está ocupado.'],
      ],
    },
    motivational: {
      openings: [
        'As suas mãos, o seu esforço: {topic}.',
        'Para lembrar de uma conquista: {topic}.',
        '{O topic} para quem constrói algo com as próprias mãos.',
      ],
      steps: [
        ['Um diploma custa muitas noites de estudo. Muita gente escolhe um anel para levar essa conquista na mão.', 'As mãos contam o trabalho de uma vida: farinha, giz, graxa, teclado. Um anel nelas fica muito bem.'],
        ['Olhar para a própria mão e lembrar de um dia bom dura um segundo. E esse segundo se repete muitas vezes.'],
        ['Para quem se forma, quem abre um negócio, quem cuida de muita gente. Para quem se presenteia sem pedir licença.'],
        ['Escolha com calma o dedo e a medida. Uma peça que serve bem entra na rotina e fica.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como descobrir a medida do dedo: {topic}.',
        'Em que dedo usar {o topic}.',
        'Cuidados com {o topic} no dia a dia.',
      ],
      steps: [
        ['O dedo muda de tamanho entre a manhã e a tarde. Por isso a mesma pessoa pode achar o anel largo e apertado no mesmo dia.'],
        ['O calor, o sal e o exercício mudam a medida do dedo. E anel sem lugar fixo fica onde a mão largar.'],
        ['Enrole uma tira de papel no dedo, marque o encontro e meça. Meça duas vezes, em horas diferentes.'],
        ['Quem usa sempre o mesmo anel sente falta logo que tira. A mão fica procurando, sem saber bem o quê.'],
      ],
    },
    casual: {
      openings: [
        'Aquele truque da tira de papel pra {topic}.',
        'Apertado de manhã, largo à tarde: {topic}.',
        'Qual dedo é o seu? Um papo sobre {topic}.',
      ],
      steps: [
        ['De manhã aperta, à tarde cai. A gente acha que mediu errado, mas o dedo é que muda mesmo.'],
        ['Calor incha, frio afina, sal também mexe. Por isso quem mede uma vez só quase sempre se engana.'],
        ['Corta uma tirinha de papel, enrola no dedo e marca. Faz isso duas vezes e usa a maior.'],
        ['Eu deixo um potinho perto da pia só pra isso. Salvou mais anéis do que eu gosto de admitir.'],
      ],
    },
    funny: {
      openings: [
        'Entrou fácil e agora não sai: {topic}.',
        'Sabonete e muita paciência: {topic}.',
        'Quantos dedos, tantos motivos: {topic}.',
      ],
      steps: [
        ['Girar, puxar, gelo, sabonete, óleo de cozinha. Tem anel que não sai por amor nem por força.'],
        ['O dedo gosta de inchar na hora errada. É um talento que ninguém explica direito.'],
        ['Passe um fio dental enrolado abaixo do anel e vá desenrolando devagar. A técnica existe, e funciona.'],
        ['No fim, o anel volta ao dedo e a mão parece mais completa. Só falta o sifão voltar ao lugar.'],
      ],
    },
    motivational: {
      openings: [
        'Nas mãos de quem trabalha, {topic}.',
        'Um brilho pequeno no fim de um esforço: {topic}.',
        'O que as mãos guardam: {topic}.',
      ],
      steps: [
        ['Há mãos que a gente reconhece só pelo anel. A avó, a professora, a vizinha que acena da janela.'],
        ['Um anel usado todo dia passa a fazer parte da mão. Em família, ele é reconhecido em qualquer foto antiga.'],
        ['Antes de guardar um anel de família, escreva num papel de quem ele foi e em que ocasião foi dado de presente.'],
        ['Um anel pede acabamento por dentro também. É a parte que ninguém vê, e a única que toca a pele.'],
      ],
    },
  },
}
