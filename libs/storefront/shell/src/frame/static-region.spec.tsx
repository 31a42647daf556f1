import { staticRegion, type StaticValue as StandingData } from '@materia/storefront-request';
import { StaticRegion } from '@materia/ui-design-system';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const draw = (of: StandingData<string>): string =>
  renderToString(
    <StaticRegion id="part" of={of}>
      {(words) => <b>{words}</b>}
    </StaticRegion>,
  );

describe('a static region', () => {
  it('is in the page, and its data is not sent along', () => {
    const data = staticRegion({ isDocument: true }, 'cement');
    expect(draw(data)).toBe('<div id="part"><b>cement</b></div>');
    expect(JSON.stringify(data)).toBe('{}');
  });
  it('gets its data when the router requests it', () => {
    expect(JSON.stringify(staticRegion({ isDocument: false }, 'cement'))).toBe(
      '{"value":"cement"}',
    );
  });
});
