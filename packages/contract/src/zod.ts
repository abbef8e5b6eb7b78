import { z } from 'zod'

// Without this, zod compiles schemas with `new Function`, which the content security policy forbids.
z.config({ jitless: true })

export { z }
