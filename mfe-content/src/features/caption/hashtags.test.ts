import { describe, expect, it } from 'vitest'
import { add, type Hashtags, offer, remove, suggestedOf } from './hashtags.ts'

const offered = offer(['#croche', '#feitoamao', '#croche'])
const both = ({ selected, ...rest }: Hashtags) => ({ suggested: suggestedOf({ selected, ...rest }), selected })

describe('hashtags', () => {
  it('are all suggested at first, each once', () => {
    expect(both(offered)).toEqual({ suggested: ['#croche', '#feitoamao'], selected: [] })
  })

  it('leave the suggested when they are selected, and come back when they are removed', () => {
    const chosen = add(offered, '#croche')
    expect(both(chosen)).toEqual({ suggested: ['#feitoamao'], selected: ['#croche'] })
    expect(both(remove(chosen, '#croche'))).toEqual({ suggested: ['#croche', '#feitoamao'], selected: [] })
  })

  it('of the person\'s own do not become suggestions', () => {
    expect(both(remove(add(offered, 'minha'), '#minha'))).toEqual({ suggested: ['#croche', '#feitoamao'], selected: [] })
  })

  it.each([
    ['praia', '#praia'], ['#praia', '#praia'], ['  dia das mães ', '#dia_das_mães'], ['# feito à mão', '#feito_à_mão'], ['a', '#a'],
  ])('typed as %j become %j', (typed, tag) => expect(add(offered, typed).selected).toEqual([tag]))

  it.each(['', '  ', '#', '##'])('are not made of %j', (typed) => expect(add(offered, typed).selected).toEqual([]))

  it('are there once, and one that was offered is taken as it was offered', () => {
    const twice = add(add(add(offered, 'praia'), '#Praia'), 'CROCHE')
    expect(both(twice)).toEqual({ suggested: ['#feitoamao'], selected: ['#praia', '#croche'] })
  })
})
