/**
 * A post that anybody of a craft could make, in the grammar of phrases. `title`, `description` and `cta` are read by
 * customers and posted as they are; `format` tells the maker what to photograph or film.
 */
export interface Plan {
  title: string
  description: string
  format: string
  cta: string
}

export interface Plans {
  /** Without an idea of the visitor's. `{niche}` is the craft; `{step}`, `{tool}` and `{product}` are nouns of it with their article, `{tip}` is a whole sentence. */
  free: readonly Plan[]
  /** Around a thing, an occasion or the like: `{topic}` as it stands in a sentence. */
  about: readonly Plan[]
  /** Around words of the visitor's that are a sentence. They stand in front of the description. `{words}` are for quotes. */
  telling: readonly Plan[]
}
