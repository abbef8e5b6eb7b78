/**
 * A post that anybody of a craft could make, in the grammar of phrases. `{niche}` is the visitor's craft; `{step}`,
 * `{tool}` and `{product}` are nouns of it with their article, `{tip}` is a whole sentence.
 */
export interface Plan {
  title: string
  description: string
  /** What to photograph or film. */
  format: string
  cta: string
}
