import type { ComponentType } from 'react'

/** What a remote exposes: its pages by path. The shell decides who may see them and frames them. */
export type RemoteRoutes = Record<string, ComponentType>
