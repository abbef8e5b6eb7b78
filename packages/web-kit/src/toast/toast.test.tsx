import { ApiError } from '@atelie/web-kit/calls/api'
import { FormDialog } from '@atelie/web-kit/dialogs/form-dialog'
import { fakeApi, renderApp } from '@atelie/web-kit/testing/harness'
import { useToast } from '@atelie/web-kit/toast/toast'
import { undo } from '@atelie/web-kit/toast/undo'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { takeConsoleErrors } from '../testing/harness.tsx'
import type { ToastMessage } from './card.tsx'

function Trigger({ label, message }: { label: string; message: ToastMessage }) {
  const toast = useToast()
  return (
    <button type="button" onClick={() => toast(message)}>
      {label}
    </button>
  )
}

function renderTriggers() {
  fakeApi()
  return renderApp(
    <>
      <Trigger label="first" message={{ title: 'Primeiro', description: 'Com texto' }} />
      <Trigger label="second" message={{ title: 'Segundo', variant: 'destructive' }} />
    </>,
  )
}

const region = () => screen.getByRole('region', { name: 'Notificações (F8)' })
const toasts = () => region().querySelectorAll('li')

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  it('toasts show title and text, one at a time', () => {
    renderTriggers()
    fireEvent.click(screen.getByText('first'))
    expect(toasts()).toHaveLength(1)
    expect(region()).toHaveTextContent('PrimeiroCom texto')

    fireEvent.click(screen.getByText('second'))
    expect(toasts()).toHaveLength(1)
    expect(region()).toHaveTextContent('Segundo')
    expect(toasts()[0]).toHaveAttribute('data-variant', 'destructive')
  })

  it('a toast disappears after five seconds', () => {
    renderTriggers()
    fireEvent.click(screen.getByText('first'))
    act(() => {
      vi.advanceTimersByTime(4_900)
    })
    expect(toasts()).toHaveLength(1)
    act(() => {
      vi.advanceTimersByTime(200)
    })
    expect(toasts()).toHaveLength(0)
  })

  it('a toast of an unexpected failure has a line with its code, and disappears after five seconds like any other', () => {
    const error = new Error('Erro ao criar cliente', {
      cause: new ApiError(500, 'Ocorreu um erro inesperado.', { requestId: '3fa2b1c0-9d1e-4c1b-8a55-0123456789ab' }),
    })
    fakeApi()
    renderApp(
      <Trigger label="save" message={{ title: 'Erro', description: error.message, variant: 'destructive', error }} />,
    )
    fireEvent.click(screen.getByText('save'))
    expect(screen.getByText('3fa2b1c0').closest('div')).toHaveTextContent('Código 3fa2b1c0Copiar')
    act(() => {
      vi.advanceTimersByTime(4_900)
    })
    expect(toasts()).toHaveLength(1)
    act(() => {
      vi.advanceTimersByTime(200)
    })
    expect(toasts()).toHaveLength(0)
  })

  it.each([
    [
      'that the person can put right',
      new ApiError(409, 'Este email já está em uso.', { requestId: '3fa2b1c0-9d1e-4c1b-8a55-0123456789ab' }),
    ],
    ['without a response', new ApiError(0, 'Sem conexão com o Ateliê.')],
  ])('a failure %s has no code', (_, error) => {
    fakeApi()
    renderApp(<Trigger label="save" message={{ title: 'Erro', variant: 'destructive', error }} />)
    fireEvent.click(screen.getByText('save'))
    expect(region()).not.toHaveTextContent('Código')
  })

  it('a toast can be closed by what has shown it, which leaves later ones alone', () => {
    function Opener() {
      const toast = useToast()
      const [dismiss, setDismiss] = useState<() => void>()
      return (
        <>
          <button
            onClick={() => {
              const close = toast({ title: 'Limite' })
              setDismiss(() => close)
            }}
          >
            fail
          </button>
          <button onClick={dismiss}>succeed</button>
        </>
      )
    }
    fakeApi()
    renderApp(
      <>
        <Opener />
        <Trigger label="second" message={{ title: 'Segundo' }} />
      </>,
    )
    fireEvent.click(screen.getByText('fail'))
    fireEvent.click(screen.getByText('succeed'))
    expect(toasts()).toHaveLength(0)
    fireEvent.click(screen.getByText('fail'))
    fireEvent.click(screen.getByText('second'))
    fireEvent.click(screen.getByText('succeed'))
    expect(region()).toHaveTextContent('Segundo')
  })

  it("a toast that is requested just before another's time is over is shown", () => {
    renderTriggers()
    fireEvent.click(screen.getByText('first'))
    act(() => {
      fireEvent.click(screen.getByText('second'))
      // The second is not rendered before act ends.
      vi.advanceTimersByTime(5_000)
    })
    expect(toasts()).toHaveLength(1)
    expect(region()).toHaveTextContent('Segundo')
  })

  it('a toast is closed with its button, and F8 focuses the toasts', () => {
    renderTriggers()
    fireEvent.click(screen.getByText('first'))
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' })
    expect(region().querySelector('ol')).toHaveFocus()
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    expect(toasts()).toHaveLength(0)
  })

  it('a toast offers its action once, which closes it', () => {
    const run = vi.fn()
    fakeApi()
    renderApp(<Trigger label="send" message={{ title: 'Link copiado', action: { label: 'Revogar link', run } }} />)
    fireEvent.click(screen.getByText('send'))
    fireEvent.click(screen.getByRole('button', { name: 'Revogar link' }))
    expect(run).toHaveBeenCalledOnce()
    expect(toasts()).toHaveLength(0)
  })

  it('a toast that can be undone disappears after five seconds, and nothing is undone', () => {
    const putBack = vi.fn()
    fakeApi()
    renderApp(<Trigger label="delete" message={{ title: 'Excluído', action: undo(putBack) }} />)
    fireEvent.click(screen.getByText('delete'))
    act(() => {
      vi.advanceTimersByTime(5_100)
    })
    expect(toasts()).toHaveLength(0)
    expect(putBack).not.toHaveBeenCalled()
  })

  it('the message of undoing is shown in place of the toast', () => {
    function Deletion() {
      const toast = useToast()
      return (
        <button onClick={() => toast({ title: 'Excluído', action: undo(() => toast({ title: 'Restaurado' })) })}>
          delete
        </button>
      )
    }
    fakeApi()
    renderApp(<Deletion />)
    fireEvent.click(screen.getByText('delete'))
    fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(region()).toHaveTextContent('Restaurado')
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
  })

  it('undoing by keyboard leads the focus back to where it was', () => {
    fakeApi()
    renderApp(<Trigger label="delete" message={{ title: 'Excluído', action: undo(() => {}) }} />)
    const trigger = screen.getByText('delete')
    trigger.focus()
    fireEvent.click(trigger)
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' })
    screen.getByRole('button', { name: 'Desfazer' }).focus()
    fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(trigger).toHaveFocus()
  })

  it('a toast without an action has no such button', () => {
    renderTriggers()
    fireEvent.click(screen.getByText('first'))
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
  })

  it('a toast can be reached from an open dialog, which stays open when Escape closes the toast', () => {
    function Page() {
      const [open, setOpen] = useState(false)
      if (!open) return <button onClick={() => setOpen(true)}>open</button>
      return (
        <FormDialog open title="Form" isSaving={false} onClose={() => setOpen(false)}>
          <Trigger label="first" message={{ title: 'Primeiro' }} />
        </FormDialog>
      )
    }
    fakeApi()
    renderApp(<Page />)
    fireEvent.click(screen.getByText('open'))
    const trigger = screen.getByText('first')
    trigger.focus()
    fireEvent.click(trigger)
    expect(region().closest('[aria-hidden=true], [inert]')).toBeNull()
    fireEvent.keyDown(trigger, { code: 'F8', key: 'F8' })
    expect(region().querySelector('ol')).toHaveFocus()

    fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
    expect(toasts()).toHaveLength(0)
    expect(trigger).toHaveFocus()
    fireEvent.click(trigger)
    fireEvent.keyDown(trigger, { key: 'Escape' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(toasts()).toHaveLength(1)
  })

  describe('the place of a toast', () => {
    const [width, height] = [400, 80]
    /** Left, top, width and height of a control; the screen is 768 high. */
    type Place = [number, number, number, number]
    type Box = [...Place, kind?: 'submit' | 'figure' | 'footer' | 'focused']
    const bottomLeft: Place = [20, 700, 100, 40]
    const topLeft: Place = [20, 10, 100, 40]
    const topRight: Place = [900, 10, 100, 40]
    const bottomRight: Place = [900, 700, 100, 40]

    /** Placed by the style sheet. */
    function boxOfToast({ dataset: { place = '' } }: HTMLElement): Box {
      return [
        place.endsWith('right') ? innerWidth - width : 0,
        place.startsWith('top') ? 0 : 768 - height,
        width,
        height,
      ]
    }

    it.each<[what: string, screenWidth: number, controls: Box[], place: string]>([
      ['on the lower left of a wide screen', 1_024, [], 'bottom-left'],
      ['not over a control', 1_024, [bottomLeft], 'top-right'],
      ['on the upper left if only that is free', 1_024, [bottomLeft, topRight, bottomRight], 'top-left'],
      [
        'over as few controls as possible',
        1_024,
        [bottomLeft, bottomLeft, topRight, topRight, topLeft, topLeft, bottomRight],
        'bottom-right',
      ],
      [
        'next to controls above and beside it',
        1_024,
        [
          [20, 648, 100, 40],
          [400, 700, 100, 40],
        ],
        'bottom-left',
      ],
      [
        'next to controls below and before it',
        1_024,
        [bottomLeft, [524, 10, 100, 40], [900, 80, 100, 40]],
        'top-right',
      ],
      ['over a control without a width, which is not seen', 1_024, [[20, 700, 0, 40]], 'bottom-left'],
      ['at the bottom of a phone, even over controls', 400, [bottomLeft, bottomRight], 'bottom-left'],
      ['not over an amount', 1_024, [[...bottomLeft, 'figure'], topRight, topRight], 'top-left'],
      [
        'on the upper right if amounts are everywhere else, even over controls',
        1_024,
        [[...bottomLeft, 'figure'], topRight, topRight, [...topLeft, 'figure'], [...bottomRight, 'figure']],
        'top-right',
      ],
      [
        'not over the focused field',
        1_024,
        [[...bottomLeft, 'focused'], topRight, topRight, topLeft, topLeft, bottomRight, bottomRight],
        'top-right',
      ],
      ['at the top of a phone whose focused field fills the screen', 400, [[0, 60, 400, 700, 'focused']], 'top-left'],
      [
        "at the top of a wide screen, even over several controls, with a form's button elsewhere",
        1_024,
        [[...bottomLeft, 'submit'], topRight, topRight, [...topLeft, 'submit'], [...bottomRight, 'submit']],
        'top-right',
      ],
    ])('a toast appears %s', (_, screenWidth, controls, place) => {
      expect(placeAmong(screenWidth, controls).dataset).toMatchObject({ place })
    })

    it.each<[what: string, controls: Box[], bottom: string]>([
      ['at the bottom of an empty screen', [], '0px'],
      ['above a bar', [[0, 712, 400, 56, 'footer']], '56px'],
      [
        'above a floating button over a bar',
        [
          [0, 712, 400, 56, 'footer'],
          [200, 652, 180, 44, 'submit'],
        ],
        '116px',
      ],
      [
        "above both lines of a dialog's foot",
        [
          [0, 700, 400, 68, 'footer'],
          [0, 630, 400, 70, 'footer'],
        ],
        '138px',
      ],
      ['above the buttons of a form that ends there', [[20, 700, 360, 44, 'submit']], '68px'],
      ["below a form's button that is further up", [[20, 600, 360, 44, 'submit']], '0px'],
      [
        'above the focused field',
        [
          [0, 712, 400, 56, 'footer'],
          [20, 640, 360, 80, 'focused'],
        ],
        '128px',
      ],
      ['below the focused field', [[20, 100, 360, 80, 'focused']], '0px'],
      ['over a button that is scrolled out below', [[20, 780, 360, 44, 'submit']], '0px'],
    ])('on a phone a toast stands %s', (_, controls, bottom) => {
      const viewport = placeAmong(400, controls)
      expect(viewport).toHaveAttribute('data-place', 'bottom-left')
      expect(viewport.style.getPropertyValue('--toasts-bottom')).toBe(bottom)
    })

    it('a toast makes way for a field that is focused under it', () => {
      const viewport = placeAmong(400, [
        [20, 100, 360, 80],
        [20, 700, 360, 60],
      ])
      expect(viewport.style.getPropertyValue('--toasts-bottom')).toBe('0px')
      act(() => {
        document.querySelector<HTMLElement>('[tabindex="2"]')!.focus()
      })
      act(() => {
        vi.advanceTimersByTime(100)
      })
      expect(viewport.style.getPropertyValue('--toasts-bottom')).toBe('68px')
    })

    /** Shows a toast on a screen with these boxes; returns the list it is in. */
    function placeAmong(screenWidth: number, controls: Box[]): HTMLElement {
      vi.stubGlobal('innerWidth', screenWidth)
      vi.stubGlobal(
        'ResizeObserver',
        class {
          constructor(private readonly report: () => void) {}
          observe() {
            this.report()
          }
          disconnect() {}
        },
      )
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
        const toasts = this.closest<HTMLElement>('[data-toasts]')
        const [left, top, boxWidth, boxHeight] = toasts
          ? boxOfToast(toasts)
          : (controls[Number(this.getAttribute('tabindex')) - 1] ?? [])
        return new DOMRect(left, top, boxWidth, boxHeight)
      })
      fakeApi()
      renderApp(
        <>
          <Trigger label="first" message={{ title: 'Primeiro' }} />
          {controls.map(([, , , , kind], index) => (
            <button
              key={index}
              type={kind === 'submit' ? kind : 'button'}
              data-figure={kind === 'figure' || undefined}
              data-footer={kind === 'footer' || undefined}
              tabIndex={index + 1}
              autoFocus={kind === 'focused'}
            />
          ))}
        </>,
      )
      fireEvent.click(screen.getByText('first'))
      act(() => {
        vi.advanceTimersByTime(100)
      })
      return toasts()[0]!.parentElement!
    }
  })

  describe('a toast and the form that follows', () => {
    function showBefore(message: ToastMessage) {
      fakeApi()
      renderApp(
        <>
          <form aria-label="saved">
            <input aria-label="saved field" />
            <Trigger label="save" message={message} />
          </form>
          <form>
            <input aria-label="next field" />
          </form>
        </>,
      )
      screen.getByText('save').focus()
      fireEvent.click(screen.getByText('save'))
    }
    const focus = (field: string) => act(() => screen.getByLabelText(field).focus())

    it('a success ends once the person turns to a field of another form', () => {
      showBefore({ title: 'Salvo' })
      focus('saved field')
      expect(toasts()).toHaveLength(1)
      focus('next field')
      expect(toasts()).toHaveLength(0)
    })

    it.each<[string, ToastMessage]>([
      ['a failure', { title: 'Erro', variant: 'destructive' }],
      ['what can still be undone', { title: 'Excluído', action: undo(() => {}) }],
    ])('%s stays when the person turns to another form', (_, message) => {
      showBefore(message)
      focus('next field')
      expect(toasts()).toHaveLength(1)
    })
  })

  it('useToast throws outside its provider', () => {
    expect(() => render(<Trigger label="x" message={{ title: 'x' }} />)).toThrow('ToastProvider')
    takeConsoleErrors()
  })
})
