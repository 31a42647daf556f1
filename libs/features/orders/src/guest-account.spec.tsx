import { anOrder, type MockRequest, type MockResponses, mockHost } from '@materia/api-mocks';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, guestReference, outcomeOf, posted } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { changeGuestOrder, loadGuestOrder } from './guest-order.loader.ts';
import { GuestOrderView } from './GuestOrderView.tsx';

const LINK = 'a.b.c';
const PASSWORD = 'Trudne#Haslo1';

describe.each(markets.map((market) => [market.id, market] as const))(
  'an account of a guest’s purchase in %s',
  (_, market) => {
    const visit = (answers: Partial<MockResponses> = {}) => {
      const asked: MockRequest[] = [];
      const { context, shop } = aVisit(
        market,
        mockHost({
          readGuestOrders: () => ({
            reply: {
              orders: [anOrder({ currency: market.currency })],
              in_account: false,
            },
          }),
          openGuestAccount: (request) => {
            asked.push(request);
            return { reply: { order_id: 'o-1' } };
          },
          ...answers,
        }),
      );
      const params = { link: shop.session.keepGuestLink(LINK) };
      const send = (fields: Readonly<Record<string, string>>) =>
        outcomeOf(() =>
          changeGuestOrder({ context, params, request: posted({ intent: 'account', ...fields }) }),
        );
      const open = async () =>
        (await loadGuestOrder({ context, params, url: new URL('http://shop.test/order') })).data;
      return { asked, send, open };
    };
    const texts = market.texts;

    it('asks for a password and the terms only, and leads to the order in the account (IDT-03, IDT-04)', async () => {
      const { asked, send, open } = visit();
      const html = draw(<GuestOrderView facts={await open()} />, market);
      const fields = [...html.matchAll(/<input[^>]* name="([^"]+)"/g)].map(([, name]) => name);
      expect(fields).toEqual(expect.arrayContaining(['password', 'terms']));
      for (const known of ['email', 'firstname', 'lastname', 'phone', 'street', 'taxNumber'])
        expect(fields).not.toContain(known);
      expect(html).toContain(ANNA.email);
      expect(await send({ password: PASSWORD, terms: 'on' })).toMatchObject({
        status: 303,
        location: expect.stringContaining('o-1'),
      });
      expect(asked.map(({ body }) => body)).toEqual([
        { link: LINK, password: PASSWORD, terms_accepted: true },
      ]);
    });

    it('shows errors at their fields, and the password never again (IDT-04)', async () => {
      const { asked, send, open } = visit();
      const { status, facts } = await send({ password: 'x' });
      expect(status).toBe(422);
      expect(facts).toMatchObject({
        kind: 'account',
        faults: { password: { kind: 'weak-password' }, terms: { kind: 'terms-not-accepted' } },
      });
      expect(asked).toEqual([]);
      const html = draw(<GuestOrderView facts={await open()} outcome={facts} />, market);
      expect(html).toContain(texts.register.termsMissing);
      expect(html).not.toContain('value="x"');
    });

    it.each([
      ['account-exists', 'accountExists'],
      ['too-many-requests', 'tooManyAttempts'],
      ['bad-input', 'failed'],
    ] as const)('says why none was opened: %s', async (refusal, text) => {
      const { send, open } = visit({ openGuestAccount: () => ({ refusal }) });
      const { status, facts } = await send({ password: PASSWORD, terms: 'on' });
      expect(status).toBe(422);
      const html = draw(<GuestOrderView facts={await open()} outcome={facts} />, market);
      expect(html).toContain(texts.register[text].replaceAll("'", '&#x27;'));
    });

    it('is not offered by a link that opens nothing any more', async () => {
      const { asked, send } = visit({ readGuestOrders: () => ({ refusal: 'not-found' }) });
      expect(await send({ password: PASSWORD, terms: 'on' })).toMatchObject({
        status: 303,
        location: expect.stringContaining(guestReference(LINK)),
      });
      expect(asked).toEqual([]);
    });
  },
);
