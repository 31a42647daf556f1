import type { Reply } from '@materia/api-contract';

type Report = Reply<'readReport'>;
type ContentHistory = Reply<'readContentHistory'>;
type StaffReview = Reply<'decideReview'>;

/** A newly received report of illicit content. */
export const aReport = (over: Partial<Report> = {}): Report => ({
  receipt: 'R26-4829137-54',
  state: 'received',
  decision: null,
  reason: 'counterfeit',
  address: 'https://pl.shop.example/product-1',
  created_at: '2026-11-20T09:00:00.000Z',
  explanation: 'A copy of a registered mark',
  name: null,
  email: null,
  steps: [
    {
      seq: 1,
      state: 'received',
      decision: null,
      statement: '',
      actor: 'reporter',
      at: '2026-11-20T09:00:00.000Z',
    },
  ],
  ...over,
});

/** The history of a page with one draft. */
export const aContentHistory = (over: Partial<ContentHistory> = {}): ContentHistory => ({
  store_id: '42',
  identifier: 'drive',
  revisions: [
    {
      revision: 1,
      title: 'Drive',
      written_by: 'content@staff.example',
      written_at: '2026-11-20T09:00:00.000Z',
      published_by: null,
      published_at: null,
      shown_from: null,
    },
  ],
  ...over,
});

/** A review, as staff see it. */
export const aStaffReview = (over: Partial<StaffReview> = {}): StaffReview => ({
  id: 'r-1',
  sku: '10000009',
  state: 'pending',
  rating: 4,
  title: 'Sound bags',
  text: 'Dry and whole',
  nickname: 'Builder',
  isVerified: true,
  writtenAt: '2026-11-20T09:00:00.000Z',
  ...over,
});
