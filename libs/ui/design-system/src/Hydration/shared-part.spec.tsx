import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SharedPart, SharedParts } from './SharedPart.tsx';

const part = (
  <SharedPart id="foot" showing="2026">
    {() => <b>made here</b>}
  </SharedPart>
);

describe('a shared part of a page', () => {
  it('stands as it was made before', () => {
    expect(
      renderToString(
        <SharedParts value={new Map([['foot', '<b>made before</b>']])}>{part}</SharedParts>,
      ),
    ).toBe('<div id="foot"><b>made before</b></div>');
  });
  it('is made with the page where nobody made it before', () => {
    expect(renderToString(<SharedParts value={new Map([['menu', '']])}>{part}</SharedParts>)).toBe(
      '<div id="foot"><b>made here</b></div>',
    );
    expect(renderToString(part)).toBe('<div id="foot"><b>made here</b></div>');
  });
});
