import type { ProductType } from '../product-type.ts'

export const comforter: ProductType = {
  nouns: ['naninha', 'cheirinho'],
  asks: ['a idade do bebê', 'se é para presente', 'quantas peças você quer'],
  questions: {
    sale: ['Você levaria uma peça só ou já com a reserva?', 'É pro seu bebê ou pra presentear alguém?'],
    content: ['Você tinha um paninho ou bichinho preferido? Como se chamava?', 'Onde o da sua criança já foi esquecido?'],
  },
  emojis: ['👶', '🧸', '💛'],
  hashtags: ['naninha', 'naninhas', 'naninhadebebe', 'cheirinho', 'naninhaparabebe', 'enxovaldebebe', 'presenteparabebe'],
  sale: {
    professional: {
      openings: [
        '{O topic} para ficar na mão do bebê.',
        'Um companheiro pequeno dos primeiros anos: {topic}.',
        'Presente delicado e fácil de acertar: {topic}.',
      ],
      steps: [
        ['O bebê segura com força, leva à boca e puxa pela ponta. Em poucos dias, já procura {o noun} quando muda de colo.', 'No carrinho, no colo da avó, na sala cheia de gente nova. Ter nas mãos uma coisa conhecida faz parte da infância.'],
        ['Uma peça pequena e leve cabe inteira na mão. Por isso vai junto a toda parte e aparece em tantas fotos.'],
        ['Costuma ser presente de madrinha, de tia ou de amiga da família. Como não tem numeração, serve para qualquer bebê.'],
        ['Se puder, tenha duas peças iguais. Enquanto uma está no varal, a outra evita a procura pela casa inteira.'],
      ],
    },
    casual: {
      openings: [
        'A primeira amizade de muita criança: {topic}.',
        'Olha {o topic} e imagina na mãozinha do bebê.',
        'Vai pra todo lado junto: {topic}.',
      ],
      steps: [
        ['Toda família tem a história da noite em que alguém voltou na casa da avó só pra buscar {o noun}. É assim mesmo.', 'O bebê agarra pela pontinha e não solta nem pra trocar de colo. A gente que se vire pra passar a manga.'],
        ['O que eu acho mais bonito é que cada criança escolhe o jeito de segurar. Uma pega na orelha, outra na pontinha do pano.'],
        ['Pra levar numa visita ou num chá é uma graça. Cabe na bolsa, serve pra qualquer idade de bebê e fica de lembrança.'],
        ['Uma dica de quem já viu muita procura desesperada. Se der, pega duas peças iguais e vai revezando desde o começo.'],
      ],
    },
    funny: {
      openings: [
        'O item mais procurado da casa: {topic}.',
        '{O topic} e a operação de resgate das oito da noite.',
        'Quando {some/somem} {o topic}, ninguém janta.',
      ],
      steps: [
        ['São oito da noite, e {o noun} {sumiu/sumiram}. Quatro adultos procuram de quatro embaixo do sofá, e um deles é a visita.', 'Voltar quarenta quilômetros para buscar um paninho parece exagero. Até a hora em que é o seu bebê que está procurando.'],
        ['Para os adultos é um bichinho de pano. Para a criança é uma pessoa da família, com lugar no carro e na mesa.'],
        ['Bom presente para chá e visita. A família agradece hoje, e depois vai procurar embaixo da cama mil vezes por dia.'],
        ['Leve duas peças iguais e reveze desde cedo. Crianças percebem a substituta em meio segundo, e não aceitam explicações.'],
      ],
    },
    motivational: {
      openings: [
        'Para as mãos que estão descobrindo o mundo: {topic}.',
        '{O topic} {faz/fazem} companhia nas primeiras descobertas.',
        'Uma lembrança que a infância guarda: {topic}.',
      ],
      steps: [
        ['A mão que ontem só fechava hoje segura, solta e pega de novo. Quem está por perto acompanha cada tentativa.', 'Primeiro dia longe de casa, e na mochila vai uma coisa conhecida. Quem a colocou lá pensou em tudo.'],
        ['Objetos assim ganham valor com o tempo. Vão ficando gastos, remendados e cada vez mais queridos, e ninguém troca por outro.'],
        ['Quem dá esse presente pode encontrá-lo anos depois, já sem cor, na cama da mesma criança. É uma bela surpresa.'],
        ['Escolha pelo que a mão do bebê alcança e segura. Quanto mais simples de pegar, mais vai junto.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como lavar {o topic} sem drama.',
        'Do varal de volta às mãozinhas: {topic}.',
        '{O topic} e a dúvida da lavagem.',
      ],
      steps: [
        ['{O noun} {cai/caem} no chão da farmácia, {vai/vão} à boca e {volta/voltam} para a bolsa. Mais cedo ou mais tarde, é preciso lavar.', 'A família adia a lavagem porque o bebê não larga. Depois do primeiro banho, ninguém reconhece a cor.'],
        ['Pano que vai à boca acumula saliva, leite e poeira. E lavar raramente, com força, gasta mais do que lavar com frequência.'],
        ['Lave à mão com sabão neutro, ou na máquina, dentro de um saquinho. Seque por completo, inclusive o enchimento, se houver.'],
        ['O melhor momento é logo cedo, num dia de sol. À noite já secou, e a criança quase não sentiu falta.'],
      ],
    },
    casual: {
      openings: [
        'Quem tem filho sabe o peso {do topic}.',
        'Conta pra mim como é aí com {o topic}.',
        'Cada criança escolhe do seu jeito: {topic}.',
      ],
      steps: [
        ['Já viu criança reconhecer o paninho de olho fechado? Pelo cheiro, pela pontinha, pelo lugar que ela sempre aperta.'],
        ['É que pra criança pequena o conhecido tem muito valor. O cheiro da casa e o toque de sempre fazem diferença.'],
        ['Quando for sair, combina um lugar fixo na bolsa e confere na volta. Se tiver uma peça reserva, reveza pra gastar por igual.'],
        ['Na minha família tem um que virou só um nó de pano. Ninguém tem coragem de jogar fora, e nem precisa.'],
      ],
    },
    funny: {
      openings: [
        'Mais viagens do que a família inteira: {topic}.',
        'Alguém viu {o topic} por aí?',
        '{O topic}, um caso para detetives.',
      ],
      steps: [
        ['Desaparecimento no supermercado, corredor de frutas. Testemunhas falam em arremesso a partir do carrinho, e o único suspeito usa fralda.'],
        ['Jogar e ver quem busca é uma descoberta científica para o bebê. Ele repete o experimento, e o resultado é sempre você.'],
        ['Tenha uma peça reserva igual e, nos passeios, dê à titular um bolso fixo da bolsa. Confira tudo antes de ir embora.'],
        ['E lave de dia, com a criança distraída. Há relatos de bebês sentados em frente à máquina, acompanhando cada volta.'],
      ],
    },
    motivational: {
      openings: [
        'As coisas pequenas que a infância guarda: {topic}.',
        'O apego de uma criança tem história: {topic}.',
        'Um dia {o topic} {vai/vão} para a caixa de lembranças.',
      ],
      steps: [
        ['Um dia, a criança sai de casa sem {o noun} e nem percebe. Quem percebe é o adulto, parado na porta.', 'Muita gente adulta ainda lembra o nome que dava ao paninho preferido. Diz baixo, meio sem jeito, e sorri em seguida.'],
        ['Um companheiro assim esteve nas mudanças, nas viagens e nas tardes de chuva. Guarda o tempo melhor que muitas fotos.'],
        ['Quando a fase passar, lave, seque bem e guarde em tecido limpo. Anote a idade e o nome que a criança lhe dava.'],
        ['Uma costura refeita e uma ponta gasta contam a história direito. Não é preciso consertar tudo antes de guardar.'],
      ],
    },
  },
}
