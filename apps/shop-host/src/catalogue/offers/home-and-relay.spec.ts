import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { skuOf, SPECIAL } from '../../testing/feed.ts';
import { openTestHost, replied, type TestHost } from '../../testing/host.ts';

describe.each(ENGINES)('home and relay availability on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  afterAll(() => host.close());

  const deliveryOf = async (sku: string) => {
    const { data } = await replied(
      host.call('readOffers', {
        params: { productAdeoKey: `M${sku}`, priceContextCode: '001P' },
      }),
    );
    return data[0]?.delivery;
  };

  it('of own products follows the store’s stock and the carriers’ rates (OFF-10, DLV-01, DLV-07, DLV-10)', async () => {
    expect(await deliveryOf(skuOf(26))).toMatchObject({
      home: {
        availabilities: [
          {
            stockStatus: 'ONSITE',
            availableStock: 50,
            promise: { unit: 'DAY', delay: 2 },
            shipping: { carrierCode: 'chronopost', methodCode: 'home', amount: 13.99 },
          },
        ],
      },
      relay: {
        availabilities: [
          {
            promise: { unit: 'DAY', delay: 3 },
            shipping: { carrierCode: 'chronorelais', methodCode: 'relay', amount: 9.99 },
          },
        ],
      },
    });
  });

  it('takes a day longer from the big store, and leaves out what is too heavy (DLV-03, DLV-08)', async () => {
    expect(await deliveryOf(SPECIAL.bigbox)).toMatchObject({
      home: { availabilities: [{ stockStatus: 'BIGBOX', promise: { unit: 'DAY', delay: 3 } }] },
      relay: { availabilities: [] },
    });
  });

  it('of vendors has their prices (DLV-04, OFF-10)', async () => {
    const { data } = await replied(
      host.call('readOffers', {
        params: { productAdeoKey: `M${SPECIAL.vendorOnly}`, priceContextCode: '001P' },
      }),
    );
    expect(data.find(({ vendor }) => vendor.code === 'V1')?.delivery).toMatchObject({
      home: {
        availabilities: [
          {
            stockStatus: 'SITE_DELIVERY',
            shipping: { carrierCode: 'seller', methodCode: 'home', amount: 14.99 },
          },
        ],
      },
      relay: { availabilities: [] },
    });
  });
});
