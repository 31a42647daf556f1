import { standing, type Standing as StandingData } from '@materia/storefront-request';
import { Standing } from '@materia/ui-design-system';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const draw = (of: StandingData<string>): string =>
  renderToString(
    <Standing id="part" of={of}>
      {(words) => <b>{words}</b>}
    </Standing>,
  );

describe('a part that stands as the server sent it', () => {
  it('is in the page, and its data do not travel beside it', () => {
    const data = standing({ isDocument: true }, 'cement');
    expect(draw(data)).toBe('<div id="part"><b>cement</b></div>');
    expect(JSON.stringify(data)).toBe('{}');
  });
  it('gets its data when the router asks for them', () => {
    expect(JSON.stringify(standing({ isDocument: false }, 'cement'))).toBe('{"value":"cement"}');
  });
});
