import type { ProductType } from '../product-type.ts'

export const soundRental: ProductType = {
  nouns: ['aluguel de som', 'locação de som', 'aluguel de som e luz', 'aluguel de som e iluminação', 'locação de som e luz', 'locação de som e iluminação', 'aluguel de caixa de som', 'aluguel de caixas de som', 'aluguel de equipamento de som', 'sonorização', 'sonorização de eventos', 'sonorização de festas', 'som para festa', 'som para festas', 'som para eventos'],
  asks: ['a data e o endereço do evento', 'quantas pessoas vêm', 'se é ao ar livre ou em lugar fechado'],
  questions: {
    sale: ['Sua festa é no quintal, no salão ou na rua?', 'Qual seria a primeira música da noite?'],
    content: ['Qual foi a festa com o melhor som da sua vida?', 'Você já fez festa com caixinha de celular?'],
  },
  emojis: ['🔊', '🎶', '🎤'],
  hashtags: ['alugueldesom', 'locacaodesom', 'sonorizacao', 'somparafestas', 'somparaeventos', 'eventos', 'festas'],
  sale: {
    professional: {
      openings: [
        'Som na medida do espaço e dos convidados: {topic}.',
        'Para o discurso chegar à última fileira: {topic}.',
        'Som claro na primeira mesa e na última: {topic}.',
      ],
      steps: [
        ['A diretora pega o microfone, e as últimas fileiras se olham sem entender. A homenagem era bonita, e metade não ouviu.', 'O quintal está cheio, as luzes acesas, e a caixinha do celular toca para a primeira mesa. O resto da festa só imagina.'],
        ['A potência depende do espaço, do número de pessoas e do que vai acontecer ali. Palestra e pista de dança pedem coisas distintas.'],
        ['Aniversários, casamentos, quermesses, reuniões e eventos de escola precisam de som por um dia. Ninguém precisa ter caixa em casa.'],
        ['Informe a data, o tamanho do lugar, quantas pessoas virão e se haverá microfone. Fotos das tomadas ajudam no planejamento.'],
      ],
    },
    casual: {
      openings: [
        'A caixinha do celular não dá conta: {topic}.',
        'Pra festa ouvir até lá no portão: {topic}.',
        'Aperta o play sem medo: {topic}.',
      ],
      steps: [
        ['Tem festa que é assim: perto da caixa ninguém conversa, longe da caixa ninguém dança. Falta só um som bem distribuído.', 'O padrinho preparou o discurso a semana inteira, e na hora o microfone fez aquele apito. Todo mundo tapou o ouvido.'],
        ['Com o equipamento certo pro lugar, dá pra conversar na mesa e dançar na pista. O volume tem hora e tem canto.'],
        ['Vale pra aniversário no quintal, casamento no sítio, bingo da igreja, formatura e festa da firma.'],
        ['Me conta a data, o lugar e quantas pessoas. E olha se a tomada fica perto, que isso sempre decide alguma coisa.'],
      ],
    },
    funny: {
      openings: [
        'O apito do microfone não foi convidado: {topic}.',
        'Celular dentro da panela não é caixa acústica: {topic}.',
        'Alô, som, um, dois, três: {topic}.',
      ],
      steps: [
        ['Alguém ensinou que o celular dentro de um copo toca mais alto. A festa passou a noite em volta de um copo.', 'O discurso começou com um apito que acordou o bairro. O cachorro da esquina respondeu, e os dois seguiram juntos.'],
        ['Som bem posicionado faz a pista dançar e a mesa conversar. Ninguém mais precisa pedir o sal por mímica.'],
        ['Vale para a festa no quintal, o bingo com prêmio disputado e a tia que só larga o microfone na hora do bolo.'],
        ['Diga onde é, quantas pessoas vêm e quem vai cantar. Com essa última informação, calcula-se o volume do microfone.'],
      ],
    },
    motivational: {
      openings: [
        'Uma voz ouvida por todos: {topic}.',
        'O discurso ensaiado merece chegar: {topic}.',
        'Para a comunidade inteira escutar: {topic}.',
      ],
      steps: [
        ['A formanda escreveu três páginas e ensaiou no espelho. Quando a voz sai clara no salão, a turma inteira se emociona.', 'A festa da rua levou meses de reunião entre vizinhos. Com música que chega a todas as casas, o esforço aparece.'],
        ['Antes do primeiro acorde há cabo estendido, fita no chão e teste em cada canto do lugar. O conforto do ouvido vem daí.'],
        ['Escolas, igrejas, associações e famílias fazem eventos grandes com poucos recursos. Um som bem montado valoriza esse trabalho.'],
        ['Caminhe pelo espaço antes e imagine onde cada um estará. O som precisa servir a quem está longe também.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Potência não é tudo: {topic}.',
        'Onde posicionar as caixas: {topic}.',
        'O apito do microfone tem explicação: {topic}.',
      ],
      steps: [
        ['É comum pôr a caixa mais potente num único canto. Quem está perto se incomoda, e quem está longe não entende as palavras.', 'Muita gente fala com o microfone longe da boca e pede mais volume. O apito aparece, e a frase se perde.'],
        ['O apito surge quando o microfone capta o som da própria caixa. E o volume cai depressa com a distância, sobretudo ao ar livre.'],
        ['Ponha as caixas à frente do microfone, em altura acima das cabeças. Teste antes, com o lugar vazio e as portas abertas.'],
        ['Quem monta som caminha pelo lugar batendo palma. O eco que volta diz onde as caixas devem ficar.'],
      ],
    },
    casual: {
      openings: [
        'Entenda o apito do microfone: {topic}.',
        'Uma caixa só no canto não resolve: {topic}.',
        'Tomada, extensão e fita no chão: {topic}.',
      ],
      steps: [
        ['A pessoa pega o microfone, para na frente da caixa e apita. Todo mundo ri, menos quem ia falar.', 'Bota a caixa num canto e aumenta até o fim. Quem tá perto tapa o ouvido, quem tá longe não entende.'],
        ['É que o microfone escuta a caixa e devolve pra ela. Fica aquele vai e volta que vira apito.'],
        ['Caixas na frente, um pouco acima da cabeça do povo, e microfone atrás. E chega cedo pra testar.'],
        ['Eu sempre ando pelo lugar batendo palma. Parece maluquice, mas a sala responde onde tá o eco.'],
      ],
    },
    funny: {
      openings: [
        'O tio e o botão do volume: {topic}.',
        'Um, dois, testando, e ninguém ouve: {topic}.',
        'A extensão que passa por três cômodos: {topic}.',
      ],
      steps: [
        ['Nenhum discurso começa sem três batidinhas no microfone. O som já funcionava, mas a tradição precisa ser respeitada.', 'Toda festa tem um engenheiro de som voluntário. Ele mexe num botão, escuta, balança a cabeça e volta para a mesa.'],
        ['Cada botão muda um pouco, e muitos botões mudam demais. Depois de cinco mãos, ninguém sabe que som era aquele.'],
        ['Escolha uma pessoa só para cuidar do volume. Aos demais, dê uma tarefa importante, como vigiar os salgados.'],
        ['No fim, alguém enrola o cabo e descobre que ele passou por baixo da mesa do bolo. Ninguém soube explicar.'],
      ],
    },
    motivational: {
      openings: [
        'O trabalho que se percebe quando falta: {topic}.',
        'Cabo enrolado, ouvido atento: {topic}.',
        'Montar cedo, desmontar tarde: {topic}.',
      ],
      steps: [
        ['O som bom passa despercebido. As pessoas só lembram dele quando falha, e quem monta trabalha para não ser lembrado.', 'Carregar caixa, subir tripé, passar fita no chão. Antes da primeira música, o corpo já trabalhou metade do dia.'],
        ['Cada lugar pede uma montagem: o teto alto devolve o som, a cortina absorve, o vento leva. O ouvido aprende aos poucos.'],
        ['Em qualquer evento, teste a voz com quem vai falar de verdade. Alguns minutos antes evitam muito embaraço depois.'],
        ['Quando o público vai embora, ainda há cabos para enrolar. O silêncio do salão vazio é o fim do expediente.'],
      ],
    },
  },
}
