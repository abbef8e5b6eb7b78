import * as cash from './cash.ts'
import * as clientErrors from './client-errors.ts'
import * as clients from './clients.ts'
import * as company from './company.ts'
import type { Endpoint } from './endpoint.ts'
import * as generators from './generators.ts'
import * as pix from './pix.ts'
import * as products from './products.ts'
import * as quoteEvents from './quote-events.ts'
import * as quoteList from './quote-list.ts'
import * as quotes from './quotes.ts'
import * as sharedQuotes from './shared-quotes.ts'
import * as users from './users.ts'

/** A line on each public call for the documentation, apart from the calls, since browsers load those. */
export const summaries: ReadonlyMap<Endpoint, string> = new Map<Endpoint, string>([
  [users.currentUser, 'The signed-in user'],
  [users.login, 'Sign in'],
  [users.register, 'Create an account and sign in'],
  [users.logout, 'Sign out'],
  [clients.listClients, 'All clients of the account, by name'],
  [clients.getClient, 'One client'],
  [clients.createClient, 'Create a client'],
  [clients.updateClient, 'Change a client'],
  [clients.deleteClient, 'Delete a client'],
  [
    clients.lookUpCep,
    'The address of a postal code; what it does not say (a small town has one code for all its streets) is empty',
  ],
  [products.listProducts, 'All products of the account, by name'],
  [products.createProduct, 'Create a product'],
  [products.updateProduct, 'Change a product'],
  [products.deleteProduct, 'Delete a product that no quote uses'],
  [company.getCompany, 'What the account says about its business; all null at first'],
  [company.saveCompany, 'Change what is sent; null or an empty text clears it'],
  [pix.getPix, 'Where the company takes Pix; null if it does not'],
  [pix.savePix, "Replace or, by null, remove where the company takes Pix; takes the account's password"],
  [quoteList.listQuotes, 'All quotes of the account, newest first, without items'],
  [quotes.getQuote, 'One quote with its items'],
  [quotes.createQuote, 'Create a quote'],
  [quotes.updateQuote, 'Change a quote'],
  [quotes.deleteQuote, 'Delete a quote'],
  [quoteEvents.shareQuote, "The link of the quote's page, made if there is none; it works for 90 days from now"],
  [quoteEvents.revokeQuoteLink, 'The link that customers have stops working, for good'],
  [quoteEvents.markQuoteSent, 'The owner has sent the quote. A draft becomes sent'],
  [
    quoteEvents.mailQuote,
    'Send the quote by e-mail, with its PDF and link. A draft becomes sent. Only where there is a server for e-mail',
  ],
  [quoteEvents.recordQuoteAnswer, 'Record what the customer answered by other means'],
  [quoteEvents.reopenQuote, 'The customer may answer once more'],
  [quoteEvents.markAnswerSeen, "The owner has looked at the customer's answer"],
  [quoteEvents.countNewAnswers, 'How many answers the owner has not looked at'],
  [quoteEvents.getQuotePicture, "The first page of the quote's PDF as a small picture"],
  [quoteEvents.getAnsweredPdf, 'The PDF of the version that was accepted or rejected last, as it was then'],
  [sharedQuotes.openSharedQuote, 'The page of a quote, for its customer'],
  [sharedQuotes.getSharedPdf, "The PDF of what the quote's page shows"],
  [sharedQuotes.getSharedLogo, 'The logo of the business that made the quote'],
  [sharedQuotes.markSharedOpened, "The quote's page has been in view for a while"],
  [sharedQuotes.answerSharedQuote, "The customer's answer, once, to the version that the page showed"],
  [quoteList.getQuotePdf, 'The quote as a PDF, shown in the browser'],
  [cash.listTransactions, 'The transactions of a period, or all of them, latest first'],
  [cash.getBalance, 'The sums of a period, or of the whole ledger'],
  [cash.listCategories, 'What transactions are filed under'],
  [cash.listReceipts, 'What was received for a quote, latest first'],
  [cash.getTransaction, 'One transaction'],
  [cash.createTransaction, 'Record a transaction, or what was received for a quote'],
  [cash.updateTransaction, 'Change a transaction'],
  [cash.deleteTransaction, 'Delete a transaction'],
  [cash.restoreTransaction, 'Undo the deletion of a transaction within five minutes; one that is there stays as it is'],
  [generators.generateCaption, 'A caption for a post, with suggested hashtags'],
  [generators.generateSticker, 'A prompt with which an image tool draws a sticker'],
  [generators.generateCuteImage, 'A prompt with which an image tool draws a cute picture'],
  [generators.generateCuteFont, 'A prompt with which an image tool draws decorated letters'],
  [generators.getCraftType, "The niche that the account, or the visitor's browser, has saved; null at first"],
  [
    generators.saveCraftType,
    "Save the niche for the account, or for the visitor's browser; with a session that has ended it is a 401",
  ],
  [generators.generateContentIdeas, 'Ideas for a post; the first is the best'],
  [clientErrors.reportClientError, 'Report a failure of a front-end in a browser'],
])
