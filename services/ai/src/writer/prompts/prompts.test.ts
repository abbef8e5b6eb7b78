import { cuteFontBody, cuteImageBody, stickerBody } from '@atelie/contract/generators'
import { describe, expect, it } from 'vitest'
import { promptFaults } from '../../rules/prompt-rules.ts'
import { createRandom } from '../random.ts'
import { writeCuteFontPrompt } from './font-prompt.ts'
import { writeCuteImagePrompt } from './image-prompt.ts'
import { writeStickerPrompt } from './sticker-prompt.ts'

const font = (text: string, seed = 1) => writeCuteFontPrompt(cuteFontBody.parse({ text }), createRandom(seed))
const image = (fields: object, seed = 1) => writeCuteImagePrompt(cuteImageBody.parse(fields), createRandom(seed))
const sticker = (fields: object, seed = 1) => writeStickerPrompt(stickerBody.parse(fields), createRandom(seed))
const seeds = Array.from({ length: 40 }, (_, seed) => seed)
const CRAFT = /stitch|yarn|button|needle|pom-pom|costura|novelo/i

describe('letters', () => {
  it.each([
    ['Sofia com tema de unicórnio', 'Sofia', 'unicórnio', /unicorn/], ['Sofia no tema unicórnio', 'Sofia', 'unicórnio', /unicorn/], ['Miguel, tema safári', 'Miguel', 'safári', /safari animals|lion/],
    ['Helena tema jardim encantado', 'Helena', 'jardim encantado', /flowers|blossoms/], ['Nome Theo com o tema dos dinossauros', 'Theo', 'dinossauros', /dinosaur/], ['Ana Clara (tema: sereia)', 'Ana Clara', 'sereia', /mermaid|seashells/],
    ['Bento com tema de galinha pintadinha', 'Bento', 'galinha pintadinha', /theme/],
  ])('%j writes %j and decorates with %j', (text, written, theme, ornament) => {
    for (const seed of seeds) {
      const { prompt, promptInEnglish } = font(text, seed)
      expect(prompt).toContain(`com o texto "${written}", escrito exatamente assim`)
      expect(prompt).toContain(`com o tema "${theme}"`)
      expect(promptInEnglish).toContain(`of the text "${written}", spelled exactly`)
      expect(promptInEnglish).toContain(`with the theme "${theme}"`)
      expect(promptInEnglish).toMatch(ornament)
      expect(prompt + promptInEnglish).not.toMatch(CRAFT)
    }
  })

  it.each([['Feliz aniversário, vovó!', /balloons|candles/i], ['Ana e Bia, bodas de prata', /flowers|roses/i], ['Feliz Natal', /pine|Christmas/i], ['Acredite nos seus sonhos', /clouds and stars|moon/i], ['Ateliê de crochê', /yarn/i]])(
    '%j is decorated with what it speaks of', (text, ornament) => { for (const seed of seeds) expect(font(text, seed).promptInEnglish).toMatch(ornament) })

  it.each(['Ana Clara', 'Ação, já!', 'O tema de hoje é você'])('%j gets neutral ornaments', (text) => {
    for (const seed of seeds) {
      const { prompt, promptInEnglish } = font(text, seed)
      expect([prompt, promptInEnglish].flatMap((one) => promptFaults(one, [text]))).toEqual([])
      expect(prompt).toMatch(/em volta das letras/)
      expect(promptInEnglish).toMatch(/around the letters/)
      expect(prompt + promptInEnglish).not.toMatch(CRAFT)
    }
  })
})

it('what is printed on a thing is drawn without the thing', () => {
  for (const description of ['gatinho astronauta p/ caneca', 'arte para estampar na camiseta, dia dos pais']) {
    expect(image({ description }).prompt).toContain('o objeto não aparece')
  }
  expect(image({ description: 'caneca com chocolate quente' }).prompt).not.toContain('o objeto não aparece')
})

it('a picture keeps to what the owner calls it, and to her colors', () => {
  for (const seed of seeds) {
    expect(sticker({ description: 'caveira mexicana p/ colar em garrafa preta' }, seed).prompt).toContain('É só o sticker')
    expect(image({ description: 'topo de bolo bailarina' }, seed).prompt).toContain('Fundo branco liso, fácil de recortar.')
    expect(image({ description: 'papel digital poá rosa com bolinhas brancas' }, seed).prompt).toMatch(/^Uma estampa digital/)
    expect(image({ description: 'moto antiga' }, seed).prompt).not.toMatch(/fof[ao]|encantador/)
    expect(sticker({ description: 'laço pink' }, seed).prompt).toContain('respeite as cores citadas')
  }
  expect(font('Turma do 5º ano B 2025').prompt).toContain('com o texto "Turma do 5º ano B 2025"')
})

it('names are written without what says that they are twins', () => {
  expect(font('Helo e Duda gemeas tema sereia').prompt).toContain('Escreva só o nome')
})

