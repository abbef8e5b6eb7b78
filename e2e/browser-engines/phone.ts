import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { error, type WebDriver, type WebElement } from 'selenium-webdriver'

/** The way a person finds a part: by its role and its whole name. */
export type Wanted =
  | { role: string; name?: string }
  | { label: string }
  | { text: string }
  | { title: string }
  | { css: string }

interface Options {
  within?: WebElement
}

const PATIENCE_MS = 30_000
/** For the answer to a script. */
const ANSWER_MS = 3_000
const LIBRARY = readFileSync(
  new URL(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
)

/** Runs in the page, where the engine itself says which elements are hidden. Firefox forgets from one script to the next what it was given. */
const FIND = `
  ${LIBRARY}
  const [wanted, within] = arguments, library = globalThis.TestingLibraryDom
  const container = within ?? document.body, { role, name, label, text, title, css } = wanted
  if (!container) return []
  const found = role ? library.queryAllByRole(container, role, name === undefined ? {} : { name })
    : label ? library.queryAllByLabelText(container, label)
    : text ? library.queryAllByText(container, text)
    : title ? library.queryAllByTitle(container, title)
    : [...container.querySelectorAll(css)]
  return found.filter((element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible')
`

/** A browser, used in the words of the screens. Everything waits for what it needs. */
export class Phone {
  constructor(
    readonly driver: WebDriver,
    private readonly baseURL: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.evaluate('window.isLeft = true')
    await this.driver.get(this.baseURL + path)
    // A driver may return before the page has changed, and WebKit never answers a script that the change has overtaken.
    const isOpen = () =>
      this.evaluate<boolean>(
        'return !window.isLeft && location.protocol !== "about:" && document.readyState === "complete"',
      )
    await this.waitFor(`${path} to open`, () => Promise.race([isOpen(), sleep(ANSWER_MS, false)]))
  }

  /** The visible elements. */
  all(wanted: Wanted, { within }: Options = {}): Promise<WebElement[]> {
    return this.driver.executeScript<WebElement[]>(FIND, wanted, within)
  }

  async find(wanted: Wanted, options?: Options): Promise<WebElement> {
    let found: WebElement | undefined
    await this.waitFor(`${JSON.stringify(wanted)} to be there`, async () => {
      ;[found] = await this.all(wanted, options)
      return found !== undefined
    })
    return found!
  }

  async gone(wanted: Wanted): Promise<void> {
    await this.waitFor(`${JSON.stringify(wanted)} to be gone`, async () => (await this.all(wanted)).length === 0)
  }

  /** Presses it in its middle, where a finger would. */
  async press(wanted: Wanted, options?: Options): Promise<void> {
    await this.waitFor(`${JSON.stringify(wanted)} to be pressed`, async () => {
      const [element] = await this.all(wanted, options)
      if (!element) return false
      // WebKit leaves it where it is.
      await this.evaluate('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element)
      await element.click()
      return true
    })
  }

  async type(wanted: Wanted, text: string, options?: Options): Promise<void> {
    const field = await this.find(wanted, options)
    await field.sendKeys(text)
  }

  /** Types over what a field has. */
  async replace(wanted: Wanted, text: string, options?: Options): Promise<void> {
    const field = await this.find(wanted, options)
    await this.evaluate('arguments[0].focus(); arguments[0].select()', field)
    await field.sendKeys(text)
  }

  evaluate<Result>(script: string, ...args: readonly unknown[]): Promise<Result> {
    return this.driver.executeScript<Result>(script, ...args)
  }

  /** Waits until something has come true. */
  async waitFor(what: string, condition: () => Promise<boolean>): Promise<void> {
    let last: unknown
    const attempt = async () => {
      try {
        return await condition()
      } catch (problem) {
        // The page changed in between, or what it has is not within reach yet.
        if (!(problem instanceof error.WebDriverError)) throw problem
        last = problem
        return false
      }
    }
    await this.driver.wait(attempt, PATIENCE_MS, `waited for ${what}`, 100).catch((problem: Error) => {
      throw new Error(problem.message, { cause: last })
    })
  }
}
