import { expect, it } from 'vitest'
import { messagePage } from './message-page.ts'

const textOf = (page: string) =>
  page
    .replace(/^[^]*<body>/, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

it('a page says what it is given, and leads on only if there is somewhere to go', () => {
  const waiting = messagePage({ title: 'Gerando o PDF', text: 'Aguarde <um> instante.', refreshSeconds: 2 })
  expect(textOf(waiting)).toBe('Ateliê Gerando o PDF Aguarde &lt;um&gt; instante.')
  expect(waiting).toContain('<meta http-equiv="refresh" content="2">')
  const lost = messagePage({
    title: 'Não encontrado',
    text: 'Verifique o endereço.',
    link: { href: '/?a=1&b=2', text: 'Início' },
  })
  expect(textOf(lost)).toBe('Ateliê Não encontrado Verifique o endereço. Início')
  expect(lost).toContain('<a href="/?a=1&amp;b=2">')
  expect(lost).not.toContain('refresh')
})
