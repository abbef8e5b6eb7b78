import type { QuoteSummary } from '@atelie/contract/quote-list'
import { formatMoney } from '@atelie/money/cents'
import { useQuery, useQueryClient } from '@atelie/web-kit/query'
import { useRuntimeConfig } from '@atelie/web-kit/runtime-config'
import { type ToastMessage, useToast } from '@atelie/web-kit/toast/toast'
import { clientsQuery } from '../lists/queries.ts'
import { whatsappUrl } from '../clients/phone-links.ts'
import { linkQuery, pdfFileQuery, useMarkSent } from './event-queries.ts'
import { lifeStrings } from './life-strings.ts'
import { useLinkRevocation } from './revoke-link.ts'
import { strings } from './strings.ts'

/** One way to send a quote. */
export interface SendAction {
  label: string
  /** It is not ready yet. */
  isWaiting: boolean
  /** Opens a chat in a new tab. */
  href?: string
  /** It asks for more, in place of what it was chosen from. */
  asks?: true
  onClick: () => void
}

const isApple = () => /iPhone|iPad|iPod/.test(navigator.userAgent) || /Mac/.test(navigator.platform)

function canShareFiles(): boolean {
  const files = [new File([''], 'orcamento.pdf', { type: 'application/pdf' })]
  return typeof navigator.canShare === 'function' && navigator.canShare({ files })
}

/**
 * The ways to send a quote on this device: its PDF by the device's own sheet, its link in the client's chat, by e-mail where
 * there is a server for it, or its link copied. All is loaded as soon as this is rendered, since sharing is only allowed right after a tap.
 */
export function useSendActions(quote: QuoteSummary, onMail: () => void): SendAction[] {
  const toast = useToast()
  const queryClient = useQueryClient()
  const markSent = useMarkSent()
  const { revoke } = useLinkRevocation(quote.id)
  const { offersMail } = useRuntimeConfig()
  const sharesFiles = canShareFiles()
  const link = useQuery(linkQuery(quote.id))
  const pdf = useQuery({ ...pdfFileQuery(quote.id), enabled: sharesFiles })
  const client = useQuery(clientsQuery).data?.find(({ id }) => id === quote.clientId)
  const url = link.data && new URL(link.data.path, window.location.origin).href
  const greeting = lifeStrings.send.message(firstNameOf(quote), quote.id, formatMoney(quote.total))
  const message = `${greeting}: ${url ?? ''}`

  /** Tells of the outcome, also once the menu that it was chosen from is closed. */
  function noteSent(channel: 'share' | 'chat' | 'link', toldAs: Pick<ToastMessage, 'title' | 'action'>) {
    markSent.mutateAsync({ id: quote.id, channel }).then(
      () => void toast({ ...toldAs, description: lifeStrings.send.marked }),
      (error: unknown) =>
        void toast({ variant: 'destructive', title: strings.error, description: lifeStrings.send.notMarked, error }),
    )
  }
  /** The customer has the link by now, or is about to. */
  function noteLinkSent(channel: 'chat' | 'link', title: string) {
    noteSent(channel, { title, action: { label: lifeStrings.revoke, run: () => void takeBack() } })
  }

  async function takeBack() {
    await revoke()
    // Buttons that are still on screen go on with another link, which no customer has.
    await queryClient.refetchQueries({ queryKey: linkQuery(quote.id).queryKey, type: 'active' })
  }

  const failed = (error: unknown) =>
    void toast({ variant: 'destructive', title: strings.error, description: lifeStrings.send.failed, error })

  async function share(file: File) {
    // On Apple's devices a text beside a file is lost or becomes a file of its own.
    if (isApple()) void navigator.clipboard?.writeText(`${greeting}.`).catch(() => undefined)
    const shared = isApple() ? { files: [file] } : { files: [file], text: `${greeting}.` }
    try {
      await navigator.share(shared)
      noteSent('share', { title: lifeStrings.send.shared })
    } catch (error) {
      // The person has changed their mind.
      if ((error as Error).name !== 'AbortError') failed(error)
    }
  }

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      noteLinkSent('link', lifeStrings.send.copied)
    } catch (error) {
      failed(error)
    }
  }

  return [
    ...(sharesFiles
      ? [{ label: lifeStrings.send.whatsapp, isWaiting: !pdf.data, onClick: () => void (pdf.data && share(pdf.data)) }]
      : []),
    ...(client?.isWhatsapp
      ? [
          {
            label: sharesFiles ? lifeStrings.send.link : lifeStrings.send.whatsapp,
            isWaiting: !url,
            href: `${whatsappUrl(client.phone)}?text=${encodeURIComponent(message)}`,
            onClick: () => noteLinkSent('chat', lifeStrings.send.chatOpened),
          },
        ]
      : []),
    ...(offersMail ? [{ label: lifeStrings.send.mail, isWaiting: false, asks: true as const, onClick: onMail }] : []),
    { label: lifeStrings.send.copy, isWaiting: !url, onClick: () => void (url && copy(url)) },
  ]
}

const firstNameOf = ({ client }: QuoteSummary): string => client.name.trim().split(/\s/, 1)[0] ?? ''
