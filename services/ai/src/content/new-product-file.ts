import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { captionStyles, type CaptionStyle } from '@atelie/contract/generators'
import { kindOf } from './layout.ts'
import { UNWRITTEN } from './source-file.ts'

const LABELS: Record<CaptionStyle, string> = captionStyles

/**
 * Begins the file of a new product, with what is to be written in each place.
 * @returns why it was not, in Portuguese
 */
export function createProductFile(home: string, category: string | undefined, name: string | undefined): string[] {
  const categories = categoriesIn(home)
  const all = categories.map((id) => `${id} (${nameOf(home, id)})`).join(', ')
  if (!category || !name) return [`Diga a categoria e o nome do arquivo: npm run content -- new bakery acaraje. As categorias são: ${all}.`]
  if (!categories.includes(category)) return [`Não há a categoria "${category}": escreva só o nome de uma destas pastas: ${all}.`]
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name)) return ['O nome do arquivo tem só letras minúsculas sem acento, com hífen entre as palavras: pao-de-queijo']
  const file = `${category}/${name}.yaml`
  if (kindOf(file) !== 'product') return [`"${name}" não serve para um produto, porque é o nome de outro arquivo da categoria. Escolha outro.`]
  if (existsSync(join(home, file))) return [`${file} já existe.`]
  writeFileSync(join(home, file), skeletonOf(name))
  process.stdout.write(`Criado: services/ai/content/${file}\nPreencha e depois confira: npm run content -- check ${category}/${name}\n`)
  return []
}

const categoriesIn = (home: string) => readdirSync(home).filter((folder) => kindOf(`${folder}/category.yaml`) === 'category' && folder !== 'neutral' && existsSync(join(home, folder, 'category.yaml')))

/** 'salgados e pães', even if the rest of the file has faults. */
const nameOf = (home: string, category: string) => /^name: "(.+)"/m.exec(readFileSync(join(home, category, 'category.yaml'), 'utf8'))?.[1] ?? category

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
