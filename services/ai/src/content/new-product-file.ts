import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { kindOf } from './layout.ts'

/**
 * Begins the file of a new product, with what is to be written in each place.
 * @returns why it was not, in Portuguese
 */
export function createProductFile(home: string, category: string | undefined, name: string | undefined): string[] {
  const categories = categoriesIn(home)
  const all = categories.map((id) => `${id} (${nameOf(home, id)})`).join(', ')
  if (!category || !name)
    return [`Diga a categoria e o nome do arquivo: npm run content -- new bakery acaraje. As categorias são: ${all}.`]
  if (!categories.includes(category))
    return [`Não há a categoria "${category}": escreva só o nome de uma destas pastas: ${all}.`]
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name))
    return ['O nome do arquivo tem só letras minúsculas sem acento, com hífen entre as palavras: pao-de-queijo']
  const file = `${category}/${name}.yaml`
  if (kindOf(file) !== 'product')
    return [`"${name}" não serve para um produto, porque é o nome de outro arquivo da categoria. Escolha outro.`]
  if (existsSync(join(home, file))) return [`${file} já existe.`]
  const skeleton = readFileSync(join(home, 'new-product.txt'), 'utf8')
  writeFileSync(
    join(home, file),
    skeleton.replace('NOME', name.replaceAll('-', ' ')).replace('HASHTAG', name.replaceAll('-', '')),
  )
  process.stdout.write(
    `Criado: services/ai/content/${file}\nPreencha e depois confira: npm run content -- check ${category}/${name}\n`,
  )
  return []
}

const categoriesIn = (home: string) =>
  readdirSync(home).filter(
    (folder) =>
      kindOf(`${folder}/category.yaml`) === 'category' &&
      folder !== 'neutral' &&
      existsSync(join(home, folder, 'category.yaml')),
  )

/** 'salgados e pães', even if the rest of the file has faults. */
const nameOf = (home: string, category: string) =>
  /^name: "(.+)"/m.exec(readFileSync(join(home, category, 'category.yaml'), 'utf8'))?.[1] ?? category
