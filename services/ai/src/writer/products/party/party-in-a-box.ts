import type { ProductType } from '../product-type.ts'

export const partyInABox: ProductType = {
  nouns: ['festa na caixa', 'kit festa na caixa', 'festa na mala', 'kit festa na mala', 'kit festa em casa'],
  asks: ['quem é o aniversariante', 'quantas pessoas são', 'para quando é'],
  questions: {
    sale: ['Quem merece uma festa surpresa esta semana?', 'Festa grande ou só com os de casa?'],
    content: ['Qual foi a menor festa que você mais gostou?', 'Quem apaga as velas antes da hora na sua família?'],
  },
  emojis: ['🎁', '🎉', '🎂'],
  hashtags: ['festanacaixa', 'festanamala', 'festaemcasa', 'kitfestanacaixa', 'minifesta', 'kitfesta', 'aniversarioemcasa'],
  sale: {
    professional: {
      openings: [
        'Uma comemoração inteira em poucos minutos: {topic}.',
        '{O topic} {leva/levam} a festa até quem faz aniversário.',
        'Pouca gente, alegria de sobra: {topic}.',
      ],
      steps: [
        ['A data caiu num dia de trabalho, e não vai dar para reunir todos. Ainda assim, ninguém quer deixar passar sem parabéns.', 'A pessoa abre e encontra a festa ali dentro. Em dois minutos a mesa da cozinha está pronta para a foto.'],
        ['Tudo vem reunido para uma comemoração pequena, sem correr atrás de cada detalhe em um lugar diferente.'],
        ['Serve para quem mora só, para o casal, para a família em casa e para os colegas na hora do intervalo.'],
        ['Diga quantas pessoas vão comemorar e a que horas. Com esses dois dados, a festa sai na medida certa.'],
      ],
    },
    casual: {
      openings: [
        'Abriu, já é festa: {topic}.',
        'Eu queria ver a cara de quem abre {o topic}.',
        'Não deixa o dia passar em branco: {topic}.',
      ],
      steps: [
        ['Aniversário no meio da semana, todo mundo cansado, ninguém animado pra festa. Mas um parabéns na cozinha a gente faz.', 'Sabe a amiga que diz que não quer nada? Manda a festa até ela e depois me conta se ela não sorriu.'],
        ['É abrir, arrumar na mesa e cantar. Nada de passar a tarde inteira atrás de vela, enfeite e pratinho.'],
        ['Boa pra quem mora longe, pra comemorar a dois, pra turma do trabalho. E pra criança que já quer cantar de manhã.'],
        ['Me diz quantos vão cantar parabéns e o dia certinho. Festa pequena também gosta de tudo combinado.'],
      ],
    },
    funny: {
      openings: [
        'A festa que coube onde ninguém imaginava: {topic}.',
        'Quem disse que não queria festa vai abrir {o topic}.',
        'O parabéns mais rápido da família: {topic}.',
      ],
      steps: [
        ['A pessoa avisou que este ano não queria festa. Ninguém marcou salão nem convidou parente, mas ninguém prometeu chegar de mãos vazias.', 'Reunião às duas, parabéns às duas e quinze, migalhas no teclado às duas e meia. A equipe não perde tempo.'],
        ['Cabe na mesa da cozinha e dispensa a discussão sobre onde sentar a tia. Todos ficam em pé, e felizes.'],
        ['Para quem foge de festa, para quem faz três e para o casal que sempre diz que vai só jantar.'],
        ['Conte as pessoas e inclua as que aparecem pelo cheiro do bolo. No prédio, costumam ser duas.'],
      ],
    },
    motivational: {
      openings: [
        'Mesmo nos dias cheios cabe um parabéns: {topic}.',
        'Para quem não quer deixar a data passar: {topic}.',
        '{O topic} para festejar com quem está perto.',
      ],
      steps: [
        ['Foi um ano corrido, e a data chegou sem aviso. Parar dez minutos para cantar já muda o dia de alguém.', 'A irmã mora longe e sai cedo para o trabalho. Alguém deu um jeito, e a festa chegou à porta antes do ônibus.'],
        ['Festa pequena tem uma vantagem: dá para olhar cada pessoa no rosto enquanto se canta.'],
        ['Para os avós em casa, o casal no primeiro ano junto, a colega que enfim passou no concurso.'],
        ['Escolha a hora em que a pessoa estará tranquila. O melhor parabéns é o que ninguém precisa apressar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como fazer uma festa pequena sem esquecer nada: {topic}.',
        'A hora certa de abrir {o topic}.',
        'Arrumar a mesa em poucos minutos com {topic}.',
      ],
      steps: [
        ['Tudo pronto, luz apagada, todos em volta da mesa, e ninguém sabe onde está o fósforo. Acontece em toda festa pequena.'],
        ['Em comemoração improvisada, cada um acha que o outro pensou no resto. Os detalhes pequenos ficam sem dono.'],
        ['Separe antes o fósforo, a faca e os guardanapos. Escolha uma parede limpa para o fundo e acenda uma luz de frente.'],
        ['Muitas famílias lembram com mais carinho da festa na cozinha do que da festa no salão. Cabia todo mundo na foto.'],
      ],
    },
    casual: {
      openings: [
        'Cadê o fósforo? O drama da festa em casa: {topic}.',
        'Cinco minutos e a mesa tá pronta com {topic}.',
        'Festa na cozinha com {topic} e pouca gente.',
      ],
      steps: [
        ['Vela no bolo, todo mundo cantando em volta, e cadê o fósforo? Alguém acende no fogão e vem correndo.', 'A gente tira a foto do parabéns e depois vê: a panela do almoço saiu na frente da avó.'],
        ['É que festa pequena a gente resolve na hora. E na hora ninguém lembra do fósforo nem do fundo da foto.'],
        ['Deixa num pratinho o fósforo, a faca e os guardanapos. E olha pela câmera antes de chamar o povo.'],
        ['As festas de que eu mais lembro tinham pouca gente e muita risada. A cozinha ajuda, né?'],
      ],
    },
    funny: {
      openings: [
        'O parabéns no corredor do trabalho com {topic}.',
        'Quatro pessoas e doze versões do parabéns: {topic}.',
        'Quem assoprou a vela antes da hora {no topic}.',
      ],
      steps: [
        ['Com quatro pessoas no parabéns, dá para ouvir direitinho quem desafina. Com três, não há nem em quem pôr a culpa.'],
        ['Festa pequena não tem onde se esconder. Na hora do parabéns, todos cantam, até o tio que só mexe a boca.'],
        ['Acenda a vela só com o sobrinho no colo de alguém forte. E combine antes o tom da música.'],
        ['No fim, o vizinho bateu à porta, atraído pela cantoria. Levou um pedaço de bolo e elogiou a afinação, por educação.'],
      ],
    },
    motivational: {
      openings: [
        'Os pequenos rituais de cada família: {topic}.',
        'Dez minutos para cantar parabéns com {topic}.',
        'O que se lembra de uma festa em casa: {topic}.',
      ],
      steps: [
        ['Numa casa, o parabéns é cantado às seis da manhã, antes da escola e do trabalho. Ninguém aceita mudar o horário.'],
        ['Comemorar pouco e sempre cria costume. As crianças crescem sabendo que o dia delas não passa despercebido.'],
        ['Escolham um jeito da família e repitam todo ano: a mesma música, o mesmo prato, a mesma hora.'],
        ['Anos depois, alguém da família muda de cidade e ainda canta parabéns às seis da manhã. Depois liga para contar.'],
      ],
    },
  },
}
