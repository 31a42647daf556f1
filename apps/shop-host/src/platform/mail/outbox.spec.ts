import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markets } from '@materia/market-all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAIL_KINDS, mailTemplates } from '../../mail-templates.ts';
import { laterBy } from '../process/instants.ts';
import { HAS_POSTGRES } from '../../testing/database.ts';
import { FRIDAY_MORNING, openTestHost, type TestHost } from '../../testing/host.ts';
import { buyerAtCheckout, placed } from '../../testing/shoppers.ts';
import { mailboxLinks } from '../../customers/mailbox/mailbox-links.ts';
import { guestLinks } from '../../selling/purchases/guest-links.ts';
import { orderPages } from '../../selling/orders/order-pages.ts';
import { returnTokens } from '../../selling/purchases/return-tokens.ts';
import { sealedTexts } from '../../desk/console/sealed-text.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { folderSender, type MailSender } from './mail-sender.ts';
import type { Mail } from './mail-template.ts';
import { emptyOutbox } from './outbox.ts';

describe('the outbox', () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(HAS_POSTGRES ? 'postgres' : 'pglite');
  });
  afterAll(() => host.close());
  const options = (send: MailSender, now: string) => ({
    db: host.database.db,
    kinds: MAIL_KINDS,
    templates: mailTemplates(
      orderPages({
        links: guestLinks(host.secrets, () => undefined),
        tokens: returnTokens(host.secrets),
      }),
      mailboxLinks(host.secrets),
      sealedTexts(host.secrets, 'seller-second-factor'),
    ),
    send,
    markets,
    shopOrigin: () => 'https://shop.example',
    now: () => now,
    onFailure: (error: unknown) => void failures.push(String(error)),
    onUnserved: () => undefined,
  });
  const failures: string[] = [];

  const ofOrders = (ids: readonly string[]): readonly string[] =>
    ids.filter((id) => id.endsWith('-order-confirmation'));

  it('retries a mail that could not be handed over, with the same id', async () => {
    const number = await placed(host, await buyerAtCheckout(host));
    const tried: string[] = [];
    const failing = async (id: string): Promise<void> => {
      tried.push(id);
      throw new Error('no mail server');
    };
    await emptyOutbox(options(failing, FRIDAY_MORNING));
    await emptyOutbox(options(failing, laterBy(FRIDAY_MORNING, 5000)));
    expect(ofOrders(tried)).toEqual([`pl-${number}-order-confirmation`]);
    const sent: string[] = [];
    await emptyOutbox(options(async (id) => void sent.push(id), laterBy(FRIDAY_MORNING, 60_000)));
    expect(sent).toEqual(tried);
  });

  it.each([
    [
      'of a kind that no template writes',
      'order-confirmaton',
      { number: '1' },
      /order-confirmaton/,
    ],
    ['without what its template needs', 'order-confirmation', { order: '1' }, /number/],
  ])(
    'keeps and reports a mail %s, so that none that the law requires is lost',
    async (_case, kind, payload, reason) => {
      await host.database.db
        .insertInto('job')
        .values({
          lane: 'mail',
          kind,
          market: 'pl',
          payload: JSON.stringify(payload),
          created_at: FRIDAY_MORNING,
          due_at: FRIDAY_MORNING,
        })
        .execute();
      failures.length = 0;
      const mails = host.database.db.selectFrom('job').where('kind', '=', kind);
      for (const [times, at] of [
        [1, FRIDAY_MORNING],
        [2, laterBy(FRIDAY_MORNING, 60_000)],
      ] as const) {
        await emptyOutbox(options(async () => undefined, at));
        expect(failures).toHaveLength(times);
        expect(failures.at(-1)).toMatch(reason);
        expect(await mails.select('attempts').execute()).toEqual([{ attempts: times }]);
      }
      await host.database.db.deleteFrom('job').where('kind', '=', kind).execute();
    },
  );

  it('takes only mails that somebody writes, with what they need', () => {
    type Entry = Parameters<typeof enqueueMail>[1];
    const entry = { market: 'pl', now: FRIDAY_MORNING };
    const entries: readonly Entry[] = [
      { ...entry, kind: 'order-confirmation', payload: { number: '1' } },
      // @ts-expect-error a typing error
      { ...entry, kind: 'order-confirmaton', payload: { number: '1' } },
      // @ts-expect-error an order has a number
      { ...entry, kind: 'order-confirmation', payload: { order: '1' } },
      // @ts-expect-error an attempt has an id
      { ...entry, kind: 'payment-refused', payload: { number: '1' } },
    ];
    expect(entries.map(({ kind }) => kind in MAIL_KINDS)).toEqual([true, false, true, true]);
  });

  it('ends each mail with the company’s name, address and contact (BEY-19)', async () => {
    await placed(host, await buyerAtCheckout(host));
    const mails: Mail[] = [];
    await emptyOutbox(options(async (_id, mail) => void mails.push(mail), FRIDAY_MORNING));
    const { legalName, street, email, phone } = markets[0].company;
    expect(mails).toHaveLength(2);
    for (const { text, html } of mails)
      for (const part of [legalName, street, email, phone])
        expect([text, html]).toEqual([
          expect.stringContaining(part),
          expect.stringContaining(part),
        ]);
  });

  it('sends each mail once when two hosts share one outbox', async () => {
    const numbers: string[] = [];
    for (let at = 0; at < 6; at += 1) numbers.push(await placed(host, await buyerAtCheckout(host)));
    const sent: string[] = [];
    const work = () => emptyOutbox(options(async (id) => void sent.push(id), FRIDAY_MORNING));
    await Promise.all([work(), work(), work()]);
    expect(ofOrders(sent).toSorted()).toEqual(
      numbers.map((number) => `pl-${number}-order-confirmation`).toSorted(),
    );
  });

  it('writes a mail to the folder without a mail server, with all its characters intact', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'materia-mail-'));
    await folderSender(folder, 'shop@materia.example')('one', {
      to: 'ana@shop.example',
      subject: 'Zamówienie',
      text: 'Dziękujemy – łódź\n',
      html: '<p>Dziękujemy – łódź</p>',
    });
    expect(await readdir(folder)).toEqual(['one.eml']);
    const written = await readFile(join(folder, 'one.eml'), 'utf8');
    for (const line of [
      /^To: ana@shop\.example\r$/m,
      /^Auto-Submitted: auto-generated\r$/m,
      /^Content-Type: text\/plain; charset=utf-8\r$/m,
      /^Content-Type: text\/html; charset=utf-8\r$/m,
    ])
      expect(written).toMatch(line);
    await rm(folder, { recursive: true, force: true });
  });
});
