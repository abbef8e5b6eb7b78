import { UserIcon } from '@atelie/web-kit/icons'
import { EmptyState, PageHeader } from '@atelie/web-kit/page-parts'
import { strings } from './strings.ts'

export default function AccountPage() {
  return (
    <>
      <PageHeader title={strings.title} />
      <EmptyState icon={UserIcon} text={strings.comingSoon} hint={strings.hint} />
    </>
  )
}
