import { flagSet } from '@materia/domain-feature-flags';
import { describe, expect, it } from 'vitest';
import { markets } from '@materia/testing/markets';
import { addressReader } from '../../routes/address.ts';
import { asOpened, parseRequestedPage } from './requested-page.ts';

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
