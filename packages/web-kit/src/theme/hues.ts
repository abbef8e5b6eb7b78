import type { Tint } from '../display/tints.ts'

/** Ink is for text and lines, also on paper; wash lies under it. */
interface Hue {
  ink: string
  wash: string
}

/**
 * The hues as part of the palette. None is the green or the red of money: a mark or an initial must not read as income or
 * expense. The band is what home begins with.
 */
export const hues: Record<'light' | 'dark', Record<Tint | 'band', Hue>> = {
  light: {
    plum: { ink: '#6d2f63', wash: '#ecd3e5' },
    coral: { ink: '#8f3415', wash: '#f9cdb8' },
    sun: { ink: '#6a4a00', wash: '#f9dc92' },
    petrol: { ink: '#0d5661', wash: '#bfe0dd' },
    sand: { ink: '#5d4a35', wash: '#eadfce' },
    lilac: { ink: '#494a85', wash: '#e0dff0' },
    band: { ink: '#fff6ec', wash: '#6d2f63' },
  },
  dark: {
    plum: { ink: '#e9b4dc', wash: '#552c54' },
    coral: { ink: '#ffb9a0', wash: '#64302f' },
    sun: { ink: '#f8d27c', wash: '#5c4513' },
    petrol: { ink: '#95d8d6', wash: '#12484f' },
    sand: { ink: '#d9c5a8', wash: '#443a30' },
    lilac: { ink: '#bdbef2', wash: '#343660' },
    band: { ink: '#fbeaf2', wash: '#43203e' },
  },
}
