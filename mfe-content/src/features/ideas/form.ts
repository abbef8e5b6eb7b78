import { contentIdeasBody, contentPurposes, type ContentPurpose } from '@atelie/contract/generators'
import type { z } from 'zod'

export type IdeasInput = z.input<typeof contentIdeasBody>

/** What is sent: the purpose by its label, and no idea of the person's with a surprise. */
export function bodyOf({ craftType, contentPurpose, specificIdea }: Partial<IdeasInput>) {
  const purpose = contentPurpose as ContentPurpose | undefined
  return {
    craftType: craftType?.trim() ?? '',
    contentPurpose: purpose && contentPurposes[purpose],
    specificIdea: purpose === 'surpresa' ? '' : specificIdea?.trim() ?? '',
  }
}
