/** What market teams see of searches, and how they extend the thesaurus. */
export const searchDeskCalls = {
  listSearchQueries: {
    method: 'GET',
    path: '/staff/search/queries',
    credential: 'staff',
    duty: 'catalogue',
    summary: 'Queries of the last 30 days without result or without click, the most frequent first',
    refusals: [],
  },
  listSearchWords: {
    method: 'GET',
    path: '/staff/search/words',
    credential: 'staff',
    duty: 'catalogue',
    summary: 'Lines that staff added to the thesaurus',
    refusals: [],
  },
  addSearchWords: {
    method: 'POST',
    path: '/staff/search/words',
    credential: 'staff',
    duty: 'catalogue',
    summary: 'Adds a line to the thesaurus, which searches use within seconds',
    refusals: ['bad-input'],
  },
  removeSearchWords: {
    method: 'POST',
    path: '/staff/search/words/:id/remove',
    credential: 'staff',
    duty: 'catalogue',
    summary: 'Removes a line that staff added to the thesaurus',
    refusals: ['not-found'],
  },
} as const;
