import type { ProductType } from '../product-type.ts'

export const kidsBuffet: ProductType = {
  nouns: ['buffet infantil'],
  asks: ['a data da festa', 'quantas crianças e quantos adultos vão', 'a idade de quem faz aniversário'],
  questions: {
    sale: ['Quantos anos a criança vai fazer?', 'Manhã ou tarde, qual é a melhor hora de festa?'],
    content: ['O que acaba primeiro numa festa de criança?', 'Qual festa da sua infância você lembra?'],
  },
  emojis: ['🎈', '🎉', '🎂'],
  hashtags: ['buffetinfantil', 'festainfantil', 'buffetkids', 'casadefestas', 'aniversarioinfantil', 'festainfantilcompleta', 'salaodefestas'],
  sale: {
    professional: {
      openings: [
        'A festa é da criança, e os pais também aproveitam: {topic}.',
        'Comida na mesa e família na foto: {topic}.',
        'Para cantar parabéns sem sair correndo da cozinha: {topic}.',
      ],
      steps: [
        ['Na festa do ano passado, a mãe só viu a vela apagada nas fotos. Estava na cozinha, esquentando a última bandeja.', 'Vinte crianças chegam com fome ao mesmo tempo, e os pais descobrem que têm apenas duas mãos.'],
        ['Com alguém cuidando da mesa, a família recebe, brinca e aparece nas fotos. A criança percebe essa presença.'],
        ['Combina com o primeiro aniversário, com a turma da escola, com irmãos que festejam juntos e com batizados.'],
        ['Para o orçamento, diga a data, o local, o número de crianças e o de adultos. Avise também sobre alergias.'],
      ],
    },
    casual: {
      openings: [
        'Esse ano você canta parabéns do lado da criança: {topic}.',
        'Vinte crianças com fome e você curtindo a festa: {topic}.',
        'Pra curtir a festa desde a chegada do primeiro convidado: {topic}.',
      ],
      steps: [
        ['A festa passa voando, e a gente só lembra da cozinha. Depois vê nas fotos que teve até mágica.', 'A turma da escola inteira confirmou. São vinte crianças, vinte sedes e quarenta mãozinhas perguntando cadê o brigadeiro.'],
        ['Com a comida nas mãos de outra pessoa, dá pra brincar, abraçar a avó e ver a cara da criança na hora da vela.'],
        ['Vale pra um aninho, pra festa da turma, pra dois irmãos juntos e pra festa pequena só com os primos.'],
        ['Me conta quantas crianças e quantos adultos vêm. Criança come pouco e rápido, adulto come o resto.'],
      ],
    },
    funny: {
      openings: [
        'Os adultos vão comer tudo, aceite: {topic}.',
        'O brigadeiro some antes do parabéns: {topic}.',
        'A mãe foi vista sentada na festa do filho: {topic}.',
      ],
      steps: [
        ['Antes do parabéns, uma mão pequena já fez um buraco discreto no bolo. Ninguém viu, e há creme até na orelha.', 'O pai prometeu cuidar do forno. Foi encontrado na cama elástica, disputando a vez com um menino de seis anos.'],
        ['Criança come em movimento: uma mordida, duas voltas no salão, outra mordida. Quem serve acompanha o ritmo.'],
        ['Para aniversários de um, de cinco e de dez anos. O tio de quarenta também vai pedir para brincar.'],
        ['Conte as crianças e acrescente os irmãos que vêm junto. Eles nunca estão na lista e são sempre os primeiros da fila.'],
      ],
    },
    motivational: {
      openings: [
        'Para ver de perto o rosto de quem faz aniversário: {topic}.',
        'Um ano inteiro de crescimento merece mesa posta: {topic}.',
        'A família reunida em volta da criança: {topic}.',
      ],
      steps: [
        ['Parece que foi ontem que a criança cabia num braço só. E já chega mais um dia de vela, bolo e família reunida.', 'O menino escreveu os convites à mão, um por um. No dia, ficou na porta esperando cada amigo chegar.'],
        ['Para a criança, a festa é quem estava lá. Pais por perto e sem pressa fazem parte da lembrança.'],
        ['Faz sentido na festa grande e na pequena, na escola nova, na despedida da turma e na volta de quem estava longe.'],
        ['Pergunte à criança quem ela quer convidar e o que não pode faltar. A lista dela costuma ser curta e muito clara.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Quanto tempo dura uma boa festa infantil: {topic}.',
        'A fome das crianças tem hora: {topic}.',
        'O que planejar antes dos convites: {topic}.',
      ],
      steps: [
        ['A comida sai toda no começo, enquanto as crianças só querem correr. Na hora da fome, já esfriou.'],
        ['Criança pequena come pouco por vez e volta várias vezes. E cansada, não aproveita nem a própria festa.'],
        ['Escolha o horário pela rotina da criança, deixe água à vista e sirva em pequenas rodadas. Três horas bastam.'],
        ['Numa festa infantil, a mesa mais visitada é a de água. Vale deixar copos baixos, ao alcance de quem tem um metro.'],
      ],
    },
    casual: {
      openings: [
        'Criança quer água, gente: {topic}.',
        'Soneca ou parabéns, escolha um: {topic}.',
        'A hora certa de marcar a festa: {topic}.',
      ],
      steps: [
        ['A gente serve tudo logo que o povo chega, e ninguém come. Meia hora depois, a fila da fome vai até o portão.'],
        ['Criança belisca, corre, belisca de novo. Prato cheio fica em cima da mureta e vira lanche de formiga.'],
        ['Serve de pouquinho, em porção pequena, e deixa água onde elas alcançam. Três horas de festa tá ótimo.'],
        ['Eu gosto de ver a hora da vela. O barulho para por dois segundos, e todo mundo olha pra mesma carinha.'],
      ],
    },
    funny: {
      openings: [
        'Quem mexeu no bolo antes da hora: {topic}.',
        'A lembrancinha virou moeda de troca: {topic}.',
        'Relatório de uma festa de criança: {topic}.',
      ],
      steps: [
        ['Uma criança chora, duas trocam de sapato e quatro estão debaixo da mesa do bolo, em reunião fechada.'],
        ['Debaixo da mesa é o melhor lugar da festa: tem toalha, tem segredo e fica perto do brigadeiro.'],
        ['Use uma toalha que vá até o chão e deixe a reunião acontecer. E confira os sapatos na porta, par por par.'],
        ['No dia seguinte, a família acha um docinho na cortina e outro na estante. O último aparece no mês que vem.'],
      ],
    },
    motivational: {
      openings: [
        'O que a criança lembra da própria festa: {topic}.',
        'Mãos pequenas ajudam a preparar: {topic}.',
        'Mais um ano, mais uma vela: {topic}.',
      ],
      steps: [
        ['O menino enrolou os guardanapos, todos tortos, e avisou cada convidado de que tinha sido ele.'],
        ['Participar do preparo aumenta a espera boa. A criança conta os dias e se sente dona da festa.'],
        ['Dê a ela uma tarefa só dela: escolher a música, colar os nomes, receber os amigos na porta.'],
        ['Guarde a vela e uma foto de cada ano na mesma caixa. Em pouco tempo, ela conta a infância inteira.'],
      ],
    },
  },
}
