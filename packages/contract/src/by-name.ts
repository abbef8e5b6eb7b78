const portuguese = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true })

/** The order of lists, that of a Brazilian address book: Ágata beside Agata, ana beside Ana. Databases sort by bytes. */
export function byName(a: { name: string; id: number }, b: { name: string; id: number }): number {
  return portuguese.compare(a.name, b.name) || a.id - b.id
}
