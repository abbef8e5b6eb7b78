import { readFileSync } from 'node:fs'
import type { Content } from './schema.ts'

/** What the writer knows, compiled from the files in services/ai/content. */
export const content = JSON.parse(readFileSync(new URL('./content.json', import.meta.url), 'utf8')) as Content
