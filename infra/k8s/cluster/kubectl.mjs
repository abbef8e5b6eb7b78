// @ts-check
import { spawnSync } from 'node:child_process'
import { onPath } from '../../local/set-up/on-path.mjs'
import { StartError } from '../../local/start-error.mjs'

/** Above the time-out of every command, so that none is cut off by this one. */
const TIMEOUT_MS = 240_000

/** @typedef {{ isDone: boolean, output: string, said: string }} Outcome said: errors and warnings */
/** @typedef {(args: readonly string[], input?: object) => Outcome} Kubectl */

/** The cluster of KUBECONFIG. Throws a StartError without one. @param {NodeJS.ProcessEnv} env @returns {Kubectl} */
export function openCluster(env) {
  const program = onPath(['kubectl'])
  if (!program) throw new StartError('There is no kubectl on the PATH.')
  if (!env.KUBECONFIG)
    throw new StartError('Set KUBECONFIG to the file of a cluster in which namespaces may be created and removed.')
  return (args, input) => {
    const { status, stdout, stderr } = spawnSync(program, [...args], {
      input: input && JSON.stringify(input),
      encoding: 'utf8',
      timeout: TIMEOUT_MS,
      maxBuffer: 2 ** 26,
    })
    return { isDone: status === 0, output: stdout, said: stderr.trim() }
  }
}

/** The output of a command that must succeed. @param {Kubectl} kubectl @param {readonly string[]} args @param {object} [input] */
export function must(kubectl, args, input) {
  const { isDone, output, said } = kubectl(args, input)
  if (!isDone) throw new Error(`kubectl ${args.join(' ')}: ${said}`)
  return output
}

/** @param {Kubectl} kubectl @param {readonly string[]} args @returns {any} */
export const read = (kubectl, args) => JSON.parse(must(kubectl, [...args, '-o', 'json']))
