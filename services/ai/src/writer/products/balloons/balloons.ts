import type { ProductType } from '../product-type.ts'

export const balloons: ProductType = {
  nouns: ['balão', 'balãozinho', 'bexiga', 'kit de balões'],
  asks: ['qual é a festa', 'as cores que quer', 'quantos balões'],
  questions: {
    sale: ['Quais são as cores da sua festa?', 'Onde vão os balões na sua casa?'],
    content: ['Você enche no sopro ou na bombinha?', 'Quem consegue dar o nó de primeira aí?'],
  },
  emojis: ['🎈', '🎉', '🎊'],
  hashtags: ['balao', 'baloes', 'bexigas', 'bexiga', 'baloespersonalizados', 'decoracaocombaloes', 'kitdebaloes'],
  sale: {
    professional: {
      openings: [
        'Cor e alegria para qualquer festa: {topic}.',
        '{O topic} {dá/dão} clima de comemoração ao ambiente.',
        'O enfeite que todos reconhecem: {topic}.',
      ],
      steps: [
        ['Uma sala comum, alguns balões, e quem chega entende na hora que hoje se comemora alguma coisa.', 'Antes do bolo e da música, alguém prende um balão na porta. É o sinal de que a festa é ali.'],
        ['Poucos enfeites mudam tanto um espaço. Balões ocupam paredes, mesas e cantos, e aparecem em todas as fotos.'],
        ['Atende aniversários, formaturas, chás, inaugurações e a surpresa de um café da manhã em casa.'],
        ['Antes de escolher, conte os pontos que quer enfeitar e defina as cores. Calcule alguns a mais, para perdas.'],
      ],
    },
    casual: {
      openings: [
        'Já dá pra sentir a festa: {topic}.',
        'Eu não sei fazer festa sem {topic}.',
        'A sala muda de humor com {topic}.',
      ],
      steps: [
        ['Sabe quando a festa é simples, só os de casa, e ainda assim a gente quer cara de comemoração? Balão na parede e pronto.', 'Acordar no aniversário e encontrar a sala cheia de balões, quem não gosta? Adulto também, e muito.'],
        ['Balão dá pouco trabalho e faz um efeito enorme. Encheu, prendeu, e ninguém diz que era só a sala.'],
        ['Serve pra festa grande, bolinho em casa, surpresa no escritório e chegada de alguém querido.'],
        ['Escolhe duas ou três cores e conta onde quer pôr. E pede uns a mais, porque um ou outro vai estourar.'],
      ],
    },
    funny: {
      openings: [
        'Fôlego preparado para {topic}.',
        'A família toda tonta por causa {do topic}.',
        'Ninguém tem idade demais para isso: {topic}.',
      ],
      steps: [
        ['No quinto balão, a pessoa vê estrelas. No décimo, chama o cunhado, que descobre ter compromisso.', 'Diga que ninguém pode brincar com os balões antes da festa. Cinco minutos depois, dois adultos jogam vôlei na sala.'],
        ['Balão é enfeite, brinquedo e prova de fôlego. E, no fim da noite, é o barulho que acorda o vizinho.'],
        ['Para festa de criança, de gente grande e de gente grande que ainda acha graça em esfregar balão no cabelo.'],
        ['Compre com sobra. Para cada dez balões cheios, um estoura, um foge e um vai embora com o sobrinho.'],
      ],
    },
    motivational: {
      openings: [
        'Uma sala enfeitada diz que alguém pensou em você: {topic}.',
        'De sopro em sopro, a festa aparece: {topic}.',
        '{O topic} para os pequenos e grandes motivos.',
      ],
      steps: [
        ['Antes de todos acordarem, alguém enche balões na cozinha, sem fazer barulho. A surpresa da manhã começa nessas bochechas vermelhas.', 'A filha chega da última prova e encontra a sala colorida. A família comemora o esforço, antes mesmo da nota.'],
        ['Um balão diz festa em qualquer língua e em qualquer casa. Basta pendurar, e o dia comum vira data.'],
        ['Para quem passou de ano, voltou de viagem, fez aniversário ou terminou um trabalho comprido.'],
        ['Pense na primeira coisa que a pessoa vai ver ao entrar. Ali, poucos balões valem por muitos.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Quantos usar e onde prender: {topic}.',
        'Como chegar cheio até o parabéns: {topic}.',
        'Preparar {o topic} na véspera ou no dia.',
      ],
      steps: [
        ['Balões cheios na véspera podem amanhecer murchos. E um deles sempre estoura sozinho, sem que ninguém encoste.', 'Espalhados pela sala, vinte balões parecem poucos. Reunidos num canto, os mesmos vinte mudam o ambiente.'],
        ['O ar escapa aos poucos, o calor dilata e superfícies ásperas furam. E, dispersos, os balões somem no espaço.'],
        ['Encha no dia, um pouco abaixo do máximo, e agrupe em cachos de quatro ou cinco. Evite sol e lâmpadas.'],
        ['Quem enche muitos balões aprende a ouvir o som do látex. Quando ele muda, é hora de parar.'],
      ],
    },
    casual: {
      openings: [
        'Poucos e juntos funcionam melhor: {topic}.',
        'Cansou de encher? Dicas pra {topic}.',
        'O que eu faço pra durarem até o parabéns: {topic}.',
      ],
      steps: [
        ['A gente enche tudo de noite pra adiantar e, de manhã, metade tá com cara de cansada.', 'Espalhou um em cada canto e parece que sobrou de outra festa. Juntou num canto só e virou decoração.'],
        ['O ar vai saindo devagar, e o calor e o teto áspero estouram o resto. E separados eles quase somem.'],
        ['Enche no dia, sem chegar no máximo, e amarra de quatro em quatro. Fica cheio com metade.'],
        ['Sempre sobra um na casa, andando sozinho pelo chão. Eu deixo, parece que a festa ainda não acabou.'],
      ],
    },
    funny: {
      openings: [
        'Vôlei de sala com {topic}.',
        'O barulho que assusta só os adultos: {topic}.',
        'A vida {do topic} depois da festa.',
      ],
      steps: [
        ['Encher é fácil, o nó é que é. O dedo fica preso, o ar escapa, e o balão dá a volta na sala.'],
        ['O nó precisa de um dedo que sai na hora certa. Muita gente perdeu a paciência e ganhou um assobio.'],
        ['Enrole a ponta em dois dedos, passe por dentro e puxe. Se escapar, aproveite, porque as crianças vão pedir de novo.'],
        ['No dia seguinte, um único balão cruza o corredor com o vento da janela. A casa inteira leva susto.'],
      ],
    },
    motivational: {
      openings: [
        'Enfeitar a casa para alguém: {topic}.',
        'O fôlego de quem prepara a festa: {topic}.',
        'Um gesto simples antes do parabéns: {topic}.',
      ],
      steps: [
        ['Encher balões em família tem um ritmo: um sopra, outro amarra, alguém segura a fita. Sai conversa, sai risada.'],
        ['A festa começa na preparação, para quem ajuda. As mãos ocupadas fazem a espera passar depressa.'],
        ['Escreva um recado numa tira de papel e ponha dentro de um balão antes de encher. No fim da festa, alguém descobre.'],
        ['O último balão fica no teto ou no chão por dias. Ninguém tira, porque ele guarda o resto da alegria.'],
      ],
    },
  },
}
