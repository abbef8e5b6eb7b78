// @ts-check
import { spawn } from 'node:child_process'

/**
 * A watcher reads a pipe that only this process holds open. When it ends, this process is gone, even if killed: the program
 * runs on for a moment, since services may still be writing to it, is then asked to stop, and is killed with all its
 * children three seconds later. `exec` makes the program's pid that of the spawned process.
 */
const GUARD = `
exec 3<&0
lives_on() {
  tries=0
  while kill -0 $$ && [ $tries -lt $1 ]; do sleep 0.1; tries=$((tries + 1)); done
}
(
  read -r _ <&3
  lives_on 15
  kill -TERM $$
  lives_on 30
  kill -9 -$$
) >/dev/null 2>&1 &
exec "$@" </dev/null 3<&-
`

/**
 * Starts a third-party program that must not outlive this process. It has its own process group, so that Ctrl-C reaches
 * only this process, which then stops things in order.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, output: 'pipe' | number }} options output: pipes, or an open file
 */
export function spawnGuarded(command, args, { cwd, env, output }) {
  const child = spawn('sh', ['-c', GUARD, 'guard', command, ...args], {
    cwd,
    env,
    detached: true,
    stdio: ['pipe', output, output],
  })
  // The pipe breaks when the program exits first, which is no error here.
  child.stdin?.on('error', () => {})
  return child
}

/**
 * Asks a guarded program to stop; if it does not, its guard kills it within five seconds.
 * @param {import('node:child_process').ChildProcess} child
 */
export function dismiss(child) {
  child.kill('SIGTERM')
  child.stdin?.end()
}
