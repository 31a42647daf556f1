import type { Reply } from '@materia/api-contract';
import { aCartItem, aCartReply, aPickupShipment, type MockResponses } from '@materia/api-mocks';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { outcomeOf } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { checkoutWith, HOME, JAN, recorded, to, visit } from '../../testing/checkout-visit.ts';
import { loadReview } from '../../review/review.loader.ts';
import { chooseDelivery } from '../delivery.action.ts';
import { loadDelivery } from '../delivery.loader.ts';
import { DeliveryView } from '../DeliveryView.tsx';
import { deliveryForm } from '../form/delivery-form.ts';
import { divideForm } from './divide-form.ts';

const TRUCK: Reply<'readCheckout'>['shipments'][number]['methods'][number] = {
  carrier_code: 'transporter',
  method_code: 'home',
  amount: 79,
  available: true,
  arrives: '2026-03-16',
  slots: [],
};

const PLIERS = aCartItem({ item_id: '1', id: '1', name: 'Pliers', qty: 1 });
const CEMENT = aCartItem({ item_id: '2', id: '2', name: 'Cement', qty: 60 });
const CART: Pick<MockResponses, 'readMyCart'> = {
  readMyCart: () => ({ reply: aCartReply({ items: [PLIERS, CEMENT] }) }),
};
const HOME_CONTACT = { ...JAN, address: HOME };
type Portions = NonNullable<ReturnType<typeof aPickupShipment>['portions']>;
const portion = (qty: number): Portions[number] => ({
  item_id: '2',
  qty,
  row_total: 8 * qty,
  row_total_incl_tax: 10 * qty,
});
const brought = (item_ids: string[], portions?: Portions) => ({
  ...aPickupShipment({ item_ids, methods: [TRUCK] }),
  part: 'brought' as const,
  ...(portions && { portions }),
});
const together = checkoutWith({
  shipments: [aPickupShipment({ item_ids: ['1', '2'] })],
  divisible_item_ids: ['1', '2'],
});
const apart = checkoutWith({
  shipments: [aPickupShipment({ item_ids: ['1'] }), brought(['2'])],
  divisible_item_ids: ['1', '2'],
});

describe.each(markets.map((market) => [market.id, market] as const))(
  'the parts of own products in %s',
  (_, market) => {
    const words = async (answers: Partial<MockResponses>) => {
      const facts = await loadDelivery(visit({ ...CART, ...answers }, { market }).loaderArgs());
      return draw(<DeliveryView facts={facts} />, market);
    };
    const { checkout: texts } = market.texts;

    it('are chosen line by line where something leaves a choice, and joined again (CHK-01, CHK-02)', async () => {
      const html = await words(together);
      expect(html).toContain(texts.divideTitle);
      expect(html).not.toContain(texts.undivide);
      expect(html).toMatch(/name="part-2" checked="" value="collected"/);
      const divided = await words(apart);
      expect(divided).toContain(texts.undivide);
      expect(divided).toMatch(/name="part-2" checked="" value="brought"/);
    });

    it('are no choice for a single line, or where none can go both ways', async () => {
      for (const checkout of [
        { shipments: [aPickupShipment({ item_ids: ['1'] })], divisible_item_ids: ['1'] },
        { shipments: [aPickupShipment({ item_ids: ['1', '2'] })] },
      ])
        expect(await words(checkoutWith(checkout))).not.toContain(texts.divideTitle);
    });

    it('name the units of a line that are in each, and ask for the place once', async () => {
      const html = await words(
        checkoutWith({
          shipments: [
            { ...aPickupShipment({ item_ids: ['2'] }), portions: [portion(32)] },
            brought(['2'], [portion(28)]),
          ],
          alternatives: [{ ...TRUCK, scope: 'all' }],
          place: { postcode: market.rules.postcode.groups.map((n) => '1'.repeat(n)).join('-') },
        }),
      );
      for (const quantity of [32, 28])
        expect(html).toContain(
          texts.shippedPortion
            .replace('{quantity}', String(quantity))
            .replace('{total}', '60')
            .replace('{name}', 'Cement'),
        );
      expect(html.split(`name="${deliveryForm.names.postcode}"`)).toHaveLength(2);
    });
  },
);

it('is reviewed part by part, with the amount of its units in each', async () => {
  const selected = (carrier_code: 'drive' | 'transporter', method_code: 'two_hours' | 'home') => ({
    carrier_code,
    method_code,
  });
  const { context } = visit({
    ...CART,
    ...checkoutWith({
      contact: HOME_CONTACT,
      shipments: [
        {
          ...aPickupShipment({ item_ids: ['2'], selected: selected('drive', 'two_hours') }),
          portions: [portion(32)],
        },
        {
          ...brought(['2'], [portion(28)]),
          selected: selected('transporter', 'home'),
        },
      ],
    }),
  }).loaderArgs();
  const { shipments, totals } = await loadReview({ context });
  expect(
    shipments.map(({ lines }) =>
      lines.map(({ quantity, total, discount }) => [
        quantity,
        total.included.minor + (discount?.included.minor ?? 0),
      ]),
    ),
  ).toEqual([[[32, 32_000]], [[28, 28_000]]]);
  expect(totals.lines).toBe(1);
});

describe('a form that divides own products', () => {
  const { names } = divideForm;
  const send = async (
    fields: Readonly<Record<string, string>>,
    answer: MockResponses['chooseOwnParts'] = () => ({ reply: { parts: [] } }),
  ) => {
    const { answers, requests } = recorded<'chooseOwnParts'>(answer);
    const { sent } = visit({ ...CART, ...together, chooseOwnParts: answers });
    return { outcome: await outcomeOf(() => chooseDelivery(sent(fields))), requests };
  };

  it('saves the part of each line and keeps the place that was typed (CHK-02)', async () => {
    const { outcome, requests } = await send({
      [names.action]: 'divide',
      [names.parts('1')]: 'collected',
      [names.parts('2')]: 'brought',
      [deliveryForm.names.postcode]: '61-123',
    });
    expect(requests.map(({ body }) => body)).toEqual([
      {
        parts: [
          { item_id: '1', part: 'collected' },
          { item_id: '2', part: 'brought' },
        ],
      },
    ]);
    expect(outcome.location).toBe('/checkout/shippings?place-postcode=61-123&place-city=');
  });

  it('joins them again, whatever its fields say', async () => {
    const { outcome, requests } = await send({
      [names.action]: 'join',
      [names.parts('1')]: 'brought',
    });
    expect(requests.map(({ body }) => body)).toEqual([{ parts: [] }]);
    expect(outcome.status).toBe(303);
  });

  it('leads to the cart once it is empty', async () => {
    const { outcome } = await send({ [names.action]: 'join' }, () => ({ refusal: 'cart-empty' }));
    expect(outcome).toMatchObject(to('/checkout/cart'));
  });
});
