import type { ComponentType } from 'react'
import { remotePages } from './remote-pages.mjs'

type RemotePages = typeof remotePages

export type RemoteName = keyof RemotePages
export type RemotePath<Name extends RemoteName = RemoteName> = { [Each in RemoteName]: keyof RemotePages[Each] }[Name]

/** The pages that a remote exposes. The shell provides the frame of its pages. */
export type RemoteRoutes<Name extends RemoteName> = Record<RemotePath<Name>, ComponentType>

export interface RemotePage {
  remote: RemoteName
  access: 'account' | 'public'
  /** In menus. */
  name: string
}

/** The pages of all remotes by path. */
export const pageAt = Object.fromEntries(
  Object.entries(remotePages).flatMap(([remote, pages]) =>
    Object.entries(pages).map(([path, page]) => [path, { remote, ...page }]),
  ),
) as Record<RemotePath, RemotePage>
