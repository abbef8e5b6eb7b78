// @ts-check
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { rootDir } from '../local/settings.mjs'

const PARTS = ['auth', 'crm', 'quotes', 'cash', 'ai'].map((name) => `services/${name}`).concat('gateway', 'shell', 'mfe-business', 'mfe-content', 'infra')

it('npm can list what goes into each image', async () => {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', ...PARTS.flatMap((part) => ['--workspace', part])]
  const { stdout } = await promisify(execFile)('npm', args, { cwd: rootDir, maxBuffer: 100_000_000 })
  expect(JSON.parse(stdout).components.map((/** @type {{ name: string }} */ { name }) => name)).toEqual(expect.arrayContaining(['express', 'react', 'mongodb']))
}, 60_000)
