/** Texts of the panel of filters, which is loaded on demand. */
export const strings = {
  startDate: 'Data inicial',
  endDate: 'Data final',
  type: 'Tipo',
  search: 'Buscar por descrição...',
  clear: 'Limpar filtros',
  periods: 'Períodos',
}
