import { describe, expect, it } from 'vitest';
import { findColours } from './colours.ts';

describe('the check of colours', () => {
  it.each([
    ['hexadecimal', '.a {\n  color: #c00;\n}'],
    ['a function', '.a {\n  background: rgb(1 2 3);\n}'],
    ['a name', '.a {\n  color: white;\n}'],
  ])('reports a colour that is %s, with its line', (_, css) => {
    expect(findColours('a.module.css', css)).toEqual([
      expect.stringMatching(/^a\.module\.css:2 writes the colour /),
    ]);
  });

  it.each([
    ['tokens', '.a { color: var(--colour-ink); }'],
    ['comments', '/* #fff on black */'],
    ['shades over the page', '.a { background: rgb(10 24 23 / 55%); }'],
    ['names of areas', '.a { grid-area: red-tape; white-space: nowrap; }'],
  ])('reports no %s', (_, css) => expect(findColours('a.module.css', css)).toEqual([]));
});
