import { content } from '../../content/content.ts'
import { plain } from './spelling.ts'

const PLACE = new RegExp(String.raw`\b(?:em|de|para|no|na|,) (${content.words.cities.cities.map(plain).join('|')})\b`, 'g')

/** Hashtags for the cities that a text names: 'em Belo Horizonte' is belohorizonte. */
export const placesIn = (text: string): string[] => [...plain(text).matchAll(PLACE)].map(([, city]) => city!.replaceAll(' ', ''))
