import { join } from 'node:path'
import { faultsAt, writeContent } from './compile.ts'
import { createProductFile } from './new-product-file.ts'
import { told } from './source-file.ts'

/**
 * `npm run content -- check [place]` tells what is wrong, `npm run content -- new bakery acaraje` begins a file. Without a
 * command, which is how the build calls it, it writes content.json.
 */
const root = process.cwd()
const home = join(root, 'content')
const [command, ...args] = process.argv.slice(2)

switch (command) {
  case undefined:
    finish(writeContent(root).map(told))
    break
  case 'check':
    finish((args.length > 0 ? args : ['.']).flatMap((place) => faultsAt(home, place)).map(told), 'Está tudo certo.')
    break
  case 'new':
    finish(createProductFile(home, args[0], args.slice(1).join(' ')))
    break
  default:
    finish([
      `Não conheço "${command}". Use: npm run content -- check [lugar], ou npm run content -- new <categoria> <nome>`,
    ])
}

/** Faults end a build. */
function finish(faults: readonly string[], praise = ''): void {
  const lines = faults.length > 0 ? faults : [praise].filter(Boolean)
  for (const line of lines) process.stdout.write(`${line}\n`)
  if (faults.length > 0) process.exitCode = 1
}
