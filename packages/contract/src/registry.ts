import * as cash from './cash.ts'
import * as clientErrors from './client-errors.ts'
import * as clients from './clients.ts'
import * as company from './company.ts'
import type { Endpoint } from './endpoint.ts'
import * as generators from './generators.ts'
import * as internal from './internal.ts'
import * as pix from './pix.ts'
import * as products from './products.ts'
import * as quoteEvents from './quote-events.ts'
import * as quoteList from './quote-list.ts'
import * as quotes from './quotes.ts'
import * as sharedQuotes from './shared-quotes.ts'
import * as users from './users.ts'

export const serviceNames = ['auth', 'crm', 'quotes', 'cash', 'ai'] as const
export type ServiceName = (typeof serviceNames)[number]
/** The gateway passes calls on to the others and has a few of its own. */
type Part = ServiceName | 'gateway'

/** Every endpoint with its service. An endpoint that is not listed here does not exist. */
export const registry: readonly { service: Part; endpoint: Endpoint }[] = [
  ...each('auth', [users.currentUser, users.login, users.register, users.logout, internal.getOwner]),
  ...each('auth', [internal.checkPassword]),
  ...each('auth', [internal.listRevocations, internal.readRevocationSegment, internal.revokeSession]),
  ...each('crm', [
    clients.listClients,
    clients.getClient,
    clients.createClient,
    clients.updateClient,
    clients.deleteClient,
    clients.lookUpCep,
  ]),
  ...each('crm', [products.listProducts, products.createProduct, products.updateProduct, products.deleteProduct]),
  ...each('crm', [
    company.getCompany,
    company.saveCompany,
    pix.getPix,
    pix.savePix,
    internal.getQuoteSubjects,
    internal.getCompanyForPdf,
    internal.getCompanyHash,
  ]),
  ...each('quotes', [
    quoteList.listQuotes,
    quotes.getQuote,
    quotes.createQuote,
    quotes.updateQuote,
    quotes.deleteQuote,
  ]),
  ...each('quotes', [
    quoteEvents.shareQuote,
    quoteEvents.revokeQuoteLink,
    quoteEvents.markQuoteSent,
    quoteEvents.mailQuote,
    quoteEvents.recordQuoteAnswer,
    quoteEvents.reopenQuote,
    quoteEvents.markAnswerSeen,
    quoteEvents.countNewAnswers,
    quoteEvents.getQuotePicture,
    quoteEvents.getAnsweredPdf,
  ]),
  ...each('quotes', [
    sharedQuotes.openSharedQuote,
    sharedQuotes.getSharedPdf,
    sharedQuotes.getSharedLogo,
    sharedQuotes.markSharedOpened,
    sharedQuotes.answerSharedQuote,
  ]),
  ...each('quotes', [
    quoteList.getQuotePdf,
    internal.markProductDeleted,
    internal.deleteClientQuotes,
    internal.getAgreement,
  ]),
  ...each('cash', [cash.listTransactions, cash.getBalance, cash.listCategories, cash.listReceipts]),
  ...each('cash', [
    cash.getTransaction,
    cash.createTransaction,
    cash.updateTransaction,
    cash.deleteTransaction,
    cash.restoreTransaction,
    internal.releaseReceipts,
    internal.readLedgerVersions,
  ]),
  ...each('ai', [
    generators.generateCaption,
    generators.generateSticker,
    generators.generateCuteImage,
    generators.generateCuteFont,
  ]),
  ...each('ai', [generators.getCraftType, generators.saveCraftType, generators.generateContentIdeas]),
  ...each('gateway', [clientErrors.reportClientError]),
]

function each(service: Part, endpoints: readonly Endpoint[]) {
  return endpoints.map((endpoint) => ({ service, endpoint }))
}
