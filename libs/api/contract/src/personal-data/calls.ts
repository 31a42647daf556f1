/** The customer's rights to their data: a file with everything, and erasure (BEY-22). */
export const personalDataCalls = {
  readMyErasure: {
    method: 'GET',
    path: '/customers/me/personal-data',
    credential: 'customer',
    summary: 'What stands in the way of an erasure, and what the law would keep for how long',
    refusals: [],
  },
  exportMyData: {
    method: 'GET',
    path: '/customers/me/personal-data/file',
    credential: 'customer',
    summary: 'Everything that the shop knows of the customer, without secrets, as a JSON file',
    reply: 'stream',
    replyType: 'application/json; charset=utf-8',
    refusals: ['too-many-requests'],
  },
  eraseMyData: {
    method: 'POST',
    path: '/customers/me/personal-data/erasure',
    credential: 'customer',
    summary: 'Close the account and erase what no law keeps; needs the password again',
    refusals: ['bad-input', 'unauthenticated', 'erasure-blocked', 'too-many-requests'],
  },
} as const;
