import { describe, expect, it } from 'vitest'
import { add, type Hashtags, offer, remove, suggestedOf } from './hashtags.ts'

const offered = offer(['#croche', '#feitoamao', '#croche'])
const both = ({ selected, ...rest }: Hashtags) => ({ suggested: suggestedOf({ selected, ...rest }), selected })

describe('hashtags', () => {
  it('hashtags are all suggested at first, each once', () => {
    expect(both(offered)).toEqual({ suggested: ['#croche', '#feitoamao'], selected: [] })
  })

  it('a selected hashtag is no longer suggested, and a removed one is again', () => {
    const chosen = add(offered, '#croche')
    expect(both(chosen)).toEqual({ suggested: ['#feitoamao'], selected: ['#croche'] })
    expect(both(remove(chosen, '#croche'))).toEqual({ suggested: ['#croche', '#feitoamao'], selected: [] })
  })

  it("the person's own hashtags do not become suggestions", () => {
    expect(both(remove(add(offered, 'minha'), '#minha'))).toEqual({
      suggested: ['#croche', '#feitoamao'],
      selected: [],
    })
  })

  it.each([
    ['praia', '#praia'],
    ['#praia', '#praia'],
    ['  dia das mães ', '#dia_das_mães'],
    ['# feito à mão', '#feito_à_mão'],
    ['a', '#a'],
  ])('a hashtag typed as %j becomes %j', (typed, tag) => expect(add(offered, typed).selected).toEqual([tag]))

  it.each(['', '  ', '#', '##'])('%j is no hashtag', (typed) => expect(add(offered, typed).selected).toEqual([]))

  it('a hashtag is there once, spelled as it was offered', () => {
    const twice = add(add(add(offered, 'praia'), '#Praia'), 'CROCHE')
    expect(both(twice)).toEqual({ suggested: ['#feitoamao'], selected: ['#praia', '#croche'] })
  })
})
