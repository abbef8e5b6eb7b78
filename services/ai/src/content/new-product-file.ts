import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { captionStyles, type CaptionStyle } from '@atelie/contract/generators'
import { parse } from 'yaml'
import { UNWRITTEN } from './source-file.ts'

const LABELS: Record<CaptionStyle, string> = captionStyles

/**
 * Begins the file of a new product, with what is to be written in each place.
 * @returns why it was not, in Portuguese
 */
export function createProductFile(home: string, category: string | undefined, name: string | undefined): string[] {
  if (!category || !name) return ['Diga a categoria e o nome do arquivo: npm run content -- new bakery acaraje']
  if (!existsSync(join(home, category, 'category.yaml'))) return [`Não há a categoria "${category}". As categorias são: ${categoriesIn(home).join(', ')}.`]
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name)) return ['O nome do arquivo tem só letras minúsculas sem acento, com hífen entre as palavras: pao-de-queijo']
  const file = join(home, category, `${name}.yaml`)
  if (existsSync(file)) return [`${category}/${name}.yaml já existe.`]
  writeFileSync(file, skeletonOf(name))
  process.stdout.write(`Criado: services/ai/content/${category}/${name}.yaml\nPreencha e depois confira: npm run content -- check ${category}/${name}\n`)
  return []
}

/** 'bakery (salgados e pães)' */
const categoriesIn = (home: string) => readdirSync(home).filter((folder) => existsSync(join(home, folder, 'category.yaml')))
  .map((folder) => `${folder} (${(parse(readFileSync(join(home, folder, 'category.yaml'), 'utf8')) as { name: string }).name})`)

const SALE = { scene: 'uma cena em que alguém quer o produto', quality: 'o que faz o produto ser bom', others: 'para quem mais ou para que ocasião serve', order: 'o que pensar antes de pedir' }
const CONTENT = { doubt: 'uma dúvida ou um erro comum', reason: 'por que acontece', advice: 'um conselho certo e útil', thought: 'um pensamento para terminar' }

const skeletonOf = (name: string) => `# yaml-language-server: $schema=../schemas/product.schema.json
# Como preencher: services/ai/content/README.md
nouns: ["${name.replaceAll('-', ' ')}"]
emojis: ["", "", ""]
hashtags: ["${name.replaceAll('-', '')}", "", "", "", ""]
# O que a pessoa conta ao pedir, em minúscula e sem ponto.
asks:
  - "para que dia você quer"
  - "${UNWRITTEN}"
  - "${UNWRITTEN}"
questions:
  sale:
    - "${UNWRITTEN}?"
    - "${UNWRITTEN}?"
  content:
    - "${UNWRITTEN}?"
    - "${UNWRITTEN}?"
sale:
${textOf(SALE)}content:
${textOf(CONTENT)}`

const textOf = (steps: Record<string, string>) => (Object.keys(LABELS) as CaptionStyle[]).map((style) => `  # ${LABELS[style]}
  ${style}:
    openings:
      - "${UNWRITTEN}: {topic}."
      - "${UNWRITTEN} {o topic}."
      - "${UNWRITTEN} {do topic}."
${Object.entries(steps).map(([step, what]) => `    # ${what}: de 15 a 28 palavras
    ${step}:
      - "${UNWRITTEN}"
`).join('')}`).join('')
