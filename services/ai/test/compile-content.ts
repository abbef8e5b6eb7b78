import { join } from 'node:path'
import { writeContent } from '../src/content/compile.ts'
import { told } from '../src/content/source-file.ts'

/** Vitest's global set-up for what reads the content. */
export default function compileContent(): void {
  const faults = writeContent(join(import.meta.dirname, '..'))
  if (faults.length > 0) throw new Error(`The content has faults:\n${faults.map(told).join('\n')}`)
}
