/** Called when someone turns to the form: without the validation library the page is shown sooner. */
export const loadChecks = () => import('./checks.ts')
