import { stepperOf } from '@materia/domain-checkout';
import { markets } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { htmlInMarket, wordsOf } from '../samples/html-in-market.tsx';
import { CheckoutLayout } from './CheckoutLayout.tsx';
import { PaymentMethodIcons } from './PaymentMethodIcons.tsx';

const [market] = markets;

describe('a checkout page', () => {
  const steps = stepperOf('informations').map(({ name, state }) => ({
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
      aside={<p>Total</p>}
      asideTitle="Your order"
    >
      <p>Form</p>
    </CheckoutLayout>,
  );

  it('shows the four steps with the current one marked, and links back only to completed ones', () => {
    expect(wordsOf(html)).toMatch(/delivery 2 information 3 summary 4 pay/);
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/delivery']);
  });

  it('puts the step before the totals, which have their own heading', () => {
    expect(html.indexOf('Form')).toBeLessThan(html.indexOf('Total'));
    expect(html).toMatch(/<aside[^>]*aria-labelledby="checkout-aside"/);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });
});

describe('payment method icons', () => {
  it('have visible names', () => {
    const html = htmlInMarket(
      market,
      <PaymentMethodIcons
        label="Payment"
        methods={[
          { method: 'blik', name: 'BLIK' },
          { method: 'pay_in_store', name: 'W sklepie' },
        ]}
      />,
    );
    expect(wordsOf(html)).toBe('BLIK W sklepie');
    expect(html).toContain('aria-label="Payment"');
  });
});
