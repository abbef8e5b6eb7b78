/**
 * A post, in texts with slots (see `values.ts`). Customers read `title`, `description` and `cta`, which are posted as they
 * are; `format` tells the owner what to photograph or film.
 */
export interface Plan {
  title: string
  description: string
  format: string
  cta: string
}

/** A plan with each of its texts written out. */
export const written = ({ title, description, format, cta }: Plan, write: (text: string) => string): Plan => ({ title: write(title), description: write(description), format: write(format), cta: write(cta) })

export interface Plans {
  /** Without an idea of the owner's. */
  free: readonly Plan[]
  /** About a product or service of hers: `{topic}`. */
  about: readonly Plan[]
  /** About a sentence of hers: `{line}`, or `{words}` for quotes. */
  telling: readonly Plan[]
  /** About an occasion: `{occasion}`. */
  occasion: readonly Plan[]
}
