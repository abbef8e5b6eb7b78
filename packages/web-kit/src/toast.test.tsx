import { fakeApi, renderApp } from '@atelie/web-kit/testing'
import { type ToastMessage, useToast } from '@atelie/web-kit/toast'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { takeConsoleErrors } from './testing.tsx'

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

  it('show title and text, one at a time', () => {
    renderTriggers()
    fireEvent.click(screen.getByText('first'))
    expect(toasts()).toHaveLength(1)
    expect(region()).toHaveTextContent('PrimeiroCom texto')

    fireEvent.click(screen.getByText('second'))
    expect(toasts()).toHaveLength(1)
    expect(region()).toHaveTextContent('Segundo')
    expect(toasts()[0]).toHaveAttribute('data-variant', 'destructive')
  })

  it('go away after five seconds', () => {
    renderTriggers()
    fireEvent.click(screen.getByText('first'))
    act(() => { vi.advanceTimersByTime(4_900) })
    expect(toasts()).toHaveLength(1)
    act(() => { vi.advanceTimersByTime(200) })
    expect(toasts()).toHaveLength(0)
  })

  it('close by their button and take the focus on F8', () => {
    renderTriggers()
    fireEvent.click(screen.getByText('first'))
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' })
    expect(region().querySelector('ol')).toHaveFocus()
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    expect(toasts()).toHaveLength(0)
  })

  it('need their provider', () => {
    expect(() => render(<Trigger label="x" message={{ title: 'x' }} />)).toThrow('ToastProvider')
    takeConsoleErrors()
  })
})
