import { FontIcon } from '@atelie/web-kit/icons'
import { EmptyState, PageHeader } from '@atelie/web-kit/page-parts'
import { strings } from '../../strings.ts'

export default function FontPage() {
  const { title, hint } = strings.font
  return (
    <>
      <PageHeader title={title} />
      <EmptyState icon={FontIcon} text={strings.comingSoon} hint={hint} />
    </>
  )
}
