import { stepperOf } from '@materia/domain-checkout';
import { markets } from '@materia/testing/markets';
import { textsIn } from '@materia/testing/texts';
import { describe, expect, it } from 'vitest';
import { htmlInMarket, wordsOf } from '../samples/html-in-market.tsx';
import { CheckoutLayout } from './CheckoutLayout.tsx';
import { PAYMENT_TEXTS } from './payment-texts.ts';
import { PaymentMethodIcons } from './PaymentMethodIcons.tsx';

const [market] = markets;

describe('a checkout page', () => {
  const steps = stepperOf('recipient').map(({ name, state }) => ({
    label: name,
    state,
    ...(state === 'done' && { href: `/${name}` }),
  }));
  const html = htmlInMarket(
    market,
    <CheckoutLayout
      stepsLabel="Steps"
      steps={steps}
      title="Who collects?"
      doneLabel="done"
      summary={{ title: 'Your order', bar: 'See it', total: '12 €', content: <p>Lines</p> }}
    >
      <p>Form</p>
    </CheckoutLayout>,
  );

  it('shows the four steps with the current one marked, and links back only to completed ones', () => {
    expect(wordsOf(html)).toMatch(/delivery \(done\) 2 information 3 summary 4 pay/);
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/delivery']);
  });

  it('shows the order after the title: closed with its total on phones, which needs no script', () => {
    const places = ['<h1', '<aside', '12 €', 'Lines', 'Form'].map((text) => html.indexOf(text));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(html).toMatch(/<aside[^>]*aria-label="Your order"[^>]*><details[^>]*><summary/);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });
});

describe.each(markets)('the payment methods of market $id', (own) => {
  const html = htmlInMarket(own, <PaymentMethodIcons methods={own.settings.paymentMethods} />);

  it('are shown with logos and visible names, in the order of the market (SET-07)', () => {
    const t = textsIn(own);
    const names = own.settings.paymentMethods.map((method) => t(PAYMENT_TEXTS[method].name));
    expect([...html.matchAll(/<\/(?:span|svg)>([^<]+)<\/li>/g)].map(([, name]) => name)).toEqual(
      names,
    );
    expect(html.match(/<svg(?=[^>]*aria-hidden="true")/g)?.length).toBeGreaterThanOrEqual(
      names.length,
    );
  });
});
