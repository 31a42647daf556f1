import type { PageKind, PageVisit } from '../support/facts.ts';
import { accountFrame } from '../support/frame-facts.ts';
import { action, button, canonical, heading, title } from '../support/lines.ts';

/** Receipts without paper and the newsletter in the customer space (ACC-07). */
export const preferences: PageKind = {
  name: 'receipts and newsletter',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, says, market } = shop;
    const leo = await shop.customer('platinum');
    const page = to('receiptPreferences');
    const email = `platinum@demo.${market.id}.example`;
    const facts = {
      ...says(
        'preferences.lead',
        'preferences.receiptsText',
        'preferences.saleReceipt',
        'preferences.saleReceiptHint',
        'preferences.bankCardReceipt',
        'preferences.bankCardReceiptHint',
        'newsletter.shopEmail',
        'newsletter.partnersEmail',
        'newsletter.shopSms',
      ),
      title: [
        title(t('accountMenu.receipts')),
        heading(1, t('accountMenu.receipts')),
        heading(2, t('preferences.receiptsTitle')),
        heading(2, t('newsletter.heading')),
      ],
      address: [canonical(shop.origin + page), 'meta robots noindex'],
      forms: [
        action(page),
        action(page),
        button(t('preferences.save'), 'intent', 'receipts'),
        button(t('preferences.newsletterSave'), 'intent', 'newsletter'),
      ],
      boxes: ['saleReceipt', 'bankCardReceipt', 'shopEmail', 'partnersEmail', 'shopSms'].map(
        (name) => `input checkbox ${name} value=1`,
      ),
      mailbox: t('preferences.newsletterText', { email }),
    };
    return [
      {
        name: 'nothing chosen yet',
        page: await leo.get(page),
        facts,
        frame: accountFrame(shop, {
          page: t('accountMenu.receipts'),
          customer: 'Leo',
          store: undefined,
          place: undefined,
          cartCount: 0,
        }),
      },
    ];
  },
};
