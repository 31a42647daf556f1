import type { Market } from '@materia/market-model';
import type { Reader } from '../../platform/database/with-tx.ts';
import type { MailAttachment } from '../../platform/mail/mail-template.ts';
import type { PdfDrawer } from '../../platform/pdf/pdf-drawer.ts';
import type { MailFiles } from '../orders/mail-files.ts';
import { declaredWithdrawals } from '../returns/repository.ts';
import { type Drawable, pdfOf } from './pdf-files.ts';

/** The files of mails as PDF. */
export const pdfMailFiles = (db: Reader, drawer: PdfDrawer): MailFiles => {
  const drawn = async (
    drawable: Drawable | undefined,
    market: Market,
  ): Promise<readonly MailAttachment[]> => {
    if (drawable === undefined) return [];
    const document = pdfOf(drawable, market);
    const file = await drawer.draw(document);
    return file.ok
      ? [{ name: `${document.title}.pdf`, type: 'application/pdf', bytes: file.value }]
      : [];
  };
  return {
    confirmation: (order, market) => drawn({ kind: 'confirmation', order }, market),
    withdrawal: async (order, id, market) => {
      const all = await declaredWithdrawals(db, market.id, order.order.number);
      const withdrawal = all.find((one) => one.id === id);
      return drawn(withdrawal && { kind: 'withdrawal', order, withdrawal }, market);
    },
  };
};
