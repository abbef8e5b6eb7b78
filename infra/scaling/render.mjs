// @ts-check
import { writeFileSync } from 'node:fs'
import { DOCUMENT, documentNow } from './document.mjs'

/** Brings the tables of docs/scaling.md up to date, after new measurements or other assumptions. */
writeFileSync(DOCUMENT, documentNow())
