import type { ProductType } from '../product-type.ts'

export const petCake: ProductType = {
  nouns: ['bolo pet', 'bolo para cachorro', 'bolinho pet', 'cupcake pet'],
  asks: ['a data da festa', 'o porte e a idade do aniversariante', 'se ele tem alergia ou dieta'],
  questions: {
    sale: ['Quando é o aniversário do seu bicho?', 'Quantos amigos de quatro patas iriam à festa?'],
    content: ['Você comemora o aniversário ou o dia da adoção?', 'Quem na sua família dá comida escondido para o cachorro?'],
  },
  emojis: ['🎂', '🐾', '🎉'],
  hashtags: ['bolopet', 'boloparacachorro', 'aniversariopet', 'festapet', 'bolosparapets', 'niverpet', 'confeitariapet'],
  sale: {
    professional: {
      openings: [
        'Ele também faz aniversário: {topic}.',
        '{O topic} para comemorar mais um ano juntos.',
        'Uma festa pensada para o aniversariante de quatro patas: {topic}.',
      ],
      steps: [
        ['A família canta parabéns, e ele olha para todos sem entender o motivo. Desta vez, a festa no centro da mesa é dele.', 'O dia em que ele chegou está marcado no calendário. Muitas casas já comemoram a data com foto, convidados e um bolo.'],
        ['O bolo das pessoas não foi feito para ele, e pedir um pedaço é inevitável. Com um bolo só dele, ninguém precisa dizer não.'],
        ['Serve ao aniversário, ao dia da adoção e ao encontro com os amigos do parque. É também uma surpresa para o bicho de alguém querido.'],
        ['Ao pedir, informe o porte, a idade e se há alergia ou dieta. Se ele tem restrições, consulte antes o veterinário.'],
      ],
    },
    casual: {
      openings: [
        'Hoje o parabéns é pra ele: {topic}.',
        'O aniversariante vai comer de uma vez só {o topic}.',
        'Tem festa no quintal, tem {topic}.',
      ],
      steps: [
        ['Sabe a cara que ele faz embaixo da mesa em todo aniversário da família? Dá pra fazer uma festa em que ele senta à mesa.', 'A gente cantou, bateu palma, e ele só queria saber do que tava no prato. Foi a melhor festa do ano.'],
        ['Bolo de gente não é pra bicho, e ele nunca concordou com essa regra. Com um só dele, todo mundo fica feliz.'],
        ['Faz aniversário, comemora a adoção ou junta a turma do parque. Eu já tô esperando as fotos com focinho sujo.'],
        ['Quando for pedir, me conta o porte, a idade e se ele tem alergia. E quantos amigos de quatro patas vêm, porque ninguém divide.'],
      ],
    },
    funny: {
      openings: [
        'O parabéns ainda soava, e o prato já estava limpo: {topic}.',
        'O aniversariante não soprou a vela, mas comeu {o topic}.',
        'Convidados de quatro patas e {topic}.',
      ],
      steps: [
        ['O parabéns leva vinte segundos, o bolo leva dez. A conta não fecha, e o aniversariante não espera o é pique.', 'Chapéu de festa, convidados, foto com todo mundo olhando. Ele tirou o chapéu, um convidado fugiu e a foto saiu do rabo.'],
        ['É a festa em que ninguém pede para levar um pedaço. O aniversariante não deixaria, e os convidados sabem disso.'],
        ['Para os sociáveis, para os que só gostam da família e para os que aceitam a homenagem sem sair da almofada.'],
        ['Informe o porte, as alergias e o número de convidados. E deixe a câmera pronta antes, porque não vai ter segunda tomada.'],
      ],
    },
    motivational: {
      openings: [
        'Mais um ano ao lado dele merece {topic}.',
        '{O topic} para celebrar quem mudou a rotina da casa.',
        'O dia em que ele chegou também é data: {topic}.',
      ],
      steps: [
        ['Há um ano ele cabia na palma da mão e chorava à noite. Hoje ocupa o sofá inteiro, e a casa gira em volta dele.', 'Quem adotou um bicho já crescido não sabe o dia em que nasceu. Por isso festeja o dia em que ele entrou pela porta.'],
        ['Comemorar com um bicho é simples, basta gente querida em volta e algo gostoso no prato. A alegria dele é imediata.'],
        ['Vale para o primeiro aniversário e para o décimo quinto. Cada ano juntos tem passeios, sustos e histórias para contar.'],
        ['Conte a idade, o porte e o que ele pode comer. Com isso combinado, sobra só a parte da festa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como organizar a festa dele com {topic}.',
        'O que não pode ir ao prato do bicho: {topic}.',
        'Uma dúvida frequente sobre {o topic}.',
      ],
      steps: [
        ['Na festa da família, alguém sempre oferece ao bicho uma fatia do bolo comum. O gesto é de carinho, mas pode fazer mal.'],
        ['Chocolate, uva-passa e o adoçante xilitol são tóxicos para cães. Além disso, comida e muita agitação não combinam.'],
        ['Ofereça a cada bicho a sua porção, em pratos separados e com distância. Em caso de alergia ou dieta, siga o veterinário.'],
        ['Na confeitaria para bichos, o aniversariante avalia com o nariz. O enfeite é para a foto, o cheiro é para ele.'],
      ],
    },
    casual: {
      openings: [
        'Festa de cachorro sem confusão, com {topic}.',
        'O que eu sempre aviso antes {do topic}.',
        'Vai ter festa? Anota antes: {topic}.',
      ],
      steps: [
        ['Em toda festa tem um tio que dá bolo de gente pro cachorro, escondido. Ele acha que ninguém viu, mas o cachorro conta pra todo mundo.'],
        ['Chocolate e uva-passa fazem mal de verdade pra cachorro. E comida no meio de muito bicho mexe com o instinto deles.'],
        ['Serve em pratinhos separados, cada um no seu canto, e guarda a comida das pessoas no alto. Foto primeiro, bolo depois.'],
        ['O melhor momento é a cara dele antes da primeira mordida. Olha pra você como quem pergunta se é tudo dele mesmo.'],
      ],
    },
    funny: {
      openings: [
        'Ata da festa com {topic}.',
        'O tio, o cachorro e {o topic}.',
        'Dez segundos de glória: {topic}.',
      ],
      steps: [
        ['A festa começou às quatro e o bolo terminou às quatro e um. O resto da tarde foi correr em círculos.'],
        ['Cachorro não saboreia, ele confere se cabe. É por isso que o trabalho de horas desaparece num suspiro.'],
        ['Fotografe antes de servir e ofereça em pratos separados. Nomeie um adulto para vigiar o tio que gosta de dividir.'],
        ['No fim, o aniversariante dorme de barriga para cima no meio do papel rasgado. Festa boa termina assim para qualquer um.'],
      ],
    },
    motivational: {
      openings: [
        'Um ano de passeios até chegar {ao topic}.',
        'Comemorar também é lembrar como ele chegou: {topic}.',
        'Histórias que vêm com {o topic}.',
      ],
      steps: [
        ['Na festa dele, alguém conta de novo o dia da chegada. O sapato roído e a primeira noite sem dormir viraram boas histórias.'],
        ['O tempo dos bichos corre mais depressa que o nosso. Marcar cada ano é uma forma de prestar atenção nele.'],
        ['Tire uma foto todo ano, no mesmo canto da casa, e escreva a data atrás. A coleção vale mais que o enfeite.'],
        ['Quem faz bolo para bicho recebe fotos de focinho lambuzado. É um agradecimento que dispensa palavras.'],
      ],
    },
  },
}
