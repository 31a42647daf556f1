import { describe, expect, it } from 'vitest';
import { pagesWithoutFacts } from './pages-without-facts.ts';

describe('the check of pages without facts', () => {
  const tests = ["const page = await shop.guest().get(to('home'));"];

  it('reports a page that no test visits', () => {
    expect(pagesWithoutFacts(['home', 'cart'], tests, {})).toEqual([
      'the page cart has no facts: add what it must show to apps/storefront-e2e/src/pages/kinds',
    ]);
    expect(pagesWithoutFacts(['home', 'cart'], tests, { cart: 'being prepared' })).toEqual([]);
  });

  it('reports an exception that is out of date', () => {
    expect(pagesWithoutFacts(['home'], tests, { home: 'being prepared', gone: 'x' })).toHaveLength(
      2,
    );
  });
});
