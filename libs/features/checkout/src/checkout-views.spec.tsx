import { anOrder, fulfilledBy } from '@materia/api-mocks';
import { orderFacts, readOrder } from '@materia/api-orders';
import { pathTo } from '@materia/market-model';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { ConfirmationView } from './confirmation/ConfirmationView.tsx';
import { DeliveryView } from './delivery/DeliveryView.tsx';
import { GuestView } from './guest/GuestView.tsx';
import { RecipientView } from './recipient/RecipientView.tsx';
import { ReviewView } from './review/ReviewView.tsx';
import {
  blockedDelivery,
  mixedReview,
  someDelivery,
  someRecipient,
  someReview,
} from './samples/checkout-facts.ts';

type ListedMarket = (typeof markets)[number];

const placed = (market: ListedMarket) => ({
  orders: [orderFacts(readOrder(anOrder({ currency: market.currency })), market)],
});

describe.each(markets)('the checkout in market $id', (market) => {
  const { currency, texts } = market;

  it.each([
    [false, ['cart', 'checkoutDelivery', 'checkoutRecipient']],
    [true, ['checkoutRecipient', 'cart', 'checkoutDelivery']],
  ] as const)(
    'leads back to the step before, and from the first one to the cart; addresses first: %s (FLAG-29, FLAG-45)',
    (addressesFirst, before) => {
      const inFunnel = <Facts extends { readonly totals: { readonly addressesFirst: boolean } }>(
        facts: Facts,
      ): Facts => ({ ...facts, totals: { ...facts.totals, addressesFirst } });
      const pages = [
        <DeliveryView key="s" facts={inFunnel(someDelivery(currency))} />,
        <RecipientView key="i" facts={inFunnel(someRecipient(currency))} />,
        <ReviewView key="r" facts={inFunnel(someReview(currency))} />,
      ];
      for (const [at, page] of before.entries()) {
        const text = page === 'cart' ? texts.checkout.backToCart : texts.checkout.back;
        const links = [
          ...draw(pages[at], market).matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g),
        ];
        expect(
          links.flatMap(([, href, label]) =>
            label?.replaceAll(/<[^>]*>/g, '').trim() === text ? [href] : [],
          ),
        ).toEqual([pathTo(market.routes)(page)]);
      }
    },
  );

  it('the partner carrier hands over a pickup in the store, on the summary and the confirmation (SHP-01)', () => {
    const mixed = mixedReview(currency);
    const summary = draw(
      <ReviewView
        facts={{
          ...mixed,
          shipments: mixed.shipments.map((shipment) => ({
            ...shipment,
            part: 'brought',
            point: undefined,
            method: 'allxbrick/pickup',
          })),
        }}
      />,
      market,
    );
    expect(summary).toContain(texts.allxbrick.at.replace('{store}', mixed.storeName));
    const order = anOrder({
      ...fulfilledBy('allxbrick/pickup', { date: '2026-03-12' }),
      currency,
    });
    const confirmation = draw(
      <ConfirmationView facts={{ orders: [orderFacts(readOrder(order), market)] }} />,
      market,
    );
    expect(confirmation).toContain(texts.orders.partnerPickup);
    expect(confirmation).toContain(order.retailerInfo.name);
  });

  it('names the four steps in order and marks the current one (CHK-04)', () => {
    const html = draw(<DeliveryView facts={someDelivery(currency)} />, market);
    const labels = [
      texts.checkout.stepDelivery,
      texts.checkout.stepInformation,
      texts.checkout.stepSummary,
      texts.checkout.stepPay,
    ];
    const steps = [...html.matchAll(/<li[^>]*data-state="(\w+)"[^>]*>(.*?)<\/li>/g)];
    expect(steps.map(([, state]) => state)).toEqual(['current', 'next', 'next', 'next']);
    for (const [index, [, , content = '']] of steps.entries())
      expect(content).toContain(labels[index]);
  });

  it('separates labels from values as the language does', () => {
    const outcome = {
      values: { ...someRecipient(currency).values, phone: '12' },
      faults: { phone: { kind: 'not-a-phone' } },
      updateFailed: false,
    } as const;
    const facts = { guestsMayOrder: true, email: '', signInPath: '/', companyPath: '/create' };
    const pages = {
      [texts.guest.email]: <GuestView facts={facts} outcome={{ email: '', kind: 'missing' }} />,
      [texts.checkout.phone]: <RecipientView facts={someRecipient(currency)} outcome={outcome} />,
      [texts.checkout.storePhone]: <ConfirmationView facts={placed(market)} />,
      'Cement 25 kg': <DeliveryView facts={blockedDelivery(currency)} />,
    };
    const [, separator = ''] = texts.common.labelled
      .replaceAll('\u00a0', ' ')
      .split(/\{label\}|\{value\}/);
    for (const [label, page] of Object.entries(pages))
      expect(draw(page, market)).toContain(label + separator);
  });

  it('every form has a name and posts to its own page, without scripts', () => {
    for (const view of [
      <DeliveryView key="s" facts={someDelivery(currency)} />,
      <RecipientView key="i" facts={someRecipient(currency)} />,
      <ReviewView key="o" facts={someReview(currency)} />,
    ]) {
      const forms = draw(view, market).match(/<form[^>]*>/g);
      expect(forms).toEqual([expect.stringMatching(/aria-label="[^"]+".* method="post"/)]);
      expect(forms?.[0]).not.toContain('action=');
    }
  });
});
