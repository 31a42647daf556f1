import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { QuantityStepper } from './QuantityStepper.tsx';

const words = { id: 'qty', name: 'qty', label: 'Quantity', lessLabel: 'Less', moreLabel: 'More' };

describe('QuantityStepper before scripts run', () => {
  it('is a number input from 1 to the maximum in whole steps (QTY-05)', () => {
    const html = renderToStaticMarkup(<QuantityStepper {...words} defaultValue={2} max={42} />);
    expect(html).toMatch(/<input[^>]* type="number"[^>]* min="1"[^>]* max="42"[^>]* step="1"/);
    // Where scripts are off, the style sheet hides these.
    expect(html.match(/<button(?=[^>]* type="button")[^>]* class="[^"]*scripted/g)).toHaveLength(2);
  });

  it('its buttons submit the form if the form can compute the step', () => {
    const html = renderToStaticMarkup(
      <QuantityStepper {...words} defaultValue={2} max={42} stepName="step" />,
    );
    expect(html).toMatch(/<button(?=[^>]* type="submit")(?=[^>]* name="step")[^>]* value="less"/);
    expect(html).toMatch(/<button(?=[^>]* type="submit")(?=[^>]* name="step")[^>]* value="more"/);
    const [onEnter = ''] = html.match(/<button[^>]*>/) ?? [];
    expect(onEnter, 'Enter sends the typed quantity').toContain('type="submit"');
    expect(onEnter).not.toContain('name=');
  });

  it('says that the maximum is reached (QTY-03)', () => {
    const html = renderToStaticMarkup(
      <QuantityStepper
        {...words}
        defaultValue={42}
        max={42}
        message="The largest quantity is selected."
      />,
    );
    expect(html).toMatch(/<output id="qty-hint"[^>]*><span>The largest quantity is selected\./);
    expect(html).toContain('aria-describedby="qty-hint"');
  });
});
