// @ts-check
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** @returns {{ pid: number, parent: number, args: string }[]} */
function processes() {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n')
  return rows
    .map((row) => row.trim().split(/\s+/))
    .map(([pid, parent, ...args]) => ({ pid: Number(pid), parent: Number(parent), args: args.join(' ') }))
}

/**
 * @param {number} ancestor
 * @param {string} words part of its command line
 * @returns {number} pid
 */
export function findProcess(ancestor, words) {
  const found = processes().find(({ parent, args }) => parent === ancestor && args.includes(words))
  if (!found) throw new Error(`no process with ${words} under ${ancestor}`)
  return found.pid
}

/**
 * All descendants of a process.
 * @param {number} root
 */
export function descendants(root) {
  const all = processes()
  /** @type {(pid: number) => typeof all} */
  const below = (pid) => all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)])
  return below(root)
}

/**
 * The memory of a process and its descendants, counting shared memory once.
 * @param {number} root
 * @returns {number} MB
 */
export const treeMemory = (root) =>
  [root, ...descendants(root).map(({ pid }) => pid)].reduce((sum, pid) => sum + proportionalMemory(pid), 0)

/** @param {number} pid */
function proportionalMemory(pid) {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    // It has just exited.
    return 0
  }
}

/**
 * The environment of a process.
 * @param {number} pid
 * @returns {Record<string, string>}
 */
export function environmentOf(pid) {
  const lines = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean)
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]))
}

/** Linux counts in hundredths of a second, whatever the machine. */
const TICK_MS = 10

/**
 * The CPU time of processes so far.
 * @param {readonly number[]} pids
 */
export function cpuMs(pids) {
  return pids.reduce((sum, pid) => {
    // After the name in parentheses: user and system time are fields 12 and 13.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return sum + (Number(fields[11]) + Number(fields[12])) * TICK_MS
  }, 0)
}
