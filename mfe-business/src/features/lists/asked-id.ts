import { useLocation } from '@atelie/web-kit/router'

/** The number of the record that the address asks for, or null: `/quotes?orcamento=41` is a link to quote 41. */
export function useAskedId(name: string): number | null {
  const id = Number(new URLSearchParams(useLocation().search).get(name))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
