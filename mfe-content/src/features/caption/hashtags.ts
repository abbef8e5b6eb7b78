export interface Hashtags {
  /** Generated with the caption. */
  offered: readonly string[]
  /** Copied with the caption. */
  selected: readonly string[]
}

export const offer = (hashtags: readonly string[]): Hashtags => ({ offered: [...new Set(hashtags)], selected: [] })

/** The offered ones that are not selected. One of the person's own is gone once it is removed. */
export const suggestedOf = ({ offered, selected }: Hashtags): string[] =>
  offered.filter((tag) => !includes(selected, tag))

export const remove = ({ offered, selected }: Hashtags, tag: string): Hashtags => ({
  offered,
  selected: selected.filter((other) => other !== tag),
})

/** Adds an offered hashtag or a typed one, unless it is there already. */
export function add({ offered, selected }: Hashtags, typed: string): Hashtags {
  const tag = normalised(typed)
  const isNew = tag.length > 1 && !includes(selected, tag)
  return { offered, selected: isNew ? [...selected, offered.find((other) => isSame(other, tag)) ?? tag] : selected }
}

const normalised = (typed: string) => `#${typed.trim().replace(/^#+/, '').trim().replace(/\s/g, '_')}`

/** Social networks ignore case, too. */
const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
const includes = (tags: readonly string[], tag: string) => tags.some((other) => isSame(other, tag))
