import { contentIdeasBody, contentPurposes, type ContentPurpose } from '@atelie/contract/generators'
import type { input } from '@atelie/contract/schema'

export type IdeasInput = input<typeof contentIdeasBody>

/** The request body: the purpose by its label, and without the person's idea for a surprise. */
export function bodyOf({ craftType, contentPurpose, specificIdea }: Partial<IdeasInput>) {
  const purpose = contentPurpose as ContentPurpose | undefined
  return {
    craftType: craftType?.trim() ?? '',
    contentPurpose: purpose && contentPurposes[purpose],
    specificIdea: purpose === 'surpresa' ? '' : (specificIdea?.trim() ?? ''),
  }
}
