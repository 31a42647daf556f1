import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markets } from '@materia/market-all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailTemplates } from '../../mail-templates.ts';
import { laterBy } from '../process/instants.ts';
import { HAS_POSTGRES } from '../../testing/database.ts';
import { FRIDAY_MORNING, openTestHost, type TestHost } from '../../testing/host.ts';
import { buyerAtCheckout, placed } from '../../testing/shoppers.ts';
import { folderSender, type MailSender } from './mail-sender.ts';
import { emptyOutbox } from './outbox.ts';

describe('the outbox', () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(HAS_POSTGRES ? 'postgres' : 'pglite');
  });
  afterAll(() => host.close());
  const options = (send: MailSender, now: string) => ({
    db: host.database.db,
    templates: mailTemplates,
    send,
    marketById: (id: string) => markets.find((market) => market.id === id),
    shopOrigin: () => 'https://shop.example',
    now: () => now,
    onFailure: () => undefined,
  });

  it('retries a mail that could not be handed over, with the same id', async () => {
    const number = await placed(host, await buyerAtCheckout(host));
    const tried: string[] = [];
    const failing = async (id: string): Promise<void> => {
      tried.push(id);
      throw new Error('no mail server');
    };
    await emptyOutbox(options(failing, FRIDAY_MORNING));
    await emptyOutbox(options(failing, laterBy(FRIDAY_MORNING, 5000)));
    expect(tried).toEqual([`pl-${number}-order-confirmation`]);
    const sent: string[] = [];
    await emptyOutbox(options(async (id) => void sent.push(id), laterBy(FRIDAY_MORNING, 60_000)));
    expect(sent).toEqual(tried);
  });

  it('ends each mail with the company’s name, address and contact (BEY-19)', async () => {
    await placed(host, await buyerAtCheckout(host));
    const texts: string[] = [];
    await emptyOutbox(options(async (_id, { text }) => void texts.push(text), FRIDAY_MORNING));
    const { legalName, street, email, phone } = markets[0].company;
    for (const part of [legalName, street, email, phone]) expect(texts[0]).toContain(part);
  });

  it('sends each mail once when two hosts share one outbox', async () => {
    const numbers: string[] = [];
    for (let at = 0; at < 6; at += 1) numbers.push(await placed(host, await buyerAtCheckout(host)));
    const sent: string[] = [];
    const work = () => emptyOutbox(options(async (id) => void sent.push(id), FRIDAY_MORNING));
    await Promise.all([work(), work(), work()]);
    expect(sent.toSorted()).toEqual(
      numbers.map((number) => `pl-${number}-order-confirmation`).toSorted(),
    );
  });

  it('writes a mail to the folder without a mail server, with all its characters intact', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'materia-mail-'));
    await folderSender(folder, 'shop@materia.example')('one', {
      to: 'ana@shop.example',
      subject: 'Zamówienie',
      text: 'Dziękujemy – łódź\n',
    });
    expect(await readdir(folder)).toEqual(['one.eml']);
    expect(await readFile(join(folder, 'one.eml'), 'utf8')).toMatch(/^To: ana@shop\.example\r$/m);
    await rm(folder, { recursive: true, force: true });
  });
});
