// @ts-check
/** All that the page of a quote runs. It is written into the page, so it imports nothing. */

/** Long enough in view to have been looked at. */
const OPENED_AFTER_MS = 2_000

const { path, version } = document.body.dataset
const dialog = /** @type {HTMLDialogElement} */ (document.querySelector('dialog'))
const form = /** @type {HTMLFormElement} */ (document.querySelector('form'))

/**
 * @param {string} call
 * @param {object} body
 */
const post = (call, body) =>
  fetch(`${path}/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ version: Number(version), ...body }),
  })

function watchOpening() {
  let timer = 0
  const begin = () => {
    window.clearTimeout(timer)
    if (document.visibilityState !== 'visible') return
    timer = window.setTimeout(() => {
      document.removeEventListener('visibilitychange', begin)
      post('opened', {}).catch(() => undefined)
    }, OPENED_AFTER_MS)
  }
  document.addEventListener('visibilitychange', begin)
  begin()
}

/** @param {HTMLElement} button */
function askToConfirm(button) {
  const { answer = '' } = button.dataset
  for (const text of dialog.querySelectorAll('[data-for]'))
    /** @type {HTMLElement} */ (text).hidden = /** @type {HTMLElement} */ (text).dataset.for !== answer
  dialog.dataset.answer = answer
  dialog.showModal()
}

async function send() {
  const submit = /** @type {HTMLButtonElement} */ (form.querySelector('[type=submit]'))
  const error = /** @type {HTMLElement} */ (form.querySelector('[role=alert]'))
  if (submit.getAttribute('aria-disabled') === 'true') return
  submit.setAttribute('aria-disabled', 'true')
  error.textContent = ''
  const fields = Object.fromEntries(new FormData(form))
  const message = await post('answer', { answer: dialog.dataset.answer, ...fields }).then(
    readFailure,
    () => 'Sem conexão. Verifique a internet e tente novamente.',
  )
  // The page shows best what there is to see now.
  if (message === null) return location.reload()
  error.textContent = message
  submit.removeAttribute('aria-disabled')
}

/**
 * The failure of an answer, in words for the customer; null after a success.
 * @param {Response} response
 */
async function readFailure(response) {
  if (response.ok) return null
  // Changed or answered meanwhile: confirming again would not help, seeing it does.
  if (response.status === 409) dialog.addEventListener('close', () => location.reload())
  const body = await response.json().catch(() => ({}))
  return body.error ?? 'Não foi possível enviar a resposta. Tente novamente.'
}

/** @param {HTMLElement} button */
async function copyCode(button) {
  await navigator.clipboard.writeText(document.getElementById('code')?.textContent ?? '')
  const before = button.textContent
  button.textContent = 'Copiado!'
  window.setTimeout(() => (button.textContent = before), 2_000)
}

if (path) watchOpening()
for (const button of document.querySelectorAll('[data-answer]'))
  button.addEventListener('click', () => askToConfirm(/** @type {HTMLElement} */ (button)))
const copy = /** @type {HTMLElement | null} */ (document.querySelector('[data-copy]'))
// The code can be selected as a whole, if copying is not allowed.
copy?.addEventListener('click', () => void copyCode(copy).catch(() => undefined))
document.querySelector('[data-cancel]')?.addEventListener('click', () => dialog.close())
form?.addEventListener('submit', (event) => {
  event.preventDefault()
  void send()
})
