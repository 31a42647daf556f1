import { flagSet } from '@materia/domain-feature-flags';
import { describe, expect, it } from 'vitest';
import { markets } from '@materia/testing/markets';
import { addressReader } from '../../routes/address.ts';
import { asOpened, canonicalAddress, parseRequestedPage } from './requested-page.ts';

const flags = (choices: Parameters<typeof flagSet>[0]['choices']) =>
  flagSet({ channel: 'web', choices, presets: {} });

describe.each(markets.map((market) => [market.id, market] as const))(
  'pages of %s that a flag disables',
  (_, { routes }) => {
    const kindOf = (path: string, choices: Parameters<typeof flagSet>[0]['choices']) => {
      const asked =
        parseRequestedPage('GET', path, 'https://shop.test', addressReader(routes)) ??
        expect.unreachable();
      return asOpened(asked, flags(choices)).destination.kind;
    };
    it.each(['/nos-vendeurs.html', '/nos-vendeurs/brico-mar', '/vendorId/7', '/cgv/brico-mar'])(
      '%s is not found without the marketplace (RTE-42, FLAG-38)',
      (path) => {
        expect(kindOf(path, { MARKETPLACE_MODE: false })).toBe('unknown');
        expect(kindOf(path, { MARKETPLACE_MODE: true })).not.toBe('unknown');
      },
    );
    it('are the only ones: home and stores stay open', () => {
      for (const path of ['/', routes.stores.canonical])
        expect(
          kindOf(path, { MARKETPLACE_MODE: false, INVOICES_PAGE: false, LOYALTY_CLUB: false }),
        ).toBe('page');
    });
  },
);

describe.each(markets)('the canonical address in market $id', ({ routes }) => {
  const canonicalOf = (target: string) =>
    canonicalAddress(
      parseRequestedPage('GET', target, 'https://shop.test', addressReader(routes)) ??
        expect.unreachable(),
    );
  const vendors = routes.vendors.canonical;

  it.each([
    ['the first page of a list', vendors, vendors],
    ['the first page by its number', `${vendors}?page=1`, vendors],
    ['a later page', `${vendors}?page=2`, `${vendors}?page=2`],
    ['no page of a list', `${vendors}?page=-2`, vendors],
    ['tracking', `${vendors}?utm_source=mail&gclid=x&page=3#top`, `${vendors}?page=3`],
    [
      'a later page of a vendor',
      '/nos-vendeurs/brico-mar?page=4',
      '/nos-vendeurs/brico-mar?page=4',
    ],
    ['a later page of a category', '/narzedzia/?page=2', '/narzedzia/?page=2'],
    ['a sorted category', '/narzedzia/?sort=price-asc&page=2', '/narzedzia/'],
    ['a filtered category', '/narzedzia/?f-brand=Tytan&f-brand=Vito', '/narzedzia/'],
    ['a later page of a filtered category', '/narzedzia/?f-brand=Tytan&page=2', '/narzedzia/'],
    ['a page that is no list', `${routes.stores.canonical}?page=2`, routes.stores.canonical],
  ])('of %s', (_, target, address) => {
    expect(canonicalOf(target)).toBe(`https://shop.test${address}`);
  });

  it('does not exist for a path that the shop does not know', () => {
    expect(canonicalOf('/404/404/404/404/404/404?page=2')).toBeUndefined();
  });
});
