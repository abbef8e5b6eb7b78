// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remotePages } from '../packages/web-kit/src/remote-pages.mjs'
import { serviceParts } from './compose/service-parts.mjs'
import { marked } from './generated-part.mjs'
import { generatedFiles as kubernetesFiles, generatedParts as kubernetesParts } from './k8s/generated-files.mjs'
import { FRONT_ENDS } from './local/front-ends.mjs'
import { rootDir } from './local/settings.mjs'
import { generatedFiles as monitoringFiles } from './monitoring/generated-files.mjs'
import { services, storing } from './services.mjs'

const RELEASE_WORKFLOW = '.github/workflows/release-front-end.yml'

/** @returns {import('./generated-part.mjs').Part[]} */
const parts = () => [
  ...marked('infra/compose/docker-compose.yml', serviceParts()),
  {
    file: 'infra/compose/mongodb-setup.js',
    place: /(?<=^const DATABASES = )\{.*\}/m,
    text: `{ ${storing.map(({ user, database }) => `${user}: '${database}'`).join(', ')} }`,
  },
  {
    file: 'README.md',
    place: /(?:^\| `services\/.*\n)+/m,
    text: services
      .filter(({ about, isFront }) => about && !isFront)
      .map(({ folder, about }) => `| \`${folder}\` | ${about} |\n`)
      .join(''),
  },
  {
    file: 'README.md',
    place: /(?:^\| `mfe-.*\n)+/m,
    text: Object.entries(remotePages)
      .map(
        ([name, pages]) =>
          `| \`${name}\` | the pages ${Object.keys(pages)
            .map((path) => `\`${path}\``)
            .join(', ')} |\n`,
      )
      .join(''),
  },
  {
    file: RELEASE_WORKFLOW,
    place: /(?<=^ {4}tags: \[).*(?=\]$)/m,
    text: FRONT_ENDS.map((name) => `'${name}@*'`).join(', '),
  },
  {
    file: RELEASE_WORKFLOW,
    place: /(?<=^ {2}group: release-\$\{\{ ).*(?= \}\}$)/m,
    text: FRONT_ENDS.map((name, index) =>
      index < FRONT_ENDS.length - 1 ? `startsWith(github.ref_name, '${name}@') && '${name}' || ` : `'${name}'`,
    ).join(''),
  },
  {
    file: 'docs/backup.md',
    place: /(?<=^docker compose stop ).*/m,
    text: services
      .map(({ name }) => name)
      .reverse()
      .join(' '),
  },
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
