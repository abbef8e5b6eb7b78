import { useUnloadGuard } from '@atelie/web-kit/forms/leave-guard'
import { useKeptState } from '@atelie/web-kit/drafts/use-draft'

export type GeneratorTab = 'form' | 'result'

interface Shown<Result> {
  tab: GeneratorTab
  result: Result | null
  /** Changed by the person since it was generated. */
  isEdited: boolean
  /** And not copied since, so that closing the tab or signing out would lose their work. */
  isUnsaved: boolean
  /** What they had changed before they started over. */
  leftBehind: Result | null
}

const none = { result: null, isEdited: false, isUnsaved: false }

/** What a generator has answered, and which of its two tabs shows. The name is the product's only one like it. */
export function useResult<Result>(name: string) {
  const [shown, setShown] = useKeptState<Shown<Result>>(name, { tab: 'form', ...none, leftBehind: null }, { isLasting: true })
  useUnloadGuard(shown.isUnsaved)
  return {
    ...shown,
    open: (tab: GeneratorTab) => setShown((before) => ({ ...before, tab })),
    show: (result: Result) => setShown((before) => ({ ...before, ...none, tab: 'result', result })),
    edit: (result: Result) => setShown((before) => ({ ...before, result, isEdited: true, isUnsaved: true })),
    copied: () => setShown((before) => ({ ...before, isUnsaved: false })),
    startOver: () => setShown((before) => ({ ...none, tab: 'form', leftBehind: editedOf(before) ?? before.leftBehind })),
    /** Shows what was left behind, and leaves behind what shows. */
    recover: () => setShown((before) => ({ tab: 'result', result: before.leftBehind, isEdited: true, isUnsaved: true, leftBehind: editedOf(before) })),
  }
}

const editedOf = <Result>({ isEdited, result }: Shown<Result>): Result | null => (isEdited ? result : null)

export type ShownResult<Result> = ReturnType<typeof useResult<Result>>
