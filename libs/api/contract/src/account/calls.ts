/** Sign-in, registration and the customer's own data (areas 08 and 11). */
export const accountCalls = {
  signIn: {
    method: 'POST',
    path: '/ciam/customer/token',
    credential: 'public',
    summary: 'Tokens for an e-mail and a password',
    refusals: ['bad-input', 'wrong-credentials', 'too-many-requests'],
  },
  signOut: {
    method: 'DELETE',
    path: '/ciam/customer/token',
    credential: 'customer',
    summary: 'Revoke the session of the token',
    refusals: [],
  },
  refreshSession: {
    method: 'POST',
    path: '/authentication/services/refresh',
    credential: 'session',
    summary: 'Rotate the refresh token',
    refusals: ['unauthenticated'],
  },
  forceSessionRefresh: {
    method: 'GET',
    path: '/authentication/services/refresh',
    credential: 'session',
    summary: 'Renew the access token, which is the bearer token; a refresh token is rotated',
    refusals: ['unauthenticated'],
  },
  register: {
    method: 'POST',
    path: '/customers/register',
    credential: 'public',
    summary: 'Create an account',
    refusals: ['bad-input', 'account-exists', 'too-many-requests'],
  },
  readMe: {
    method: 'GET',
    path: '/customers/me',
    credential: 'customer',
    summary: 'The signed-in customer',
    refusals: [],
  },
  updateMe: {
    method: 'PUT',
    path: '/customers/me',
    credential: 'customer',
    summary:
      'Change the signed-in customer. A new e-mail address is asked for by mail before it counts',
    refusals: ['bad-input', 'too-many-addresses', 'too-many-requests'],
  },
  confirmEmail: {
    method: 'POST',
    path: '/customers/email/confirm',
    credential: 'public',
    summary: 'Change the e-mail address of an account, by the link in the mail to the new one',
    refusals: ['account-exists', 'not-found', 'too-many-requests'],
  },
  cancelEmailChange: {
    method: 'DELETE',
    path: '/customers/me/email',
    credential: 'customer',
    summary: 'Give up a change of the e-mail address that is not confirmed yet',
    refusals: [],
  },
} as const;
