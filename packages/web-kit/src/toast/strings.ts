/** Apart from the others, which are in the first load. */
export const strings = {
  label: 'Notificação',
  undo: 'Desfazer',
  viewport: 'Notificações ({hotkey})',
}
