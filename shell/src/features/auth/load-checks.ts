import type { FieldValues, Resolver } from '@atelie/web-kit/hook-form'

/** Called when someone turns to the form: without the validation library the page is shown sooner. */
export const loadChecks = () => import('./checks.ts')

type Checks = Awaited<ReturnType<typeof loadChecks>>

/** While the checks cannot be loaded, nothing is refused; the form then does not send either. */
function later<Input extends FieldValues>(choose: (checks: Checks) => Resolver<Input>): Resolver<Input> {
  return async (values, ...rest) => {
    const checks = await loadChecks().catch(() => null)
    return checks ? choose(checks)(values, ...rest) : { values, errors: {} }
  }
}

export const checkLogin = later(({ login }) => login)
export const checkRegistration = later(({ registration }) => registration)
