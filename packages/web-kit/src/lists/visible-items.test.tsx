import { useVisibleItems } from '@atelie/web-kit/lists/visible-items'
import { act, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

const HEIGHT = 100
const GAP = 10
/** The part above the list in the scroller. */
const TOP = 1_000
/** The part above the scroller in the window. */
const ABOVE_SCROLLER = 2_000
const SECOND = 'n. 1'
const keys = Array.from({ length: 60 }, (_, index) => `n. ${index}`)

function List({ keys }: { keys: string[] }) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const { listStyle, items } = useVisibleItems(keys, { scroller, list, height: HEIGHT, gap: GAP, always: null })
  return (
    <div ref={setScroller} data-testid="scroller">
      <ul ref={list} style={listStyle}>
        {items.map(({ index, place }) => (
          <li key={keys[index]} {...place}>
            {keys[index]}
          </li>
        ))}
      </ul>
    </div>
  )
}

let heightOfSecond: number

beforeEach(() => {
  heightOfSecond = HEIGHT
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(500)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('li')) return new DOMRect(0, 0, 500, this.textContent === SECOND ? heightOfSecond : HEIGHT)
    return new DOMRect(0, ABOVE_SCROLLER + (this.matches('ul') ? TOP - this.parentElement!.scrollTop : 0), 500, 500)
  })
})

/** Scrolls until the item is the first on screen. */
function scrollTo(index: number) {
  const scroller = screen.getByTestId('scroller')
  act(() => {
    scroller.scrollTop = TOP + index * (HEIGHT + GAP)
    scroller.dispatchEvent(new Event('scroll'))
  })
}

const placeOf = (name: string) => screen.getByText(name).style.top

it('the items on screen are rendered in their places, whatever is above the list', () => {
  render(<List keys={keys} />)
  scrollTo(20)
  for (const index of [20, 21, 22, 23, 24]) expect(placeOf(`n. ${index}`)).toBe(`${index * (HEIGHT + GAP)}px`)
  expect(screen.getAllByRole('listitem').length).toBeLessThan(20)
  expect(screen.getByRole('list').style.height).toBe(`${60 * (HEIGHT + GAP) - GAP}px`)
})

it('the items on screen are rendered when a list becomes long after it was scrolled', () => {
  const { rerender } = render(<List keys={keys.slice(0, 30)} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(30)
  scrollTo(20)
  rerender(<List keys={keys} />)
  for (const index of [20, 21, 22, 23, 24]) expect(placeOf(`n. ${index}`)).toBe(`${index * (HEIGHT + GAP)}px`)
  expect(screen.getAllByRole('listitem').length).toBeLessThan(20)
})

it('the items after a tall one that is removed take its place, each with its own height', () => {
  heightOfSecond = 350
  const { rerender } = render(<List keys={keys} />)
  expect(placeOf('n. 2')).toBe(`${HEIGHT + GAP + heightOfSecond + GAP}px`)
  rerender(<List keys={keys.filter((key) => key !== SECOND)} />)
  for (const index of [2, 3]) expect(placeOf(`n. ${index}`)).toBe(`${(index - 1) * (HEIGHT + GAP)}px`)
})
