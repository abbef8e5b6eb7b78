/**
 * The calls of the first page, without their schemas: these need the validation library, which a browser then loads only with
 * a form. The whole endpoints, such as those in users.ts, are made from these.
 */
export const bareCalls = {
  currentUser: { method: 'GET', path: '/api/user', access: 'account', summary: 'The signed-in user', status: 200 },
  login: { method: 'POST', path: '/api/login', access: 'public', summary: 'Sign in', status: 200 },
  register: {
    method: 'POST',
    path: '/api/register',
    access: 'public',
    summary: 'Create an account and sign in',
    status: 201,
  },
  logout: { method: 'POST', path: '/api/logout', access: 'public', summary: 'Sign out', status: 204 },
  reportClientError: {
    method: 'POST',
    path: '/api/client-errors',
    access: 'public',
    summary: 'Report a failure of a front-end in a browser',
    status: 204,
  },
  countNewAnswers: {
    method: 'GET',
    path: '/api/quotes/new-answers',
    access: 'account',
    summary: 'How many answers the owner has not looked at',
    status: 200,
  },
  getCraftType: {
    method: 'GET',
    path: '/api/content-ideas/craft-type',
    access: 'public',
    status: 200,
    summary: "The niche that the account, or the visitor's browser, has saved; null at first",
  },
} as const
