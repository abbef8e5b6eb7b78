const LENGTH = 8

/** The code of an unexpected failure that a person can read out: the beginning of the request id, by which `npm run logs` finds it. */
export const failureCode = (requestId: string): string => requestId.slice(0, LENGTH)
