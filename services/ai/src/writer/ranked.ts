import type { Ranked } from '../content/schema.ts'
import type { Part } from './body.ts'

/** The lists in the order in which they are preferred. */
export const inRank = ({ plain, others }: Ranked): Part => [plain, others]
