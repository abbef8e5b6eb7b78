/** Apart from the others, which are in the first load. */
export const strings = {
  open: 'Abrir',
  clear: 'Limpar',
  calendarFailed: 'Ocorreu um erro ao abrir o calendário. Tente novamente.',
  openCalendar: 'Abrir calendário',
  calendar: 'Calendário',
  calendarViews: { day: 'Escolher mês e ano', month: 'Escolher o ano', year: 'Escolher o mês' },
  dateFormat: 'dd/mm/aaaa',
  checkYear: 'Confira o ano: é mesmo ',
  moneyPrefix: 'R$',
}
