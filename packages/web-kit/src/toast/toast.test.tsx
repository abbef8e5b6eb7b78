import { FormDialog } from '@atelie/web-kit/dialogs/form-dialog'
import { fakeApi, renderApp } from '@atelie/web-kit/testing/harness'
import { useToast } from '@atelie/web-kit/toast/toast'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { takeConsoleErrors } from '../testing/harness.tsx'
import type { ToastMessage } from './card.tsx'

function Trigger({ label, message }: { label: string; message: ToastMessage }) {
  const toast = useToast()
  return <button onClick={() => toast(message)}>{label}</button>
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
    act(() => { vi.advanceTimersByTime(4_900) })
    expect(toasts()).toHaveLength(1)
    act(() => { vi.advanceTimersByTime(200) })
    expect(toasts()).toHaveLength(0)
  })

  it('a toast is closed with its button, and F8 focuses the toasts', () => {
    renderTriggers()
    fireEvent.click(screen.getByText('first'))
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' })
    expect(region().querySelector('ol')).toHaveFocus()
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    expect(toasts()).toHaveLength(0)
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

  it('useToast throws outside its provider', () => {
    expect(() => render(<Trigger label="x" message={{ title: 'x' }} />)).toThrow('ToastProvider')
    takeConsoleErrors()
  })
})
