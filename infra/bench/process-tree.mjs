// @ts-check
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** @returns {{ pid: number, parent: number, args: string }[]} */
function processes() {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n')
  return rows.map((row) => row.trim().split(/\s+/)).map(([pid, parent, ...args]) => ({ pid: Number(pid), parent: Number(parent), args: args.join(' ') }))
}

/**
 * @param {number} ancestor
 * @param {string} words in its command line
 * @returns {number} pid
 */
export function findProcess(ancestor, words) {
  const found = processes().find(({ parent, args }) => parent === ancestor && args.includes(words))
  if (!found) throw new Error(`no process with ${words} under ${ancestor}`)
  return found.pid
}

/**
 * All processes that one has started, and those that these have started.
 * @param {number} root
 */
export function descendants(root) {
  const all = processes()
  /** @type {(pid: number) => typeof all} */
  const below = (pid) => all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)])
  return below(root)
}

/**
 * What a process and all below it take: memory that several share counts once among them.
 * @param {number} root
 * @returns {number} MB
 */
export const treeMemory = (root) => [root, ...descendants(root).map(({ pid }) => pid)].reduce((sum, pid) => sum + proportionalMemory(pid), 0)

/** @param {number} pid */
function proportionalMemory(pid) {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    // It has just ended.
    return 0
  }
}

/**
 * The settings that a process was started with.
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
 * The CPU time that processes have taken so far.
 * @param {readonly number[]} pids
 */
export function cpuMs(pids) {
  return pids.reduce((sum, pid) => {
    // What follows the name in parentheses: user and system time are the 12th and 13th of it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return sum + (Number(fields[11]) + Number(fields[12])) * TICK_MS
  }, 0)
}
