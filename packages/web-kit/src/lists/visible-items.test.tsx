import { useVisibleItems } from '@atelie/web-kit/lists/visible-items'
import { act, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, it, vi } from 'vitest'

const HEIGHT = 100
const GAP = 10
/** What the scroller shows above the list. */
const TOP = 1_000
const keys = Array.from({ length: 60 }, (_, index) => `n. ${index}`)

function List() {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const { listStyle, items } = useVisibleItems(keys, { scroller, list, height: HEIGHT, gap: GAP, always: null })
  return (
    <div ref={setScroller} data-testid="scroller">
      <ul ref={list} style={listStyle}>{items.map(({ index, place }) => <li key={index} {...place}>{keys[index]}</li>)}</ul>
    </div>
  )
}

it('the items on screen are rendered in their places, whatever is above the list', () => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(500)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.matches('ul') ? TOP - this.parentElement!.scrollTop : 0, 500, this.matches('li') ? HEIGHT : 500)
  })
  render(<List />)
  const scroller = screen.getByTestId('scroller')
  act(() => {
    scroller.scrollTop = TOP + 20 * (HEIGHT + GAP)
    scroller.dispatchEvent(new Event('scroll'))
  })
  for (const index of [20, 21, 22, 23, 24]) expect(screen.getByText(`n. ${index}`).style.top).toBe(`${index * (HEIGHT + GAP)}px`)
  expect(screen.getAllByRole('listitem').length).toBeLessThan(20)
  expect(screen.getByRole('list').style.height).toBe(`${60 * (HEIGHT + GAP) - GAP}px`)
})
