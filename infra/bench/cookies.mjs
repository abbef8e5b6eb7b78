// @ts-check

/**
 * The cookies that a response sets, as the next request sends them.
 * @param {Response} response
 */
export const cookiesSetBy = ({ headers }) => headers.getSetCookie().map((line) => line.split(';', 1)[0]).join('; ')
