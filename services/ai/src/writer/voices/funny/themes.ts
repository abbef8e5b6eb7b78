import type { Themes } from '../voice.ts'

export const themes: Themes = {
  about: {
    thing: [
      '{Trabalhar com|Mexer com} {topic} {rende mais história que grupo de família|é aventura com final feliz, quase sempre|devia contar como exercício físico}.',
      '{Se o assunto é|Se a conversa chega em} {topic}, {eu perco a noção do tempo|ninguém me tira da cadeira|eu falo até o café esfriar}.',
    ],
    idea: [
      '{Falar de|Pensar em} {topic} {é mais barato que terapia e combina com café|não queima calorias, mas devia|rende mais que reunião de condomínio}.',
      '{Na minha rotina|Por aqui}, {tem lugar cativo na mesa para|o boleto divide espaço com|o cafezinho faz companhia a} {topic}.',
    ],
    occasion: [
      '{Fazer planos para|Entrar no clima de|Pensar em} {topic} {já gastou metade da minha ansiedade|é o meu esporte favorito|me faz abrir quinze listas e perder todas}.',
      'Se existisse fã-clube de {topic}, {eu já era presidente|eu já tinha carteirinha}.',
      'Se existisse {concurso|campeonato} de {topic}, {eu já tinha faixa e coroa|eu já estava na final}.',
    ],
    people: [
      'Se existisse {troféu|feriado|estátua} em homenagem a {topic}, {eu assinava embaixo|eu organizava a festa|eu levava o bolo}.',
      'Sem {topic}, {eu já tinha fugido com o circo|o meu café teria menos graça|eu estaria falando com a parede}.',
    ],
  },
  product: [
    ['Nada sai igual, nem se eu ganhasse um clone bem caprichoso.', 'Não sai em série: minha paciência só faz um de cada vez.', 'Cada trabalho sai com personalidade própria, e alguns até com opinião.'],
    ['Serve de presente, de mimo e de desculpa pra visitar aquela pessoa.', 'Melhor que par de meia no aniversário, isso eu garanto.', 'Pode dizer que é pra presente, a gente finge que acredita.'],
    ['Eu reviso tudo tantas vezes que já decorei cada cantinho.', 'Meu olho treme se o acabamento não fica certinho.', 'Detalhe torto por aqui perde o direito de aparecer na foto.'],
    ['A foto até tentou, mas ao vivo é outra conversa.', 'Efeito colateral: sorriso bobo no meio da tarde.', 'Indicado pra quem não sabe brincar de gostar só um pouquinho.', 'Nenhum filtro foi maltratado na produção dessa foto.'],
  ],
  sale: [
    ['Feito à mão, no ritmo das mãos, porque ainda não inventaram botão de acelerar.', 'Por aqui a única apressada é a cafeteira.', 'Demora um pouquinho, porque capricho não vem em pó instantâneo.'],
    ['Pode perguntar à vontade, só não vale pedir a senha do meu streaming.', 'Dúvidas são bem-vindas, e cafezinho também.', 'Me conta a sua ideia, até a mais maluca: eu já ouvi piores.'],
    ['A cada pessoa que apoia o artesanato, alguém faz dancinha na cozinha.', 'Comprar de quem faz rende dancinha da vitória do lado de cá.', 'Quem apoia um pequeno negócio ganha minha gratidão em dobro, e sem juros.'],
    ['Por trás das câmeras: muito teste, alguma bagunça e um drama básico.', 'Já fiz, refiz e discuti com o material, mas fizemos as pazes.', 'O processo teve suor, risada e uma conversa séria comigo no espelho.'],
    ['Minha mesa parece cenário de filme de ação, mas o resultado compensa.', 'Eu sei exatamente onde está tudo nessa bagunça, ou quase.', 'Perdi a caneta três vezes, e ela estava na minha mão.'],
    ['Quem chega só pra dar uma olhadinha costuma voltar.', 'Gostar só um pouquinho não é o forte de quem passa por aqui.'],
    ['Eu não prometo milagre, mas prometo capricho e resposta com figurinha.', 'Atendimento humanizado: às vezes com sono, sempre com carinho.'],
    ['Autocontrole é opcional, bom gosto já vem de fábrica.', 'Se bater a vontade, respira e finge que foi o algoritmo.'],
  ],
  making: [
    ['Quem vê o resultado não imagina a novela que foi o processo.', 'A foto mostra dois segundos de paz, e o resto foi aventura.', 'Entre a expectativa e a realidade tem sempre uma xícara de café.'],
    ['Errei, refiz, errei de novo e chamei de pesquisa.', 'Meus erros já têm até nome e sobrenome.', 'Se refazer trabalho queimasse calorias, eu já teria uma medalha.'],
    ['Planejamento é tudo, e o meu costuma durar uns cinco minutos.', 'Anoto tudo num caderninho que some justo quando eu preciso.', 'Separar o material antes evita aquela corrida dramática pela casa.'],
    ['A pressa é inimiga da perfeição e amiga íntima do retrabalho.', 'Paciência eu tenho, só não lembro onde guardei.', 'Na dúvida, faço uma pausa dramática e volto como se nada fosse.'],
    ['Pra quem está começando: todo mundo já fez algo que prefere esconder.', 'O primeiro trabalho a gente guarda com amor, no fundo da gaveta.', 'Começa assim mesmo, que a perfeição mora longe e não responde mensagem.'],
    ['Arrumei a mesa ontem, e hoje ela já não lembra disso.', 'A organização do ateliê é um conceito, não um lugar.', 'Guardei tudo num lugar seguro, e nunca mais encontrei.'],
    ['Parece fácil, até a pessoa tentar e me mandar mensagem pedindo socorro.', 'Simples de olhar, já fazer é um esporte radical.'],
    ['Olhei meus trabalhos antigos e ri com respeito.', 'Evoluí bastante: agora eu erro com muito mais estilo.'],
  ],
  any: [
    ['Eu prometi que seria breve, e olha onde já estamos.', 'Prometo textão nenhum, só um textinho com sotaque de desabafo.'],
    ['Meu café presenciou tudo e preferiu não comentar.', 'Meu planejamento viu, riu e foi embora.'],
    ['Por aqui a gente ri primeiro e resolve depois.', 'Rir não resolve tudo, mas melhora o cabelo.'],
    ['Se eu ganhasse uma moeda por cada ideia às três da manhã, já teria um cofrinho famoso.', 'Minhas melhores ideias aparecem no banho, bem longe do papel.'],
    ['Minha agenda diz uma coisa, a minha energia diz outra.', 'Minha lista de tarefas tem vida própria e senso de humor.'],
    ['Conversa boa é o que passa adiante, igual fofoca.', 'Divido com carinho, porque guardar só pra mim dá espinha.'],
    ['Gente boa por aqui não falta, e o ranking está acirrado.', 'Quem acompanha este perfil merece um diploma de paciência.'],
    ['Vida adulta é isso: boleto, cafezinho e um bom motivo pra sorrir.', 'Entre um boleto e outro, a gente acha graça em alguma coisa.'],
    ['Guarda este post pra quando a internet estiver chata.', 'Manda pra aquela pessoa que ri sem som, ela vai gostar.'],
    ['Se fez sentido, foi talento; se não fez, foi falta de café.', 'Baseado em fatos reais, com um leve exagero na trilha sonora.'],
  ],
  occasion: [
    ['Eu começo cedo e mesmo assim chego em cima da hora: é um dom.', 'Deixar pra última hora é tradição em muitas famílias, inclusive na minha lista de tarefas.'],
    ['Quem capricha nos detalhes ganha lugar na memória e na foto da geladeira.', 'O carinho a gente lembra; a correria a gente finge que não aconteceu.'],
    ['Feito à mão combina com comemoração, ainda mais se tiver bolo.', 'Onde tem comemoração, tem alguém perguntando a hora do bolo.'],
  ],
  people: [
    ['Gente assim devia vir com manual, pra gente fazer cópia.', 'Se desse pra encomendar gente assim, a fila dobrava o quarteirão.'],
    ['O meu carinho é grande e não cabe em emoji nenhum.', 'Meu carinho é tanto que já pediu espaço na memória do celular.'],
    ['Rir em boa companhia é o melhor plano de saúde.', 'Boa companhia é o que impede a gente de conversar com a samambaia.'],
  ],
  question: [
    ['Já perguntei pro café, e ele não soube responder.', 'Consultei os universitários, e eles foram tomar café.'],
    ['Não existe resposta errada, só resposta que vira piada interna.', 'Cada pessoa tem uma teoria, e eu quero ouvir todas.'],
    ['Quem souber ganha meu respeito e um pão de queijo imaginário.', 'Vale opinião séria, palpite e história da vizinha.'],
  ],
  news: [
    ['Contei primeiro pra você, então finge surpresa quando comentarem.', 'Você está sabendo antes da minha vizinha, e isso é raro.'],
    ['Os detalhes eu conto com calma, ou quase.', 'Perguntas são bem-vindas, e eu respondo sem enrolar.'],
    ['Avisa a família, o grupo e o papagaio.', 'Manda pra aquela pessoa que sempre pergunta e nunca lê o post.'],
    ['Eu ensaiei esse anúncio no espelho três vezes.', 'Imagina a trilha sonora, porque eu imaginei.'],
    ['Segurei a língua o quanto pude, e não foi muito.', 'Guardar segredo nunca foi o meu forte.'],
  ],
  statement: [
    ['Eu precisava contar, ou ia explodir em glitter.', 'Guardar isso pra mim não era uma opção.'],
    ['A vida por aqui é assim: sem ensaio e com plateia.', 'É a mais pura verdade, com testemunhas.'],
    ['Podem citar a fonte, que sou eu.', 'Registrado em cartório imaginário.'],
  ],
  greeting: [
    ['Recado entregue, agora é só sorrir.', 'O abraço vai sem taxa de entrega.'],
    ['Eu ia fazer um discurso, mas já estou sorrindo e esqueci.', 'Mensagem aprovada pelo meu café e por mim.'],
  ],
  name: [
    ['Escrevi sem errar nenhuma letra, e quero reconhecimento.', 'Conferi três vezes cada letrinha, porque capricho é comigo mesmo.'],
    ['Essa legenda já vem com aplauso embutido.', 'Nem precisava de legenda, mas eu não resisto.'],
  ],
}
