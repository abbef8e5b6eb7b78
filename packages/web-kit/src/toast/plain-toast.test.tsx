import { fireEvent, render, screen } from '@testing-library/react'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { PlainToast } from './plain-toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

it('a plain toast is announced, and closes after five seconds or with its button', () => {
  const onClose = vi.fn()
  render(
    <PlainToast
      message={{ title: 'Erro', description: 'Tente novamente.', variant: 'destructive' }}
      onClose={onClose}
    />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('ErroTente novamente.')
  act(() => {
    vi.advanceTimersByTime(4_900)
  })
  expect(onClose).not.toHaveBeenCalled()
  act(() => {
    vi.advanceTimersByTime(200)
  })
  expect(onClose).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
  expect(onClose).toHaveBeenCalledTimes(2)
})
