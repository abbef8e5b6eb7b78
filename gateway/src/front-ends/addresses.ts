import type { Request } from 'express'
import { lookup } from 'mime-types'

/** Blanks of any kind, seen and unseen, and slashes: what a link gets at its end on its way through messages. */
const TAIL = /[\s/\u200b-\u200f\u2060\ufeff]/

/** The path that a link was meant to have. */
export function withoutTail(path: string): string {
  const text = decoded(path)
  let end = text.length
  while (end > 0 && TAIL.test(text[end - 1]!)) end -= 1
  return text.slice(0, end) || '/'
}

/** Returns the path itself if it cannot be decoded. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Whether the address is a file's, so that there is no page in its place. A person may open what merely has a dot in it, such as /joao.silva. */
export function isFile(request: Request): boolean {
  const { path } = request
  if (/^\/(?:assets|front-ends)(?:\/|$)/.test(path) || /\/\./.test(path)) return true
  const isVisit = request.get('accept')?.includes('text/html')
  return /\.\w+$/.test(path) && (!isVisit || lookup(path) !== false)
}
