import type { ComponentType } from 'react'

/** The paths of each remote's pages. The remote must have each of them, and the shell can route to no others. */
interface RemotePaths {
  'mfe-business': '/clients' | '/products' | '/quotes' | '/cash' | '/account'
  'mfe-content': '/caption-generator' | '/sticker-generator' | '/cute-image-generator' | '/cute-font-generator' | '/content-ideas-generator'
}

export type RemoteName = keyof RemotePaths
export type RemotePath<Name extends RemoteName = RemoteName> = RemotePaths[Name]

/** What a remote exposes. The shell decides who may see its pages and provides their frame. */
export type RemoteRoutes<Name extends RemoteName> = Record<RemotePath<Name>, ComponentType>

/** What the pages are called in menus. */
export const pageNames: Record<RemotePath, string> = {
  '/clients': 'Clientes',
  '/products': 'Produtos',
  '/quotes': 'Orçamentos',
  '/cash': 'Caixa',
  '/account': 'Minha Conta',
  '/caption-generator': 'Gerador de Legendas',
  '/sticker-generator': 'Gerador de Stickers',
  '/cute-image-generator': 'Imagens Fofinhas',
  '/cute-font-generator': 'Fontes Fofinhas',
  '/content-ideas-generator': 'Ideias de Conteúdo',
}
