import { IdeaIcon } from '@atelie/web-kit/icons'
import { EmptyState, PageHeader } from '@atelie/web-kit/page-parts'
import { strings } from '../../strings.ts'

export default function IdeasPage() {
  const { title, hint } = strings.ideas
  return (
    <>
      <PageHeader title={title} />
      <EmptyState icon={IdeaIcon} text={strings.comingSoon} hint={hint} />
    </>
  )
}
