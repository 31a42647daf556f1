import { mkdtempSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Command } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { plainJson } from './commands/plain.ts';
import { momentsOf } from './moments.ts';
import { parseArguments } from './parse-arguments.ts';
import { deviceFile, type DeviceFile, sessionFile, type SessionFile } from './session-file.ts';
import { staffHost, StaffRefusal } from './staff-host.ts';
import type { ShopFront } from './vitals/shop-front.ts';

const MARKETS = ['pl', 'es'];
const usageOf = (...argv: readonly string[]): string => {
  const read = parseArguments(argv, COMMANDS, MARKETS);
  return 'sentence' in read ? read.sentence : '';
};
const wordsOf = (...argv: readonly string[]): readonly string[] => {
  const read = parseArguments(argv, COMMANDS, MARKETS);
  return 'sentence' in read ? [] : read.words;
};

type Sent = {
  readonly url: string;
  readonly method: string;
  readonly body: unknown;
  readonly credential: string | null;
};

const bodyOf = async (request: Request): Promise<unknown> => {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') === true;
  if (isForm) return Object.fromEntries(await request.formData());
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
};

/** A host that responds with `body` and `status`, and records its requests. */
const hostThat = (status: number, body: object) => {
  const sent: Sent[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    sent.push({
      url: request.url,
      method: request.method,
      body: await bodyOf(request),
      credential: request.headers.get('authorization'),
    });
    return Response.json(body, { status });
  };
  return {
    sent,
    host: staffHost({ address: 'http://host.test', market: 'pl', credential: 'secret', fetch }),
  };
};

const REPORT = {
  receipt: 'R26-1',
  state: 'decided',
  decision: 'removed',
  reason: 'counterfeit',
  address: 'https://shop.example/x.html',
  created_at: '2026-11-20T09:00:00.000Z',
  explanation: 'A copy\u001b[31m of ours',
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
};

/** A storefront that has counted nothing yet. */
const EMPTY_SHOP: ShopFront = { vitals: async () => '' };
const NO_SESSION: SessionFile = {
  read: async () => undefined,
  keep: async () => undefined,
  forget: async () => undefined,
};
const NO_DEVICES: DeviceFile = {
  read: async () => undefined,
  keep: async () => undefined,
};

const run = (
  command: string,
  words: readonly string[],
  answer: { readonly status: number; readonly body: object },
  devices = NO_DEVICES,
  files: readonly string[] = [],
) => {
  const { sent, host } = hostThat(answer.status, answer.body);
  const found: Command | undefined = COMMANDS[command];
  if (found === undefined) throw new Error(`There is no command ${command}`);
  return {
    sent,
    outcome: found.run(words, {
      host,
      actor: 'anna',
      session: NO_SESSION,
      devices,
      when: momentsOf({ shortDay: 'dd/MM/yyyy', timeZone: 'Europe/Warsaw' }),
      typed: { password: async () => 'a password of hers', code: undefined },
      files,
      shop: EMPTY_SHOP,
    }),
  };
};

describe('messages of buyers', () => {
  const THREAD = {
    id: 'thread-1',
    order_id: '26-4829137-54',
    kind: 'incident',
    reason: 'damaged',
    subject: 'Broken\u001b[31m tiles',
    seller: 'Deska',
    state: 'opened',
    outcome: null,
    created_at: '2026-11-18T09:00:00.000Z',
    updated_at: '2026-11-18T09:00:00.000Z',
    unread: true,
    awaits_answer: true,
    overdue: true,
    holds_statement: true,
  };

  it.each(['threads', 'seller-threads'])(
    'are listed by %s with those that are late (BEY-37)',
    async (command) => {
      const body = { threads: [THREAD], total: 1, page: 1, page_count: 1 };
      const { outcome } = run(command, [], { status: 200, body });
      expect((await outcome).lines).toEqual([
        'thread-1  18/11/2026 10:00  26-4829137-54  Deska  damaged (opened)  NOT ANSWERED IN TIME  Broken[31m tiles',
      ]);
    },
  );

  it.each(['thread-answer', 'seller-answer'])(
    'are answered by %s, with an outcome (BEY-37)',
    async (command) => {
      const answer = { status: 200, body: { id: 'thread-1' } };
      const { sent, outcome } = run(
        command,
        ['thread-1', 'resolve:refund', 'We pay it back.'],
        answer,
      );
      await outcome;
      expect(sent[0]?.body).toEqual({
        message: 'We pay it back.',
        act: 'resolve',
        outcome: 'refund',
      });
      await expect(run(command, ['thread-1', 'forget', 'No.'], answer).outcome).rejects.toThrow(
        'ACT is one of',
      );
    },
  );

  it('are answered with up to three files', async () => {
    const answer = { status: 200, body: { id: 'thread-1' } };
    const words = ['thread-1', 'answer', 'As in this file.'];
    const { sent, outcome } = run('seller-answer', words, answer, NO_DEVICES, [
      import.meta.filename,
    ]);
    await outcome;
    const body = z.object({ file1: z.instanceof(File) }).parse(sent[0]?.body);
    expect(body.file1.name).toBe('ops.spec.ts');
    const answerWith = (...files: readonly string[]) =>
      run('thread-answer', words, answer, NO_DEVICES, files).outcome;
    await expect(answerWith('a', 'b', 'c', 'd')).rejects.toThrow('at most 3 files');
    await expect(answerWith('/no/such/file')).rejects.toThrow('cannot be read');
  });
});

