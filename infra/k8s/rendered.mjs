// @ts-check
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { onPath } from '../local/set-up/on-path.mjs'

export const OVERLAYS = /** @type {const} */ (['dev', 'prod'])

/** @typedef {typeof OVERLAYS[number]} Overlay */
/** @typedef {import('./objects.mjs').KubeObject} KubeObject */

/** @param {Overlay} overlay */
export const renderedFile = (overlay) => join(import.meta.dirname, 'rendered', `${overlay}.yaml`)

/** @param {Overlay} overlay */
export const readRendered = (overlay) => parseObjects(readFileSync(renderedFile(overlay), 'utf8'))

/** @param {string} text @returns {KubeObject[]} */
export const parseObjects = (text) => parseAllDocuments(text).map((document) => document.toJS())

/** The program that renders, or null. */
export const findKustomize = () => onPath(['kustomize', 'kubectl'])

/**
 * Renders an overlay with kustomize.
 * @param {string} program
 * @param {Overlay} overlay
 */
export const render = (program, overlay) =>
  execFileSync(
    program,
    [basename(program) === 'kubectl' ? 'kustomize' : 'build', join(import.meta.dirname, 'overlays', overlay)],
    { encoding: 'utf8', timeout: 60_000 },
  )