it('a picture about grief is not cute', () => {
  for (const seed of seeds) {
    const all = [font('Saudades eternas, vovô', seed), image({ description: 'anjo em luto' }, seed), sticker({ description: 'vela', text: 'Luto' }, seed)]
    expect(JSON.stringify(all)).not.toMatch(/kawaii|playful|joyful|cheerful|adorable|chibi|cute|fof[oa]|alegre|brincalh/i)
  }
})

it('colors and a background that the owner named are not changed', () => {
  for (const seed of seeds) {
    for (const { prompt, promptInEnglish } of [sticker({ description: 'dinossauro verde com laço, fundo rosa com bolinhas' }, seed), image({ description: 'coelhinha lilás em fundo azul' }, seed)]) {
      expect(prompt).toMatch(/respeite as cores citadas/)
      expect(prompt).not.toMatch(/pastel|fundo (?:escuro|branco)/i)
      expect(promptInEnglish).toMatch(/keep the colors that are named/)
      expect(promptInEnglish).not.toMatch(/pastel|dark background|white background/)
    }
  }
})

it('nobody is cute about faith', () => {
  for (const seed of seeds) {
    const all = [image({ description: 'Nossa Senhora Aparecida com manto azul' }, seed), sticker({ description: 'pombinha', text: 'Salmo 23' }, seed), font('Deus é fiel', seed)]
    expect(JSON.stringify(all)).not.toMatch(/kawaii|playful|cheerful|adorable|chibi|cute|fof[oa]|alegre|brincalh/i)
  }
})

it.each([['Ana & Bia com letras douradas e flores, fundo verde-escuro', 'Ana & Bia', 'letras douradas e flores, fundo verde-escuro'], ['Theo, fundo azul', 'Theo', 'fundo azul'], ['Profª Lu com lápis e maçã, fundo preto', 'Profª Lu', 'lápis e maçã, fundo preto'], ['Letra M de girassol com fundo preto', 'M', 'fundo preto'], ['Feliz Páscoa com coelhinhos, fundo rosa', 'Feliz Páscoa', 'coelhinhos, fundo rosa']])('%j writes %j only, and follows %j', (text, words, look) => {
  const { prompt } = font(text)
  expect(prompt).toContain(`com o texto "${words}", escrito`)
  expect(prompt).toContain(`Siga este pedido: "${look}".`)
  expect(prompt).not.toContain('fundo branco')
  expect(font('Café com leite').prompt).toContain('com o texto "Café com leite"')
})

it.each(['Enzo 5 anos homem aranha vermelho e azul', 'Barbearia do Ze preto e branco', 'escreva Lorena metalizado rose', 'Ana em glitter rosa', 'quero escrito promoção de natal vermelho com neve', 'Doces da Lu logo com cupcake', 'Pizzaria em verde', 'kaique gotica preta estilo tatuagem', 'ze do churrasco logo com fogo e carne', 'Davi preto letras gordinhas', 'arraia da familia souza com bandeirinhas coloridas e madeira', 'Ana Clara e Pedro casamento rustico folhas verdes'])('%j leaves it to the image tool which words are written', (text) => {
  for (const seed of seeds) {
    const { prompt, promptInEnglish } = font(text, seed)
    expect(prompt).toContain('mostra como desenhar e não é escrito')
    expect(promptInEnglish).toContain('tells how to draw and is not written')
    expect(prompt + promptInEnglish).not.toMatch(/escrito exatamente assim|spelled exactly|kawaii|arredondadas|pêssego|lilás/)
  }
})

it.each([['escreva Lorena com letras de balao metalizado rose', 'Lorena', 'letras de balao metalizado rose'], ['quero o nome Davi com letras azuis', 'Davi', 'letras azuis'], ['Barbearia do Ze letras estilo vintage preto e branco', 'Barbearia do Ze', 'letras estilo vintage preto e branco']])('%j writes %j, in letters as they are wanted', (text, words, look) => {
  for (const seed of seeds) {
    const { prompt } = font(text, seed)
    expect(prompt).toContain(`com o texto "${words}", escrito`)
    expect(prompt).toContain(`Siga este pedido: "${look}".`)
    expect(prompt).not.toMatch(/kawaii|arredondadas|pêssego|Clima/)
  }
})

it.each([['escreva Obrigada mãe', 'Obrigada mãe'], ['Escreva: Obrigada, mãe', 'Obrigada, mãe'], ['coloca Te amo pai', 'Te amo pai'], ['faz Ana Clara', 'Ana Clara']])('what the tool is told in %j is not written', (text, words) => {
  expect(font(text).prompt).toContain(`com o texto "${words}", escrito exatamente assim`)
})

