import { callRequest } from '@materia/api-client-kernel';
import { type CallInput, callOf, type CallName, callPath } from '@materia/api-contract';
import { markets } from '@materia/market-all';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTx } from '../../platform/database/with-tx.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { createDemoOrders } from '../../demo/orders.ts';
import { addStaff } from '../../testing/console.ts';
import { ENGINES } from '../../testing/database.ts';
import { noVirusScan } from '../../platform/files/virus-scan.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { PdfScanner } from '../../platform/files/pdf-scanner.ts';
import { pictureLine } from '../../platform/files/picture-line.ts';
import { ok } from '@materia/domain-kernel';
import { hashOfToken } from '../../platform/auth/token-hash.ts';
import { peopleOfSeller } from '../../platform/sellers/repository.ts';
import { withStoredFiles } from './thread-files.ts';
import { harmlessFiles, pdfWith } from '../../testing/hostile-files.ts';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';
import { newSeller, sellerToken } from '../../testing/sellers.ts';
import { newShopper, type Shopper } from '../../testing/shoppers.ts';

const [market] = markets;
const OLD = '2026-11-01T09:00:00.000Z';
const DAY_MS = 24 * 3_600_000;

describe.each(ENGINES)('messages about orders on %s', (engine) => {
  let host: TestHost;
  let buyer: Shopper;
  let stranger: Shopper;
  let colleague: Shopper;
  let legalEntityId: string;
  let offerOrder: string;
  let ownOrder: string;
  let seller: string;
  let otherSeller: string;

  beforeAll(async () => {
    host = await openTestHost(engine);
    await addStaff(host);
    buyer = await newShopper(host, { tax: '5260250274' });
    [stranger, colleague] = [await newShopper(host), await newShopper(host)];
    const { db } = host.database;
    await withTx(db, async (tx) => {
      const who = { id: buyer.id, firstname: 'Ana', lastname: 'Nowak', isPro: false };
      for (const { write } of await createDemoOrders(
        tx,
        market,
        who,
        [
          { way: 'fetched', last: 'INVOICED', daysAgo: 5 },
          { way: 'vendor-brought', last: 'COMPLETED', daysAgo: 5 },
        ],
        host.clock.now,
      ))
        await write();
    });
    const orders = await db
      .selectFrom('orders')
      .select(['number', 'vendor'])
      .where('customer_id', '=', buyer.id)
      .execute();
    offerOrder = orders.find(({ vendor }) => vendor !== null)?.number ?? '';
    ownOrder = orders.find(({ vendor }) => vendor === null)?.number ?? '';
    const vendor = orders.find(({ number }) => number === offerOrder)?.vendor?.code ?? '';
    const others = await db
      .selectFrom('vendor')
      .select('code')
      .where('market', '=', market.id)
      .where('code', '!=', vendor)
      .executeTakeFirstOrThrow();
    // The orders are those of a company, which the colleague may see by right.
    const { company } = await replied(host.call('openMyCompany', {}, buyer));
    legalEntityId = company?.legal_entity_id ?? '';
    await sql`update orders set legal_entity_id = ${legalEntityId} where customer_id = ${buyer.id}`.execute(
      db,
    );
    await sql`insert into company_member (market, customer_id, legal_entity_id, role, since) values (${market.id}, ${colleague.id}, ${legalEntityId}, 'administrator', ${host.clock.now})`.execute(
      db,
    );
    seller = await sellerToken(host, await newSeller(host, { vendor }));
    otherSeller = await sellerToken(
      host,
      await newSeller(host, { vendor: others.code, email: 'bob@vendor-two.example' }),
    );
  });
  afterAll(() => host.close());

  const later = () => {
    host.clock.now = laterBy(host.clock.now, 1000);
  };
  const by = ({ token }: { readonly token: string }) => ({ token });
  const opened = (
    change: Partial<CallInput<'openThread'>['body']> = {},
    files: CallInput<'openThread'>['files'] = {},
    orderId = offerOrder,
    who: Shopper = buyer,
  ) =>
    host.call(
      'openThread',
      {
        params: { orderId },
        body: {
          reason: 'product',
          subject: 'Colour',
          message: 'Which colour is it?',
          lines: '1',
          ...change,
        },
        files,
      },
      by(who),
    );
  const incident = (reason: string, orderId = offerOrder) =>
    host.call(
      'openIncident',
      {
        params: { orderId },
        body: { reason, subject: 'Broken', message: 'Two are broken.', lines: '1' },
        files: {},
      },
      by(buyer),
    );
  const thread = (threadId: string, who: Shopper = buyer) =>
    host.call('readThread', { params: { threadId }, query: {} }, by(who));

  /** A call of staff or of a seller, by a bearer token. */
  const ask = async (
    name: CallName,
    token: string,
    {
      params,
      body,
      files,
    }: { readonly params?: object; readonly body?: object; readonly files?: object } = {},
  ) => {
    const call = callOf(name);
    const { content } = callRequest(call, { params, body, files });
    const form = content instanceof FormData ? new Response(content) : undefined;
    const answer = await host.app.inject({
      method: call.method,
      url: callPath(call, { unit: market.id, ...(params && { params }) }),
      headers: {
        authorization: `Bearer ${token}`,
        ...(form && { 'content-type': form.headers.get('content-type') ?? '' }),
      },
      ...(form
        ? { payload: Buffer.from(await form.arrayBuffer()) }
        : body !== undefined && { payload: body }),
    });
    return { status: answer.statusCode, body: answer.body, headers: answer.headers };
  };
  const operator = () => host.secrets.staffCredential;
  const answer = (threadId: string, token: string, body: object = {}, files: object = {}) =>
    ask('answerAsSeller', token, {
      params: { threadId },
      body: { message: 'It is grey.', ...body },
      files,
    });

  it('are opened with reason, subject, message and products, and answered (THR-01, THR-08, THR-11, ACC-08)', async () => {
    const { id } = await replied(opened());
    expect(await replied(thread(id))).toMatchObject({
      kind: 'question',
      reason: 'product',
      subject: 'Colour',
      lines: [{ line: 1 }],
      acts: ['write'],
      awaits_answer: true,
      unread: false,
      messages: [{ author: 'buyer', text: 'Which colour is it?' }],
    });
    later();
    expect((await answer(id, seller)).status).toBe(200);
    expect(await replied(thread(id))).toMatchObject({
      unread: true,
      awaits_answer: false,
      messages: [{ author: 'buyer' }, { author: 'seller', text: 'It is grey.' }],
    });
    later();
    await replied(host.call('markThreadRead', { params: { threadId: id }, query: {} }, by(buyer)));
    expect(await replied(thread(id))).toMatchObject({ unread: false });
  });

  it('show their newest messages first, and stay unread until these were seen (THR-09)', async () => {
    const { id } = await replied(opened());
    await sql`insert into thread_message (market, thread_id, seq, author, body, at)
      select ${market.id}, ${id}, number, case when number = 22 then 'seller' else 'buyer' end, 'Message ' || number, ${host.clock.now}::timestamptz + number * interval '1 second'
      from generate_series(2, 22) as number`.execute(host.database.db);
    const page = async (number?: number) => {
      const read = await replied(
        host.call('readThread', { params: { threadId: id }, query: { page: number } }, by(buyer)),
      );
      return [read.page, read.messages.length, read.unread];
    };
    expect([await page(1), await page()]).toEqual([
      [1, 20, true],
      [2, 2, true],
    ]);
    const seen = (through: number) =>
      replied(
        host.call('markThreadRead', { params: { threadId: id }, query: { through } }, by(buyer)),
      );
    await seen(20);
    expect(await page()).toEqual([2, 2, true]);
    await seen(22);
    expect(await page()).toEqual([2, 2, false]);
    await seen(1);
    expect(await page()).toEqual([2, 2, false]);
  });

  it('are mailed without what somebody wrote', async () => {
    const { id } = await replied(opened({ message: 'Look at evil.example', subject: 'evil' }));
    await answer(id, seller, { message: 'Pay at evil.example' });
    await host.host.sendDueMails();
    const about = host.mails.filter(({ id: mail }) => mail.includes(id)).map(({ mail }) => mail);
    expect(about.map(({ to }) => to)).toEqual(['anna@vendor-one.example', buyer.email]);
    expect(about.map(({ text, html }) => text + html).join()).not.toContain('evil');
    expect(about.at(-1)?.text).toContain(`/customer/thread/${id}`);
  });

  it.each([
    ['no subject', { subject: ' ' }, ['body.subject']],
    ['three letters', { message: 'abc' }, ['body.message']],
    ['no product', { lines: '' }, ['body.lines']],
    ['a product of another order', { lines: '99' }, ['body.lines', 'body.lines']],
    ['a reason that is none', { reason: 'because' }, ['body.reason']],
    ['the reason of an incident', { reason: 'damaged' }, ['body.reason']],
  ])('are refused with %s (THR-02, THR-03, THR-04, BEY-38)', async (_, change, fields) => {
    expect(await refused(opened(change))).toMatchObject({ status: 400, code: 'bad-input', fields });
  });

  it('are refused with a character that cannot be stored', async () => {
    const message = 'Which\u0000 colour?';
    expect(await refused(opened({ message }))).toMatchObject({ status: 400 });
  });

  it('are about the whole order where the reason asks for no products (BEY-38)', async () => {
    const { id } = await replied(opened({ reason: 'invoice', lines: '' }));
    expect((await replied(thread(id))).lines.length).toBeGreaterThan(0);
  });

  it('are listed by order, newest first and 20 a page (THR-06, THR-09, CALL-136, CALL-139)', async () => {
    const listed = await replied(
      host.call('listOrderThreads', { params: { orderId: offerOrder }, query: {} }, by(buyer)),
    );
    const dates = listed.threads.map(({ updated_at }) => updated_at);
    expect(dates).toEqual(dates.toSorted().toReversed());
    await sql`insert into message_thread (market, id, order_number, customer_id, kind, reason, subject, lines, created_at, updated_at, buyer_read_at)
      select ${market.id}, 'old-' || number, ${ownOrder}, ${buyer.id}, 'question', 'other', 'Old', '[]', ${OLD}, ${OLD}, ${OLD}
      from generate_series(1, 21) as number`.execute(host.database.db);
    const page = (number: number) =>
      replied(
        host.call(
          'listOrderThreads',
          { params: { orderId: ownOrder }, query: { page: number } },
          by(buyer),
        ),
      );
    expect([(await page(1)).threads.length, (await page(2)).threads.length]).toEqual([20, 1]);
    const all = await replied(host.call('listThreads', { query: {} }, by(buyer)));
    expect(all.total).toBeGreaterThanOrEqual(listed.total);
  });

  describe('open to their buyer, their seller and staff only (THR-06, CALL-140, CALL-141)', () => {
    let id: string;
    let attachmentId: string;
    beforeAll(async () => {
      const { png } = await harmlessFiles();
      ({ id } = await replied(opened({}, { file1: new File([Buffer.from(png)], 'a.png') })));
      const [file] = (await replied(thread(id))).messages.flatMap(({ files }) => files);
      attachmentId = file?.id ?? '';
    });
    const PEOPLE = ['buyer', 'colleague', 'stranger', 'seller', 'other seller', 'staff'] as const;
    const tokenOf = (who: (typeof PEOPLE)[number]): string =>
      ({
        buyer: buyer.token,
        colleague: colleague.token,
        stranger: stranger.token,
        seller,
        'other seller': otherSeller,
        staff: operator(),
      })[who];
    const MESSAGE = { message: 'Who may write this?' };
    /** What everybody gets from a call, in the order of the people. */
    const CUSTOMERS = [200, 404, 404, 401, 401, 401];
    const SELLERS = [401, 401, 401, 200, 404, 401];
    const STAFF = [401, 401, 401, 401, 401, 200];

    it.each([
      ['readThread', CUSTOMERS],
      ['markThreadRead', CUSTOMERS],
      ['writeMessage', CUSTOMERS],
      ['downloadThreadFile', CUSTOMERS],
      ['listOrderThreads', CUSTOMERS],
      ['listIncidents', CUSTOMERS],
      ['listThreadReasons', CUSTOMERS],
      ['openThread', CUSTOMERS],
      ['openIncident', CUSTOMERS],
      ['readSellerThread', SELLERS],
      ['answerAsSeller', SELLERS],
      ['downloadSellerThreadFile', SELLERS],
      ['readDeskThread', STAFF],
      ['answerAsStaff', STAFF],
      ['downloadDeskThreadFile', STAFF],
    ] as const)('%s', async (name, statuses) => {
      const opens = name === 'openThread' || name === 'openIncident';
      const body = opens ? { ...MESSAGE, subject: 'Who', lines: '1' } : MESSAGE;
      const reason = name === 'openIncident' ? 'damaged' : 'product';
      const got: number[] = [];
      for (const who of PEOPLE)
        got.push(
          (
            await ask(name, tokenOf(who), {
              params: { threadId: id, attachmentId, orderId: offerOrder },
              ...(callOf(name).body === 'multipart' && { body: { ...body, reason }, files: {} }),
            })
          ).status,
        );
      expect(got).toEqual(statuses);
    });

    it.each([
      ['listThreads', ['buyer']],
      ['listSellerThreads', ['seller']],
      ['listDeskThreads', ['staff']],
    ] as const)('%s', async (name, readers) => {
      for (const who of PEOPLE)
        expect([who, (await ask(name, tokenOf(who))).body.includes(id)]).toEqual([
          who,
          readers.some((reader) => reader === who),
        ]);
    });

    it('whose colleagues read the order, and neither its letters nor their files (BEY-43)', async () => {
      const { orders } = await replied(
        host.call('listCompanyOrders', { params: { legalEntityId }, query: {} }, by(colleague)),
      );
      expect(JSON.stringify(orders)).toContain(offerOrder);
      expect(await replied(host.call('listThreads', { query: {} }, by(colleague)))).toMatchObject({
        total: 0,
      });
    });
  });

  it('are answered with files, which are checked as those of buyers (THR-05, THR-08)', async () => {
    const { png, pdf } = await harmlessFiles();
    const { id } = await replied(opened());
    const good = new File([Buffer.from(png)], 'label.png');
    const script = new File([Buffer.from(pdfWith('/OpenAction 3 0 R'))], 'a.pdf');
    const refusal = await answer(id, seller, {}, { file1: good, file2: script });
    expect([refusal.status, JSON.parse(refusal.body)]).toMatchObject([
      409,
      { code: 'attachment-refused', parameters: { file: 2, reason: 'active' } },
    ]);
    expect((await replied(thread(id))).messages).toHaveLength(1);
    expect((await answer(id, seller, {}, { file1: good })).status).toBe(200);
    const list = new File([Buffer.from(pdf)], 'list.pdf');
    const staffAnswer = { params: { threadId: id }, body: { message: 'As listed.' } };
    expect(
      (await ask('answerAsStaff', operator(), { ...staffAnswer, files: { file1: list } })).status,
    ).toBe(200);
    const files = (await replied(thread(id))).messages.flatMap((message) => message.files);
    expect(files.map(({ name }) => name)).toEqual(['label.png', 'list.pdf']);
    const served = await host.app.inject({
      method: 'GET',
      url: `/pl/api/threads/${files[1]?.id}/download`,
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    expect(served.rawPayload.equals(Buffer.from(pdf))).toBe(true);
    const { db } = host.database;
    const ofAnswers = db.updateTable('thread_file').where('customer_id', 'is', null);
    await ofAnswers.set({ bytes: 52_428_800 }).execute();
    const full = await answer(id, seller, {}, { file1: good });
    expect(JSON.parse(full.body)).toMatchObject({ parameters: { file: 1, reason: 'quota' } });
    await ofAnswers.set({ bytes: 1000 }).execute();
  });

  it('leave no file behind when the store fails in between', async () => {
    const { png } = await harmlessFiles();
    const kept = new Map<string, Uint8Array>();
    const files: FileStore = {
      put: async () => {
        if (kept.size > 0) throw new Error('The disk is full');
        kept.set('first', Uint8Array.of(1));
        return 'first';
      },
      get: async () => undefined,
      delete: async (key) => void kept.delete(key),
    };
    const file = { name: 'a.png', type: 'image/png', bytes: png };
    const uploads = {
      pictureLine: pictureLine(),
      pdfScanner: new PdfScanner(),
      virusScan: noVirusScan,
    };
    await expect(
      withStoredFiles(host.database.db, { files, uploads }, [file, file], async () => ok(1)),
    ).rejects.toThrow('The disk is full');
    expect(kept.size).toBe(0);
  });

  it('have files that are served as files only, for nobody else and without scripts (THR-05)', async () => {
    const { pdf } = await harmlessFiles();
    const { id } = await replied(opened({}, { file1: new File([Buffer.from(pdf)], 'list.pdf') }));
    const [file] = (await replied(thread(id))).messages.flatMap(({ files }) => files);
    const served = await host.app.inject({
      method: 'GET',
      url: `/pl/api/threads/${file?.id}/download`,
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    expect(served.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="list.pdf"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
    });
    expect(served.rawPayload.equals(Buffer.from(pdf))).toBe(true);
  });

  it('name the file that is refused, and why, and store none of them (THR-05, LIM-47)', async () => {
    const { png } = await harmlessFiles();
    const good = new File([Buffer.from(png)], 'a.png');
    const before = await countFiles();
    for (const [file, reason] of [
      [new File([Buffer.from(pdfWith('/OpenAction 3 0 R'))], 'a.pdf'), 'active'],
      [new File(['GIF89a'], 'a.gif'), 'type'],
      [new File([Buffer.from(png)], 'a.jpg'), 'type'],
      [new File([new Uint8Array(10_485_761)], 'a.png'), 'type'],
    ] as const)
      expect(await refused(opened({}, { file1: good, file2: file }))).toMatchObject({
        status: 409,
        code: 'attachment-refused',
        parameters: { file: 2, reason },
      });
    expect(await countFiles()).toBe(before);
  });
  const countFiles = async () =>
    (
      await host.database.db
        .selectFrom('thread_file')
        .select((all) => all.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count;

  it('take the file of 10,485,760 bytes over HTTP, and refuse one more by its size (THR-12)', async () => {
    const head = Buffer.from(pdfWith(''));
    const at = head.indexOf('xref');
    const sized = (size: number) =>
      new File(
        [head.subarray(0, at), Buffer.alloc(size - head.length, 0x20), head.subarray(at)],
        'a.pdf',
      );
    await replied(opened({}, { file1: sized(10_485_760) }));
    expect(await refused(opened({}, { file1: sized(10_485_761) }))).toMatchObject({
      code: 'attachment-refused',
      parameters: { file: 1, reason: 'size' },
    });
  });

  it('stop taking files when those of a customer weigh too much', async () => {
    const { db } = host.database;
    const { png } = await harmlessFiles();
    await db.updateTable('thread_file').set({ bytes: 104_857_600 }).where('seq', '=', 1).execute();
    const file1 = new File([Buffer.from(png)], 'a.png');
    expect(await refused(opened({}, { file1 }))).toMatchObject({ parameters: { reason: 'quota' } });
    await db.updateTable('thread_file').set({ bytes: 1000 }).execute();
  });

  it('are incidents once something can be wrong, by the table of their states (BEY-37, CALL-137, CALL-138)', async () => {
    expect(await refused(incident('late'))).toMatchObject({
      code: 'incident-not-possible',
      parameters: { reason: 'not-late-yet' },
    });
    const { reasons, guarantee_until } = await replied(
      host.call('listThreadReasons', { params: { orderId: offerOrder } }, by(buyer)),
    );
    expect(reasons.filter(({ possible }) => !possible).map(({ reason }) => reason)).toEqual([
      'late',
    ]);
    expect(guarantee_until?.slice(0, 4)).toBe('2028');
    const { id } = await replied(incident('damaged'));
    expect(await replied(thread(id))).toMatchObject({
      state: 'opened',
      acts: ['write', 'close'],
      holds_statement: true,
    });
    expect((await answer(id, seller, { act: 'reopen' })).status).toBe(409);
    expect((await answer(id, seller, { act: 'resolve' })).status).toBe(400);
    expect((await answer(id, seller, { act: 'refuse' })).status).toBe(200);
    expect(await replied(thread(id))).toMatchObject({ state: 'refused', acts: ['object'] });
    const write = (act: 'write' | 'object' | 'close') =>
      host.call(
        'writeMessage',
        { params: { threadId: id }, body: { message: 'It arrived broken.', act }, files: {} },
        by(buyer),
      );
    expect(await refused(write('write'))).toMatchObject({ code: 'step-not-allowed' });
    await replied(write('object'));
    expect(
      (
        await ask('answerAsStaff', operator(), {
          params: { threadId: id },
          body: { message: 'We pay it back.', act: 'resolve', outcome: 'refund' },
        })
      ).status,
    ).toBe(200);
    expect(await replied(thread(id))).toMatchObject({
      state: 'resolved',
      outcome: 'refund',
      acts: [],
      holds_statement: false,
    });
    later();
    const reopened = await ask('answerAsStaff', operator(), {
      params: { threadId: id },
      body: { message: 'We look at it again.', act: 'reopen' },
    });
    expect(reopened.status).toBe(200);
    expect(await replied(thread(id))).toMatchObject({
      state: 'opened',
      outcome: null,
      // Nobody would be told otherwise that somebody has to decide.
      awaits_answer: true,
    });
    const { incidents } = await replied(
      host.call('listIncidents', { params: { orderId: offerOrder } }, by(buyer)),
    );
    expect(incidents.map((one) => one.id)).toContain(id);
  });

  it('end with the guarantee of the market (BEY-37)', async () => {
    const { db } = host.database;
    const received = db.updateTable('order_status').where('order_number', '=', ownOrder);
    await received.set({ at: '2024-11-20T12:00:00.000Z' }).execute();
    await replied(incident('guarantee', ownOrder));
    await received.set({ at: '2024-11-19T12:00:00.000Z' }).execute();
    expect(await refused(incident('guarantee', ownOrder))).toMatchObject({
      code: 'incident-not-possible',
      parameters: { reason: 'guarantee-over', guaranteeUntil: '2026-11-19' },
    });
  });

  it('that nobody answered in two working days are shown as such, and staff are told once', async () => {
    const then = host.clock.now;
    const { id } = await replied(opened({ subject: 'Hello' }, {}, ownOrder));
    await host.host.followMessages();
    // Asked on a Friday: Tuesday is in time.
    host.clock.now = laterBy(then, 4 * DAY_MS);
    await host.host.followMessages();
    const overdue = async () =>
      JSON.parse((await ask('readDeskThread', operator(), { params: { threadId: id } })).body)
        .overdue;
    expect(await overdue()).toBe(false);
    host.clock.now = laterBy(then, 5 * DAY_MS);
    await host.host.followMessages();
    await host.host.followMessages();
    expect(await overdue()).toBe(true);
    await host.host.sendDueMails();
    const told = host.mails.filter(
      ({ id: mail, mail: { to } }) => mail.includes(id) && to.endsWith('@staff.example'),
    );
    expect(told.map(({ mail }) => mail.to)).toEqual(['customer-service@staff.example']);
    host.clock.now = then;
  });

  it('go with their account, but for what an incident was about; their files are removed', async () => {
    const { png } = await harmlessFiles();
    const canary = (name: string) => new File([Buffer.from(png)], name);
    const { id } = await replied(opened({}, { file1: canary('canary.png') }));
    await answer(id, seller, {}, { file1: canary('answered-canary.png') });
    const { db } = host.database;
    const stored = await db
      .selectFrom('thread_file')
      .select('file')
      .where('name', 'like', '%canary.png')
      .execute();
    expect(stored).toHaveLength(2);
    const { messageData } = await import('./personal-data.ts');
    const subject = { market: market.id, customerId: buyer.id, provenEmail: undefined };
    const exported = new Map<string, string>();
    for await (const { table, rows } of messageData.export(db, subject))
      if (rows.length > 0) exported.set(table, JSON.stringify(rows));
    expect([...exported.keys()]).toEqual(['message_thread', 'thread_message', 'thread_file']);
    // What sellers sent to them is theirs as well, but not who wrote it.
    expect(exported.get('thread_file')).toContain('answered-canary.png');
    expect([...exported.values()].join()).not.toMatch(/written_by|vendor-one\.example/);
    await withTx(db, (tx) => messageData.erase(tx, subject));
    await host.host.followMessages();
    for (const { file } of stored) expect(await host.host.files.get(file)).toBeUndefined();
    expect(await countFiles()).toBe(0);
    const left = await db
      .selectFrom('message_thread')
      .select(['kind', 'subject', 'customer_id'])
      .execute();
    expect(new Set(left.map((row) => JSON.stringify(row)))).toEqual(
      new Set([JSON.stringify({ kind: 'incident', subject: '', customer_id: null })]),
    );
  });
});

describe('people of sellers', () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost('pglite');
  });
  afterAll(() => host.close());

  const post = async (name: CallName, body: object, token?: string, params: object = {}) => {
    const answer = await host.app.inject({
      method: callOf(name).method,
      url: callPath(callOf(name), { unit: 'pl', params }),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      payload: body,
    });
    return { status: answer.statusCode, body: answer.json<Record<string, string>>() };
  };
  const invite = (email: string, vendor = 'V1') =>
    post('inviteSeller', { email, name: 'Anna', vendor }, host.secrets.staffCredential);
  const PASSWORD = 'Seller-2026!';

  it('need an invitation, which works once and for a week', async () => {
    expect((await invite('a@seller.example', 'none')).status).toBe(404);
    const first = await invite('a@seller.example');
    const second = await invite('a@seller.example');
    const accept = (token: string, password = PASSWORD) =>
      post('acceptSellerInvitation', { token, password });
    expect((await accept(first.body['token'] ?? '')).status).toBe(404);
    expect((await accept(second.body['token'] ?? '', 'short')).status).toBe(400);
    expect((await accept(second.body['token'] ?? '')).status).toBe(200);
    expect((await accept(second.body['token'] ?? '')).status).toBe(404);
    expect((await invite('a@seller.example')).status).toBe(409);
    const late = await invite('late@seller.example');
    const then = host.clock.now;
    host.clock.now = laterBy(then, 7 * DAY_MS);
    expect((await accept(late.body['token'] ?? '')).status).toBe(410);
    host.clock.now = then;
  });

  it('get the token by a mail that is due as long as it works', async () => {
    const { body } = await invite('Mailed@seller.example');
    const replaced = await invite('mailed@seller.example');
    await host.host.sendDueMails();
    const mails = host.mails.filter(({ mail }) => mail.to === 'mailed@seller.example');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.mail.text).toContain(replaced.body['token']);
    expect(mails[0]?.mail.text).not.toContain(body['token']);
    const jobs = await host.database.db.selectFrom('job').selectAll().execute();
    expect(JSON.stringify(jobs)).not.toContain(replaced.body['token']);
  });

  it('have one account by their address, whatever its letter case and however often invited', async () => {
    const email = 'Twice@Seller.example';
    const { body: first } = await invite(email);
    // The invitation of somebody who accepts another one in the same moment.
    const { db } = host.database;
    const invitation = await db
      .selectFrom('seller_invitation')
      .selectAll()
      .where('email', '=', email.toLowerCase())
      .executeTakeFirstOrThrow();
    const accept = (token: string) => post('acceptSellerInvitation', { token, password: PASSWORD });
    const { status, body } = await accept(first['token'] ?? '');
    expect(status).toBe(200);
    await db
      .insertInto('seller_invitation')
      .values({ ...invitation, hash: hashOfToken('another') })
      .execute();
    expect((await accept('another')).status).toBe(404);
    const account = { bu: 'pl', email, password: PASSWORD, totpSecret: body['totp_secret'] ?? '' };
    expect(await sellerToken(host, account)).toMatch(/\w/);
    const remove = () =>
      post('removeSeller', {}, host.secrets.staffCredential, { email: email.toUpperCase() });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
  });

  it('of a seller that trades no more have no access and get no mails', async () => {
    const account = await newSeller(host, { email: 'closed@seller.example' });
    const token = await sellerToken(host, account);
    const { db } = host.database;
    const vendor = db.updateTable('vendor').where('market', '=', 'pl').where('code', '=', 'V1');
    await vendor.set({ status: 'CLOSED' }).execute();
    const list = await host.app.inject({
      method: 'GET',
      url: '/pl/sellers/threads',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(list.statusCode).toBe(401);
    expect((await invite('new@seller.example')).status).toBe(404);
    expect(await peopleOfSeller(db, 'pl', 'V1')).toEqual([]);
    host.clock.now = laterBy(host.clock.now, 60_000);
    expect(await sellerToken(host, account).catch(() => 'refused')).toBe('refused');
    await vendor.set({ status: 'ACTIVE' }).execute();
    host.clock.now = laterBy(host.clock.now, 60_000);
    expect(await sellerToken(host, account)).toMatch(/\w/);
  });

  it('sign in with a code that works once, in their market only, until staff end it', async () => {
    const account = await newSeller(host, { email: 'b@seller.example' });
    const token = await sellerToken(host, account);
    expect((await post('signSellerIn', { ...account, code: '000000' })).status).toBe(401);
    const again = await sellerToken(host, account).catch(() => 'refused');
    expect(again).toBe('refused');
    const list = (bu: string) =>
      host.app.inject({
        method: 'GET',
        url: `/${bu}/sellers/threads`,
        headers: { authorization: `Bearer ${token}` },
      });
    expect([(await list('pl')).statusCode, (await list('es')).statusCode]).toEqual([200, 401]);
    await post('removeSeller', {}, host.secrets.staffCredential, { email: account.email });
    expect((await list('pl')).statusCode).toBe(401);
  });
});
