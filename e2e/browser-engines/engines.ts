import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { Programs } from './programs.ts'

export type EngineName = 'webkit' | 'firefox'

/** A phone's. */
export const SCREEN = { width: 390, height: 844 }

/** A running WebDriver server. */
export interface Engine {
  /** A browser of its own, at the width of a phone. */
  open: () => Promise<WebDriver>
  end: () => Promise<void>
}

const PEOPLE_IN_BRAZIL = { ...process.env, TZ: 'America/Sao_Paulo', LANGUAGE: 'pt_BR' }

export const startEngine: Record<EngineName, () => Promise<Engine>> = {
  async webkit() {
    const programs = await Programs.create()
    const display = await programs.startDisplay(SCREEN)
    // Without a graphics card, compositing comes to a standstill.
    const env = {
      ...PEOPLE_IN_BRAZIL,
      DISPLAY: display,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    }
    const url = await programs.startDriver(['dbus-run-session', '--', process.env.WEBKIT_DRIVER_PATH!], env)
    return {
      async open() {
        // With its toolbar the window would be wider than a phone; and waiting for a page to load never ends.
        const driver = await connect(url, {
          browserName: 'MiniBrowser',
          pageLoadStrategy: 'none',
          'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
        })
        await driver.manage().window().setRect(SCREEN)
        return driver
      },
      end: () => programs.end(),
    }
  },
  async firefox() {
    const programs = await Programs.create()
    const url = await programs.startDriver([process.env.GECKODRIVER_PATH!], PEOPLE_IN_BRAZIL)
    // Scroll bars lie over the page, as on a phone; a page may open a window.
    const prefs = {
      'intl.accept_languages': 'pt-BR',
      'ui.useOverlayScrollbars': 1,
      'dom.disable_open_during_load': false,
    }
    return {
      async open() {
        const driver = await connect(url, {
          browserName: 'firefox',
          'moz:firefoxOptions': { binary: process.env.FIREFOX_PATH, args: ['-headless'], prefs },
        })
        await narrow(driver)
        return driver
      },
      end: () => programs.end(),
    }
  },
}

const connect = (url: string, capabilities: object) =>
  new Builder().usingServer(url).withCapabilities(new Capabilities(capabilities)).build()

/** Only a window that a page has opened gets as narrow as a phone. */
async function narrow(driver: WebDriver): Promise<void> {
  const [first] = await driver.getAllWindowHandles()
  await driver.executeScript('window.open("about:blank", "phone", "popup")')
  const handles = await driver.getAllWindowHandles()
  await driver.switchTo().window(handles.find((handle) => handle !== first)!)
  // The window's own bar is part of its height.
  const bar = await driver.executeScript<number>('return outerHeight - innerHeight')
  await driver
    .manage()
    .window()
    .setRect({ width: SCREEN.width, height: SCREEN.height + bar })
}
