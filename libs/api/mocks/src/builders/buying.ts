import type { Reply } from '@materia/api-contract';

type OfferOptions = Reply<'listBuyingOptions'>['data'][number];

const amounts = (amount: number) => ({ amount, amount_no_tax: Math.round(amount * 81.3) / 100 });

/** How one unit of `anOffer` is obtained: collected, at home, and at a pickup point for a little less. */
export const aBuyingOptions = (changes: Partial<OfferOptions> = {}): OfferOptions => ({
  offer_code: 'R-100234-012P',
  options: [
    {
      mode: 'store',
      carrier_code: 'drive',
      method_code: 'two_hours',
      date: '2026-11-21',
      minute: 480,
      delivery: amounts(0),
      preparation: amounts(5),
      total: amounts(29),
      is_lowest: false,
    },
    {
      mode: 'home',
      carrier_code: 'chronopost',
      method_code: 'home',
      date: '2026-11-24',
      delivery: amounts(13.99),
      preparation: amounts(5),
      total: amounts(42.99),
      is_lowest: false,
    },
    { mode: 'relay', obstacle: 'too-heavy' },
  ],
  ...changes,
});
