import type { Market } from '@materia/market-model';
import { draw as drawIn } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { formatsOf } from '@materia/ui-shop';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { mixedReview, someReview } from '../samples/checkout-facts.ts';
import { ReviewView } from './ReviewView.tsx';
import { siteForm } from './site-form.ts';
import { invoiceForm } from './invoice-form.ts';

const [poland] = markets;

const draw = (view: ReactNode, market: Market = poland): string => drawIn(view, market);

describe.each(markets)('the review in market $id', (market) => {
  const { currency, texts } = market;

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
      `vendor-brought-${own.seller.code} delivery-brought-${own.seller.code}`,
      `vendor-posted-${own.seller.code} delivery-posted-${own.seller.code}`,
    ]);
    for (const part of ['brought', 'posted'])
      expect(html).toContain(`id="delivery-${part}-${own.seller.code}"`);
  });

  it('the order button has the legally required label with the amount, and is the only one that orders (BEY-18)', () => {
    const html = draw(<ReviewView facts={someReview(currency)} />, market);
    const buttons = [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, content = '']) =>
      content.replaceAll(/<[^>]+>/g, ''),
    );
    const amount = formatsOf(market)
      .money(someReview(currency).totals.summary.total.included)
      .replaceAll('\u00a0', ' ');
    expect(buttons).toEqual([texts.payment.placeOrder.replace('{amount}', amount)]);
  });

  it('tells a guest at the payment in store, and nobody else, that the order has to be confirmed by mail (FLAG-40)', () => {
    const guestEmail = 'ana@shop.example';
    const hint = texts.guest.inStoreConfirm.replace('{email}', guestEmail);
    const page = (changes: Parameters<typeof someReview>[1]): string =>
      draw(<ReviewView facts={someReview(currency, changes)} />, market);
    expect(page({ guestEmail }).split(hint)).toHaveLength(2);
    expect(page({})).not.toContain(texts.guest.inStoreConfirm.split('{email}')[0]);
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
  const RULES = { commentAllowed: true, invoiceOffered: true, forFirm: false, termsRequired: true };

  it.each([true, false])('the VAT invoice follows its flag: %s (FLAG-24)', (invoiceOffered) => {
    expect(
      draw(
        <ReviewView facts={someReview('PLN', { rules: { ...RULES, invoiceOffered } })} />,
      ).includes('name="invoice"'),
    ).toBe(invoiceOffered);
  });

  it.each(markets)(
    'in $name names a firm with its number, asks for its reference and a contact at the site, and ticks the invoice',
    (market) => {
      const facts = someReview(market.currency, { rules: { ...RULES, forFirm: true } });
      const invoice = {
        company: 'Builders',
        taxNumber: '5260250274',
        street: 'Długa 12',
        postcode: '61-001',
        city: 'Poznań',
      };
      const html = draw(
        <ReviewView
          facts={{
            ...facts,
            invoice,
          }}
        />,
        market,
      );
      for (const text of [market.texts.firm.title, 'Builders', '>5260250274<'])
        expect(html).toContain(text);
      for (const name of ['site-reference', 'site-name', 'site-phone'])
        expect(html).toContain(`name="${name}"`);
      const isTicked = /<input(?=[^>]*name="invoice")(?=[^>]*checked="")/;
      expect(html).toMatch(isTicked);
      const withoutAddress = draw(
        <ReviewView facts={{ ...facts, invoice: { ...invoice, street: '' } }} />,
        market,
      );
      expect(withoutAddress).not.toMatch(isTicked);
      const others = draw(<ReviewView facts={someReview(market.currency)} />, market);
      expect(others).not.toContain('name="site-reference"');
      expect(others).not.toMatch(isTicked);
    },
  );

  it.each(markets)(
    'in $name says at each field of the invoice what is wrong, and keeps the typed text (PAY-21)',
    (market) => {
      const invoice = { ...invoiceForm.empty, taxNumber: '123', postcode: '12' };
      const html = draw(
        <ReviewView
          facts={someReview(market.currency)}
          outcome={{
            values: {
              method: 'card',
              comment: '',
              wantsInvoice: true,
              invoice,
              site: siteForm.empty,
              terms: true,
            },
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

  it('lists its errors in the order of its fields', () => {
    const html = draw(
      <ReviewView
        facts={someReview('PLN', { rules: { ...RULES, forFirm: true } })}
        outcome={{
          values: {
            method: undefined,
            comment: '',
            wantsInvoice: true,
            invoice: invoiceForm.empty,
            site: siteForm.empty,
            terms: false,
          },
          faults: {
            method: 'missing',
            comment: { kind: 'too-long', maximum: 200 },
            invoice: { company: { kind: 'missing' } },
            site: { phone: { kind: 'missing' } },
            terms: { kind: 'not-accepted' },
          },
          refusal: undefined,
        }}
      />,
    );
    const listed = [...html.matchAll(/<a[^>]*href="#([\w-]+)"/g)].map(([, id = '']) => id);
    expect(listed).toHaveLength(5);
    const places = listed.map((id) => html.indexOf(` id="${id}"`));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

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
            site: siteForm.empty,
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
