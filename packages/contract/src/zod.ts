/** For servers, which check more than what the contract describes. */
export { z } from 'zod'
