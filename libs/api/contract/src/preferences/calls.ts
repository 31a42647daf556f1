/** What customers choose to receive: digital receipts and the newsletter (area 12). */
export const preferenceCalls = {
  readPreferences: {
    method: 'GET',
    path: '/customers/me/preferences',
    credential: 'customer',
    summary: 'The receipts that the customer gets without paper; not found if never chosen',
    refusals: ['not-found'],
  },
  changePreferences: {
    method: 'PATCH',
    path: '/customers/me/preferences',
    credential: 'customer',
    summary: 'Change one of the two receipts, or both',
    refusals: [],
  },
  setPreferences: {
    method: 'PUT',
    path: '/customers/me/preferences',
    credential: 'customer',
    summary: 'Choose both receipts',
    refusals: [],
  },
  readMyNewsletter: {
    method: 'GET',
    path: '/customers/me/newsletter',
    credential: 'customer',
    summary: 'What the mailbox of the account receives, once its owner has confirmed it',
    refusals: [],
  },
  setMyNewsletter: {
    method: 'PUT',
    path: '/customers/me/newsletter',
    credential: 'customer',
    summary: 'Choose what the mailbox of the account receives, or stop everything',
    refusals: ['bad-input', 'too-many-requests'],
  },
} as const;
