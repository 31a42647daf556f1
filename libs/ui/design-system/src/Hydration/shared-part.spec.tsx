import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SharedPart, SharedParts } from './SharedPart.tsx';

const part = (
  <SharedPart id="foot" showing="2026">
    {() => <b>made here</b>}
  </SharedPart>
);

describe('a shared part of a page', () => {
  it('reuses what was rendered before', () => {
    expect(
      renderToString(
        <SharedParts value={new Map([['foot', '<b>made before</b>']])}>{part}</SharedParts>,
      ),
    ).toBe('<div id="foot"><b>made before</b></div>');
  });
  it('is rendered with the page when there is no earlier rendering', () => {
    expect(renderToString(<SharedParts value={new Map([['menu', '']])}>{part}</SharedParts>)).toBe(
      '<div id="foot"><b>made here</b></div>',
    );
    expect(renderToString(part)).toBe('<div id="foot"><b>made here</b></div>');
  });
});
