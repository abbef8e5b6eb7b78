import { mailQuote } from '@atelie/contract/quote-events'
import type { QuoteSummary } from '@atelie/contract/quote-list'
import { ApiError } from '@atelie/web-kit/calls/api'
import { DialogForm, FormDialog, SaveActions } from '@atelie/web-kit/dialogs/form-dialog'
import { FormField } from '@atelie/web-kit/fields/form-field'
import { TextField } from '@atelie/web-kit/fields/text-field'
import { applyServerErrors } from '@atelie/web-kit/forms/server-errors'
import { useZodForm } from '@atelie/web-kit/forms/zod-form'
import { useToast } from '@atelie/web-kit/toast/toast'
import { DialogContent } from '@atelie/web-kit/ui-overlay'
import { useMailQuote } from './event-queries.ts'
import { lifeStrings } from './life-strings.ts'
import { strings } from './strings.ts'

const texts = lifeStrings.mail

/** Asks for the customer's address, which is kept nowhere. */
export function MailQuote({ quote, onClose }: { quote: QuoteSummary; onClose: () => void }) {
  const toast = useToast()
  const mail = useMailQuote(quote.id)
  const form = useZodForm(mailQuote.body!, { to: '' })
  const submit = form.handleSubmit(async ({ to }) => {
    try {
      await mail.mutateAsync(to)
      toast({ title: texts.sent })
      onClose()
    } catch (error) {
      toast({ variant: 'destructive', title: strings.error, description: failureMessage(error), error })
      applyServerErrors(error, form)
    }
  })
  return (
    <FormDialog open title={texts.title(quote.id)} isSaving={mail.isPending} onClose={onClose}>
      <DialogForm noValidate onSubmit={submit}>
        <DialogContent>
          <FormField
            control={form.control}
            name="to"
            render={(field) => (
              <TextField
                {...field}
                type="email"
                label={texts.address}
                autoComplete="off"
                autoFocus
                fullWidth
                disabled={mail.isPending}
              />
            )}
          />
        </DialogContent>
        <SaveActions isSaving={mail.isPending} label={texts.send} busyLabel={texts.sending} onCancel={onClose} />
      </DialogForm>
    </FormDialog>
  )
}

/** The server's words, which tell a wrong address from a server that is away. */
const failureMessage = (error: unknown): string =>
  error instanceof ApiError && error.code ? error.detail : lifeStrings.send.failed
