import { draw as drawIn } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import {
  blockedDelivery,
  mixedDelivery,
  pointDelivery,
  someDelivery,
  someSummary,
} from '../samples/checkout-facts.ts';
import { DeliveryView } from './DeliveryView.tsx';
import { deliveryForm } from './form/delivery-form.ts';

const [poland] = markets;

const draw = (view: ReactNode): string => drawIn(view, poland);

describe('the pickup form', () => {
  it('offers each slot once, with taken ones disabled', () => {
    const facts = someDelivery('PLN', {
      values: { ...deliveryForm.empty, methods: { own: 'scheduled' }, slot: '2026-03-11T09' },
    });
    const html = draw(<DeliveryView facts={facts} />);
    const hours = facts.shipments
      .flatMap(({ choices }) => choices)
      .flatMap(({ days }) => days.flatMap(({ slots }) => slots));
    expect(html.match(/name="slot"/g)).toHaveLength(hours.length);
    expect(html.match(/name="slot"[^>]*disabled=""|disabled=""[^>]*name="slot"/g)).toHaveLength(
      hours.filter(({ available }) => !available).length,
    );
    expect(html).toMatch(/<input(?=[^>]*value="2026-03-11T09")(?=[^>]*checked="")/);
  });

  it('offers no slots where the first free one is used (FLAG-20)', () => {
    const html = draw(
      <DeliveryView
        facts={someDelivery('PLN', {
          slotChoice: false,
          values: { ...deliveryForm.empty, methods: { own: 'scheduled' } },
        })}
      />,
    );
    expect(html).not.toContain('name="slot"');
    expect(html).toContain(poland.texts.checkout.driveEarliest);
  });

  it('reports a taken slot in the summary and at the slots, and keeps the choice (SHP-12)', () => {
    const html = draw(
      <DeliveryView
        facts={someDelivery('PLN')}
        outcome={{
          values: { ...deliveryForm.empty, methods: { own: 'scheduled' }, slot: '2026-03-11T09' },
          faults: [{ field: deliveryForm.names.slot, kind: 'slot-gone' }],
        }}
      />,
    );
    expect(html).toContain(`<a href="#slot">${poland.texts.checkout.slotGone}</a>`);
    expect(html).toMatch(
      /<fieldset id="slot" tabindex="-1"[^>]*aria-describedby="slot-error slot-hint"/i,
    );
    expect(html.match(/id="[^"]*slot[^"]*-error"/g), 'at no single day').toEqual([
      'id="slot-error"',
    ]);
    expect(html).toMatch(/<input(?=[^>]*value="scheduled")(?=[^>]*checked="")/);
  });

  it('links back to the cart if no line can be collected', () => {
    const html = draw(<DeliveryView facts={blockedDelivery('PLN')} />);
    expect(html).not.toContain('<button');
    expect(html).toContain(poland.texts.checkout.noMethod);
    expect(html).toContain(`href="${poland.routes.cart.canonical}"`);
  });

  it.each([true, false])('the back link follows its flag: %s (FLAG-29)', (showsBack) => {
    const html = draw(<DeliveryView facts={someDelivery('PLN', { showsBack })} />);
    expect(html.includes(poland.texts.checkout.backToCart)).toBe(showsBack);
  });
});

describe('the delivery step of a mixed cart', () => {
  it('shows a card per shipment, a single service level as a fact and several as a choice (CHK-02, SHP-07)', () => {
    const html = draw(<DeliveryView facts={mixedDelivery('PLN')} />);
    expect(html.match(/id="shipment-/g)).toHaveLength(3);
    expect(html).toContain('<input type="hidden" name="level-V1" value="seller/home"/>');
    expect(html.match(/<input[^>]*type="radio"[^>]*name="level-V2"/g)).toHaveLength(2);
    expect(html).not.toMatch(/type="radio"[^>]*name="level-V1"/);
  });

  it('says in the amounts that deliveries are still to be chosen', () => {
    const facts = mixedDelivery('PLN');
    const { deliveryOpen, deliveryPartly } = poland.texts.line;
    const partly = deliveryPartly.replace('{amount} + ', '');
    const drawn = (openDeliveries: 'some' | 'all' | undefined): string => {
      const summary = someSummary('PLN', [
        ['products', 1000],
        ['delivery', openDeliveries === 'all' ? 0 : 500],
      ]);
      return draw(
        <DeliveryView facts={{ ...facts, totals: { ...facts.totals, summary, openDeliveries } }} />,
      );
    };
    expect(drawn(undefined)).not.toContain(deliveryOpen);
    expect(drawn('all')).toContain(deliveryOpen);
    expect(drawn('some')).toContain(partly);
  });

  it('names the shipment of each error, because the same can be missing in several (CHK-18)', () => {
    const html = draw(
      <DeliveryView
        facts={mixedDelivery('PLN')}
        outcome={{
          values: deliveryForm.empty,
          faults: [
            { field: deliveryForm.names.methods('own'), kind: 'method-missing' },
            { field: deliveryForm.names.methods('vendor-V2'), kind: 'level-missing' },
          ],
        }}
      />,
    );
    const listed = [...html.matchAll(/<a href="#((?:method|level)[^"]*)">([^<]*)</g)].map(
      ([, field, message]) => [field, message],
    );
    const { checkout } = poland.texts;
    const [own, , second] = mixedDelivery('PLN').shipments;
    expect(listed).toEqual([
      ['method', expect.stringContaining(`: ${checkout.methodMissing}`)],
      [
        'level-V2',
        `${checkout.shipmentOf.replace('{seller}', second?.seller.name ?? '')}: ${checkout.levelMissing}`,
      ],
    ]);
    expect(own?.part).toBe('collected');
  });

  it('says that the store also prepares orders that are not collected there (ALX-02)', () => {
    const html = draw(<DeliveryView facts={pointDelivery('PLN')} />);
    expect(html).toContain(
      poland.texts.checkout.deliveryLead.replace('{store}', pointDelivery('PLN').storeName),
    );
    expect(html).not.toContain(poland.texts.checkout.deliveryLeadSent);
  });

  it('says at each shipment that the cart has changed since the choice (CHK-39)', () => {
    const facts = mixedDelivery('PLN');
    const [first, ...others] = facts.shipments;
    const html = draw(
      <DeliveryView
        facts={{
          ...facts,
          shipments: [
            ...(first === undefined ? [] : [first]),
            ...others.map((shipment) => ({ ...shipment, chooseAgain: true })),
          ],
        }}
      />,
    );
    expect(html.split(poland.texts.checkout.chooseAgain)).toHaveLength(3);
  });

  it('shows the error of each shipment at its own field and in the summary (CHK-18)', () => {
    const html = draw(
      <DeliveryView
        facts={mixedDelivery('PLN')}
        outcome={{
          values: mixedDelivery('PLN').values,
          faults: [
            { field: deliveryForm.names.methods('own'), kind: 'method-missing' },
            { field: deliveryForm.names.methods('vendor-V2'), kind: 'level-missing' },
          ],
        }}
      />,
    );
    for (const field of ['method', 'level-V2']) {
      expect(html).toContain(`href="#${field}"`);
      expect(html).toContain(`id="${field}-error"`);
    }
  });

  it('names undeliverable products, with the reason', () => {
    const html = draw(<DeliveryView facts={blockedDelivery('PLN')} />);
    expect(html).toContain(`Cement 25 kg: ${poland.texts.line.undeliverableStock}`);
  });
});
