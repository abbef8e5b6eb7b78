import type { ProductType } from '../product-type.ts'

export const mosaic: ProductType = {
  nouns: ['mosaico', 'peça de mosaico', 'mandala de mosaico', 'quadro de mosaico', 'vaso de mosaico', 'bandeja de mosaico', 'espelho de mosaico', 'tampo de mosaico', 'painel de mosaico', 'mosaico de azulejo', 'mosaico de vidro', 'arte em mosaico'],
  asks: ['onde vai ficar', 'as cores do ambiente', 'o desenho que imaginou'],
  questions: {
    sale: ['Cores vivas ou tons de terra?', 'Dentro de casa ou no jardim?'],
    content: ['Você já guardou um prato quebrado com dó de jogar fora?', 'Quebra-cabeça: você começa pelas bordas ou pelo meio?'],
  },
  emojis: ['🎨', '🔷', '✨'],
  hashtags: ['mosaico', 'mosaicoartesanal', 'artemosaico', 'mosaicos', 'mosaicodeazulejo', 'mosaicodevidro', 'mandalademosaico', 'decoracaocolorida', 'decoracaoartesanal', 'arteemmosaico'],
  sale: {
    professional: {
      openings: [
        'Pequenos pedaços, um só desenho: {topic}.',
        '{O topic} {leva/levam} cor e relevo ao ambiente.',
        'De perto, cacos, e de longe, uma imagem: {topic}.',
      ],
      steps: [
        ['A varanda é clara, o jardim é verde, e falta um ponto que prenda o olhar. A cor do mosaico aparece até em dia nublado.', 'A pessoa entra, olha de longe e vê o desenho. Depois se aproxima e começa a seguir os pedaços, um por um.'],
        ['Cada pedaço tem o seu corte e reflete a luz de um jeito. Ao longo do dia, o brilho muda de lugar.'],
        ['{Combina/Combinam} com varanda, jardim de inverno, lavabo e recepção. Para quem já tem quadros em casa, é uma forma diferente de arte.'],
        ['Pense nas cores que já existem no ambiente e na distância de quem vai olhar. Desenhos miúdos pedem ser vistos de perto.'],
      ],
    },
    casual: {
      openings: [
        'Caquinho por caquinho, olha o que virou: {topic}.',
        'Cor pra casa inteira notar: {topic}.',
        'Chega perto e repara nos cortes {do topic}.',
      ],
      steps: [
        ['Sabe aquele azulejo lindo que sobrou da obra da avó? Eu vejo um desses e já imagino o desenho pronto.', 'Bate o sol da manhã e o mosaico acende. Eu paro com o café na mão e fico olhando, todo dia.'],
        ['O legal é que nenhum pedaço é igual ao outro. Parece bagunça de perto, e de longe faz todo sentido.'],
        ['{Fica lindo/Fica linda/Ficam lindos/Ficam lindas} na varanda, no lavabo, no cantinho do café. E de presente ninguém espera, por isso o sorriso é tão grande.'],
        ['Me fala onde vai ficar e que cores já tem por perto. Com isso o desenho começa a aparecer na cabeça.'],
      ],
    },
    funny: {
      openings: [
        'Quebrar foi a parte fácil: {topic}.',
        'Finalmente um motivo nobre para o prato rachado: {topic}.',
        'Duzentos cacos e nenhum pedido de desculpas: {topic}.',
      ],
      steps: [
        ['O prato caiu, a família prendeu a respiração, e uma pessoa gritou para ninguém jogar fora. Quem faz mosaico é assim.', 'A visita perguntou como se faz. Ouviu que primeiro se quebra tudo e, de repente, se descobriu com vocação.'],
        ['Tem o corte torto que encaixou de primeira e o perfeito que não coube em lugar nenhum. Dava uma boa reunião de família.'],
        ['{Agrada/Agradam} a quem ama cor, a quem ama quebra-cabeça e a quem nunca conseguiu manter um jogo de xícaras completo.'],
        ['Escolha as cores com calma, olhando para a sala. Se ficar em dúvida entre dez, o mosaico é compreensivo e aceita todas.'],
      ],
    },
    motivational: {
      openings: [
        'O que estava partido ganhou desenho: {topic}.',
        '{Feito/Feita/Feitos/Feitas} de escolhas pequenas: {topic}.',
        'Um pedaço de cada vez, e {o topic} {aparece/aparecem}.',
      ],
      steps: [
        ['Sobre a mesa há potes de cacos separados por cor. Quem monta escolhe um, vira, experimenta e às vezes devolve.', 'Um azulejo da antiga cozinha, um caco de prato da família. Há peças que carregam a casa que veio antes.'],
        ['O desenho só aparece inteiro quando o rejunte seca. Até lá, quem faz confia no risco e no olho.'],
        ['É um presente bonito para quem reformou a casa, para quem guarda lembranças e para quem enche o jardim de plantas.'],
        ['Pense numa cor que lembra alguém ou algum lugar. Ela pode ser o começo do desenho inteiro.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Por que o rejunte importa tanto: {topic}.',
        'Água, vãos e um pano macio, os cuidados com {o topic}.',
        'Limpeza sem arranhar nem soltar: {topic}.',
      ],
      steps: [
        ['Quem limpa um mosaico com esponja áspera ou produto ácido costuma perder o brilho e soltar o rejunte aos poucos.', 'Uma dúvida frequente é se o mosaico pode ficar na chuva. A resposta depende da base e da cola que foram usadas.'],
        ['O rejunte preenche os vãos e protege as bordas de cada pedaço. Se ele abre, a água entra por trás.'],
        ['Use pano úmido e sabão neutro e seque em seguida. De vez em quando, passe o dedo pelos vãos para ver se algo soltou.'],
        ['É uma arte muito antiga, que já cobria o chão de casas romanas. A ideia continua a mesma: juntar o pequeno para formar o grande.'],
      ],
    },
    casual: {
      openings: [
        'Esponja verde não, por favor: {topic}.',
        'O que eu olho antes de pôr {o topic} na chuva.',
        'Como eu limpo cada cantinho {do topic}.',
      ],
      steps: [
        ['Muita gente passa a esponja grossa pra tirar a poeira dos cantinhos. Tira a poeira e leva o brilho junto.', 'Pode ir lá fora? É o que mais me perguntam, e eu sempre respondo olhando a base primeiro.'],
        ['Base de madeira comum estufa com chuva e empurra os caquinhos. Já o cimento e a cerâmica aguentam bem melhor.'],
        ['Paninho úmido, sabão neutro e uma escovinha macia pros vãos. Depois seca, que o brilho volta na hora.'],
        ['Eu gosto de pensar que nada ali foi desperdiçado. Até o caco mais torto achou um lugar.'],
      ],
    },
    funny: {
      openings: [
        'Os cacos que ninguém pode jogar fora: {topic}.',
        'Uma tarde com o alicate e {o topic}.',
        'Procura-se um triângulo azul de dois centímetros: {topic}.',
      ],
      steps: [
        ['Falta um pedaço azul, pequeno, quase triangular. Há quatrocentos na mesa, e o único que serve está debaixo do sofá.', 'O alicate fez crec, o caco voou e o cachorro achou que era brincadeira. Ele devolveu outro, de cor parecida.'],
        ['Azulejo parte para onde quer. O risco diz uma coisa, o alicate diz outra, e o resultado é uma terceira opinião.'],
        ['Separe os cacos por cor em potes com tampa e trabalhe de óculos. E guarde os tortos, porque um dia eles brilham.'],
        ['Quem começa com um caco de prato termina olhando as xícaras da casa de outro jeito. As xícaras percebem.'],
      ],
    },
    motivational: {
      openings: [
        'Encaixar, errar, virar e tentar de novo: {topic}.',
        'Quem monta {o topic} aprende a olhar.',
        'O valor dos pedaços pequenos: {topic}.',
      ],
      steps: [
        ['No primeiro trabalho, os vãos ficam largos e o desenho treme. A mão melhora quando aceita cortar outra vez.', 'Há tardes em que só entram dez pedaços no desenho. Quem olha acha pouco, mas a imagem já não é a mesma.'],
        ['O corte certo vem depois de muitos errados. O alicate pede força na medida, e isso nenhum livro ensina.'],
        ['Quem quer começar pode cobrir um vaso pequeno, com três cores apenas. Menos cores ajudam a enxergar a forma.'],
        ['Afaste-se da mesa de vez em quando. De perto se veem os defeitos, de longe se vê o caminho andado.'],
      ],
    },
  },
}
