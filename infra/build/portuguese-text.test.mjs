// @ts-check
import { RuleTester } from 'eslint'
import { describe, it } from 'vitest'
import { portugueseText } from './portuguese-text.mjs'

RuleTester.describe = describe
RuleTester.it = it

const errors = [{ messageId: 'content' }]

new RuleTester().run('sentences in code', portugueseText, {
  valid: [
    "const fault = 'the text must have no markup'",
    "const noun = 'bolo de pote'",
    "throw new Problem(400, 'Escreva o nome do produto, com até 80 letras.')",
    'throw new TypeError(`O arquivo ${file} não pode ser lido`)',
    "const messages = { full: 'Hoje já foram pedidas muitas ideias.' }",
    'const count = `${count} words of ${topic}`',
  ],
  invalid: [
    { code: "const lead = 'Fundo branco liso, fácil de recortar.'", errors },
    { code: "const both = ['Letras em estilo kawaii', 'Kawaii lettering']", errors },
    { code: 'const lead = `Hoje tem ${topic} para ${person}`', errors },
    { code: "const kinds = [['Um sticker simples e pequeno']]", errors },
    { code: 'const pattern = String.raw`nao posso (escrever|criar) o texto`', errors },
  ],
})
