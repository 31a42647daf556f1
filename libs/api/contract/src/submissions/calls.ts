/** Submissions without an account: reports of illicit content, newsletter sign-ups and notices about products. */
export const submissionCalls = {
  reportIllicitContent: {
    method: 'POST',
    path: '/illicit-content/report',
    credential: 'public',
    summary: 'Report illegal content; the answer carries the receipt number',
    refusals: ['bad-input', 'too-many-requests'],
  },
  subscribeToNewsletter: {
    method: 'POST',
    path: '/Newsletter/subscribe',
    credential: 'public',
    summary: 'Sign up for the newsletter; a mail asks for confirmation where the market wants one',
    refusals: ['bad-input', 'too-many-requests'],
  },
  confirmNewsletter: {
    method: 'POST',
    path: '/Newsletter/confirm',
    credential: 'public',
    summary: 'Confirm a sign-up by the token of its mail',
    refusals: ['bad-input', 'not-found', 'too-many-requests'],
  },
  stopNewsletter: {
    method: 'POST',
    path: '/Newsletter/stop',
    credential: 'public',
    summary: 'Stop all mail by the token of any mail',
    refusals: ['bad-input', 'not-found', 'too-many-requests'],
  },
  requestRestockNotice: {
    method: 'POST',
    path: '/restock-notice/request',
    credential: 'public',
    summary:
      'Ask for a mail when a product can be ordered again; a mail asks for confirmation first',
    refusals: ['bad-input', 'not-found', 'too-many-requests'],
  },
  confirmRestockNotice: {
    method: 'POST',
    path: '/restock-notice/confirm',
    credential: 'public',
    summary: 'Confirm the wish for a notice by the token of its mail',
    refusals: ['bad-input', 'not-found', 'too-many-requests'],
  },
  stopRestockNotice: {
    method: 'POST',
    path: '/restock-notice/stop',
    credential: 'public',
    summary: 'Forget a notice by the token of its mail',
    refusals: ['bad-input', 'not-found', 'too-many-requests'],
  },
} as const;
