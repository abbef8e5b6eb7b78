import { MAX_COMMENT } from '@atelie/contract/quote-events'
import type { QuoteAnswer } from '@atelie/contract/quote-list'
import type { Quote } from '@atelie/contract/quotes'
import { messageOf } from '@atelie/web-kit/calls/api'
import { FormDialog } from '@atelie/web-kit/dialogs/form-dialog'
import { TextField } from '@atelie/web-kit/fields/text-field'
import { useToast } from '@atelie/web-kit/toast/toast'
import { Button, Typography } from '@atelie/web-kit/ui'
import { DialogActions, DialogContent } from '@atelie/web-kit/ui-overlay'
import { useState } from 'react'
import { useRecordAnswer } from './event-queries.ts'
import { lifeStrings } from './life-strings.ts'
import { strings } from './strings.ts'

const texts = lifeStrings.answer

/** For an answer that the customer gave elsewhere. */
export function RecordAnswer({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const toast = useToast()
  const record = useRecordAnswer(quote)
  const [comment, setComment] = useState('')

  async function save(answer: QuoteAnswer) {
    try {
      await record.mutateAsync({ answer, comment })
      toast({ title: texts.saved })
      onClose()
    } catch (error) {
      toast({ variant: 'destructive', title: strings.error, description: messageOf(error), error })
    }
  }

  return (
    <FormDialog open title={texts.title} isSaving={record.isPending} onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <Typography color="textSecondary">{texts.intro}</Typography>
        <TextField
          label={texts.comment}
          value={comment}
          onChange={(event) => setComment(event.target.value.slice(0, MAX_COMMENT))}
          disabled={record.isPending}
          multiline
          minRows={2}
        />
      </DialogContent>
      <DialogActions>
        <Button disabled={record.isPending} onClick={() => void save('rejected')}>
          {texts.rejected}
        </Button>
        <Button variant="contained" disabled={record.isPending} onClick={() => void save('accepted')}>
          {texts.accepted}
        </Button>
      </DialogActions>
    </FormDialog>
  )
}
