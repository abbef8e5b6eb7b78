import { ImageIcon } from '@atelie/web-kit/icons'
import { EmptyState, PageHeader } from '@atelie/web-kit/page-parts'
import { strings } from '../../strings.ts'

export default function ImagePage() {
  const { title, hint } = strings.image
  return (
    <>
      <PageHeader title={title} />
      <EmptyState icon={ImageIcon} text={strings.comingSoon} hint={hint} />
    </>
  )
}
