import { anOrder, fulfilledBy } from '@materia/api-mocks';
import { orderFacts, readOrder } from '@materia/api-orders';
import { draw as drawIn } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { type Market, pathTo } from '@materia/market-model';
import { formatsOf } from '@materia/ui-shop';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { ConfirmationView } from './confirmation/ConfirmationView.tsx';
import { GuestView } from './guest/GuestView.tsx';
import { RecipientView } from './recipient/RecipientView.tsx';
import { invoiceForm } from './review/invoice-form.ts';
import {
  blockedDelivery,
  mixedDelivery,
  mixedReview,
  pointDelivery,
  someRecipient,
  someDelivery,
  someReview,
} from './samples/checkout-facts.ts';
import { DeliveryView } from './delivery/DeliveryView.tsx';
import { deliveryForm } from './delivery/form/delivery-form.ts';
import { ReviewView } from './review/ReviewView.tsx';

type ListedMarket = (typeof markets)[number];
const [poland] = markets;

const draw = (view: ReactNode, market: Market = poland): string => drawIn(view, market);

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

  it('confirms that the retailer prepares its own shipments, and passes on only sellers’ shipments', () => {
    const confirmed = (sent: Parameters<typeof anOrder>[0]): string =>
      draw(
        <ConfirmationView
          facts={{ orders: [orderFacts(readOrder(anOrder({ ...sent, currency })), market)] }}
        />,
        market,
      );
    const [prepared, passedOn] = [
      texts.checkout.confirmationLead,
      texts.checkout.confirmationLeadSent,
    ].map((text) => text.split('{name}').join('').replace(/^, /, ''));
    expect(confirmed(fulfilledBy('chronopost/home'))).toContain(prepared);
    expect(confirmed(fulfilledBy('seller/home'))).toContain(passedOn);
  });

  it('distinguishes two shipments of the retailer by their arrival, on the summary (CHK-02)', () => {
    const mixed = mixedReview(currency);
    const [own] = mixed.shipments;
    if (own === undefined) throw new Error('The sample has a shipment');
    const shipments = [
      { ...own, part: 'brought', method: 'transporter/home' },
      { ...own, part: 'posted', method: 'chronopost/home' },
    ] as const;
    const html = draw(<ReviewView facts={{ ...mixed, shipments }} />, market);
    const names = [...html.matchAll(/<section[^>]*aria-labelledby="([^"]*delivery-[^"]*)"/g)];
    expect(names.map(([, ids]) => ids)).toEqual([
      `seller-brought-${own.seller.code} delivery-brought-${own.seller.code}`,
      `seller-posted-${own.seller.code} delivery-posted-${own.seller.code}`,
    ]);
    for (const part of ['brought', 'posted'])
      expect(html).toContain(`id="delivery-${part}-${own.seller.code}"`);
  });

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
    const facts = { email: '', signInPath: '/' };
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

  it('the confirmation shows all four steps as completed (CHK-05)', () => {
    const html = draw(<ConfirmationView facts={placed(market)} />, market);
    expect([...html.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state)).toEqual([
      'done',
      'done',
      'done',
      'done',
    ]);
    expect(html).toContain('PL-2603-000017');
  });

  it('the confirmation says where the order can be withdrawn from, while it can be', () => {
    const { orders } = placed(market);
    const drawn = (whole: boolean) =>
      draw(
        <ConfirmationView
          facts={{
            orders: orders.map((order) => ({
              ...order,
              openWithdrawal: whole ? { whole, until: undefined, lines: [] } : undefined,
            })),
          }}
        />,
        market,
      );
    expect(drawn(true)).toContain(texts.checkout.mayWithdraw);
    expect(drawn(false)).not.toContain(texts.checkout.mayWithdraw);
  });

  it('the order button has the legally required label with the amount, and is the only one that orders (BEY-18)', () => {
    const html = draw(<ReviewView facts={someReview(currency)} />, market);
    const buttons = [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, content = '']) =>
      content.replaceAll(/<[^>]+>/g, ''),
    );
    const amount = formatsOf(market)
      .money(someReview(currency).totals.total.included)
      .replaceAll('\u00a0', ' ');
    expect(buttons).toEqual([texts.payment.placeOrder.replace('{amount}', amount)]);
  });

  it('every form posts to its own page, without scripts', () => {
    for (const view of [
      <DeliveryView key="s" facts={someDelivery(currency)} />,
      <RecipientView key="i" facts={someRecipient(currency)} />,
      <ReviewView key="o" facts={someReview(currency)} />,
    ]) {
      expect(draw(view, market).match(/<form[^>]*>/g)).toEqual([
        '<form noValidate="" method="post">',
      ]);
    }
  });
});

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
    const { deliveryNotChosen } = poland.texts.checkout;
    expect(draw(<DeliveryView facts={facts} />)).not.toContain(deliveryNotChosen);
    const open = { ...facts, totals: { ...facts.totals, shipping: 'not-chosen' as const } };
    expect(draw(<DeliveryView facts={open} />)).toContain(deliveryNotChosen);
  });

  it('names the shipment of each error, because the same can be missing in several (CHK-18)', () => {
    const html = draw(
      <DeliveryView
        facts={mixedDelivery('PLN')}
        outcome={{
          values: deliveryForm.empty,
          faults: [
            { field: deliveryForm.names.methods('own'), kind: 'method-missing' },
            { field: deliveryForm.names.methods('seller-V2'), kind: 'level-missing' },
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
            { field: deliveryForm.names.methods('seller-V2'), kind: 'level-missing' },
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

describe('the collector form', () => {
  it('asks for an address only if a shipment is delivered', () => {
    const asks = (asksAddress: boolean) =>
      draw(<RecipientView facts={someRecipient('PLN', { asksAddress })} />).includes(
        'autoComplete="shipping postal-code"',
      );
    expect([asks(true), asks(false)]).toEqual([true, false]);
  });

  it('shows messages at their fields and in the summary, and keeps the typed text', () => {
    const outcome = {
      values: { ...someRecipient('PLN').values, lastname: '', phone: '12' },
      faults: { lastname: { kind: 'missing' }, phone: { kind: 'not-a-phone' } },
      updateFailed: false,
    } as const;
    const html = draw(<RecipientView facts={someRecipient('PLN')} outcome={outcome} />);
    for (const field of ['lastname', 'phone']) {
      expect(html).toContain(`href="#${field}"`);
      expect(html).toMatch(
        new RegExp(
          `<input(?=[^>]*id="${field}")(?=[^>]*aria-invalid="true")(?=[^>]*aria-describedby="${field}-error)`,
        ),
      );
    }
    expect(html).toMatch(/<input(?=[^>]*id="firstname")(?=[^>]*value="Anna")/);
    expect(html).not.toContain('id="firstname-error"');
  });
});

describe('the review of a mixed cart', () => {
  it('shows who sends what, where, when and for how much, and how it is paid', () => {
    const html = draw(<ReviewView facts={mixedReview('PLN')} />);
    for (const words of ['Kafle24', 'Długa 12/5, 61-001 Poznań', '14,99'])
      expect(html).toContain(words);
    expect(html).toContain(
      poland.texts.checkout.termsTextSent.replace('{days}', String(poland.settings.withdrawalDays)),
    );
    expect(html).toMatch(/<input(?=[^>]*value="pay_in_store")(?=[^>]*disabled="")/);
    expect(html).toContain(poland.texts.payment.onlyCollected);
  });
});

describe('the review', () => {
  const RULES = { commentAllowed: true, invoiceOffered: true, termsRequired: true };

  it.each([true, false])('the VAT invoice follows its flag: %s (FLAG-24)', (invoiceOffered) => {
    expect(
      draw(
        <ReviewView facts={someReview('PLN', { rules: { ...RULES, invoiceOffered } })} />,
      ).includes('name="invoice"'),
    ).toBe(invoiceOffered);
  });

  it.each(markets)(
    'in $name says at each field of the invoice what is wrong, and keeps the typed text (PAY-21)',
    (market) => {
      const invoice = { ...invoiceForm.empty, taxNumber: '123', postcode: '12' };
      const html = draw(
        <ReviewView
          facts={someReview(market.currency)}
          outcome={{
            values: { method: 'card', comment: '', wantsInvoice: true, invoice, terms: true },
            faults: {
              invoice: {
                company: { kind: 'missing' },
                taxNumber: { kind: 'not-a-tax-number' },
                postcode: { kind: 'not-a-postcode' },
              },
            },
            refusal: undefined,
          }}
        />,
        market,
      );
      for (const field of ['company', 'taxNumber', 'postcode'])
        expect(html).toContain(`href="#invoice-${field}"`);
      const { common, register } = market.texts;
      expect(html).toContain(
        common.labelled
          .replaceAll('\u00a0', ' ')
          .replace('{label}', register.taxNumber)
          .replace('{value}', register.taxNumberInvalid),
      );
      expect(html).toMatch(/<input(?=[^>]*name="invoice-taxNumber")(?=[^>]*value="123")/);
      expect(html).not.toContain('id="invoice-city-error"');
    },
  );

  it.each([true, false])(
    'accepting the terms follows its flag: %s; they are linked next to the button either way (FLD-01)',
    (termsRequired) => {
      const html = draw(
        <ReviewView facts={someReview('PLN', { rules: { ...RULES, termsRequired } })} />,
      );
      expect(html.includes('name="terms"')).toBe(termsRequired);
      expect(html).toContain(
        poland.texts.checkout.termsText.replace('{days}', String(poland.settings.withdrawalDays)),
      );
    },
  );

  it.each([true, false])('the comment follows its flag: %s (FLAG-19)', (commentAllowed) => {
    expect(
      draw(
        <ReviewView facts={someReview('PLN', { rules: { ...RULES, commentAllowed } })} />,
      ).includes('name="comment"'),
    ).toBe(commentAllowed);
  });

  it('the form contains cart, revision and key (PLO-04)', () => {
    const { attempt } = someReview('PLN');
    const html = draw(<ReviewView facts={someReview('PLN')} />);
    for (const [name, value] of Object.entries({
      cart: attempt.cartId,
      revision: attempt.revision,
      key: attempt.key,
    })) {
      expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
    }
  });

  it('an order that was placed already is reported with a link to it', () => {
    const html = draw(
      <ReviewView
        facts={someReview('PLN')}
        outcome={{
          values: {
            method: 'card',
            comment: '',
            wantsInvoice: false,
            invoice: invoiceForm.empty,
            terms: true,
          },
          faults: {},
          refusal: 'already-placed',
        }}
      />,
    );
    expect(html).toMatch(new RegExp(`role="alert".*href="${poland.routes.orders.canonical}"`));
  });
});
