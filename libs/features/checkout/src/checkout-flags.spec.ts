import {
  aCartReply,
  aCheckout,
  aPickupShipment,
  type MockResponses,
  mockHost,
} from '@materia/api-mocks';
import {
  CHANNELS,
  type FlagChoices,
  type FlagKey,
  flagDefinition,
  flagSet,
} from '@materia/domain-feature-flags';
import { stepperOf } from '@materia/domain-checkout';
import { type Market, pathTo } from '@materia/market-model';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, outcomeOf } from '@materia/testing/visit';
import { checkoutRules } from './progress/checkout-rules.ts';
import { saveRecipient } from './recipient/recipient.action.ts';
import { loadRecipient } from './recipient/recipient.loader.ts';
import { chooseDelivery } from './delivery/delivery.action.ts';
import { loadDelivery } from './delivery/delivery.loader.ts';
import { DeliveryView } from './delivery/DeliveryView.tsx';
import { submitOrder } from './review/review.action.ts';
import { loadReview } from './review/review.loader.ts';

/** Flags that change a rule of the checkout. */
const RULE_OF_FLAG = [
  ['CHECKOUT_PICKUP_SLOT_CHOICE', 'pickupSlotChoice'],
  ['CHECKOUT_DELIVERY_TIME_SLOT', 'deliveryTimeSlots'],
  ['CHECKOUT_TRUCK_ACCESSIBILITY', 'truckAccessibility'],
  ['CHECKOUT_TERMS_ACCEPTANCE_REQUIRED', 'termsRequired'],
] as const satisfies readonly (readonly [FlagKey, string])[];

/** A VAT invoice for a company of each market. */
const companyOf = ({ rules }: Market): Readonly<Record<string, string>> => ({
  invoice: 'on',
  'invoice-company': 'Obra Nova',
  'invoice-taxNumber': rules.taxNumbers[0]?.example ?? '',
  'invoice-street': 'Nova 4',
  'invoice-postcode': rules.postcode.groups.map((length) => '1'.repeat(length)).join('-'),
  'invoice-city': 'Porto',
});

/** A customer in the checkout with some flags set; `sent` collects the request bodies. */
const visit = (
  market: Market,
  channel: (typeof CHANNELS)[number],
  choices: FlagChoices,
  ecommerce = '1',
  changes: Partial<MockResponses> = {},
) => {
  const sent: unknown[] = [];
  const answers: Partial<MockResponses> = {
    readMyCart: () => ({ reply: aCartReply({ retailer: { ecommerce } }) }),
    readCheckout: () => ({
      reply: aCheckout({
        currency: market.currency,
        shipments: [
          aPickupShipment({ selected: { carrier_code: 'drive', method_code: 'two_hours' } }),
        ],
        contact: {
          firstname: 'Jan',
          lastname: 'Kowalski',
          telephone: market.rules.phone.placeholder,
        },
      }),
    }),
    listAddresses: () => ({ reply: [] }),
    saveShippingAddress: ({ body }) => {
      sent.push(body);
      return {
        reply: {
          address: { firstname: 'x', lastname: 'x', telephone: market.rules.phone.placeholder },
        },
      };
    },
    placeOrder: ({ body }) => {
      sent.push(body);
      return {
        reply: {
          orders: [
            {
              order_id: 'o-1',
              order_number: 'o-1',
              status: 'TO_BE_PREPARED',
              amount: 1,
              currency: market.currency,
            },
          ],
        },
      };
    },
  };
  const flags = flagSet({ channel, choices, presets: market.flagPresets });
  const { context } = aVisit(market, mockHost({ ...answers, ...changes }), {
    channel,
    flags,
    cartId: 'cart-1',
    customer: ANNA,
  });
  const posted = (fields: Readonly<Record<string, string>>) => ({
    context,
    request: new Request('http://shop.test/checkout', {
      method: 'POST',
      body: new URLSearchParams(fields),
    }),
  });
  return { context, posted, sent };
};

