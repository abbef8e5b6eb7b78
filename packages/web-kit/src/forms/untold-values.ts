/** Types of input whose value is no text that could have been filled in. */
const NO_TEXT = new Set(['button', 'checkbox', 'file', 'hidden', 'radio', 'reset', 'submit'])

type TextInput = HTMLInputElement | HTMLTextAreaElement

/**
 * Some browsers and password managers fill in fields without an event, and the page would send them empty. Before any form is
 * submitted, React learns of the values that its fields have meanwhile. Returns a function that stops this.
 */
export function tellUntoldValues(): () => void {
  const tell = ({ target }: Event) => {
    const untold = [...(target as HTMLFormElement).elements]
      .filter(isUntold)
      .map((field) => ({ field, value: field.value }))
    // Telling of one renders the others, which React then takes back to what it knows.
    for (const { field, value } of untold) announce(field, value)
  }
  // Before React itself gets to know of the submit.
  document.addEventListener('submit', tell, true)
  return () => document.removeEventListener('submit', tell, true)
}

/** React repeats the value that it knows in the attribute. */
function isUntold(field: Element): field is TextInput {
  const isText = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !NO_TEXT.has(field.type))
  return isText && !field.readOnly && !field.disabled && field.value !== field.defaultValue
}

/** React ignores an event unless the value differs from the last one that a script has set. */
function announce(field: TextInput, value: string): void {
  field.value = field.defaultValue
  const browsersOwn = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(browsersOwn.prototype, 'value')!.set!.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
