// @ts-check
import { nodeBundle } from '../build/node-bundle.mjs'

const bundle = nodeBundle(import.meta.dirname, { backup: './image/backup.mjs', restore: './image/restore.mjs' })

/** The commands of the image `backup`, one file each. */
export default {
  ...bundle,
  output: { ...bundle.output, filename: '[name].mjs' },
  module: { ...bundle.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
}
