import type { InBoth } from './looks.ts'

/** What decorates letters, by words in the text or its theme, in Portuguese without accents. All that match are used. */
export const ornaments: readonly (readonly [names: RegExp, ...kinds: InBoth[]])[] = [
  [/\bunicornio/, ['um pequeno unicórnio, nuvens e estrelinhas', 'a small unicorn, soft clouds and little stars']],
  [/\bprincesa|\brainha|\bcastelo/, ['uma coroa pequena, brilhos e fitas', 'a tiny crown, sparkles and ribbons'], ['um castelinho, uma coroa e brilhos', 'a small castle, a crown and sparkles']],
  [/\bsereia/, ['uma cauda de sereia, pérolas e bolhas', 'a mermaid tail, pearls and soft bubbles'], ['conchas, estrelas-do-mar e pérolas', 'seashells, starfish and pearls']],
  [/\bfundo do mar|\bmar\b/, ['peixinhos, conchas e bolhas', 'little fish, seashells and bubbles'], ['conchas, estrelas-do-mar e bolhas', 'seashells, starfish and soft bubbles']],
  [/\bdinossauro|\bdino\b/, ['dinossauros pequenos, pegadas e folhas de samambaia', 'little dinosaurs, footprints and fern leaves'], ['um filhote de dinossauro, pegadas e folhas', 'a baby dinosaur, footprints and leaves']],
  [/\bsafari|\bselva|\bfloresta/, ['filhotes de animais de safári e folhas verdes', 'baby safari animals and green leaves'], ['um leãozinho, uma girafa e folhas verdes', 'a small lion, a giraffe and green leaves']],
  [/\bfazend/, ['uma vaquinha, um pintinho, um celeiro e margaridas', 'a little cow, a chick, a barn and daisies']],
  [/\bborboleta/, ['borboletas pequenas e florzinhas', 'small butterflies and tiny flowers']],
  [/\bflor|\bjardim|\bprimavera|\brosas\b|\bgirass/, ['flores de jardim e folhas delicadas', 'garden flowers and soft leaves'], ['flores, botões e folhas delicadas', 'blossoms, buds and soft leaves']],
  [/\bursinh|\burso/, ['ursinhos de pelúcia e balões pequenos', 'little teddy bears and small balloons'], ['um ursinho de pelúcia e nuvens', 'a teddy bear and soft clouds']],
  [/\bgat(?:o|a|inh)/, ['um gatinho e pegadas', 'a kitten and paw prints'], ['gatinhos e pegadas', 'kittens and paw prints']],
  [/\bcachorr|\bpet\b|\bcaozinho/, ['um cachorrinho, ossinhos e pegadas', 'a puppy, bones and paw prints']],
  [/\bbailarina|\bballet|\bbale\b/, ['sapatilhas, fitas de cetim e brilhos', 'ballet shoes, satin ribbons and soft sparkles'], ['sapatilhas, um tutu e brilhos', 'ballet shoes, a tutu and soft sparkles']],
  [/\bfutebol|\bbola\b/, ['uma bola de futebol e bandeirinhas', 'a soccer ball and small flags']],
  [/\bastronauta|\bespaco|\bfoguete|\bgalaxia/, ['um foguete, planetas e estrelas', 'a rocket, planets and stars'], ['um pequeno astronauta, planetas e estrelas', 'a small astronaut, planets and stars']],
  [/\barco[- ]iris/, ['um arco-íris e nuvens', 'a rainbow with soft clouds']],
  [/\bcirco/, ['uma tenda de circo, bandeirinhas e estrelas', 'a circus tent, bunting and stars']],
  [/\bheroi|\bheroina/, ['uma capa, uma máscara e estrelas de gibi', 'a small cape, a mask and comic-style stars']],
  [/\bsonh|\blua\b|\bestrela|\bnuvem|\bnuvens/, ['nuvens e estrelas', 'soft clouds and stars'], ['uma lua pequena, nuvens e estrelas', 'a small moon, clouds and stars']],
  [/\baniversario|\bparabens|\bmesversario|\bfesta\b/, ['balões e confetes', 'balloons and confetti'], ['velinhas de aniversário e confetes', 'birthday candles and confetti'], ['bandeirinhas e balões', 'bunting and balloons']],
  [/\bcasamento|\bnoiv|\bbodas/, ['flores delicadas e duas alianças', 'delicate flowers and two rings'], ['rosas brancas e folhas verdes', 'white roses and green leaves']],
  [/\bbatizado|\bbatismo|\bcomunhao/, ['uma pombinha e folhas de oliveira', 'a small dove and olive leaves'], ['asas de anjo e flores brancas', 'soft angel wings and white flowers']],
  [/\bnatal\b|\bpapai noel|\bnatalin/, ['ramos de pinheiro e bolas vermelhas, com um pouco de neve', 'pine branches and red baubles, with a touch of snow'], ['pequenas árvores de Natal e estrelas', 'small Christmas trees and stars']],
  [/\bpascoa|\bcoelh/, ['coelhinhos e ovos decorados', 'little bunnies and decorated eggs'], ['ovos decorados e flores', 'decorated eggs and flowers']],
  [/\bsao joao|\bjunin|\barraia/, ['bandeirinhas coloridas e girassóis', 'colorful bunting flags and sunflowers']],
  [/\bmae\b|\bmaes\b|\bmamae|\bvov[oó]|\bavo\b|\bamor\b|\bnamorad|\bcoracao|\bcoracoes/, ['corações pequenos e flores', 'small hearts and flowers'], ['corações de vários tamanhos', 'hearts of different sizes']],
  [/\bpai\b|\bpais\b|\bpapai(?! noel)/, ['uma gravatinha-borboleta e estrelas', 'a small bow tie and stars'], ['estrelas e listras simples', 'stars and simple stripes']],
  [/\bbebe|\bmaternidade/, ['uma chupeta e nuvenzinhas', 'a pacifier and little clouds'], ['pezinhos de bebê e estrelas', 'baby footprints and stars']],
  [/\bcostur|\bbordad|\bpatchwork/, ['pontos de costura, botões e uma agulha', 'stitches, buttons and a needle'], ['carretéis de linha e botões', 'thread spools and buttons']],
  [/\bcroche|\btrico|\bamigurumi/, ['novelos de lã', 'balls of yarn'], ['fios de lã e pompons', 'yarn and little pom-poms']],
  [/\bbol(?:o|os)\b|\bdoces?\b(?! lar)|\bconfeit|\bbrigadeir|\bcupcake/, ['cupcakes e confeitos', 'cupcakes and sprinkles'], ['docinhos e cerejas', 'sweets and tiny cherries']],
  [/\bpapel|\bcaderno/, ['recortes de papel e fitas adesivas decoradas', 'paper shapes and washi tape'], ['lápis pequenos e corações de papel', 'small pencils and paper hearts']],
  [/\bcafe\b/, ['uma xícara de café com fumacinha', 'a coffee cup with steam']],
  [/\bfe\b|\bdeus\b|\bjesus|\banj[oi]/, ['uma auréola de luz suave e flores brancas', 'a soft halo of light and white flowers'], ['asas pequenas e flores brancas', 'small wings and white flowers']],
]

/** For a text that names nothing in particular. */
export const neutralOrnaments: readonly InBoth[] = [
  ['corações e estrelas pequenas em volta das letras', 'tiny hearts and stars around the letters'], ['pontinhos e brilhos em volta das letras', 'small dots and sparkles around the letters'],
  ['folhinhas e pontos em volta das letras', 'little leaves and dots around the letters'], ['algumas estrelinhas em volta das letras', 'a few tiny stars around the letters'],
]
export const solemnOrnaments: readonly InBoth[] = [
  ['uma única flor pequena ao lado das letras, nada mais', 'a single small flower beside the letters, nothing else'], ['ramos finos de oliveira ao lado das letras, nada mais', 'thin olive branches beside the letters, nothing else'],
]
