/** Where the focus goes when what had it is gone, such as the row that was deleted: to the page, instead of nowhere. */
export function focusContent(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}
