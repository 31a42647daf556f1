import { aPickupShipment, aVendorShipment, defaultResponses } from '@materia/api-mocks';
import { outcomeOf } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { deliveryForm } from './form/delivery-form.ts';
import { checkoutWith, MIXED_CART, recorded, to, visit } from '../testing/checkout-visit.ts';
import { chooseDelivery } from './delivery.action.ts';
import { loadDelivery } from './delivery.loader.ts';

describe('the pickup form', () => {
  it('shows each shipment with its products, its hours by day, and undeliverable lines', async () => {
    const outcome = await outcomeOf(() =>
      loadDelivery(
        visit({
          ...MIXED_CART,
          ...checkoutWith({
            shipments: [aPickupShipment(), aVendorShipment()],
            undeliverable: [{ item_id: '3', reason: 'no-carrier' }],
          }),
        }).loaderArgs(),
      ),
    );
    expect(outcome).toMatchObject({
      facts: {
        values: { methods: { 'vendor-V1': 'seller/home' } },
        undeliverable: [{ name: 'Tile', reason: 'no-carrier' }],
        totals: { openDeliveries: 'all' },
        shipments: [
          {
            part: 'collected',
            products: [{ name: 'Cement 25 kg', quantity: 2 }],
            choices: [
              { method: 'drive/two_hours' },
              {
                days: [
                  {
                    date: '2026-03-11',
                    slots: [{ value: '2026-03-11T09' }, { available: false }, {}],
                  },
                ],
              },
            ],
          },
          { part: 'sent', seller: { name: 'Kafle24' }, choices: [{ method: 'seller/home' }] },
        ],
      },
    });
  });

  it('saves the choice of every shipment, each by its own call (SHP-05, SHP-06, SHP-07)', async () => {
    const select = recorded<'selectShippingMethod'>(defaultResponses.selectShippingMethod);
    const level = recorded<'selectThirdPartyShipping'>(defaultResponses.selectThirdPartyShipping);
    const { sent } = visit({
      ...MIXED_CART,
      ...checkoutWith({ shipments: [aPickupShipment(), aVendorShipment()] }),
      selectShippingMethod: select.answers,
      selectThirdPartyShipping: level.answers,
    });
    const form = { method: 'two_hours', 'level-V1': 'seller/home' };
    expect(await outcomeOf(() => chooseDelivery(sent(form)))).toMatchObject(
      to('/checkout/informations'),
    );
    expect(select.requests).toHaveLength(1);
    expect(level.requests.map(({ body }) => body)).toEqual([
      { service_level: 'home', item_ids: ['2'] },
    ]);
  });

  it('sends own products home instead of collecting them, and the pickup besides a parcel (CHK-01)', async () => {
    const [drive] = [aPickupShipment()];
    const parcel = {
      carrier_code: 'chronopost',
      method_code: 'home',
      amount: 13.99,
      available: true,
      arrives: '2026-03-12',
    } as const;
    const select = recorded<'selectShippingMethod'>(defaultResponses.selectShippingMethod);
    const answers = { selectShippingMethod: select.answers };
    const moved = visit({
      ...answers,
      ...checkoutWith({ shipments: [drive], alternatives: [{ ...parcel, slots: [] }] }),
    });
    expect(await loadDelivery(moved.loaderArgs())).toMatchObject({
      shipments: [
        {
          choices: [
            { method: 'drive/two_hours' },
            { method: 'drive/scheduled' },
            { method: 'chronopost/home', arrives: '2026-03-12' },
          ],
        },
      ],
    });
    await outcomeOf(() => chooseDelivery(moved.sent({ method: 'home' })));
    const both = visit({
      ...answers,
      ...checkoutWith({
        shipments: [
          drive,
          aPickupShipment({
            part: 'brought',
            item_ids: ['2'],
            methods: [{ ...parcel, slots: [] }],
          }),
        ],
      }),
    });
    await outcomeOf(() => chooseDelivery(both.sent({ method: 'two_hours' })));
    expect(select.requests.map(({ body }) => body)).toMatchObject([
      { carrier_code: 'chronopost', method_code: 'home' },
      { carrier_code: 'drive', method_code: 'two_hours' },
      { carrier_code: 'chronopost', method_code: 'home' },
    ]);
  });

  it('reports every shipment without a choice at its own field, without saving (CHK-18)', async () => {
    const select = recorded<'selectShippingMethod'>(defaultResponses.selectShippingMethod);
    const { sent } = visit({
      ...MIXED_CART,
      ...checkoutWith({ shipments: [aPickupShipment(), aVendorShipment()] }),
      selectShippingMethod: select.answers,
    });
    expect(
      await outcomeOf(() => chooseDelivery(sent({ method: 'two_hours', 'level-V1': 'drone' }))),
    ).toMatchObject({
      status: 422,
      facts: { faults: [{ field: 'level-V1', kind: 'level-missing' }] },
    });
    expect(select.requests).toEqual([]);
  });

  it('reports a service level that the vendor has just withdrawn at its shipment', async () => {
    const { sent } = visit({
      ...MIXED_CART,
      ...checkoutWith({ shipments: [aVendorShipment()] }),
      selectThirdPartyShipping: () => ({ refusal: 'delivery-not-possible' }),
    });
    expect(
      await outcomeOf(() => chooseDelivery(sent({ 'level-V1': 'seller/home' }))),
    ).toMatchObject({
      status: 422,
      facts: { faults: [{ field: 'level-V1', kind: 'level-gone' }] },
    });
  });

  it('is sent to the host with the store, then redirects to the next page (SHP-05)', async () => {
    const select = recorded<'selectShippingMethod'>(defaultResponses.selectShippingMethod);
    const { sent } = visit({ selectShippingMethod: select.answers });
    expect(
      await outcomeOf(() => chooseDelivery(sent({ method: 'scheduled', slot: '2026-03-11T09' }))),
    ).toMatchObject(to('/checkout/informations'));
    expect(select.requests[0]?.body).toEqual({
      carrier_code: 'drive',
      method_code: 'scheduled',
      custom_data: {
        no_date: false,
        retailer_id: '12',
        delivery_date: '2026-03-11',
        slot: { date: '2026-03-11', start_hour: 9 },
      },
    });
  });

  it('is rejected with a message and keeps its values if the slot has just been taken (SHP-12)', async () => {
    const { sent } = visit({ selectShippingMethod: () => ({ refusal: 'slot-not-available' }) });
    const values = { method: 'scheduled', slot: '2026-03-11T09' };
    expect(await outcomeOf(() => chooseDelivery(sent(values)))).toEqual({
      status: 422,
      location: null,
      facts: {
        values: { ...deliveryForm.empty, methods: { own: values.method }, slot: values.slot },
        faults: [{ field: 'slot', kind: 'slot-gone' }],
      },
    });
  });

  it('is rejected if the two-hour pickup has just ended (SHP-11)', async () => {
    const { sent } = visit({ selectShippingMethod: () => ({ refusal: 'pickup-not-possible' }) });
    expect(await outcomeOf(() => chooseDelivery(sent({ method: 'two_hours' })))).toMatchObject({
      status: 422,
      facts: { faults: [{ field: 'method', kind: 'two-hours-gone' }] },
    });
  });
});
