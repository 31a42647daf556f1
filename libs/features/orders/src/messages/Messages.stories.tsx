import type { ThreadMessage } from '@materia/api-orders';
import { plainDate } from '@materia/domain-holiday-calendar';
import { zonedMoment } from '@materia/platform-clock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThreadsView, type ThreadsViewProps } from './ThreadsView.tsx';
import { ThreadView, type ThreadViewProps } from './ThreadView.tsx';

const MOMENT = zonedMoment('2026-11-19T09:30:00.000Z', 'Europe/Warsaw');

const THREAD = {
  id: 'thread-1',
  orderNumber: '26-4829137-54',
  kind: 'question',
  reason: 'product',
  subject: 'Colour of the tiles',
  seller: 'Deska',
  state: undefined,
  outcome: undefined,
  updatedAt: '2026-11-19T09:30:00.000Z',
  isUnread: true,
  awaitsAnswer: false,
  isOverdue: false,
} as const;

const LIST: ThreadsViewProps = {
  orderId: '26-4829137-54',
  orderNumber: '26-4829137-54',
  seller: 'Deska',
  reasons: (['product', 'late', 'damaged', 'guarantee', 'other'] as const).map((reason) => ({
    reason,
    kind: reason === 'product' || reason === 'other' ? 'question' : 'incident',
    asksLines: reason !== 'other',
    asksFiles: reason === 'damaged',
    isPossible: reason !== 'late',
  })),
  guaranteeUntil: plainDate(2029, 11, 18),
  lines: [
    { lineNumber: 1, name: 'Cement 25 kg', quantity: 2, isChosen: true },
    { lineNumber: 2, name: 'Floor tiles 60 × 60', quantity: 14, isChosen: false },
  ],
  threads: [],
  page: 1,
  pageCount: 1,
  outcome: undefined,
};

const meta: Meta<typeof ThreadsView> = {
  title: 'Pages/Messages about an order',
  component: ThreadsView,
  parameters: { layout: 'fullscreen', theme: 'account' },
  args: LIST,
};
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingWritten: Story = {};

export const SeveralConversations: Story = {
  args: {
    threads: [
      { ...THREAD, updated: MOMENT },
      {
        ...THREAD,
        id: 'thread-2',
        kind: 'incident',
        reason: 'damaged',
        subject: 'Two tiles are broken',
        state: 'opened',
        isUnread: false,
        awaitsAnswer: true,
        isOverdue: true,
        updated: MOMENT,
      },
    ],
  },
};

export const Refused: Story = {
  args: {
    outcome: {
      typed: { reason: 'guarantee', lines: [], subject: 'Broken', message: 'no' },
      faults: {
        reason: { kind: 'guarantee-over', lastDay: plainDate(2026, 11, 1) },
        lines: 'missing',
        message: 'too-short',
        files: { kind: 'active', file: 'photos-of-the-broken-tiles.pdf' },
      },
      problem: undefined,
      hadFiles: true,
    },
  },
};

const MESSAGES: readonly (Omit<ThreadMessage, 'at'> & { readonly at: typeof MOMENT })[] = [
  {
    id: '1',
    author: 'buyer',
    text: 'Two of the tiles are broken.\nPlease see the picture.',
    at: MOMENT,
    files: [{ id: 'file-1', name: 'tiles.jpeg', type: 'jpeg', bytes: 183_000 }],
  },
  { id: '2', author: 'seller', text: 'We are sorry and send new ones.', at: MOMENT, files: [] },
];
const CONVERSATION: ThreadViewProps = {
  thread: {
    ...THREAD,
    lines: [{ line: 2, name: 'Floor tiles 60 × 60', qty: 14 }],
    acts: ['write'],
    messages: MESSAGES,
    page: 1,
    pageCount: 1,
  },
  outcome: undefined,
};

export const Conversation: Story = { render: () => <ThreadView {...CONVERSATION} /> };

export const RefusedIncident: Story = {
  render: () => (
    <ThreadView
      {...CONVERSATION}
      thread={{
        ...CONVERSATION.thread,
        kind: 'incident',
        reason: 'damaged',
        state: 'refused',
        acts: ['object'],
      }}
    />
  ),
};

export const ResolvedIncident: Story = {
  render: () => (
    <ThreadView
      {...CONVERSATION}
      thread={{
        ...CONVERSATION.thread,
        kind: 'incident',
        reason: 'damaged',
        state: 'resolved',
        outcome: 'refund',
        acts: [],
      }}
    />
  ),
};
