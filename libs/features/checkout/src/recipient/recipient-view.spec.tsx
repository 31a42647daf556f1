import { draw as drawIn } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { someRecipient } from '../samples/checkout-facts.ts';
import { RecipientView } from './RecipientView.tsx';

const [poland] = markets;

const draw = (view: ReactNode): string => drawIn(view, poland);

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
    expect(html).toMatch(/<p(?=[^>]*id="firstname-error")[^>]*hidden/);
  });
});
