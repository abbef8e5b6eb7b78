/**
 * A post that anyone in a craft could make, in the grammar of phrases. Customers read `title`, `description` and `cta`,
 * which are posted as they are; `format` tells the maker what to photograph or film.
 */
export interface Plan {
  title: string
  description: string
  format: string
  cta: string
}

export interface Plans {
  /** Without an idea from the visitor. `{niche}` is the craft; `{step}`, `{tool}` and `{product}` are its nouns with their article, `{tip}` is a whole sentence. */
  free: readonly Plan[]
  /** About a thing, an occasion or the like: `{topic}` as used within a sentence. */
  about: readonly Plan[]
  /** About a whole sentence of the visitor's, which precedes the description. `{words}` is for quotes. */
  telling: readonly Plan[]
}
