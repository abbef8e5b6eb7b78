import type { ProductType } from '../product-type.ts'

export const beard: ProductType = {
  nouns: ['barba', 'barbeiro', 'barbearia', 'corte e barba', 'barba e cabelo', 'cabelo e barba', 'barba desenhada', 'desenho de barba', 'barba na navalha', 'barba na régua'],
  asks: ['o dia e o horário que prefere', 'se prefere a barba cheia ou rente', 'o estilo de barba de que gosta'],
  questions: {
    sale: ['Barba cheia, rente ou só o bigode?', 'De quanto em quanto tempo você apara a barba?'],
    content: ['Você apara em casa ou deixa na mão do barbeiro?', 'Quem te ensinou a fazer a barba?'],
  },
  emojis: ['🧔', '💈', '🪒'],
  hashtags: ['barba', 'barbearia', 'barbeiro', 'barbershop', 'cortemasculino', 'barbeirobrasil', 'barbadesenhada'],
  sale: {
    professional: {
      openings: [
        'Contorno limpo, toalha e navalha: {topic}.',
        'Para a barba acompanhar o rosto: {topic}.',
        'Cadeira reclinada e mão firme: {topic}.',
      ],
      steps: [
        ['Na reunião de segunda, a barba do fim de semana já passou do ponto. Na foto do crachá, o contorno ficou torto.', 'O casamento é no sábado, e o padrinho ainda decide entre aparar e deixar crescer. A cadeira do barbeiro resolve a dúvida.'],
        ['O desenho parte do rosto: a linha da bochecha, a altura no pescoço, o volume no queixo. A navalha fecha o contorno.'],
        ['Vale para quem usa barba cheia, para quem prefere rente e para quem está deixando crescer e não sabe por onde ajeitar.'],
        ['Ao marcar, diga há quanto tempo não apara e mostre uma foto do que imagina. Se houver um compromisso, conte a data.'],
      ],
    },
    casual: {
      openings: [
        'Senta aí e conta como foi a semana: {topic}.',
        'Pra barba parar de brigar com a gola: {topic}.',
        'Bora acertar esse contorno: {topic}.',
      ],
      steps: [
        ['Você olhou no espelho do carro e viu um lado mais alto que o outro. Foi o aparador de ontem, passado com pressa.', 'A entrevista é amanhã, e a barba tá naquela fase que não é nem uma coisa nem outra. Dá tempo de ajeitar.'],
        ['A toalha vem primeiro, depois o desenho, depois a navalha. Quando a cadeira levanta, o rosto já é outro no espelho.'],
        ['Vale pra formatura, pro batizado do sobrinho, pro encontro e pra terça-feira comum, que também merece um contorno decente.'],
        ['Me fala como você gosta e mostra uma foto, se tiver. E avisa se quer tirar tudo ou só dar uma acertada.'],
      ],
    },
    funny: {
      openings: [
        'Um lado ficou maior, aí o outro, aí acabou: {topic}.',
        'O aparador escapou no pior momento: {topic}.',
        'Quando o fio começa a enroscar na gola: {topic}.',
      ],
      steps: [
        ['O tio foi acertar o lado esquerdo, depois o direito, depois o esquerdo de novo. Em dez minutos, virou um bigode.', 'A barba cresceu tanto que já guarda farelo para mais tarde. Os colegas avisam com gestos discretos, um por um.'],
        ['O barbeiro enxerga os dois lados ao mesmo tempo, vantagem enorme sobre qualquer espelho de banheiro. E a mão não corre na hora do bigode.'],
        ['Vale para o noivo, o padrinho e o avô que usa o mesmo bigode desde 1987 e não aceita sugestões.'],
        ['Traga uma foto e diga o que não quer perder. Bigode com história na família se respeita, ainda que ninguém saiba por quê.'],
      ],
    },
    motivational: {
      openings: [
        'Um contorno bem feito se nota de longe: {topic}.',
        'Cuidado de quem se prepara para o dia: {topic}.',
        'Para começar a semana alinhado: {topic}.',
      ],
      steps: [
        ['Antes da entrevista, o candidato passou a camisa, engraxou o sapato e ajeitou a barba. Preparar-se também é levar a vaga a sério.', 'Muito pai leva o filho à cadeira do barbeiro pela primeira vez. O menino sobe no apoio da cadeira, e a cena fica na memória.'],
        ['Navalha pede mão treinada e atenção inteira. Um bom barbeiro estica a pele, observa o sentido do fio e só então desce.'],
        ['Quem trabalha com público, quem vai subir ao altar e quem gosta de se ver arrumado têm motivos para marcar.'],
        ['Escolha um dia fixo no mês e deixe marcado. A barba em ordem vira parte da rotina, como o sapato limpo.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Onde termina a barba no pescoço: {topic}.',
        'O sentido do fio faz diferença: {topic}.',
        'Aparar em casa sem perder o desenho: {topic}.',
      ],
      steps: [
        ['O erro mais comum é subir demais a linha do pescoço. De frente parece certo, e de lado sobra um queixo sem moldura.', 'Muitos aparam com a barba molhada. Quando os fios secam, encolhem um pouco, e o comprimento fica menor do que se queria.'],
        ['Cada região cresce num sentido, e o volume do queixo engana o espelho. Por isso os dois lados raramente saem iguais em casa.'],
        ['Penteie, deixe secar e apare aos poucos, começando pelo pente maior. No pescoço, use dois dedos acima do pomo como referência.'],
        ['O barbeiro passa boa parte do tempo olhando, com o pente parado no ar. Cortar é a menor parte do trabalho.'],
      ],
    },
    casual: {
      openings: [
        'Molhou pra aparar? Cuidado: {topic}.',
        'A linha do pescoço, esse mistério: {topic}.',
        'Dica pra manter até a próxima visita: {topic}.',
      ],
      steps: [
        ['A gente apara molhado, acha que ficou ótimo e vai dormir. De manhã secou, encolheu e sumiu metade.', 'Todo mundo já subiu a linha do pescoço mais do que devia. Depois é esperar crescer e evitar foto de perfil.'],
        ['Fio molhado estica, fio seco volta. E cada lado nasce virado pra um canto, então o espelho engana mesmo.'],
        ['Penteia, seca e tira de pouquinho, começando no pente mais alto. No pescoço, para dois dedos acima do pomo e não sobe.'],
        ['A hora boa é quando a cadeira levanta e o cara passa a mão no rosto. Todo mundo faz o mesmo gesto.'],
      ],
    },
    funny: {
      openings: [
        'Acidentes domésticos com aparador: {topic}.',
        'O pente que faltou encaixar: {topic}.',
        'Os assuntos da cadeira do meio: {topic}.',
      ],
      steps: [
        ['Acontece assim: o pente cai do aparador, e ninguém percebe. O resultado é uma rua reta no meio da barba.', 'Na cadeira do barbeiro se resolve a escalação, o trânsito e a novela. A navalha pede silêncio só em alguns trechos.'],
        ['Sem o pente, o aparador corta no zero e não pergunta nada. É uma máquina honesta, talvez honesta até demais.'],
        ['Confira o encaixe antes de ligar e comece devagar, num cantinho. Se der errado, diga que é moda lá fora.'],
        ['Depois do serviço, a mão vai ao queixo sozinha e fica pensativa. A pessoa parece ter acabado de entender a economia.'],
      ],
    },
    motivational: {
      openings: [
        'A navalha pede respeito: {topic}.',
        'Anos de olho e de mão: {topic}.',
        'Uma conversa por cadeira: {topic}.',
      ],
      steps: [
        ['O aprendiz começa varrendo, olhando e dobrando toalha. Só muito depois alguém lhe entrega a navalha e confia o próprio rosto.', 'Há clientes que quase não falam e outros que contam a semana inteira. O barbeiro aprende a ouvir os dois.'],
        ['Firmeza não é força. É conhecer o sentido do fio, a curva do queixo e a hora de parar para olhar.'],
        ['Separe cinco minutos por semana para pentear e acertar as pontas. Com constância, o desenho dura até a próxima visita.'],
        ['No fim, a toalha sai, a cadeira sobe e alguém se reconhece no espelho. Quem trabalha ali espera por esse segundo.'],
      ],
    },
  },
}
