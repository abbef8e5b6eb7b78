import { Fragment, type ReactNode } from 'react'

/** The inputs of a form in order, one for every field. */
export function EveryField<Values>({ inputs }: { inputs: Record<keyof Values, ReactNode> }) {
  return Object.entries<ReactNode>(inputs).map(([name, input]) => <Fragment key={name}>{input}</Fragment>)
}
