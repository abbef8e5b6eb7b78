import type { ProductType } from '../product-type.ts'

export const birdHouse: ProductType = {
  nouns: ['casinha de passarinho', 'casinha para passarinho', 'casinha de pássaro', 'casinha de pássaros', 'comedouro de passarinho', 'comedouro para passarinho', 'comedouro de pássaros', 'comedouro para pássaros', 'ninho de madeira'],
  asks: ['onde vai ficar', 'se é para receber os passarinhos ou para decorar', 'as cores do seu jardim'],
  questions: {
    sale: ['Quintal, varanda ou janela, onde ficaria?', 'Que passarinho visita a sua casa?'],
    content: ['Qual canto de passarinho você reconhece?', 'A que horas os passarinhos acordam você?'],
  },
  emojis: ['🐦', '🌳', '🏡'],
  hashtags: ['passarinho', 'casinhadepassarinho', 'comedourodepassaros', 'jardim', 'quintal', 'varanda', 'passarinhos', 'avesdobrasil', 'jardimdecorado', 'natureza', 'birdwatching'],
  sale: {
    professional: {
      openings: [
        'O jardim ganhou um endereço novo: {topic}.',
        '{O topic} {convida/convidam} os passarinhos a chegar mais perto.',
        'Para ver a manhã da janela: {topic}.',
      ],
      steps: [
        ['O café está na mesa, e um sanhaço pousa do outro lado do vidro. A casa inteira fala baixo para não espantar.', 'No quintal há uma árvore e, nela, um galho sem graça. Com um ponto de pouso, o jardim passa a ter visita.'],
        ['É um enfeite que se movimenta com o que vem de fora. Mesmo vazio, dá ao jardim um ar de história infantil.'],
        ['{Alegra/Alegram} quintais, varandas de apartamento, pousadas e escolas. É um presente delicado para avós e para quem gosta de plantas.'],
        ['Observe onde há sombra, galho firme e pouco movimento. Um lugar visível da janela completa a escolha.'],
      ],
    },
    casual: {
      openings: [
        'Já tem passarinho de olho: {topic}.',
        'Sua janela vai ter visita: {topic}.',
        'O quintal ficou mais feliz com {topic}.',
      ],
      steps: [
        ['Sabe quando aparece um bem-te-vi na grade e a gente congela com a xícara na mão? Imagina isso virando costume.', 'A criança olha, o avô aponta, e o passarinho nem liga. Fica todo mundo ali na janela perdendo a hora.'],
        ['Eu adoro porque enfeita o dia inteiro. Com visita é festa, sem visita é uma graça pendurada no galho.'],
        ['{Vai/Vão} bem no sítio, na varanda do apê, no jardim da escola. Pra pai que gosta de quintal é presente certeiro.'],
        ['Olha onde tem sombra e de onde você enxerga sem espantar ninguém. É ali que a gente pendura.'],
      ],
    },
    funny: {
      openings: [
        'Imóvel bem localizado, com vista para o pé de manga: {topic}.',
        'Procura-se inquilino que cante às cinco da manhã: {topic}.',
        '{O topic} {aceita/aceitam} qualquer visita, menos a do gato.',
      ],
      steps: [
        ['A família pendurou, tirou foto e esperou. No terceiro dia apareceu um pardal, olhou por fora e foi pensar no assunto.', 'O gato descobriu uma televisão nova na janela. Assiste de manhã e à tarde, sem piscar, e comenta baixinho.'],
        ['{Aceita/Aceitam} visita sem hora marcada, sem contrato e sem condomínio. Em troca, a vizinhança canta.'],
        ['{Serve/Servem} para o quintal, para a varanda e para o tio que sabe o nome de todos os passarinhos e faz questão de dizer.'],
        ['Escolha um galho com sombra e longe do alcance do gato. Ele vai protestar por escrito, mas passa.'],
      ],
    },
    motivational: {
      openings: [
        'Um pedaço de jardim para reparar todo dia: {topic}.',
        'Acordar com canto na janela: {topic}.',
        'Quem cuida do quintal sabe esperar: {topic}.',
      ],
      steps: [
        ['Você plantou a muda, regou e viu crescer. Agora a árvore já tem galho para receber quem chega voando.', 'No meio de um dia cheio, cinco minutos de janela bastam para o olho descansar da tela.'],
        ['Quem pendura aprende a observar: a hora da visita, o galho preferido, o canto de cada um. O quintal vira livro.'],
        ['É um mimo para quem mora na cidade e sente falta do campo, e para quem envelhece cuidando do jardim.'],
        ['Escolha um lugar que você veja sem sair do seu trabalho ou da cozinha. O encanto está em encontrar por acaso.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O lugar certo no jardim: {topic}.',
        'Sombra, altura e sossego: {topic}.',
        'Por que os passarinhos demoram a chegar {no topic}.',
      ],
      steps: [
        ['Muita gente pendura, espera dois dias e conclui que não deu certo. As aves precisam de tempo para confiar num objeto novo.', 'Um erro comum é escolher o ponto mais aberto do jardim. Sob sol forte e sem folhas por perto, poucas aves se aproximam.'],
        ['Antes de pousar, as aves observam de longe se há gato, barulho e lugar para fugir. Um galho vizinho ajuda.'],
        ['Pendure à sombra, perto de folhagem e fora do alcance de gatos. Depois disso, deixe quieto por algumas semanas.'],
        ['Um jardim com flores nativas e água limpa recebe mais visitas do que qualquer enfeite sozinho.'],
      ],
    },
    casual: {
      openings: [
        'Pendurou e ninguém veio? Calma: {topic}.',
        'Onde colocar {o topic} sem espantar ninguém.',
        'Passarinho é desconfiado: {topic}.',
      ],
      steps: [
        ['A gente põe de manhã e à tarde já tá na janela esperando. Passarinho não trabalha com esse prazo.', 'Já vi gente mudar de galho todo dia, atrás da visita. Aí é que não vem mesmo.'],
        ['Passarinho olha de longe antes. Se vê gato, gente passando ou sol na moleira, escolhe outra árvore.'],
        ['Escolhe uma sombra com folha em volta, bem firme, e esquece um pouco. Água limpinha por perto ajuda demais.'],
        ['Quando pousa o primeiro passarinho, a gente nem respira. Depois vira rotina, e o dia sem visita fica sem graça.'],
      ],
    },
    funny: {
      openings: [
        'Diário de espera diante {do topic}.',
        'A reunião dos pardais sobre {o topic}.',
        'Cinco da manhã, e o inquilino já canta: {topic}.',
      ],
      steps: [
        ['Dia um, ninguém. Dia dois, ninguém. Dia três, um pombo pousou, mediu o espaço, não coube e ficou ofendido.', 'Os pardais se reuniram no fio em frente. Discutiram o preço do condomínio e a presença do gato no térreo.'],
        ['Ave nenhuma pousa sem antes vigiar a vizinhança. São mais exigentes do que a sua tia procurando apartamento.'],
        ['Deixe à sombra, não mude de lugar e disfarce ao olhar. Binóculo atrás da cortina é aceitável.'],
        ['Quando enfim aparece um casal, a família inteira dá nome aos dois. O gato também deu, mas é outro tipo de nome.'],
      ],
    },
    motivational: {
      openings: [
        'A paciência de quem observa: {topic}.',
        'O jardim ensina a esperar: {topic}.',
        'Do corte da madeira ao primeiro pouso: {topic}.',
      ],
      steps: [
        ['Quem constrói para os passarinhos não controla se eles vêm. Faz com cuidado, pendura e espera.', 'A primeira visita quase nunca acontece quando se está olhando. Um dia você passa distraído, e lá está ela.'],
        ['As aves voltam aos lugares em que ninguém as incomodou. Ficar quieto também é uma forma de cuidar.'],
        ['Anote num caderno a data e o passarinho que apareceu. Em um ano, você conhecerá o calendário do seu quintal.'],
        ['Plantar, pendurar, observar. São trabalhos lentos, e em troca a manhã fica cheia de som.'],
      ],
    },
  },
}
