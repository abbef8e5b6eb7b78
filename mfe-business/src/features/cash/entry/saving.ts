import * as endpoints from '@atelie/contract/cash'
import type { Transaction } from '@atelie/contract/cash'
import { callApi, describeFailure } from '@atelie/web-kit/calls/api'
import { refreshesLedger, type TransactionInput } from '../queries.ts'
import { strings } from './strings.ts'

export const transactionSaving = {
  create: (body: TransactionInput, idempotencyKey: string) =>
    describeFailure(strings.create.failed, callApi(endpoints.createTransaction, { body }, { idempotencyKey })),
  update: ({ id, version }: Transaction, body: TransactionInput) =>
    describeFailure(
      strings.update.failed,
      callApi(endpoints.updateTransaction, { params: { id }, body: { ...body, id } }, { ifMatch: version }),
    ),
  ...refreshesLedger,
}
