import {
  anOrder,
  aThread,
  aThreadPage,
  aThreadSummary,
  type MockRequest,
  type MockResponses,
  mockHost,
} from '@materia/api-mocks';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, outcomeOf } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { type MessageOutcome, writeIntoThread } from './thread.action.ts';
import { loadThread } from './thread.loader.ts';
import { ThreadView } from './ThreadView.tsx';
import { type ThreadOutcome, writeAboutOrder } from './threads.action.ts';
import { loadThreads } from './threads.loader.ts';
import { ThreadsView } from './ThreadsView.tsx';

const [poland] = markets;
const t = poland.texts.messages;
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

const visit = (answers: Partial<MockResponses> = {}) => {
  const { context } = aVisit(poland, mockHost(answers), { customer: ANNA });
  return { context };
};

/** A form as a browser sends it: with an empty file where none was chosen. */
const posted = (
  fields: Readonly<Record<string, string>>,
  files: readonly File[] = [new File([], '')],
) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const file of files) body.append('files', file);
  return new Request('http://shop.test/threads', { method: 'POST', body });
};

const FILLED = { reason: 'product', lines: '1', subject: 'Colour', message: 'Which colour?' };
const open = (
  fields: Readonly<Record<string, string>> = {},
  files?: readonly File[],
  answers: Partial<MockResponses> = {},
) =>
  outcomeOf<ThreadOutcome>(() =>
    writeAboutOrder({
      ...visit(answers),
      params: { orderId: 'o-1' },
      request: posted({ ...FILLED, ...fields }, files),
    }),
  );

describe('the messages about an order (RTE-54, THR-06, ACC-08)', () => {
  const page = (query = '', answers: Partial<MockResponses> = {}) =>
    loadThreads({
      ...visit(answers),
      params: { orderId: 'o-1' },
      request: new Request(`http://shop.test/threads/o-1${query}`),
    });

  it('are listed with their state and what is unread, with a form for a new one', async () => {
    const html = draw(<ThreadsView {...await page()} outcome={undefined} />, poland);
    for (const words of [t.unread, 'Colour of the tiles', t.write, t.reason, t.lines, t.files])
      expect(html).toContain(words);
    expect(html).toContain('multipart/form-data');
  });

  it('say when the seller did not answer in time', async () => {
    const late = aThreadSummary({ awaits_answer: true, overdue: true });
    const facts = await page('', { listOrderThreads: () => ({ reply: aThreadPage([late]) }) });
    expect(draw(<ThreadsView {...facts} outcome={undefined} />, poland)).toContain(t.overdue);
  });

  it('begin with the product of the link', async () => {
    const order = anOrder();
    const lines = order.lines.flatMap((line) => [line, { ...line, lineNumber: 7 }]);
    const readOrder = () => ({ reply: { ...order, lines } });
    const chosen = async (query: string) =>
      (await page(query, { readOrder })).lines.flatMap(({ lineNumber, isChosen }) =>
        isChosen ? [lineNumber] : [],
      );
    expect([await chosen(''), await chosen('?line=7'), await chosen('?line=8')]).toEqual([
      [],
      [7],
      [],
    ]);
  });

  it('of an order that the customer does not have are not found', async () => {
    const answers = { listThreadReasons: () => ({ refusal: 'not-found' as const }) };
    expect((await outcomeOf(() => page('', answers))).status).toBe(404);
  });

  it('come in pages (THR-09)', async () => {
    expect((await outcomeOf(() => page('?page=2'))).status).toBe(404);
    const answers = {
      listOrderThreads: () => ({ reply: { ...aThreadPage(), page: 2, page_count: 2, total: 21 } }),
    };
    const html = draw(
      <ThreadsView {...await page('?page=2', answers)} outcome={undefined} />,
      poland,
    );
    expect(html).toContain('aria-current="page"');
  });
});

