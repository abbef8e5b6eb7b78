import type { Transaction, TransactionType } from '@atelie/contract/cash'
import { focusContent } from '@atelie/web-kit/dialogs/focus'
import { useLeaveGuard } from '@atelie/web-kit/forms/leave-guard'
import { PageHeader } from '@atelie/web-kit/display/page-parts'
import { onFirstUse } from '@atelie/web-kit/first-use'
import { useIsPhone } from '@atelie/web-kit/display/use-is-phone'
import { usePersistentState } from '@atelie/web-kit/drafts/use-draft'
import { useCallback, useEffect, useRef, useState } from 'react'
import { EditTransaction, loadForms, NewTransaction } from './forms-on-demand.ts'
import { Ledger } from './ledger.tsx'
import { OutOfDate } from './poll/out-of-date.tsx'
import { OpenAsked } from './open-asked.tsx'
import { strings } from './strings.ts'
import { TypeButtons } from './entry/type-buttons.tsx'
import { useDeletion } from './use-deletion.ts'
import { PeriodSteps } from './filter/period-steps.tsx'
import { useFilter } from './filter/use-filter.ts'

const FORM_ID = 'new-transaction'

export default function CashPage() {
  /** The type that the form of a new transaction is open for. */
  const [newType, setNewType] = usePersistentState<TransactionType | null>('cash-new-type', null)
  const [edited, setEdited] = usePersistentState<Transaction | null>('cash-edited', null)
  const filtering = useFilter()
  const remove = useDeletion({ onDeleted: filtering.noteDeleted, onRestored: filtering.noteSaved })
  const [isNewDirty, setNewDirty] = useState(false)
  const [isEditDirty, setEditDirty] = useState(false)
  // The router supports only one blocker.
  const mayLeave = useLeaveGuard(isNewDirty || isEditDirty)
  useEffect(
    () =>
      onFirstUse(() => {
        loadForms().catch(() => undefined)
      }),
    [],
  )
  /** Leaves open whatever the person has opened meanwhile. */
  const openAsked = useCallback((asked: Transaction) => setEdited((current) => current ?? asked), [setEdited])
  const closeEdit = useCallback(() => setEdited(null), [setEdited])
  // The row whose button opened the form may no longer exist.
  useEffect(() => () => focusContent(), [edited])
  const opener = useRef<HTMLButtonElement>(null)
  const [closed, setClosed] = useState<TransactionType | null>(null)
  const [isFormShown, setFormShown] = useState(false)
  // On a phone they are fixed, and would cover the form.
  const atHead = useIsPhone() && isFormShown
  const buttons = <TypeButtons formId={FORM_ID} open={newType} atHead={atHead} focused={closed} onChoose={choose} />

  function closeNew() {
    if (isNewDirty && !mayLeave()) return
    setNewType(null)
    setClosed(newType)
    opener.current?.focus()
  }

  function choose(type: TransactionType, button: HTMLButtonElement) {
    opener.current = button
    if (type !== newType) setNewType(type)
    // A second tap while the form is loading is impatience.
    else if (NewTransaction.isLoaded()) closeNew()
  }

  return (
    <>
      <OpenAsked onFound={openAsked} />
      <OutOfDate filter={filtering.filter} />
      <PageHeader title={strings.title} action={!atHead && buttons} />
      <PeriodSteps
        period={filtering.filter.period}
        onChange={(period) => filtering.change({ ...filtering.filter, period })}
      />
      {newType && (
        <NewTransaction
          id={FORM_ID}
          type={newType}
          head={atHead ? buttons : undefined}
          onShown={setFormShown}
          onDirty={setNewDirty}
          onSaved={filtering.noteSaved}
          onUndo={remove}
          onClose={closeNew}
        />
      )}
      <Ledger filtering={filtering} isEditing={edited !== null} onEdit={setEdited} onDelete={remove} />
      {edited && (
        <EditTransaction
          key={edited.id}
          transaction={edited}
          filter={filtering.filter}
          onTake={setEdited}
          onDirty={setEditDirty}
          mayLeave={() => !isEditDirty || mayLeave()}
          onSaved={filtering.noteSaved}
          onClose={closeEdit}
        />
      )}
    </>
  )
}