describe('returns', () => {
  const RETURN = {
    code: '26-4829137-54-R1',
    order_number: '26-4829137-54',
    kind: 'promise',
    way: 'store',
    state: 'received',
    declared_at: '2026-11-20T09:00:00.000Z',
    refund_by: '2026-12-04',
    refund: 49.8,
    currency: 'PLN',
    in_store: true,
    sent: { carrier: 'DPD\u001b[31m', parcel: '7' },
    lines: [
      { line: 1, sku: '1', name: 'Cement', quantity: 3, accepted: null, fault: null },
      { line: 2, sku: '2', name: 'Sand', quantity: 1, accepted: 0, fault: 'used' },
    ],
  };

  it('are inspected line by line, with a reason from the list', async () => {
    const { sent, outcome } = run('return-inspect', [RETURN.code, '1=2:damaged 2=1'], {
      status: 200,
      body: RETURN,
    });
    expect((await outcome).lines).toEqual([
      '26-4829137-54-R1  received  20/11/2026 10:00  by the promise  by store  49.80 PLN until 2026-12-04  paid in store',
      '  sent: DPD[31m 7',
      '  line 1: 3 × 1  Cement',
      '  line 2: 1 × 2  Sand, 0 accepted, used',
    ]);
    expect(sent.map(({ url, body }) => [url, body])).toEqual([
      [
        'http://host.test/pl/staff/returns/26-4829137-54-R1/inspect',
        {
          lines: [
            { line: 1, accepted: 2, fault: 'damaged' },
            { line: 2, accepted: 1 },
          ],
        },
      ],
    ]);
    const answer = { status: 200, body: RETURN };
    for (const [lines, sentence] of [
      ['1=2:ugly', 'REASON is one of'],
      ['all', 'is not LINE=ACCEPTED'],
    ] as const)
      await expect(run('return-inspect', [RETURN.code, lines], answer).outcome).rejects.toThrow(
        sentence,
      );
  });

  it('of pallets are recorded with their day, and say what was refunded', async () => {
    const { sent, outcome } = run('pallets', ['26-4829137-54', '2', '2026-11-20'], {
      status: 200,
      body: { order_number: '26-4829137-54', pallets: 2, refund: 30, currency: 'PLN' },
    });
    expect((await outcome).lines).toEqual(['26-4829137-54: 2 pallets, 30.00 PLN refunded']);
    expect(sent[0]?.body).toEqual({ count: 2, day: '2026-11-20' });
  });
});

describe('orders', () => {
  const ORDER = {
    number: '26-4829137-54',
    status: 'READY',
    placed_at: '2026-11-20T09:00:00.000Z',
    store_id: '1',
    vendor: null,
    total: 24.6,
    currency: 'PLN',
    held_until: '2026-11-24T23:00:00.000Z',
  };

  it('are listed by status and store, without numbers known by heart', async () => {
    const { sent, outcome } = run('orders', ['READY', '1'], { status: 200, body: [ORDER] });
    expect((await outcome).lines).toEqual([
      '26-4829137-54  READY  20/11/2026 10:00  store 1  24.60 PLN  held until 25/11/2026 00:00',
    ]);
    expect(sent[0]?.url).toBe('http://host.test/pl/staff/orders?status=READY&store=1');
    await expect(run('orders', ['LOST'], { status: 200, body: [] }).outcome).rejects.toThrow(
      'STATUS is one of',
    );
  });

  it('are shown with their lines and what may follow', async () => {
    const { outcome } = run('order', [ORDER.number], {
      status: 200,
      body: {
        ...ORDER,
        recipient: 'Ana Nowak',
        telephone: '+48601020304',
        purchase: '26-4829137-54',
        company: { name: 'Budowa\u001b[31m', tax_number: '5260250274' },
        reference: 'Budowa 7/2026',
        site_contact: { name: 'Jan Kos', telephone: '+48602030405' },
        wants_invoice: true,
        payment_method: 'pay_in_store',
        comment: 'Ring\u001b[31m twice',
        lines: [{ sku: '10000000', name: 'Cement 25 kg', quantity: 2 }],
        statuses: [{ status: 'READY', at: ORDER.placed_at }],
        next: ['INVOICED', 'CANCELED'],
      },
    });
    const { lines } = await outcome;
    expect(lines.join('\n')).not.toContain('\u001b');
    expect(lines).toEqual(
      expect.arrayContaining([
        '  their reference: Budowa 7/2026',
        '  at the site: Jan Kos, +48602030405',
        '  2 × 10000000  Cement 25 kg',
        '  next: INVOICED or CANCELED',
      ]),
    );
  });
});

