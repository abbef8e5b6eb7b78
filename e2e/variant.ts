import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../infra/local/process/command.mjs'
import { rootDir } from '../infra/local/settings.mjs'

/** A change to a source file: some text of it, and what stands there instead. */
export interface Edit {
  file: string
  from: string
  to: string
}

/** Builds a front-end with changed sources, as its team would. Gives the folder of the build to the callback, then removes it. */
export async function withVariant<T>(
  name: string,
  { file, from, to }: Edit,
  use: (dist: string) => Promise<T>,
): Promise<T> {
  const copy = await mkdtemp(join(tmpdir(), 'atelie-variant-'))
  try {
    const folder = join(copy, name)
    await cp(join(rootDir, name), folder, { recursive: true, filter: (path) => !path.endsWith('/dist') })
    for (const shared of ['packages', 'infra', 'node_modules']) await symlink(join(rootDir, shared), join(copy, shared))
    const source = await readFile(join(folder, file), 'utf8')
    if (!source.includes(from)) throw new Error(`${file} has no ${from}`)
    await writeFile(join(folder, file), source.replace(from, to))
    await run(process.execPath, [join(rootDir, 'infra/build/front-end.mjs')], { cwd: folder })
    return await use(join(folder, 'dist'))
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}
