import type { ProductType } from '../product-type.ts'

export const kidsBow: ProductType = {
  nouns: ['laço', 'lacinho', 'laço de cabelo', 'lacinho de cabelo', 'laço infantil', 'laço de festa', 'laço escolar', 'par de laços', 'kit de laços', 'kit de lacinhos', 'bico de pato', 'tic-tac', 'presilha infantil'],
  asks: ['a idade da criança', 'como é o cabelo', 'para qual ocasião é'],
  questions: {
    sale: ['Rabo de cavalo, maria-chiquinha ou solto?', 'Quem escolhe o penteado na sua casa?'],
    content: ['Onde você já achou um enfeite de cabelo perdido?', 'Quem penteava o seu cabelo antes da escola?'],
  },
  emojis: ['🎀', '👧', '💛'],
  hashtags: ['lacos', 'lacosinfantis', 'lacosdecabelo', 'lacinhos', 'lacosdefita', 'lacoinfantil', 'acessoriosinfantis'],
  sale: {
    professional: {
      openings: [
        'O penteado fica pronto com {topic}.',
        '{O topic} para a festa, a escola ou a foto.',
        'O último detalhe antes de sair: {topic}.',
      ],
      steps: [
        ['A roupa já está vestida, o cabelo penteado, e ela espera de costas em frente ao espelho. Falta só o acessório para sair.', 'Na festa da prima, entre bolo e balão, alguém vai tirar muitas fotos. Um detalhe bonito no cabelo aparece em todas.'],
        ['Um acessório bem escolhido arruma até o rabo de cavalo mais simples. Em segundos, o cabelo de todo dia fica de passeio.'],
        ['Acompanha a escola, o aniversário, a apresentação e o passeio. É também um presente pequeno e muito usado.'],
        ['Antes de escolher, pense na roupa, no volume do cabelo e na ocasião. Cabelos finos pedem peças mais leves.'],
      ],
    },
    casual: {
      openings: [
        'Cabelo penteado e {topic}, pode sair.',
        'Olha que amor {o topic} no rabo de cavalo.',
        'Pra festinha e pra escola também: {topic}.',
      ],
      steps: [
        ['Sabe aquela hora em que tá todo mundo atrasado e o cabelo ainda falta? Um penteado simples com um enfeite bonito resolve.', 'A criança para na frente do espelho, vira de um lado, vira do outro e sai se achando. É a minha cena preferida.'],
        ['O que eu gosto é que muda tudo em um segundo. O mesmo rabinho de ontem fica com cara de festa.'],
        ['Pra escola, pra aniversário, pra apresentação, pra foto na casa da avó. E pra presentear a coleguinha, é certeiro.'],
        ['Me conta da roupa e do cabelo dela antes de escolher. Se for fininho, eu penso numa coisa mais leve.'],
      ],
    },
    funny: {
      openings: [
        'Ela já escolheu e não aceita conversa, é {topic}.',
        'Antes de ir parar debaixo do banco do carro, {topic}.',
        'Penteado de cinco minutos, dança de duas horas: {topic}.',
      ],
      steps: [
        ['Para pentear, ela precisa ficar parada. Para ficar parada, precisa de desenho, promessa e um biscoito na mão.', 'O penteado durou quarenta minutos. Na festa, ela encontrou o pula-pula antes de encontrar a aniversariante.'],
        ['Um bom acessório distrai do cabelo que já se soltou. Na foto, ninguém repara no resto.'],
        ['Para a escola, para a festa e para o dia em que ela resolve ser princesa no mercado. Ela não precisa de motivo.'],
        ['Deixe-a opinar na escolha e prepare-se. A combinação com a roupa vai seguir regras que só ela conhece.'],
      ],
    },
    motivational: {
      openings: [
        'Penteada com carinho antes de sair: {topic}.',
        '{O topic} para os dias que ela esperou.',
        'O cuidado de toda manhã em frente ao espelho: {topic}.',
      ],
      steps: [
        ['Pentear o cabelo de uma criança pela manhã é um momento só dos dois. Nele cabem histórias, recados e um pouco de pressa.', 'Foram semanas ensaiando a dança, e hoje é a apresentação. O penteado é o último carinho antes do palco.'],
        ['O capricho no cabelo mostra que alguém parou para cuidar. A criança percebe e sai de casa toda prosa.'],
        ['Vale para o primeiro dia de aula, para o aniversário e para a manhã comum. Ela não precisa de data para se arrumar.'],
        ['Escolha junto com ela, mostrando duas ou três opções. Quem escolhe usa com gosto e cuida melhor.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como guardar {o topic} sem amassar.',
        'Para o acessório não escorregar do cabelo: {topic}.',
      ],
      steps: [
        ['O acessório sai perfeito de casa e volta na mão da criança. Em cabelos finos e lisos, isso acontece com frequência.'],
        ['O fio liso e limpo tem pouco atrito e deixa a peça escorregar. E o que fica sob peso perde a forma com o tempo.'],
        ['Prenda antes uma mecha com elástico pequeno e coloque o acessório por cima. Para guardar, use uma caixa ou uma fita pendurada.'],
        ['Ao fazer um acessório de criança, o que mais pede atenção é o acabamento. Nenhuma ponta pode puxar os fios.'],
      ],
    },
    casual: {
      openings: [
        'Caiu de novo? Um truque pra {o topic} parar no lugar.',
        'Onde eu guardo {o topic} pra não amassar.',
        'Pra não perder mais nenhum: {topic}.',
      ],
      steps: [
        ['Sai de casa linda, volta com o enfeite na mão e o cabelo na cara. Quem tem criança de cabelo fininho conhece.'],
        ['Cabelo liso e fininho não tem onde segurar. A peça vai descendo aos poucos, e na segunda brincadeira já foi.'],
        ['Faz um elastiquinho por baixo e prende o enfeite em cima dele. E pra guardar, uma fita pendurada atrás da porta resolve.'],
        ['O acabamento é a parte em que eu mais demoro. Passo o dedo em cada cantinho pra ver se não puxa o cabelo.'],
      ],
    },
    funny: {
      openings: [
        'O paradeiro {do topic} é um mistério.',
        'Ninguém sabe onde ficou {o topic}.',
        'A criança voltou, o penteado não: {topic}.',
      ],
      steps: [
        ['Toda criança volta da festa com doce na mão, um sapato desamarrado e nenhum enfeite no cabelo. Ele está no pula-pula.'],
        ['Cabelo fino, muita corrida e uma cambalhota. Nenhum penteado aguenta essa soma por muito tempo.'],
        ['Prenda sobre um elastiquinho e tire a foto antes da festa. Depois do primeiro escorregador, não há mais o que fazer.'],
        ['Quem faz acessórios de cabelo brinca que a peça tem duas vidas. Uma na cabeça, outra no bolso da mãe ou do pai.'],
      ],
    },
    motivational: {
      openings: [
        'As manhãs de pente na mão e {topic}.',
        'O capricho visto de perto {no topic}.',
        'Um momento só dos dois em frente ao espelho: {topic}.',
      ],
      steps: [
        ['Muita gente lembra das mãos de quem penteava seu cabelo antes da escola. Era um carinho com hora marcada.'],
        ['Pentear exige ficar perto e ter paciência com os nós. Talvez por isso tantas conversas comecem ali.'],
        ['Desembarace das pontas para a raiz e deixe a criança segurar o enfeite. A espera fica menor quando ela participa.'],
        ['Quem faz acessórios de cabelo desmancha e refaz até ficar certo. O olho só descansa quando não acha mais defeito.'],
      ],
    },
  },
}
