/** Named lists of a customer, one for each job site. */
export const listCalls = {
  readMyLists: {
    method: 'GET',
    path: '/lists/mine',
    credential: 'customer',
    summary: "The customer's lists, the last changed first",
    refusals: [],
  },
  readMyList: {
    method: 'GET',
    path: '/lists/mine/:listId',
    credential: 'customer',
    summary: 'A list with its products',
    refusals: ['not-found'],
  },
  createMyList: {
    method: 'POST',
    path: '/lists/mine',
    credential: 'customer',
    summary: 'Begin a list',
    refusals: ['bad-input', 'list-exists', 'too-many-lists'],
  },
  renameMyList: {
    method: 'PUT',
    path: '/lists/mine/:listId',
    credential: 'customer',
    summary: 'Give a list another name',
    refusals: ['bad-input', 'not-found', 'list-exists'],
  },
  deleteMyList: {
    method: 'DELETE',
    path: '/lists/mine/:listId',
    credential: 'customer',
    summary: 'Delete a list',
    refusals: ['not-found'],
  },
  addToMyList: {
    method: 'POST',
    path: '/lists/mine/:listId/add',
    credential: 'customer',
    summary: 'Put products on a list by their references',
    refusals: ['bad-input', 'not-found'],
  },
  updateMyList: {
    method: 'PUT',
    path: '/lists/mine/:listId/lines/:sku',
    credential: 'customer',
    summary: 'Give a product of a list another quantity; none takes it off',
    refusals: ['bad-input', 'not-found'],
  },
} as const;
