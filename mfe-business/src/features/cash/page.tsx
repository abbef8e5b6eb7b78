import { CashIcon } from '@atelie/web-kit/icons'
import { EmptyState, PageHeader } from '@atelie/web-kit/page-parts'
import { strings } from './strings.ts'

export default function CashPage() {
  return (
    <>
      <PageHeader title={strings.title} />
      <EmptyState icon={CashIcon} text={strings.comingSoon} hint={strings.hint} />
    </>
  )
}
