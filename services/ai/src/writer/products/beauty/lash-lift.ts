import type { ProductType } from '../product-type.ts'

export const lashLift: ProductType = {
  nouns: ['lash lifting', 'lifting de cílios', 'brow lamination', 'laminação de sobrancelha'],
  asks: ['para quando é', 'se já fez alguma vez', 'se tem alergia ou sensibilidade na região'],
  questions: {
    sale: ['Maquiagem todo dia ou cara lavada?', 'Seus fios acordam arrumados ou cada um para um lado?'],
    content: ['Você consegue ficar um dia sem molhar o rosto?', 'Quem aí tem um fio rebelde de estimação?'],
  },
  emojis: ['👁️', '💁‍♀️', '✨'],
  hashtags: ['lashlifting', 'liftingdecilios', 'browlamination', 'laminacaodesobrancelha', 'cilios', 'sobrancelhas', 'lashdesigner'],
  sale: {
    professional: {
      openings: [
        'Os seus próprios fios, no lugar certo: {topic}.',
        '{O topic} para quem prefere um efeito discreto.',
        'O olhar arrumado desde cedo, com {topic}.',
      ],
      steps: [
        ['O despertador toca tarde, e não sobra tempo para produzir o olhar. Com os fios já alinhados, basta lavar o rosto e sair.', 'No espelho do elevador, o olhar parece descansado e ninguém sabe dizer o motivo. Às vezes, são os fios na direção certa.'],
        ['Nada é colado, o trabalho é feito nos fios que você já tem. Eles ganham outra direção, e o olhar fica mais aberto.'],
        ['Agrada a quem gosta do discreto e a quem tem viagem ou festa chegando. Também a quem quer pouco produto no dia a dia.'],
        ['Antes de marcar, conte se tem alergias, sensibilidade nos olhos ou algum tratamento recente. Venha sem maquiagem na região.'],
      ],
    },
    casual: {
      openings: [
        'Sem colar nada, só com o que é seu: {topic}.',
        'O olhar já acorda arrumado com {o topic}.',
        'Os mesmos fios, outra direção: {topic}.',
      ],
      steps: [
        ['Sabe aquele dia em que perguntam se você dormiu bem, e você dormiu quatro horas? É o efeito dos fios no lugar.', 'De manhã, eu conto os minutos igual a todo mundo. Lavar o rosto, tomar o café e sair com o olhar já arrumado é bom demais.'],
        ['O que eu mais gosto é que os fios são os seus. A gente só muda a direção deles, e o olhar já abre.'],
        ['Tem quem faça pra viajar, pra festa ou porque não quer maquiagem todo dia. Se você gosta do discreto, vai gostar.'],
        ['Me conta se tem alergia ou olho sensível antes de marcar. E vem de cara limpa, que já adianta.'],
      ],
    },
    funny: {
      openings: [
        'Dormiu quatro horas e parece que foram oito: {topic}.',
        'Os fios finalmente olham para o mesmo lado: {topic}.',
        'A escovinha vai ter menos trabalho de manhã: {topic}.',
      ],
      steps: [
        ['Cada fio acordava apontando para uma cidade diferente. Agora todos entraram em acordo, e ninguém sabe como.', 'Arrumar fio por fio exige mão firme antes do café. É pedir muito a quem ainda dorme em pé.'],
        ['Os fios são os mesmos de sempre, só ganharam rumo na vida. A família acha que você tirou férias.'],
        ['Vale para viagem, festa e reunião por vídeo logo cedo. A câmera abre, e pelo menos o olhar está presente.'],
        ['Venha sem maquiagem e com sono, que a maca aceita. Só avise antes se tem alergia ou olho sensível.'],
      ],
    },
    motivational: {
      openings: [
        'Valorizar o que já é seu: {topic}.',
        '{O topic} para uma manhã com um passo a menos.',
        'Um cuidado discreto, visto de perto: {topic}.',
      ],
      steps: [
        ['Quem acorda cedo e arruma a casa inteira fica com pouco espelho. Um passo já resolvido ajuda a sair na hora.', 'Ficar de olhos fechados por um tempo, sem tela, já é raro. Nesse atendimento, faz parte e ninguém estranha.'],
        ['O trabalho parte do que você tem e só muda a direção. O rosto continua o seu, visto com mais atenção.'],
        ['Vale para a formatura, as férias ou um mês puxado de trabalho. O discreto também se nota.'],
        ['Escolha um dia sem compromisso logo em seguida, porque as primeiras horas pedem cuidado. O resultado depende delas.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que evitar nas primeiras horas depois {do topic}.',
        'Cuidados simples para manter {o topic}.',
        'A pergunta que mais se ouve na maca: {topic}.',
      ],
      steps: [
        ['Muita gente sai do atendimento e vai direto para o banho quente. Os fios ainda estão se acomodando, e o vapor atrapalha.'],
        ['O fio foi tratado para aceitar outra forma e precisa de tempo para fixá-la. Água, vapor e atrito mexem nesse processo.'],
        ['Nas primeiras vinte e quatro horas, evite molhar, maquiar e esfregar a região. Se houver ardor ou coceira, procure um médico.'],
        ['No atendimento, cada fio é posicionado antes de qualquer produto. Um fio cruzado ali continua cruzado depois.'],
      ],
    },
    casual: {
      openings: [
        'Não molha ainda, depois {do topic}, combinado?',
        'O que eu repito pra quem fez {topic}.',
        'As primeiras horas contam muito: {topic}.',
      ],
      steps: [
        ['A cliente sai feliz e me manda mensagem da sauna. Eu respondo com carinho e com um pouquinho de desespero.'],
        ['O fio leva umas horas pra entender a forma nova. Se molha ou esfrega nesse tempo, ele volta pra mania antiga.'],
        ['Fica um dia sem molhar, sem maquiagem e sem coçar. Depois, penteia de manhã e pronto, e se arder procura um médico.'],
        ['Posicionar fio por fio é a parte mais demorada, e eu gosto dela. Parece montar um quebra-cabeça bem pequenininho.'],
      ],
    },
    funny: {
      openings: [
        'A sauna, a cliente e {o topic}.',
        'Um fio rebelde no meio {do topic}.',
        'Olhos fechados, mil pensamentos: {topic}.',
      ],
      steps: [
        ['Sempre há um fio que discorda do grupo. Todos vão para um lado, e ele olha a paisagem.'],
        ['Fios crescem em ritmos diferentes, por isso um deles está sempre em outra fase. É a adolescência do fio.'],
        ['Uma escovinha pela manhã convence os rebeldes. Arrancar não é negociação, e deixa uma falha no lugar.'],
        ['Quem trabalha com fios tão pequenos conversa com eles em voz baixa. A cliente acha que é com ela e responde.'],
      ],
    },
    motivational: {
      openings: [
        'Um trabalho de milímetros e paciência: {topic}.',
        'A atenção que existe {no topic}.',
        'Fio por fio, sem pressa, {o topic}.',
      ],
      steps: [
        ['Há quem nunca tenha reparado nos próprios fios até vê-los alinhados. A surpresa no espelho é sempre sincera.'],
        ['Cada fio nasce numa direção, e é preciso respeitar o quanto ele aceita mudar. Forçar só estraga.'],
        ['Reserve um minuto da manhã para escovar os fios com calma, diante da janela. É pouco tempo, e eles continuam no lugar.'],
        ['No fim do atendimento, a pessoa pisca algumas vezes antes de olhar. Quem fez já está com o espelho na mão.'],
      ],
    },
  },
}
