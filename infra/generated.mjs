// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serviceParts } from './compose/service-parts.mjs'
import { marked } from './generated-part.mjs'
import { generatedFiles as kubernetesFiles, generatedParts as kubernetesParts } from './k8s/generated-files.mjs'
import { rootDir } from './local/settings.mjs'
import { generatedFiles as monitoringFiles } from './monitoring/generated-files.mjs'
import { services, storing } from './services.mjs'

/** @returns {import('./generated-part.mjs').Part[]} */
const parts = () => [
  ...marked('infra/compose/docker-compose.yml', serviceParts()),
  {
    file: 'infra/compose/mongodb-setup.js', place: /(?<=^const DATABASES = )\{.*\}/m,
    text: `{ ${storing.map(({ user, database }) => `${user}: '${database}'`).join(', ')} }`,
  },
  {
    file: 'README.md', place: /(?:^\| `services\/.*\n)+/m,
    text: services.filter(({ about, isFront }) => about && !isFront).map(({ folder, about }) => `| \`${folder}\` | ${about} |\n`).join(''),
  },
  { file: 'docs/backup.md', place: /(?<=^docker compose stop ).*/m, text: services.map(({ name }) => name).reverse().join(' ') },
]

/** Every file of which something is generated, by its path, as it must be. @returns {Record<string, string>} */
export function generatedFiles() {
  const files = { ...kubernetesFiles(), ...monitoringFiles() }
  for (const { file, place, text } of [...parts(), ...kubernetesParts()]) {
    const before = files[file] ?? readFileSync(join(rootDir, file), 'utf8')
    const found = place.exec(before)
    if (!found) throw new Error(`${file} has no place for what is generated: ${place}`)
    files[file] = before.replace(place, () => text.replaceAll(/^(?=.)/gm, found[1] ?? ''))
  }
  return files
}
