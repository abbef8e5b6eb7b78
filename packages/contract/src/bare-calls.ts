/**
 * The calls of the first page, without their schemas: these need the validation library, which a browser then loads only with
 * a form. The whole endpoints, such as those in users.ts, are made from these.
 */
export const bareCalls = {
  currentUser: { method: 'GET', path: '/api/user', access: 'account', status: 200 },
  login: { method: 'POST', path: '/api/login', access: 'public', status: 200 },
  register: {
    method: 'POST',
    path: '/api/register',
    access: 'public',
    status: 201,
  },
  logout: { method: 'POST', path: '/api/logout', access: 'public', status: 204 },
  reportClientError: {
    method: 'POST',
    path: '/api/client-errors',
    access: 'public',
    status: 204,
  },
  countNewAnswers: {
    method: 'GET',
    path: '/api/quotes/new-answers',
    access: 'account',
    status: 200,
  },
  getCraftType: {
    method: 'GET',
    path: '/api/content-ideas/craft-type',
    access: 'public',
    status: 200,
  },
} as const
