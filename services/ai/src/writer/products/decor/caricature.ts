import type { ProductType } from '../product-type.ts'

export const caricature: ProductType = {
  nouns: ['caricatura', 'caricatura digital', 'caricatura personalizada', 'caricatura de casal', 'caricatura de família', 'caricatura a lápis', 'caricatura para convite', 'caricatura de noivos'],
  asks: ['quem vai aparecer', 'as manias e os gostos da pessoa', 'para qual ocasião é'],
  questions: {
    sale: ['Quem da sua turma renderia o melhor desenho?', 'Que objeto não poderia faltar no seu?'],
    content: ['Você já teve o seu rosto desenhado?', 'Qual é a mania mais conhecida da sua família?'],
  },
  emojis: ['😄', '✏️', '🎨'],
  hashtags: ['caricatura', 'caricaturas', 'caricaturadigital', 'caricaturista', 'caricaturapersonalizada', 'caricaturadecasal', 'presentedivertido', 'desenhopersonalizado', 'caricaturaaovivo', 'ilustracao'],
  sale: {
    professional: {
      openings: [
        'O jeito da pessoa em poucas linhas: {topic}.',
        '{O topic} {faz/fazem} rir quem está no desenho.',
        'Humor e afeto no mesmo traço: {topic}.',
      ],
      steps: [
        ['O colega vai se aposentar, e a equipe procura um presente que não seja caneta. Alguém lembra do café dele, sempre na mesma caneca.', 'Na festa, os convidados passam diante de um desenho dos anfitriões e param. Todos apontam o mesmo detalhe e riem.'],
        ['O traço exagera o que a pessoa gosta de mostrar, seja o sorriso, o violão ou o time. Ela se reconhece antes dos outros.'],
        ['{Anima/Animam} convites, painéis de festa, canecas e despedidas do trabalho. {Funciona/Funcionam} para casal, para família e para a equipe inteira.'],
        ['Conte como a pessoa é, do que gosta e o que todos associam a ela. Um bom detalhe vale mais do que dez fotos.'],
      ],
    },
    casual: {
      openings: [
        'Olha a cara da pessoa: {topic}.',
        'Pra rir e guardar: {topic}.',
        'Não tem quem não se reconheça {no topic}.',
      ],
      steps: [
        ['Sabe aquele amigo que chega com a mesma camisa do time em todo churrasco? Um desenho dele com ela é presente certo.', 'A família toda em volta do papel, apontando e falando que é ele. E o retratado rindo mais do que todo mundo.'],
        ['O legal é que entra a vida da pessoa. O cachorro, a bike, a panela, o livro, tudo aparece com ela.'],
        ['{Vai/Vão} no convite, na parede, na despedida do trabalho, nos quinze anos. Já vi até virar estampa de camiseta de festa.'],
        ['Me conta as manias e os gostos de quem vai ser desenhado. Quanto mais história, mais parecido fica.'],
      ],
    },
    funny: {
      openings: [
        'O único retrato em que ninguém pede filtro: {topic}.',
        'A família reconheceu pela caneca: {topic}.',
        'Mais {parecido/parecida/parecidos/parecidas} do que a foto: {topic}.',
      ],
      steps: [
        ['O chefe olhou o desenho, ficou sério por três segundos e perguntou se era mesmo tão pontual assim. A equipe respondeu com palmas.', 'No desenho, o tio aparece com a churrasqueira, o avental e a cerveja. Ele achou tudo exagerado, menos o tamanho da picanha.'],
        ['A foto mostra como a pessoa estava naquele dia. O traço mostra como ela é quando o garçom erra o pedido.'],
        ['{Serve/Servem} para noivos, chefes, padrinhos e para a avó, que vai pedir só que aumentem o novelo de lã.'],
        ['Conte o hobby, o time e a frase que a pessoa repete. Com a frase certa, o desenho já nasce falando.'],
      ],
    },
    motivational: {
      openings: [
        'Rir de si também é um presente: {topic}.',
        'As manias que a gente ama em alguém: {topic}.',
        'Gostar de alguém é reparar nos detalhes: {topic}.',
      ],
      steps: [
        ['Trinta anos na mesma sala, e todos sabem o que há na gaveta dela. Na despedida, um desenho mostra que alguém reparou.', 'Os amigos se lembram do chapéu, do riso e da bicicleta. Ver tudo isso num papel diz o que um discurso não alcança.'],
        ['O humor do traço vem do carinho. Só exagera bem quem olhou por muito tempo e gostou do que viu.'],
        ['É uma homenagem leve para professores, colegas, padrinhos e avós que já ganharam todos os presentes possíveis.'],
        ['Reúna a família ou a equipe e peça um detalhe a cada um. A lista que se forma já é metade da homenagem.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que contar a quem vai desenhar: {topic}.',
        'Exagero com gentileza, o segredo {do topic}.',
        'Bons detalhes valem mais do que muitas fotos: {topic}.',
      ],
      steps: [
        ['Quem encomenda costuma mandar só a foto de rosto. O desenho sai parecido, mas falta a graça de reconhecer a pessoa.', 'Muitos receiam que o humor ofenda. A dúvida é justa e se resolve escolhendo bem o que vai ser exagerado.'],
        ['O riso vem do hábito e do gosto, mais do que do rosto. O avental, a bicicleta e a caneca contam uma história inteira.'],
        ['Escreva três coisas que a pessoa adora e uma frase que ela vive dizendo. Junte duas fotos nítidas, de frente e de lado.'],
        ['Um bom traço de humor ri junto, nunca contra. Quando a pessoa quer pendurar na parede, o desenho acertou.'],
      ],
    },
    casual: {
      openings: [
        'Me conta tudo da pessoa: {topic}.',
        'Só a foto não basta, viu? O assunto é: {topic}.',
        'O detalhe que faz a graça {do topic}.',
      ],
      steps: [
        ['A foto chega linda, e eu pergunto do que a pessoa gosta. Aí vem um áudio de cinco minutos, e é dele que sai o desenho.', 'Tem gente com medo de o homenageado ficar bravo. Por isso eu brinco com os gostos, e não com a aparência.'],
        ['O que faz rir é reconhecer a mania. Todo mundo conhece a pessoa do café, a do time, a do guarda-chuva.'],
        ['Pensa em três coisas que são a cara de quem vai ganhar. Time, comida e bicho de estimação quase sempre entram.'],
        ['Pra mim, o melhor é a reação. Primeiro o susto, depois a risada, e aí a foto do lado do desenho.'],
      ],
    },
    funny: {
      openings: [
        'Coisas que já me pediram para incluir: {topic}.',
        'O cachorro, o time e a frigideira: {topic}.',
        'A lista de detalhes foi maior do que o papel: {topic}.',
      ],
      steps: [
        ['Pediram o homenageado com o cachorro, a moto, o violão, a sogra e o time de futebol inteiro. Era papel de carta.', 'A namorada contou as manias, a mãe corrigiu e a irmã acrescentou sete. O rapaz nem sabia que tinha tantas.'],
        ['Um bom detalhe basta, porque o olho ri de uma coisa por vez. Com vinte, ninguém sabe por onde começar.'],
        ['Faça uma votação na família e fique com os três mais votados. O cachorro sempre entra, tem cadeira cativa.'],
        ['O homenageado diz que não é assim. Nesse momento, faz exatamente o gesto do desenho, e a sala aplaude.'],
      ],
    },
    motivational: {
      openings: [
        'Treinar o olho e a delicadeza: {topic}.',
        'O traço solto vem de muito caderno: {topic}.',
        'Quem faz {o topic} observa com carinho.',
      ],
      steps: [
        ['As primeiras tentativas exageram tudo ao mesmo tempo. Com o treino, a mão aprende a escolher um só detalhe.', 'Num caderno de quem desenha há dezenas de rostos de ônibus, fila e praça. São minutos de estudo que ninguém vê.'],
        ['Exagerar sem ferir pede conhecer a pessoa. Quem desenha pergunta, escuta e só depois pega o lápis.'],
        ['Para praticar, desenhe alguém da família usando apenas cinco linhas. A escolha das linhas ensina mais do que o acabamento.'],
        ['Há muito afeto em reparar no jeito de alguém. O papel só dá a esse afeto um lugar para ficar.'],
      ],
    },
  },
}
