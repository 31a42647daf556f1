import { markets } from '@materia/market-all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addDemoAccounts } from '../testing/demo-accounts.ts';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '../testing/demo-secrets.ts';
import { addStaff } from '../testing/console.ts';
import { FRIDAY_MORNING, openTestHost, type TestHost } from '../testing/host.ts';
import { sellerToken } from '../testing/sellers.ts';
import { demoPasswordHash } from './demo-password.ts';
import { endDemoAccounts } from './end-demo-accounts.ts';
import { createDemoSeller, demoSeller } from './sellers.ts';

const [market] = markets;
const list = z.object({
  threads: z.array(
    z.object({
      reason: z.string(),
      awaits_answer: z.boolean(),
      overdue: z.boolean(),
      state: z.string().nullable(),
    }),
  ),
});

describe('the demo seller', () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost('pglite');
    await addStaff(host);
    // Twice: each start of the demo does it again.
    await addDemoAccounts(host, market);
    await addDemoAccounts(host, market);
    const { db } = host.database;
    const passwordHash = await demoPasswordHash(db, host.host.passwords, DEMO_PASSWORD);
    const proof = { passwordHash, totpSecret: DEMO_TOTP_SECRET, now: FRIDAY_MORNING };
    await createDemoSeller(db, host.host.sellerSeals, market.id, proof);
    await createDemoSeller(db, host.host.sellerSeals, market.id, proof);
  });
  afterAll(() => host.close());

  const signIn = () =>
    sellerToken(host, {
      bu: market.id,
      email: demoSeller(market.id),
      password: DEMO_PASSWORD,
      totpSecret: DEMO_TOTP_SECRET,
    });

  it('has a message that was not answered in time, a report of damage, and one that was answered', async () => {
    const answer = await host.app.inject({
      method: 'GET',
      url: `/${market.id}/sellers/threads`,
      headers: { authorization: `Bearer ${await signIn()}` },
    });
    expect(list.parse(answer.json()).threads).toEqual([
      { reason: 'product', awaits_answer: true, overdue: true, state: null },
      { reason: 'damaged', awaits_answer: true, overdue: false, state: 'opened' },
      { reason: 'delivery', awaits_answer: false, overdue: false, state: null },
    ]);
    await host.host.followMessages();
    await host.host.sendDueMails();
    expect(host.mails.map(({ mail }) => mail.to)).toEqual(['customer-service@staff.example']);
  });

  it('is gone where others can reach the shop', async () => {
    await endDemoAccounts(host.database.db, markets, host.host.passwords, FRIDAY_MORNING);
    host.clock.now = new Date(Date.parse(FRIDAY_MORNING) + 60_000).toISOString();
    expect(await signIn().catch(() => 'refused')).toBe('refused');
  });
});
