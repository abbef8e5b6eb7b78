import type { Quote } from '@atelie/contract/quotes'
import { FormDialog } from '@atelie/web-kit/dialogs/form-dialog'
import { MoneyText } from '@atelie/web-kit/display/money-text'
import { Button, Typography } from '@atelie/web-kit/ui'
import { DialogActions, DialogContent } from '@atelie/web-kit/ui-overlay'
import { CompanyHint } from './company-hint.tsx'
import { lifeStrings } from './life-strings.ts'
import { openPdfTab } from './pdf.ts'
import { QuotePicture } from './quote-picture.tsx'
import { buttonGrid, SendButtons } from './send-buttons.tsx'

/** A quote that has just been created, ready to be sent. */
export function CreatedQuote({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  return (
    <FormDialog open title={lifeStrings.created.titleOf(quote.id)} isSaving={false} onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography variant="h2" component="p">
          <MoneyText value={quote.total} />
        </Typography>
        <CompanyHint />
        <QuotePicture id={quote.id} />
      </DialogContent>
      <DialogActions disableSpacing sx={buttonGrid}>
        <SendButtons quote={quote} />
        <Button variant="outlined" onClick={() => openPdfTab(quote.id)}>
          {lifeStrings.showPdf}
        </Button>
        <Button onClick={onClose}>{lifeStrings.created.close}</Button>
      </DialogActions>
    </FormDialog>
  )
}
