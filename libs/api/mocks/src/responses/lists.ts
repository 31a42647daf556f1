import type { AreaResponses } from '../handlers.ts';

export const listResponses: AreaResponses<'Lists'> = {
  readMyLists: () => ({
    reply: [{ id: 'list-1', name: 'Dom', count: 1, updated_at: '2026-03-10T08:00:00Z' }],
  }),
  readMyList: () => ({
    reply: {
      id: 'list-1',
      name: 'Dom',
      count: 1,
      updated_at: '2026-03-10T08:00:00Z',
      lines: [
        {
          sku: '100234',
          qty: 4,
          name: 'Cement 25 kg',
          brand: 'Murex',
          url_key: 'cement-25-kg-ref100234',
          image: 'cement',
        },
      ],
    },
  }),
  createMyList: () => ({ reply: { id: 'list-2' } }),
  renameMyList: () => ({ reply: true }),
  deleteMyList: () => ({ reply: true }),
  addToMyList: () => ({ reply: true }),
  updateMyList: () => ({ reply: true }),
};
