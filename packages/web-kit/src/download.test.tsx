import { download } from '@atelie/web-kit/download'
import { expect, it, onTestFinished, vi } from 'vitest'

it('a download has its name, and its content leaves the memory only after the browser has begun to read it', () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const content = new Map<string, Blob>()
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        content.set('blob:1', blob)
        return 'blob:1'
      },
      revokeObjectURL: (url: string) => content.delete(url),
    }),
  )
  const clicked: string[][] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push([this.download, this.href])
  })
  const list = new Blob(['Caneca'])
  download(list, 'produtos.csv')
  expect(clicked).toEqual([['produtos.csv', 'blob:1']])
  expect([...content.values()]).toEqual([list])
  vi.runAllTimers()
  expect(content.size).toBe(0)
})
