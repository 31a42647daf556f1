import { COMPANY_ROLES, type CompanyRole } from '@materia/domain-customer';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENGINES } from '../database.ts';
import { openTestHost, replied, type TestHost } from '../host.ts';
import { buyerAtCheckout, fromAnywhere, newShopper, placed, type Shopper } from '../shoppers.ts';
import { type CompanyCall, COMPANY_CALLS, companyInput } from './company-calls.ts';

type Member = CompanyRole | 'former member' | 'member of another company' | 'nobody';
const MEMBERS: readonly Member[] = [
  ...COMPANY_ROLES,
  'former member',
  'member of another company',
  'nobody',
];

/** What each caller gets. A stranger cannot tell the company from a missing one. */
const OUTCOMES: Readonly<Record<CompanyCall, Readonly<Record<CompanyRole, string>>>> = {
  listCompanyOrders: { buyer: 'opens', accountant: 'forbidden', administrator: 'opens' },
  readCompanyOrder: { buyer: 'opens', accountant: 'forbidden', administrator: 'opens' },
  readCompanyOfferOrder: {
    buyer: 'not-found',
    accountant: 'forbidden',
    administrator: 'not-found',
  },
  listCompanyInvoices: { buyer: 'opens', accountant: 'opens', administrator: 'opens' },
  readCompanyInvoiceTable: { buyer: 'opens', accountant: 'opens', administrator: 'opens' },
  readCompanyInvoiceArchive: { buyer: 'opens', accountant: 'opens', administrator: 'opens' },
  readCompanyInvoiceOfOrder: {
    buyer: 'not-found',
    accountant: 'not-found',
    administrator: 'not-found',
  },
  listCompanyReceipts: { buyer: 'opens', accountant: 'opens', administrator: 'opens' },
  readCompanyReceipt: { buyer: 'not-found', accountant: 'not-found', administrator: 'not-found' },
  inviteMember: { buyer: 'forbidden', accountant: 'forbidden', administrator: 'opens' },
  changeMember: { buyer: 'forbidden', accountant: 'forbidden', administrator: 'opens' },
  removeMember: { buyer: 'forbidden', accountant: 'forbidden', administrator: 'opens' },
  setApprovalLimit: { buyer: 'forbidden', accountant: 'forbidden', administrator: 'opens' },
  listCompanyApprovals: { buyer: 'forbidden', accountant: 'forbidden', administrator: 'opens' },
  readCompanyApproval: { buyer: 'forbidden', accountant: 'forbidden', administrator: 'not-found' },
  orderApproval: { buyer: 'forbidden', accountant: 'forbidden', administrator: 'not-found' },
  refuseApproval: { buyer: 'forbidden', accountant: 'forbidden', administrator: 'not-found' },
  withdrawInvitation: { buyer: 'forbidden', accountant: 'forbidden', administrator: 'not-found' },
};

describe.each(ENGINES)('the company’s roles in the access matrix on %s', (engine) => {
  let host: TestHost;
  let founder: Shopper;
  let legalEntityId: string;
  let orderId: string;
  beforeAll(async () => {
    host = await openTestHost(engine);
    founder = await firm();
    legalEntityId = await companyOf(founder);
    orderId = await placed(host, await buyerAtCheckout(host, undefined, founder));
  });
  afterAll(() => host.close());
  beforeEach(async () => {
    await sql`delete from company_member where legal_entity_id = ${legalEntityId} and customer_id <> ${founder.id}`.execute(
      host.database.db,
    );
  });

  const firm = (): Promise<Shopper> => newShopper(host, { tax: '5260250274' });
  const companyOf = async (shopper: Shopper): Promise<string> => {
    const { company } = await replied(host.call('openMyCompany', {}, shopper));
    return company?.legal_entity_id ?? '';
  };
  const joined = async (shopper: Shopper, role: CompanyRole): Promise<Shopper> => {
    await sql`insert into company_member (market, customer_id, legal_entity_id, role, since) values ('pl', ${shopper.id}, ${legalEntityId}, ${role}, ${host.clock.now})`.execute(
      host.database.db,
    );
    return shopper;
  };
  const callerOf = async (member: Member): Promise<Shopper> => {
    const shopper = await firm();
    switch (member) {
      case 'nobody':
        return shopper;
      case 'member of another company':
        await companyOf(shopper);
        return shopper;
      case 'former member': {
        await joined(shopper, 'administrator');
        const params = { legalEntityId, customerId: shopper.id };
        await replied(host.call('removeMember', { params }, shopper));
        return shopper;
      }
      default:
        return joined(shopper, member);
    }
  };

  describe.each(COMPANY_CALLS)('%s', (name) => {
    it.each(MEMBERS)('by %s (ROL-08, ROL-09, BEY-43)', async (member) => {
      const caller = await callerOf(member);
      const memberId = (await joined(await newShopper(host), 'buyer')).id;
      const answer = await host.call(
        name,
        companyInput(name, { legalEntityId, orderId, memberId }),
        { ...caller, headers: fromAnywhere(host) },
      );
      const expected =
        member === 'buyer' || member === 'accountant' || member === 'administrator'
          ? OUTCOMES[name][member]
          : 'not-found';
      expect('refusal' in answer ? answer.refusal.code : 'opens').toBe(expected);
    });
  });
});
