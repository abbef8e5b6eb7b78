// @ts-check

/** @typedef {import('mongodb').MongoClient} MongoClient */
/** @typedef {{ _id: string, counters?: Record<string, number> }} Account */

export const CRM = 'atelie_crm'
export const QUOTES = 'atelie_quotes'
export const CASH = 'atelie_cash'
export const AUTH = 'atelie_auth'

/** @param {MongoClient} client @param {string} database @returns {import('mongodb').Collection<Account>} */
export const accountsOf = (client, database) => client.db(database).collection('accounts')

/** Rows of services, by account. @param {MongoClient} client @param {string} database @param {string} collection @returns {import('mongodb').Collection<{ accountId: string, id: number, clientId: number }>} */
export const rowsOf = (client, database, collection) => client.db(database).collection(collection)
