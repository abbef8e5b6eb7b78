import { useUnloadGuard } from '@atelie/web-kit/leave-guard'
import { useKeptState } from '@atelie/web-kit/use-draft'

export type GeneratorTab = 'form' | 'result'

interface Shown<Result> {
  tab: GeneratorTab
  result: Result | null
  /** Changed by the person since it was generated or copied, so that closing the tab or signing out would lose their work. */
  isEdited: boolean
}

/** What a generator has answered, and which of its two tabs shows. The name is the product's only one like it. */
export function useResult<Result>(name: string) {
  const [shown, setShown] = useKeptState<Shown<Result>>(name, { tab: 'form', result: null, isEdited: false }, { isLasting: true })
  useUnloadGuard(shown.isEdited)
  return {
    ...shown,
    open: (tab: GeneratorTab) => setShown((before) => ({ ...before, tab })),
    show: (result: Result) => setShown({ tab: 'result', result, isEdited: false }),
    edit: (result: Result) => setShown((before) => ({ ...before, result, isEdited: true })),
    copied: () => setShown((before) => ({ ...before, isEdited: false })),
    startOver: () => setShown({ tab: 'form', result: null, isEdited: false }),
  }
}

export type ShownResult<Result> = ReturnType<typeof useResult<Result>>
