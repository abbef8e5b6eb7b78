import type { ProductType } from '../product-type.ts'

export const manicure: ProductType = {
  nouns: ['manicure', 'unha', 'esmaltação', 'francesinha', 'pé e mão', 'unha decorada'],
  asks: ['para quando é', 'se prefere cor clara ou escura', 'se tem alguma ocasião chegando'],
  questions: {
    sale: ['Qual cor você nunca troca?', 'Unha curtinha ou comprida?'],
    content: ['Quantos minutos você aguenta sem mexer em nada?', 'Sua unha lasca primeiro em que dedo?'],
  },
  emojis: ['💅', '💅🏽', '✨'],
  hashtags: ['manicure', 'unhas', 'unhasdecoradas', 'esmaltacao', 'nails', 'unhasdasemana', 'francesinha', 'naildesigner'],
  sale: {
    professional: {
      openings: [
        'Um horário da semana para as suas mãos: {topic}.',
        '{O topic} para começar a semana com tudo em ordem.',
        'Antes do compromisso importante, {topic}.',
      ],
      steps: [
        ['A reunião é amanhã cedo, e você lembra das unhas na hora de dormir. Com um horário marcado, essa preocupação não aparece.', 'Em um jantar, as mãos seguram o copo, passam o pão e entram em todas as fotos. Vê-las bem cuidadas dá outra segurança.'],
        ['Um bom acabamento se percebe de perto, no contorno limpo e na cor uniforme. É o que separa a pressa do capricho.'],
        ['Serve à rotina de quem gosta das unhas feitas e à véspera de festa. Também vai bem antes de um casamento ou de uma viagem.'],
        ['Antes de marcar, pense na ocasião e na roupa que vai usar. Trazer uma foto de referência ajuda a escolher com calma.'],
      ],
    },
    casual: {
      openings: [
        'Já marcou a sua hora? Hoje o assunto é {topic}.',
        'Unha feita, semana começando bem: {topic}.',
        'Vem sentar um pouquinho, hoje é dia de {topic}.',
      ],
      steps: [
        ['Sabe quando você olha a mão no volante e pensa que precisa marcar um horário? Esse pensamento já era a hora certa.', 'A semana parece outra com a unha feita. Você digita, pega o café, e fica reparando na mão o dia inteiro.'],
        ['O que eu mais olho é o contorno, limpinho e certinho. A cor chama atenção primeiro, mas é o acabamento que segura.'],
        ['Tem quem venha toda semana, tem quem venha só quando tem festa. A cadeira recebe do mesmo jeito.'],
        ['Se tiver alguma coisa em mente, salva a foto e traz. Chegar com uma ideia ajuda, mas chegar sem nenhuma também vale.'],
      ],
    },
    funny: {
      openings: [
        'A amiga já perguntou quem fez, e a resposta é {topic}.',
        'Cinquenta cores na mesa e você leva a de sempre: {topic}.',
        '{O topic} e o segundo em que a chave some na bolsa.',
      ],
      steps: [
        ['Unha recém-feita tem esse dom, a chave vai parar no fundo da bolsa na mesma hora. O celular toca logo em seguida.', 'Você chega com certeza, olha todas as cores, testa quatro e leva a mesma de sempre. Faz parte do ritual.'],
        ['Feita em casa, a mão direita fica ótima e a esquerda parece trabalho de outra pessoa. Com horário marcado, as duas combinam.'],
        ['Vale para casamento, entrevista, aniversário e encontro com a ex-colega que repara em tudo. Na dúvida, vá de unha feita.'],
        ['Antes de marcar, conte com um tempo sem mexer em nada. Quem tem criança em casa sabe quanto vale essa pausa.'],
      ],
    },
    motivational: {
      openings: [
        'Sentar, estender as mãos e deixar o resto para depois: {topic}.',
        'No meio da correria da semana, {topic}.',
        'Um horário de cuidado para quem cuida: {topic}.',
      ],
      steps: [
        ['Durante o atendimento, as mãos ficam ocupadas e o celular fica na bolsa. Para muita gente, é a única pausa da semana.', 'Você encaixou trabalho, casa e consulta na agenda. Colocar nela uma hora para as próprias unhas também é organização.'],
        ['O cuidado com as mãos se renova sempre, e cada vez conta. Até segurar a xícara dá gosto de olhar.'],
        ['Vale antes da entrevista de emprego, da formatura ou de um dia comum. As mãos acompanham você em todos eles.'],
        ['Escolha um dia que se repita, de quinze em quinze ou uma vez por mês. O horário fixo poupa a busca por vaga.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que fazer em casa para {o topic} durar.',
        'O que estraga o esmalte antes do tempo: {topic}.',
        'Cuidados simples depois {do topic}.',
      ],
      steps: [
        ['O esmalte está perfeito no dia e lasca na ponta logo depois. Muitas vezes, a explicação está na pia da cozinha.'],
        ['A água quente e o detergente enfraquecem a ponta do esmalte. A unha incha um pouco na água, e a cor acaba trincando.'],
        ['Espere para o banho quente e a louça, e use luvas na limpeza. Uma camada fina de brilho dias depois ajuda a conservar.'],
        ['Boa parte do capricho não aparece na foto, está na lixa e na limpeza do contorno. A cor é só a última etapa.'],
      ],
    },
    casual: {
      openings: [
        'Fez {topic} hoje? Então guarda estas dicas.',
        'Esmalte inteiro no fim da semana: {topic}.',
        'Pra durar mais uns dias: {topic}.',
      ],
      steps: [
        ['Parece que o esmalte já secou, aí você deita e acorda com a marca do lençol na unha. Quem nunca, né?', 'A cliente chega brava porque o esmalte lascou na ponta. Eu pergunto da louça, ela ri, e a gente já sabe.'],
        ['Secar por cima é rápido, por baixo é que demora. E água quente logo no começo amolece o que ainda tava firmando.'],
        ['Deixa o banho quente pra mais tarde, usa luva na louça e não arranca pelinha. Só isso já aumenta bem a vida do esmalte.'],
        ['Eu gosto do silêncio da hora do acabamento. É pincel fininho, mão parada e, às vezes, até eu prendo o ar.'],
      ],
    },
    funny: {
      openings: [
        'O que acontece cinco minutos depois {do topic}.',
        'Ninguém mexe em nada depois {do topic}, em teoria.',
        'A chave, a bolsa e o esmalte fresco: {topic}.',
      ],
      steps: [
        ['Unha recém-pintada atrai coceira no nariz, telefone tocando e fio de cabelo no rosto. Ninguém sabe explicar, mas acontece.'],
        ['Com o esmalte fresco, todo gesto simples parece cirurgia. Até abrir a porta exige cotovelo e planejamento.'],
        ['Separe a chave, pague antes de pintar e prenda o cabelo. Três providências simples salvam dez unhas por semana.'],
        ['Quem trabalha com unhas ouve histórias em capítulos. Quando a cliente remarca, fica faltando o final.'],
      ],
    },
    motivational: {
      openings: [
        'Duas mãos estendidas e uma boa conversa: {topic}.',
        'O capricho de todo dia {no topic}.',
        'Por trás {do topic} existe muita prática.',
      ],
      steps: [
        ['Quem começa na profissão treina na mão da mãe, da vizinha e da amiga paciente. Todas lembram da primeira cor borrada.'],
        ['A firmeza do pincel vem da repetição, e cada mão é diferente. É por isso que a experiência se enxerga no contorno.'],
        ['Para cuidar em casa, reserve dez minutos fixos na semana, com lixa macia e sem tirar cutícula em excesso. O hábito vale mais que a pressa.'],
        ['A melhor parte vem no fim, quando a pessoa abre os dedos e olha de longe. Um trabalho pequeno, feito até o último detalhe.'],
      ],
    },
  },
}