describe('a new message', () => {
  it('leads to its page', async () => {
    const sent = await open();
    expect(sent).toMatchObject({ status: 303, location: '/customer/thread/thread-1' });
  });

  it('with the reason of an incident opens one (BEY-37)', async () => {
    const asked: MockRequest[] = [];
    await open({ reason: 'damaged' }, undefined, {
      openIncident: (request) => {
        asked.push(request);
        return { reply: { id: 'incident-1' } };
      },
    });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['a reason that is none', { reason: '' }, { reason: 'missing' }],
    ['no subject', { subject: ' ' }, { subject: 'missing' }],
    ['three letters', { message: 'abc' }, { message: 'too-short' }],
    ['too many letters', { message: 'x'.repeat(501) }, { message: 'too-long' }],
  ])('with %s keeps what was typed and says it at the field', async (_, fields, faults) => {
    const { status, facts: value } = await open(fields);
    expect([status, value?.faults]).toEqual([422, faults]);
    expect(value?.typed).toMatchObject({ ...FILLED, lines: ['1'], ...trimmed(fields) });
  });
  const trimmed = (fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, String(text).trim()]));

  it.each([
    ['a file of another type', new File(['GIF89a..'], 'a.gif'), 'type'],
    ['a file with another extension', new File([PNG], 'a.jpg'), 'type'],
    ['a file of 10,485,761 bytes', new File([PNG, new Uint8Array(10_485_753)], 'a.png'), 'size'],
  ])('with %s keeps what was typed and says it at the field (THR-05)', async (_, file, kind) => {
    const { status, facts: value } = await open({}, [file]);
    expect([status, value?.faults, value?.hadFiles]).toEqual([
      422,
      { files: { kind, file: file.name } },
      true,
    ]);
  });

  it('with a file that only the host refuses names that file (THR-05)', async () => {
    const files = [new File([PNG], 'a.png'), new File([PNG], 'b.png')];
    const { facts: value } = await open({}, files, {
      openThread: () => ({
        refusal: 'attachment-refused',
        parameters: { file: 2, reason: 'unreadable' },
      }),
    });
    expect(value?.faults).toEqual({ files: { kind: 'unreadable', file: 'b.png' } });
    const facts = await loadThreads({
      ...visit(),
      params: { orderId: 'o-1' },
      request: new Request('http://shop.test/threads/o-1'),
    });
    const html = draw(<ThreadsView {...facts} outcome={value} />, poland);
    for (const words of ['b.png', FILLED.subject, FILLED.message, t.chooseAgain])
      expect(html).toContain(words);
  });

  it('with more than three files is refused', async () => {
    const file = new File([PNG], 'a.png');
    expect((await open({}, [file, file, file, file])).facts?.faults).toEqual({
      files: { kind: 'too-many' },
    });
  });

  it.each(['not-late-yet', 'not-received-yet', 'guarantee-over'] as const)(
    'about an incident that is not possible (%s) says so at the reason (BEY-37)',
    async (reason) => {
      const { facts: value } = await open({ reason: 'guarantee' }, undefined, {
        openIncident: () => ({
          refusal: 'incident-not-possible',
          parameters: { reason, guaranteeUntil: '2026-11-19' },
        }),
      });
      expect(value?.faults).toEqual({ reason: { kind: reason, lastDay: '2026-11-19' } });
    },
  );
});

describe('a conversation (RTE-54)', () => {
  const read = (
    answers: Partial<MockResponses> = {},
    headers: Readonly<Record<string, string>> = {},
  ) =>
    loadThread({
      ...visit(answers),
      params: { threadId: 'thread-1' },
      request: new Request('http://shop.test/thread/thread-1', { headers }),
    });

  it('shows who wrote what and when, with its files to download', async () => {
    const html = draw(<ThreadView {...await read()} outcome={undefined} />, poland);
    for (const words of ['Are the tiles grey?', 'Yes, light grey.', t.you, 'tiles.jpeg'])
      expect(html).toContain(words);
    expect(html).toContain('/attachment/file-1');
  });

  it('counts as read, unless a browser fetches it in advance', async () => {
    const marked: unknown[] = [];
    const markThreadRead: MockResponses['markThreadRead'] = ({ query }) => {
      marked.push(query.get('through'));
      return { reply: { status: 'read' } };
    };
    await read({ markThreadRead }, { 'sec-purpose': 'prefetch' });
    expect(marked).toEqual([]);
    await read({ markThreadRead });
    // Up to what is shown: an answer that arrives meanwhile stays unread.
    expect(marked).toEqual(['2']);
  });

  it('opens at its newest messages, and leads back to the older ones (THR-09)', async () => {
    const asked: unknown[] = [];
    const readThread: MockResponses['readThread'] = ({ query }) => {
      asked.push(query.get('page'));
      return { reply: aThread({ page: 2, page_count: 2, total: 22 }) };
    };
    const html = draw(<ThreadView {...await read({ readThread })} outcome={undefined} />, poland);
    expect(asked).toEqual([null]);
    expect(html).toContain('/customer/thread/thread-1?page=1"');
    expect(html).not.toContain('/customer/thread/thread-1?page=2"');
  });

  it('of somebody else is not found', async () => {
    const readThread = () => ({ refusal: 'not-found' as const });
    expect((await outcomeOf(() => read({ readThread }))).status).toBe(404);
  });

  it.each([
    ['opened', ['write', 'close'], t.close],
    ['refused', ['object'], t.objection],
    ['resolved', [], t.closed],
  ] as const)(
    'about an incident that is %s offers what is possible (BEY-37)',
    async (state, acts, words) => {
      const facts = await read({
        readThread: () => ({
          reply: aThread({ kind: 'incident', reason: 'damaged', state, acts: [...acts] }),
        }),
      });
      expect(draw(<ThreadView {...facts} outcome={undefined} />, poland)).toContain(words);
    },
  );

  const answer = (fields: Readonly<Record<string, string>>, answers: Partial<MockResponses> = {}) =>
    outcomeOf<MessageOutcome>(() =>
      writeIntoThread({
        ...visit(answers),
        params: { threadId: 'thread-1' },
        request: posted(fields),
      }),
    );

  it('is answered and shown again; a short answer is refused and kept', async () => {
    expect(await answer({ message: 'Thank you!' })).toMatchObject({ status: 303 });
    expect((await answer({ message: 'no' })).facts).toMatchObject({
      typed: 'no',
      faults: { message: 'too-short' },
    });
  });

  it('is closed without words', async () => {
    expect(await answer({ message: '', act: 'close' })).toMatchObject({ status: 303 });
  });

  it('that ended meanwhile says so', async () => {
    const { facts: value } = await answer(
      { message: 'One more thing' },
      { writeMessage: () => ({ refusal: 'step-not-allowed' }) },
    );
    expect(value?.problem).toBe('step-not-allowed');
  });
});
