import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** Reads what a file of this folder lists to be tried: `tableOf<Row[]>('ideas')` reads ideas.yaml. */
export const tableOf = <Table>(name: string): Table =>
  parse(readFileSync(join(import.meta.dirname, `${name}.yaml`), 'utf8')) as Table
