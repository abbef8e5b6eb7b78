// @ts-check
import { nodeBundle } from '../build/node-bundle.mjs'

/** The commands of the image `backup`. */
export default nodeBundle(import.meta.dirname, { backup: './image/backup.mjs', restore: './image/restore.mjs' })
