import { CaptionIcon } from '@atelie/web-kit/icons'
import { EmptyState, PageHeader } from '@atelie/web-kit/page-parts'
import { strings } from '../../strings.ts'

export default function CaptionPage() {
  const { title, hint } = strings.caption
  return (
    <>
      <PageHeader title={title} />
      <EmptyState icon={CaptionIcon} text={strings.comingSoon} hint={hint} />
    </>
  )
}