const ATTEMPT = {
  cart: 'cart-1',
  revision: '1',
  total: '2400',
  key: 'a1b2c3d4-e5f6-4711-8000-000000000001',
  method: 'pay_in_store',
  terms: 'on',
};

describe.each(markets.map((market) => [market.id, market] as const))(
  'flags of the checkout in %s',
  (_, market) => {
    it.each(RULE_OF_FLAG)('%s switches %s and no other rule, on every channel', (flag, rule) => {
      for (const channel of CHANNELS) {
        const rules = (on: boolean) =>
          checkoutRules(
            {
              market,
              flags: flagSet({ channel, choices: { [flag]: on }, presets: market.flagPresets }),
            },
            { shipments: [] },
          );
        expect([rules(true)[rule], rules(false)[rule]]).toEqual([true, false]);
        expect({ ...rules(true), [rule]: false }).toEqual(rules(false));
      }
    });

    it('CHECKOUT_DELIVERY_POPUP lists the delivery modes for a postal code in a popup (FLAG-28, CHK-36, CHK-37)', async () => {
      const code = market.rules.postcode.groups.map((digits) => '1'.repeat(digits)).join('-');
      const request = new Request(`http://shop.test/checkout?postcode=${code}`);
      for (const channel of CHANNELS) {
        const shown = async (on: boolean) => {
          const { context } = visit(market, channel, { CHECKOUT_DELIVERY_POPUP: on });
          return draw(
            createElement(DeliveryView, { facts: await loadDelivery({ context, request }) }),
            market,
          );
        };
        const html = await shown(true);
        expect(html).toContain('<dialog id="delivery-popup" open=""');
        expect(html).toContain('14,99');
        expect(await shown(false)).not.toContain('delivery-popup');
      }
    });

    it('SHOW_CHECKOUT_BACK_BUTTON shows a back link on each page, on the web and never in the app (FLAG-29, FLR-04, FLR-07)', async () => {
      for (const [channel, on] of CHANNELS.flatMap(
        (each) =>
          [
            [each, true],
            [each, false],
          ] as const,
      )) {
        const { context, posted } = visit(market, channel, { SHOW_CHECKOUT_BACK_BUTTON: on });
        const pages = [
          await loadDelivery({ context, request: new Request('http://shop.test/checkout') }),
          await loadRecipient({ context }),
          await loadReview(posted({})),
        ];
        const expected =
          on &&
          (channel === 'web' || flagDefinition('SHOW_CHECKOUT_BACK_BUTTON').channels === 'all');
        expect(pages.map(({ showsBack }) => showsBack)).toEqual([expected, expected, expected]);
      }
      expect(flagDefinition('SHOW_CHECKOUT_BACK_BUTTON').channels).toBe('web-only');
    });

    it.each(CHANNELS)(
      'ADDRESS_FORM_EDITABLE_PERSONAL_INFO lets the customer name another person, otherwise the account’s name is used; every market’s preset is on (FLAG-15, FLD-07, ADDR-07), in the %s',
      async (channel) => {
        const typed = { firstname: 'Ewa', lastname: 'Zima', phone: market.rules.phone.placeholder };
        expect(await loadRecipient({ context: visit(market, channel, {}).context })).toMatchObject({
          namesEditable: true,
        });
        for (const on of [true, false]) {
          const { context, posted, sent } = visit(market, channel, {
            ADDRESS_FORM_EDITABLE_PERSONAL_INFO: on,
          });
          expect(await loadRecipient({ context })).toMatchObject({
            namesEditable: on,
            values: { firstname: on ? 'Jan' : ANNA.firstname },
          });
          expect(await outcomeOf(() => saveRecipient(posted(typed)))).toMatchObject({
            status: 303,
          });
          expect(sent).toMatchObject([
            {
              address: {
                firstname: on ? 'Ewa' : ANNA.firstname,
                lastname: on ? 'Zima' : ANNA.lastname,
              },
            },
          ]);
        }
      },
    );

    it.each(CHANNELS)(
      'CHECKOUT_VAT_INVOICE and CHECKOUT_ORDER_COMMENT_ALLOWED control both whether a field is offered and whether it is sent (FLAG-19, FLAG-24), in the %s',
      async (channel) => {
        for (const on of [true, false]) {
          const { posted, sent } = visit(market, channel, {
            CHECKOUT_VAT_INVOICE: on,
            CHECKOUT_ORDER_COMMENT_ALLOWED: on,
          });
          expect((await loadReview(posted({}))).rules).toMatchObject({
            invoiceOffered: on,
            commentAllowed: on,
          });
          expect(
            await outcomeOf(() =>
              submitOrder(posted({ ...ATTEMPT, ...companyOf(market), comment: 'At the gate' })),
            ),
          ).toMatchObject({ status: 303 });
          expect(sent).toMatchObject([
            on ? { wants_invoice: true, customer_comment: 'At the gate' } : {},
          ]);
          expect(JSON.stringify(sent).includes('wants_invoice')).toBe(on);
        }
      },
    );

    it.each(CHANNELS)(
      'NEW_PURCHASE_FUNNEL asks for addresses before deliveries; without it the deliveries come first, and both share the pages (FLAG-45, RTE-83), in the %s',
      async (channel) => {
        const fresh = { readCheckout: () => ({ reply: aCheckout({ currency: market.currency }) }) };
        const named = {
          readCheckout: () => ({
            reply: aCheckout({
              currency: market.currency,
              contact: {
                firstname: 'Jan',
                lastname: 'Kowalski',
                telephone: market.rules.phone.placeholder,
              },
            }),
          }),
        };
        for (const on of [true, false]) {
          const choices = { NEW_PURCHASE_FUNNEL: on };
          const opens = async (answers: Partial<MockResponses>) => {
            const { context } = visit(market, channel, choices, '1', answers);
            const request = new Request('http://shop.test/checkout');
            return Promise.all([
              outcomeOf(() => loadDelivery({ context, request })),
              outcomeOf(() => loadRecipient({ context })),
            ]);
          };
          const { delivery, recipient } = {
            delivery: pathTo(market.routes)('checkoutDelivery'),
            recipient: pathTo(market.routes)('checkoutRecipient'),
          };
          const first = (await opens(fresh)).map(({ location }) => location);
          expect(first).toEqual(on ? [recipient, null] : [null, delivery]);
          expect((await opens(named))[0].status).toBe(200);
          const typed = {
            firstname: 'Ewa',
            lastname: 'Zima',
            phone: market.rules.phone.placeholder,
          };
          const saved = visit(market, channel, choices, '1', on ? fresh : {});
          expect(await outcomeOf(() => saveRecipient(saved.posted(typed)))).toMatchObject({
            location: on ? delivery : pathTo(market.routes)('checkoutReview'),
          });
          const chosen = visit(market, channel, choices, '1', named);
          expect(
            await outcomeOf(() => chooseDelivery(chosen.posted({ method: 'two_hours' }))),
          ).toMatchObject({
            location: on ? pathTo(market.routes)('checkoutReview') : recipient,
          });
          expect(stepperOf('recipient', on).map(({ name }) => name)).toEqual(
            on
              ? ['information', 'delivery', 'summary', 'pay']
              : ['delivery', 'information', 'summary', 'pay'],
          );
        }
      },
    );

    it.each(CHANNELS)(
      'DISABLE_ECOMMERCE_MODE stops online sales in stores without them; without it every store sells (FLAG-05, FLD-02), in the %s',
      async (channel) => {
        const opens = async (on: boolean, ecommerce: string) =>
          (
            await outcomeOf(() =>
              loadDelivery({
                context: visit(market, channel, { DISABLE_ECOMMERCE_MODE: on }, ecommerce).context,
                request: new Request('http://shop.test/checkout'),
              }),
            )
          ).status;
        expect([await opens(true, '0'), await opens(true, '1'), await opens(false, '0')]).toEqual([
          303, 200, 200,
        ]);
      },
    );
  },
);