it.each(['Rosa Maria', 'Chapeuzinho Vermelho', 'Outubro Rosa', 'Ana Clara 3 anos', 'Feliz aniversário, vovó!', 'Quero paz', 'Escreva a sua história', 'Café com leite'])('%j is written as it is', (text) => {
  if (!/^Escreva/.test(text)) expect(font(text).prompt).toContain(`com o texto "${text}", escrito exatamente assim`)
  expect(font(text).prompt).toContain(text)
})

it('a picture of its own kind is not made cute, and what describes it is not written', () => {
  for (const seed of seeds) {
    const card = image({ description: 'cartao de visita eletricista joao silva amarelo e preto com um raio', includeText: true }, seed)
    expect(card.prompt).toMatch(/^Uma imagem conforme este pedido: /)
    expect(card.prompt).toMatch(/o que descreve o desenho não é escrito/)
    const photo = image({ description: 'foto realista de pote de mel sem texto' }, seed)
    expect(photo.prompt + card.prompt).not.toMatch(/fofa|ilustração|aquarela|nuvens|pastel/)
  }
})

it('a whole scene gets no mood and no background of ours', () => {
  for (const seed of seeds) expect(image({ description: 'jesus caminhando sobre as aguas de noite com tempestade e pedro afundando' }, seed).prompt).not.toMatch(/tranquil|seren|pastel|Clima:/)
})

it('a logo in black and white is no page to color', () => expect(image({ description: 'logo preto e branco com navalha', includeText: true }).prompt).toMatch(/^Uma imagem conforme este pedido/))

it('a sticker keeps the balloon and the feelings that were asked for', () => {
  for (const seed of seeds) {
    expect(sticker({ description: 'caminhao vermelho', text: 'fe na estrada' }, seed).prompt).toContain('balão de fala')
    expect(sticker({ description: 'gato preto bravo' }, seed).prompt).not.toMatch(/doce e alegre|brincalhão/)
  }
})

it('a sticker keeps its scene, or has no background at all', () => {
  expect(sticker({ description: 'fusca na praia ao por do sol' }).prompt).toMatch(/O fundo é o da descrição/)
  expect(sticker({ description: 'capivara sem fundo' }).prompt).toMatch(/Fundo transparente/)
})

it('pink is no rose', () => { for (const seed of seeds) expect(font('Heloísa 15 anos tema paris preto e rosa', seed).prompt).not.toMatch(/flor/) })

it('a sticker without an outline has no border', () => expect(sticker({ description: 'galinha sem contorno' }).prompt).toContain('Sem borda'))

it('a border and a balloon are as described', () => {
  const { prompt } = sticker({ description: 'cachorrinho sem balão, borda rosa', text: 'Oi' })
  expect(prompt).toMatch(/sem balão de fala.*A borda é a da descrição/)
  expect(font('Feliz Natal com amor').prompt).toContain('com o texto "Feliz Natal com amor"')
})

it('a page to color has outlines only', () => {
  expect(image({ description: 'borboleta para colorir' }).prompt).toMatch(/^Desenho para colorir: "borboleta para colorir"\. Só contornos pretos/)
})

it('a scene keeps its own light, and a number its place', () => {
  const { prompt } = image({ description: 'ursinho na praia à noite com o número 3' })
  expect(prompt).toMatch(/de acordo com a cena descrita/)
  expect(prompt).not.toMatch(/luz (?:quente|natural|difusa)|Sem texto,/)
})

it('a home is no cake', () => { for (const seed of seeds) expect(font('Lar doce lar', seed).promptInEnglish).not.toMatch(/cupcake|sprinkles/i) })

it('both languages have the same number of sentences, with each part filled in and a capital first', () => {
  for (const seed of seeds) {
    for (const { prompt, promptInEnglish } of [font('Ana', seed), font('Ana com tema de sereia', seed), image({ description: 'gatinha' }, seed), sticker({ description: 'gatinha', text: 'Miau' }, seed)]) {
      for (const text of [prompt, promptInEnglish]) expect(text).not.toMatch(/\$\d|undefined| {2}|,,|\.\.|(?:^|\. )\p{Ll}/u)
      expect(prompt.split('. ')).toHaveLength(promptInEnglish.split('. ').length)
    }
  }
})

it('text in a balloon is a speech balloon', () => {
  const miau = (bubbleText: boolean) => sticker({ description: 'gatinha', text: 'Miau', options: { bubbleText } })
  expect(miau(true).prompt).toMatch(/"Miau".*dentro de um balão de fala/)
  expect(miau(true).promptInEnglish).toMatch(/"Miau".*inside a speech balloon/)
  expect(miau(false).prompt).toMatch(/sem balão de fala/)
  expect(miau(false).promptInEnglish).toMatch(/without a speech balloon/)
  const quiet = sticker({ description: 'vela', text: 'Luto', options: { bubbleText: true } })
  expect(quiet.prompt).toMatch(/letras pequenas e simples, abaixo da figura/)
  expect(JSON.stringify(quiet)).not.toMatch(/balloon|balão/)
})
