import { getCraftType } from '@atelie/contract/generators'
import { fakeApi, renderApp } from '@atelie/web-kit/testing/harness'
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import CaptionPage from './features/caption/page.tsx'
import FontPage from './features/font/page.tsx'
import IdeasPage from './features/ideas/page.tsx'
import ImagePage from './features/image/page.tsx'
import StickerPage from './features/sticker/page.tsx'

const state = { tab: 'result', isEdited: true, isUnsaved: true, leftBehind: null }
const prompt = { prompt: 'uma xícara', promptInEnglish: 'a cup', writtenBy: 'writer' }
const idea = {
  idea: { title: 'Bastidores', description: 'Mostre', format: 'Foto', cta: 'Comente' },
  niche: 'Crochê',
  purpose: 'dica',
  response: { ideas: [], writtenBy: 'writer' },
}

const pages: [name: string, Page: ComponentType, whole: object, text: string, ...broken: unknown[]][] = [
  [
    'caption-result',
    CaptionPage,
    { text: 'Feita à mão', hashtags: { offered: ['#a'], selected: [] }, writtenBy: 'writer' },
    'Feita à mão',
    'Feita à mão',
    { text: 'Feita à mão' },
    { text: 'Feita à mão', hashtags: ['#a'], writtenBy: 'writer' },
  ],
  [
    'sticker-prompt',
    StickerPage,
    prompt,
    'uma xícara',
    { prompt: 'uma xícara' },
    [],
    { ...prompt, prompt: { pt: 'uma xícara' } },
  ],
  ['cute-image-prompt', ImagePage, prompt, 'uma xícara', 7, { ...prompt, promptInEnglish: null }],
  ['cute-font-prompt', FontPage, prompt, 'uma xícara', {}, { text: 'uma xícara' }],
  [
    'content-ideas-result',
    IdeasPage,
    idea,
    'Bastidores',
    { idea: idea.idea },
    { ...idea, idea: null },
    { ...idea, purpose: 'antigo' },
    { ...idea, response: null },
  ],
]

function open(name: string, Page: ComponentType, value: unknown) {
  sessionStorage.setItem(
    'atelie-drafts',
    JSON.stringify({ owner: null, drafts: [[name, { value, isTyped: false, survivesReload: true }]] }),
  )
  fakeApi({ user: null }).reply(getCraftType, { craftType: null })
  renderApp(<Page />)
  return screen.findByRole('heading', { level: 1 })
}

it.each(pages)('%s is restored after a reload', async (name, Page, result, text) => {
  await open(name, Page, { ...state, result })
  expect(await screen.findByText(text)).toBeVisible()
})

it.each(
  pages.flatMap(([name, Page, , , ...broken]) =>
    [
      ...broken.flatMap((result) => [
        { ...state, result },
        { ...state, tab: 'form', result: null, leftBehind: result },
      ]),
      'result',
      null,
      { result: null },
      { ...state, tab: 5, result: null },
    ].map((value) => [name, value, Page] as const),
  ),
)('%s of another version is dropped (%j)', async (name, value, Page) => {
  await open(name, Page, value)
  expect(screen.getAllByRole('tab')[0]).toHaveAttribute('aria-selected', 'true')
  expect(screen.getAllByRole('tab')[1]).toBeDisabled()
  expect(screen.queryByText('Recuperar o texto editado')).toBeNull()
})
