import type { Reply } from '@materia/api-contract';

type Thread = Reply<'readThread'>;
type Summary = Reply<'listThreads'>['threads'][number];

const SUMMARY: Summary = {
  id: 'thread-1',
  order_id: '26-4829137-54',
  kind: 'question',
  reason: 'product',
  subject: 'Colour of the tiles',
  seller: 'Deska',
  state: null,
  outcome: null,
  created_at: '2026-11-18T09:00:00.000Z',
  updated_at: '2026-11-19T10:30:00.000Z',
  unread: true,
  awaits_answer: false,
  overdue: false,
  holds_statement: false,
};

/** A thread in a list: a question that was answered. */
export const aThreadSummary = (change: Partial<Summary> = {}): Summary => ({
  ...SUMMARY,
  ...change,
});

/** A page with one thread. */
export const aThreadPage = (
  threads: readonly Summary[] = [aThreadSummary()],
): Reply<'listThreads'> => ({
  threads: [...threads],
  total: threads.length,
  page: 1,
  page_count: threads.length === 0 ? 0 : 1,
});

/** A thread with a question, a file and an answer. */
export const aThread = (change: Partial<Thread> = {}): Thread => ({
  ...SUMMARY,
  lines: [{ line: 1, name: 'Cement 25 kg', qty: 2 }],
  acts: ['write'],
  messages: [
    {
      id: '1',
      author: 'buyer',
      text: 'Are the tiles grey?',
      at: '2026-11-18T09:00:00.000Z',
      files: [{ id: 'file-1', name: 'tiles.jpeg', type: 'jpeg', bytes: 183_000 }],
    },
    {
      id: '2',
      author: 'seller',
      text: 'Yes, light grey.',
      at: '2026-11-19T10:30:00.000Z',
      files: [],
    },
  ],
  total: 2,
  page: 1,
  page_count: 1,
  ...change,
});

/** The reasons for which a buyer may write, all of them possible but a late delivery. */
export const someThreadReasons = (): Reply<'listThreadReasons'> => ({
  seller: 'Deska',
  reasons: [
    { reason: 'product', kind: 'question', asks_lines: true, asks_files: false, possible: true },
    { reason: 'late', kind: 'incident', asks_lines: false, asks_files: false, possible: false },
    { reason: 'damaged', kind: 'incident', asks_lines: true, asks_files: true, possible: true },
    { reason: 'guarantee', kind: 'incident', asks_lines: true, asks_files: true, possible: true },
    { reason: 'other', kind: 'question', asks_lines: false, asks_files: false, possible: true },
  ],
  guarantee_until: '2028-11-18',
});
