import { useUnloadGuard } from '@atelie/web-kit/forms/leave-guard'
import { isLike } from '@atelie/web-kit/drafts/like'
import { usePersistentState } from '@atelie/web-kit/drafts/use-draft'

export type GeneratorTab = 'form' | 'result'

interface StoredState<Result> {
  tab: GeneratorTab
  result: Result | null
  /** Edited by the person since it was generated. */
  isEdited: boolean
  /** Edited and not copied since, so that closing the tab or signing out would lose work. */
  isUnsaved: boolean
  /** The edited result from before the person started over. */
  leftBehind: Result | null
}

const none = { result: null, isEdited: false, isUnsaved: false }
const empty = { tab: 'form', ...none, leftBehind: null } as const

/**
 * A generator's result, and which of its two tabs is open. The name must be unique within the product; `isResult` tells whether
 * what is found after a reload is a result of this version.
 */
export function useResult<Result>(name: string, isResult: (found: unknown) => boolean) {
  const [state, setState] = usePersistentState<StoredState<Result>>(name, empty, {
    survivesReload: (found) =>
      isLike(empty, found) && [found.result, found.leftBehind].every((each) => each === null || isResult(each)),
  })
  useUnloadGuard(state.isUnsaved)
  return {
    ...state,
    open: (tab: GeneratorTab) => setState((previous) => ({ ...previous, tab })),
    show: (result: Result) => setState((previous) => ({ ...previous, ...none, tab: 'result', result })),
    edit: (result: Result) => setState((previous) => ({ ...previous, result, isEdited: true, isUnsaved: true })),
    copied: () => setState((previous) => ({ ...previous, isUnsaved: false })),
    startOver: () =>
      setState((previous) => ({ ...none, tab: 'form', leftBehind: editedOf(previous) ?? previous.leftBehind })),
    /** Swaps the current result with the one left behind. */
    recover: () =>
      setState((previous) => ({
        tab: 'result',
        result: previous.leftBehind,
        isEdited: true,
        isUnsaved: true,
        leftBehind: editedOf(previous),
      })),
  }
}

const editedOf = <Result>({ isEdited, result }: StoredState<Result>): Result | null => (isEdited ? result : null)

export type ResultState<Result> = ReturnType<typeof useResult<Result>>
