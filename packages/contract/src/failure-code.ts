const LENGTH = 8

/** What a person can read out about an unexpected failure: the beginning of the request id, by which `npm run logs` finds it. */
export const failureCode = (requestId: string): string => requestId.slice(0, LENGTH)