describe('the arguments of the staff’s command line', () => {
  it('without a command, or with an unknown one, list all commands', () => {
    for (const name of Object.keys(COMMANDS))
      expect([usageOf().includes(name), usageOf('dance').includes(name)]).toEqual([true, true]);
    expect(usageOf('toString')).toContain('Usage');
  });

  it.each([
    ['too few words', ['decide', 'R26-1'], 'decide RECEIPT DECISION STATEMENT…'],
    ['too many words', ['report', 'R26-1', 'R26-2'], 'report RECEIPT'],
    [
      'an unknown market',
      ['reports', '--market', 'xx'],
      'There is no market xx; markets are pl, es.',
    ],
    ['an unknown option', ['reports', '--fast'], 'fast'],
  ])('%s: refused with a sentence', (_, argv, sentence) =>
    expect(usageOf(...argv)).toContain(sentence),
  );

  it('include ids that begin with a dash', () =>
    expect(wordsOf('publish-review', '-yIt70u3', '--market', 'es')).toEqual(['-yIt70u3']));

  it('include the reasons of a decision as its last words', () =>
    expect(wordsOf('decide', 'R26-1', 'kept', 'All', 'is', 'well')).toEqual([
      'R26-1',
      'kept',
      'All is well',
    ]));
});

describe('the command about web vitals', () => {
  it('reads from the storefront, not the host, and reports when there are no measurements', async () => {
    const { sent, outcome } = run('vitals', [], { status: 500, body: {} });
    expect([(await outcome).lines, sent]).toEqual([
      ['There are no measurements since the storefront started.'],
      [],
    ]);
  });
});

describe('the command about accounts', () => {
  it('creates one for a customer, whose name may have several words (IDT-11)', async () => {
    const { sent, outcome } = run('account-create', ['ana@shop.example', 'Ana', 'Ruiz Sol'], {
      status: 200,
      body: { id: 'c-1' },
    });
    expect((await outcome).lines).toEqual(['c-1  a link to activate it is on its way']);
    expect(sent).toMatchObject([
      {
        method: 'POST',
        url: 'http://host.test/pl/staff/accounts/pre-created',
        body: { email: 'ana@shop.example', firstname: 'Ana', lastname: 'Ruiz Sol' },
      },
    ]);
  });
});

describe('commands about reports', () => {
  it('decide under the operator’s name, with the staff credential (RTE-29, BEY-16)', async () => {
    const { sent, outcome } = run('decide', ['R26-1', 'removed', 'A copy'], {
      status: 200,
      body: REPORT,
    });
    expect((await outcome).lines[0]).toBe('R26-1  decided: removed');
    expect(sent).toEqual([
      {
        url: 'http://host.test/pl/staff/reports/R26-1/decide',
        method: 'POST',
        body: { actor: 'anna', decision: 'removed', statement: 'A copy' },
        credential: 'Bearer secret',
      },
    ]);
  });

  it('list the waiting ones if no state is given', async () => {
    const { sent, outcome } = run('reports', [], { status: 200, body: { reports: [] } });
    expect([(await outcome).lines, sent[0]?.url]).toEqual([
      ['There are none.'],
      'http://host.test/pl/staff/reports?state=received',
    ]);
  });

  it('never print control characters from user-supplied text', async () => {
    const { lines } = await run('report', ['R26-1'], { status: 200, body: REPORT }).outcome;
    expect(lines.join('\n')).not.toMatch(/[^\P{Cc}\n]/u);
  });

  it('never let user-supplied text pass for another line, or reverse the direction of a line', async () => {
    const { lines } = await run('report', ['R26-1'], {
      status: 200,
      body: { ...REPORT, name: 'Jan\nR26-1  decided: kept', address: '/a\u202Eb', steps: [] },
    }).outcome;
    expect(lines.filter((line) => line.startsWith('R26-1'))).toEqual(['R26-1  decided: removed']);
    expect(lines.join('')).not.toContain('\u202E');
  });

  it('print JSON without control characters, and lose none', () => {
    const value = { text: 'a\u009B2Jb\u202Ec\u0007d' };
    expect(plainJson(value)).not.toMatch(/[^\P{Cc}\n]|\u202E/u);
    expect(JSON.parse(plainJson(value))).toEqual(value);
  });

  it('report the host’s reason for a refusal, in one sentence', async () => {
    const body = {
      code: 'step-not-allowed',
      message: 'The step is not allowed.',
      parameters: { from: 'received', to: 'decided', allowed: 'in-review' },
    };
    await expect(run('review', ['R26-1'], { status: 409, body }).outcome).rejects.toThrow(
      new StaffRefusal(
        'The step is not allowed. (step-not-allowed, from: received, to: decided, allowed: in-review)',
      ),
    );
  });
});

