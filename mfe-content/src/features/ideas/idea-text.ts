import type { ContentPurpose, Idea } from '@atelie/contract/generators'
import { hashtagsFor, plainWords } from './hashtags.ts'
import { strings } from './strings.ts'

/** An idea with the niche and purpose it was generated for. */
export interface GeneratedIdea {
  idea: Idea
  niche: string
  purpose: ContentPurpose
}

/** The text that is copied and shared. */
export const textOf = ({ title, description, cta }: Idea): string => [title, description, cta].join('\n\n')

export const hashtagTextOf = ({ niche, purpose }: GeneratedIdea): string => hashtagsFor(niche, purpose).join(' ')

/** Everything about the idea, for a file. */
export const fileTextOf = (generated: GeneratedIdea): string =>
  [textOf(generated.idea), `${strings.photo}: ${generated.idea.format}`, hashtagTextOf(generated)].join('\n\n') + '\n'

/** 'Crochê & Tricô' is ideia-croche-trico.txt. */
export const fileNameOf = (niche: string): string => `${['ideia', ...plainWords(niche)].join('-')}.txt`
