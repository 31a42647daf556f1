import { describe, expect, it } from 'vitest';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ComingView } from './ComingView.tsx';

describe.each(markets.map((market) => [market.id, market] as const))(
  'a page of market %s that is not available yet',
  (_, market) => {
    const { coming, accountMenu } = market.texts;
    it('says so, and links customers to their store and account', () => {
      const html = draw(<ComingView title={accountMenu.purchases} isSignedIn />, market);
      for (const text of [`<h1`, accountMenu.purchases, coming.text, coming.help])
        expect(html).toContain(text);
      expect(html).toContain(`href="${market.routes.myStore.canonical}"`);
      expect(html).toContain(`href="${market.routes.account.canonical}"`);
    });
    it('links guests to the stores and to sign-in', () => {
      const html = draw(<ComingView title={coming.createQuote} isSignedIn={false} />, market);
      expect(html).toContain(`href="${market.routes.stores.canonical}"`);
      expect(html).toContain(`href="${market.routes.login.canonical}"`);
    });
  },
);
