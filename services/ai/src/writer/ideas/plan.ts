import type { Plan } from '../../content/schema.ts'

/** A plan with each of its texts written out. */
export const written = ({ title, description, format, cta }: Plan, write: (text: string) => string): Plan => ({ title: write(title), description: write(description), format: write(format), cta: write(cta) })