describe('commands about content', () => {
  const HISTORY = {
    store_id: '12',
    identifier: 'drive',
    revisions: [
      {
        revision: 2,
        title: 'Drive\u001b[2J',
        written_by: 'ola',
        written_at: '2026-11-20T09:00:00.000Z',
        published_by: null,
        published_at: null,
        shown_from: null,
      },
    ],
  };

  it('write a page from a file as a draft, and name what cleaning removed (CMS-06)', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ops-'));
    const file = join(folder, 'page.json');
    writeFileSync(file, '{"identifier":"drive"}');
    const { sent, outcome } = run('content-put', [file], {
      status: 200,
      body: {
        store_id: '42',
        identifier: 'drive',
        revision: 3,
        address: '/drive.html',
        lost: ['script'],
      },
    });
    expect((await outcome).lines).toEqual([
      '42/drive  draft 3, for /drive.html',
      'Cleaned away: script.',
    ]);
    expect(sent[0]).toMatchObject({
      url: 'http://host.test/pl/staff/content',
      body: { actor: 'anna', page: { identifier: 'drive' } },
    });
    writeFileSync(file, '{');
    await expect(run('content-put', [file], { status: 200, body: {} }).outcome).rejects.toThrow(
      'is no JSON',
    );
    await expect(
      run('content-put', [join(folder, 'none.json')], { status: 200, body: {} }).outcome,
    ).rejects.toThrow('cannot be read');
  });

  it.each([
    [
      'content-publish',
      ['12/drive', '2', '2026-12-01T08:00:00+01:00'],
      '/content/12/drive/2/publish',
      { actor: 'anna', at: '2026-12-01T08:00:00+01:00' },
    ],
    ['content-publish', ['drive', '2'], '/content/42/drive/2/publish', { actor: 'anna' }],
    ['content-off', ['drive'], '/content/42/drive/off', { actor: 'anna' }],
    ['content-history', ['12/drive'], '/content/12/drive', undefined],
  ] as const)(
    '%s %j acts on the page of its store, and reports who did what when (CMS-06)',
    async (command, words, path, body) => {
      const { sent, outcome } = run(command, words, { status: 200, body: HISTORY });
      expect((await outcome).lines).toEqual([
        'drive, store 12',
        '  2  Drive[2J  written by ola at 20/11/2026 10:00; draft',
      ]);
      expect(sent[0]).toMatchObject({ url: `http://host.test/pl/staff${path}`, body });
    },
  );
});

describe('commands about reviews', () => {
  const REVIEW = {
    id: 'r-1',
    sku: '10000037',
    state: 'published',
    rating: 4,
    title: 'Good\u001b[2J',
    text: 'Holds\nwell',
    nickname: 'Ola',
    isVerified: true,
    writtenAt: '2026-11-20T09:00:00.000Z',
  };

  it('list the waiting ones, publish and reject (REV-06)', async () => {
    const listed = run('product-reviews', [], { status: 200, body: [REVIEW] });
    expect((await listed.outcome).lines).toEqual([
      'r-1  published  ★★★★☆  10000037  20/11/2026 10:00  Ola, verified',
      '  Good[2J: Holds well',
    ]);
    const published = run('publish-review', ['r-1'], { status: 200, body: REVIEW });
    const rejected = run('reject-review', ['r-1'], { status: 200, body: REVIEW });
    await Promise.all([published.outcome, rejected.outcome]);
    expect([listed.sent[0]?.url, published.sent[0], rejected.sent[0]?.body]).toMatchObject([
      'http://host.test/pl/staff/reviews?state=pending',
      { url: 'http://host.test/pl/staff/reviews/r-1/decide', body: { decision: 'publish' } },
      { decision: 'reject' },
    ]);
  });
});

