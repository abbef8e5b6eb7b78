export interface Hashtags {
  /** The ones that came with the caption. */
  offered: readonly string[]
  /** The ones that go with it when it is copied. */
  selected: readonly string[]
}

export const offer = (hashtags: readonly string[]): Hashtags => ({ offered: [...new Set(hashtags)], selected: [] })

/** The offered ones that are not selected. One of the person's own is gone once it is taken out. */
export const suggestedOf = ({ offered, selected }: Hashtags): string[] => offered.filter((tag) => !includes(selected, tag))

export const remove = ({ offered, selected }: Hashtags, tag: string): Hashtags => ({ offered, selected: selected.filter((other) => other !== tag) })

/** Takes one of the offered, or one that somebody typed; one that is there already changes nothing. */
export function add({ offered, selected }: Hashtags, typed: string): Hashtags {
  const tag = normalised(typed)
  const isNew = tag.length > 1 && !includes(selected, tag)
  return { offered, selected: isNew ? [...selected, offered.find((other) => isSame(other, tag)) ?? tag] : selected }
}

const normalised = (typed: string) => `#${typed.trim().replace(/^#+/, '').trim().replace(/\s/g, '_')}`

/** Networks do not tell capitals apart either. */
const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
const includes = (tags: readonly string[], tag: string) => tags.some((other) => isSame(other, tag))
