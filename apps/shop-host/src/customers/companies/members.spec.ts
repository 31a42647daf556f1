import { setTimeout as sleep } from 'node:timers/promises';
import type { CompanyRole } from '@materia/domain-customer';
import { markets } from '@materia/market-all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advance } from '../../desk/staff/advance.ts';
import { withTx } from '../../platform/database/with-tx.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { ENGINES } from '../../testing/database.ts';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';
import {
  buyerAtCheckout,
  newShopper,
  PASSWORD,
  placed,
  type Shopper,
} from '../../testing/shoppers.ts';
import { deleteMember, lockCompany } from './members-repository.ts';

const DAY = 86_400_000;
const [poland] = markets;

describe.each(ENGINES)('companies and their members on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  afterAll(() => host.close());

  const firm = () => newShopper(host, { tax: '5260250274' });
  const mine = async (shopper: Shopper) =>
    (await replied(host.call('readMyCompany', {}, shopper))).company;
  const open = async (shopper: Shopper) =>
    (await replied(host.call('openMyCompany', {}, shopper))).company?.legal_entity_id ?? '';
  const invite = (by: Shopper, legalEntityId: string, email: string, role: CompanyRole) =>
    host.call('inviteMember', { params: { legalEntityId }, body: { email, role } }, by);
  /** The token in the last mail to an address. */
  const invited = async (email: string): Promise<string> => {
    await host.host.sendDueMails();
    const text = host.mails.findLast(({ mail }) => mail.to === email)?.mail.text ?? '';
    return /https:\/\/pl\.shop\.example\/\S*\/([\w-]{32})/.exec(text)?.[1] ?? '';
  };
  const accept = (token: string, shopper: Shopper) =>
    host.call('acceptInvitation', { body: { token } }, shopper);
  const join = async (by: Shopper, legalEntityId: string, role: CompanyRole): Promise<Shopper> => {
    const shopper = await newShopper(host);
    await replied(invite(by, legalEntityId, shopper.email, role));
    await replied(accept(await invited(shopper.email), shopper));
    return shopper;
  };
  const ordersOf = (legalEntityId: string, shopper: Shopper) =>
    host.call('listCompanyOrders', { params: { legalEntityId }, query: {} }, shopper);

  it('open for firms, not for private persons; the number alone opens nothing (ROL-03, BEY-43)', async () => {
    const person = await newShopper(host);
    expect(await refused(host.call('openMyCompany', {}, person))).toMatchObject({
      code: 'forbidden',
    });
    const [one, same] = [await firm(), await firm()];
    const [company, other] = [await open(one), await open(same)];
    expect(company).not.toBe(other);
    expect(await refused(ordersOf(company, same))).toMatchObject({ code: 'not-found' });
    expect(await refused(host.call('openMyCompany', {}, one))).toMatchObject({
      code: 'already-member',
    });
  });

  it('take the orders that the firm placed before, and those of their buyers from then on (ROL-09)', async () => {
    const founder = await firm();
    const before = await placed(host, await buyerAtCheckout(host, undefined, founder));
    const company = await open(founder);
    const buyer = await join(founder, company, 'buyer');
    const accountant = await join(founder, company, 'accountant');
    const byBuyer = await placed(host, await buyerAtCheckout(host, undefined, buyer));
    const own = await placed(host, await buyerAtCheckout(host, undefined, accountant));
    const numbers = (await replied(ordersOf(company, founder))).orders.map(
      ({ externalId }) => externalId,
    );
    expect(numbers.toSorted()).toEqual([before, byBuyer].toSorted());
    expect(numbers).not.toContain(own);
    const read = (shopper: Shopper) =>
      host.call(
        'readCompanyOrder',
        { params: { legalEntityId: company, orderId: byBuyer } },
        shopper,
      );
    expect(await replied(read(founder))).toMatchObject({ externalId: byBuyer });
    expect(await refused(read(accountant))).toMatchObject({ code: 'forbidden' });
  });

  it('invite a mailbox by a link that works once, for a week, and for its account only (BEY-43)', async () => {
    const founder = await firm();
    const company = await open(founder);
    const [guest, stranger] = [await newShopper(host), await newShopper(host)];
    await replied(invite(founder, company, guest.email, 'accountant'));
    const token = await invited(guest.email);
    expect(await replied(host.call('readInvitation', { body: { token } }))).toMatchObject({
      role: 'accountant',
      email: guest.email,
    });
    expect(await refused(accept(token, stranger))).toMatchObject({ code: 'forbidden' });
    expect(await replied(accept(token, guest))).toMatchObject({
      company: { legal_entity_id: company, role: 'accountant', members: [], invitations: [] },
    });
    expect(await refused(accept(token, guest))).toMatchObject({ code: 'not-found' });

    const late = await newShopper(host);
    await replied(invite(founder, company, late.email, 'buyer'));
    const old = await invited(late.email);
    host.clock.now = laterBy(host.clock.now, 7 * DAY);
    const fresh = { ...late, token: (await signedIn(late)).token };
    expect(await refused(accept(old, fresh))).toMatchObject({ code: 'not-found' });
  });

  const signedIn = async (shopper: Shopper): Promise<Shopper> => {
    const tokens = await replied(
      host.call('signIn', { body: { username: shopper.email, password: PASSWORD } }),
    );
    return { ...shopper, token: tokens.jwtToken };
  };

  it('withdraw invitations; a newer one replaces an older (BEY-43)', async () => {
    const founder = await firm();
    const company = await open(founder);
    const guest = await newShopper(host);
    await replied(invite(founder, company, guest.email, 'buyer'));
    const first = await invited(guest.email);
    await replied(invite(founder, company, guest.email, 'accountant'));
    const second = await invited(guest.email);
    expect(second).not.toBe(first);
    expect(await refused(accept(first, guest))).toMatchObject({ code: 'not-found' });
    const [invitation] = (await mine(founder))?.invitations ?? [];
    const params = { legalEntityId: company, invitationId: invitation?.id ?? '' };
    await replied(host.call('withdrawInvitation', { params }, founder));
    expect(await refused(accept(second, guest))).toMatchObject({ code: 'not-found' });
    expect((await mine(founder))?.invitations).toEqual([]);
  });

  it('change and remove members, who may leave; the last administrator stays (BEY-43)', async () => {
    const founder = await firm();
    const company = await open(founder);
    const buyer = await join(founder, company, 'buyer');
    const of = (customerId: string) => ({ legalEntityId: company, customerId });
    const leave = (shopper: Shopper) =>
      host.call('removeMember', { params: of(shopper.id) }, shopper);
    expect(await refused(leave(founder))).toMatchObject({ code: 'last-administrator' });
    const demoted = { params: of(founder.id), body: { role: 'buyer' as const } };
    expect(await refused(host.call('changeMember', demoted, founder))).toMatchObject({
      code: 'last-administrator',
    });
    await replied(
      host.call('changeMember', { params: of(buyer.id), body: { role: 'administrator' } }, founder),
    );
    expect((await mine(buyer))?.members.map(({ role }) => role)).toEqual([
      'administrator',
      'administrator',
    ]);
    expect((await replied(leave(founder))).company).toBeNull();
    expect(await refused(ordersOf(company, founder))).toMatchObject({ code: 'not-found' });
    expect(await refused(leave(buyer))).toMatchObject({ code: 'last-administrator' });
  });

  it('may leave once the last administrator is erased; the company goes with the last of them (BEY-22, BEY-43)', async () => {
    const founder = await firm();
    const company = await open(founder);
    const buyer = await join(founder, company, 'buyer');
    const guest = await newShopper(host);
    await replied(invite(founder, company, guest.email, 'buyer'));
    const token = await invited(guest.email);
    const remains = async () =>
      (await host.database.db.selectFrom('legal_entity').select('id').execute()).some(
        ({ id }) => id === company,
      );
    await replied(host.call('eraseMyData', { body: { password: PASSWORD } }, founder));
    expect(await mine(buyer)).toMatchObject({ legal_entity_id: company, role: 'buyer' });
    const leaving = { params: { legalEntityId: company, customerId: buyer.id } };
    expect((await replied(host.call('removeMember', leaving, buyer))).company).toBeNull();
    expect(await refused(accept(token, guest))).toMatchObject({ code: 'not-found' });
    expect(await remains()).toBe(false);
  });

  it('leave their company its orders, but no invitation, when the last of them is erased (BEY-22)', async () => {
    const founder = await firm();
    const company = await open(founder);
    const guest = await newShopper(host);
    await replied(invite(founder, company, guest.email, 'administrator'));
    const token = await invited(guest.email);
    const number = await placed(host, await buyerAtCheckout(host, undefined, founder));
    for (const status of ['IN_PREPARATION', 'READY', 'INVOICED'])
      await advance(host.database.db, poland, number, status, host.clock.now);
    await replied(host.call('eraseMyData', { body: { password: PASSWORD } }, founder));
    expect(await refused(accept(token, guest))).toMatchObject({ code: 'not-found' });
    const order = await host.database.db
      .selectFrom('orders')
      .select(['customer_id', 'legal_entity_id'])
      .where('number', '=', number)
      .executeTakeFirst();
    expect(order).toEqual({ customer_id: null, legal_entity_id: company });
  });

  it.runIf(engine === 'postgres')(
    'cannot invite once they are removed, not even with a call that waited meanwhile (BEY-43)',
    async () => {
      const founder = await firm();
      const company = await open(founder);
      await join(founder, company, 'administrator');
      const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const removing = withTx(host.database.db, async (tx) => {
        await lockCompany(tx, 'pl', company);
        await deleteMember(tx, 'pl', founder.id);
        locked.resolve();
        await released.promise;
      });
      await locked.promise;
      const inviting = invite(founder, company, 'late@shop.example', 'administrator');
      await Promise.race([inviting, sleep(500)]);
      released.resolve();
      await removing;
      expect(await refused(inviting)).toMatchObject({ code: 'not-found' });
    },
  );

  it('show members and invitations to administrators only', async () => {
    const founder = await firm();
    const company = await open(founder);
    const buyer = await join(founder, company, 'buyer');
    expect(await mine(buyer)).toMatchObject({ role: 'buyer', members: [], invitations: [] });
    expect((await mine(founder))?.members).toHaveLength(2);
  });

  it('send three mails a day to one mailbox', async () => {
    const founder = await firm();
    const company = await open(founder);
    const outcomes: number[] = [];
    for (let time = 0; time < 4; time += 1)
      outcomes.push((await invite(founder, company, 'flood@shop.example', 'buyer')).status);
    expect(outcomes).toEqual([200, 200, 200, 429]);
  });
});
