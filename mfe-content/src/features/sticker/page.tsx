import { StickerIcon } from '@atelie/web-kit/icons'
import { EmptyState, PageHeader } from '@atelie/web-kit/page-parts'
import { strings } from '../../strings.ts'

export default function StickerPage() {
  const { title, hint } = strings.sticker
  return (
    <>
      <PageHeader title={title} />
      <EmptyState icon={StickerIcon} text={strings.comingSoon} hint={hint} />
    </>
  )
}
