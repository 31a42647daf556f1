import type { AreaRows } from './access-row.ts';
import { nothing } from './inputs.ts';

export const listRows: AreaRows<'Lists'> = {
  readMyLists: { subject: 'account', input: nothing },
  readMyList: { subject: 'list', input: ({ listId }) => ({ params: { listId } }) },
  createMyList: { subject: 'account', input: () => ({ body: { name: 'Attic' } }) },
  renameMyList: {
    subject: 'list',
    input: ({ listId }) => ({ params: { listId }, body: { name: 'Cellar' } }),
  },
  addToMyList: {
    subject: 'list',
    input: ({ listId }) => ({ params: { listId }, body: { items: [{ sku: '10000009', qty: 1 }] } }),
  },
  updateMyList: {
    subject: 'list',
    input: ({ listId }) => ({ params: { listId, sku: '10000020' }, body: { qty: 2 } }),
  },
  deleteMyList: { subject: 'list', input: ({ listId }) => ({ params: { listId } }) },
};