describe('searches', () => {
  const GROUP = {
    id: '3',
    words: 'klapa wc > deska sedesowa',
    addedBy: 'Ola',
    addedAt: '2026-11-20T09:00:00.000Z',
  };

  it('lists queries without result and without click (BEY-09)', async () => {
    const { outcome, sent } = run('searches', [], {
      status: 200,
      body: { withoutResult: [{ query: 'deska', searches: 12 }], withoutClick: [] },
    });
    expect((await outcome).lines).toEqual([
      'Without result:',
      '     12  deska',
      'Without click:',
      '  none',
    ]);
    expect(sent[0]?.url).toBe('http://host.test/pl/staff/search/queries');
  });

  it('adds words of the trade and lists those that were added (BEY-09)', async () => {
    const added = run('thesaurus-add', [GROUP.words], { status: 200, body: GROUP });
    const listed = run('thesaurus', [], { status: 200, body: [GROUP] });
    const line = '    3  klapa wc > deska sedesowa  (Ola, 20/11/2026 10:00)';
    for (const { outcome } of [added, listed]) expect((await outcome).lines).toEqual([line]);
    expect(added.sent[0]?.body).toEqual({ words: GROUP.words });
  });
});

describe('the session of the command line', () => {
  it('is readable only by its own user, until sign-out', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ops-'));
    const path = join(folder, 'inner', 'session.json');
    const file = sessionFile(path);
    expect(await file.read()).toBeUndefined();
    await file.keep({ token: 'secret', email: 'orders@staff.example' });
    expect([await file.read(), (await stat(path)).mode & 0o777]).toEqual([
      { token: 'secret', email: 'orders@staff.example' },
      0o600,
    ]);
    await file.forget();
    expect(await file.read()).toBeUndefined();
    await rm(folder, { recursive: true });
  });

  it('is opened by password, and the token is never printed (ROL-07)', async () => {
    const { sent, outcome } = run('sign-in', ['orders@staff.example'], {
      status: 200,
      body: {
        token: 'secret-token',
        email: 'orders@staff.example',
        name: 'Otto',
        duties: { pl: ['orders'] },
        device: 'secret-device',
      },
    });
    const { lines, value } = await outcome;
    expect(lines).toEqual(['Otto is signed in.', 'pl: orders']);
    expect(JSON.stringify(value)).not.toContain('secret-token');
    expect(sent[0]?.body).toEqual({
      email: 'orders@staff.example',
      password: 'a password of hers',
    });
  });

  it('stores the proof of this machine for each account, sends it with the next sign-in and keeps it after sign-out (ROL-07)', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ops-'));
    const path = join(folder, 'inner', 'devices.json');
    const signInAs = async (email: string, device: string): Promise<unknown> => {
      const body = { token: 'token', email, name: 'Otto', duties: {}, device };
      const { sent, outcome } = run('sign-in', [email], { status: 200, body }, deviceFile(path));
      await outcome;
      return sent[0]?.body;
    };
    const [otto, ada] = ['orders@staff.example', 'content@staff.example'];
    const password = 'a password of hers';
    expect(await signInAs(otto, 'first')).toEqual({ email: otto, password });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    await run('sign-out', [], { status: 200, body: {} }, deviceFile(path)).outcome;
    expect([await signInAs(otto, 'second'), await signInAs(ada, 'third')]).toEqual([
      { email: otto, password, device: 'first' },
      { email: ada, password },
    ]);
    expect(await signInAs(otto, 'fourth')).toEqual({ email: otto, password, device: 'second' });
    await rm(folder, { recursive: true });
  });

  it.each([
    [
      'a session that ended',
      { code: 'unauthenticated', message: 'x' },
      'The sign-in has ended: npm run ops -- sign-in EMAIL',
    ],
    [
      'a missing duty',
      { code: 'forbidden', message: 'x', parameters: { market: 'pl', duty: 'orders' } },
      'This needs the duty orders in pl, which administration gives.',
    ],
    [
      'a missing code',
      {
        code: 'wrong-credentials',
        message: 'A code of the authenticator app is needed.',
        parameters: { needs: 'code' },
      },
      'A code of the authenticator app is needed. (wrong-credentials, needs: code)',
    ],
  ])('%s is reported in one sentence', async (_, body, sentence) => {
    await expect(run('people', [], { status: 403, body }).outcome).rejects.toThrow(
      new StaffRefusal(sentence),
    );
  });
});
