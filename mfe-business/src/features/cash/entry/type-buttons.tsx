import { type TransactionType, transactionTypes } from '@atelie/contract/cash'
import { ExpenseIcon, IncomeIcon } from '@atelie/web-kit/display/icons'
import { Button, Stack } from '@atelie/web-kit/ui'

const looks = {
  income: { color: 'success', icon: <IncomeIcon /> },
  expense: { color: 'error', icon: <ExpenseIcon /> },
} as const

interface Props {
  formId: string
  /** The type that the form is open for. */
  open: TransactionType | null
  /** Stand at the head of the form instead of beside the title. */
  atHead: boolean
  /** The one that gets the focus when they appear. */
  focused: TransactionType | null
  onChoose: (type: TransactionType, button: HTMLButtonElement) => void
}

export function TypeButtons({ formId, open, atHead, focused, onChoose }: Props) {
  return (
    <Stack direction="row" spacing={1} sx={{ mb: atHead ? 2.5 : 0 }}>
      {(Object.keys(looks) as TransactionType[]).map((type) => (
        <Button
          key={type}
          variant={atHead && open !== type ? 'outlined' : 'contained'}
          autoFocus={focused === type}
          sx={{ flex: atHead ? 1 : undefined }}
          color={looks[type].color}
          startIcon={looks[type].icon}
          aria-expanded={open === type}
          aria-controls={open ? formId : undefined}
          onClick={(event) => onChoose(type, event.currentTarget)}
        >
          {transactionTypes[type]}
        </Button>
      ))}
    </Stack>
  )
}
