import { pathTo, type RouteName } from '@materia/market-model';
import { restockAvailable, restockConfirm } from '@materia/ui-mail';
import { findProduct } from '../../catalogue/products/repository.ts';
import type { MailContext, MailTemplates } from '../../platform/mail/mail-template.ts';
import type { RESTOCK_MAIL_KINDS } from './mails.ts';
import { findNotice, type RestockNoticeRow } from './repository.ts';

/** Asks the owner of the address to confirm that they want the notice. */
const confirm: MailTemplates['restock-confirm'] = async ({ token }, desk) => {
  const known = await awaited(token, desk);
  if (known === undefined || known.notice.confirmed_at !== null) return undefined;
  const { notice, product } = known;
  return {
    // Asked for again, the question is another mail.
    id: `${token}-${notice.asked_at}`,
    to: notice.email,
    content: restockConfirm(
      {
        product: product.name,
        confirmPage: addressOf(desk, 'restockNoticeConfirmation', token),
        stopPage: addressOf(desk, 'restockNoticeStop', token),
      },
      desk.voice,
    ),
  };
};

/** Tells that the product can be ordered again. */
const available: MailTemplates['restock-available'] = async ({ token }, desk) => {
  const known = await awaited(token, desk);
  if (known === undefined) return undefined;
  const { notice, product } = known;
  const productPage =
    desk.shopOrigin + pathTo(desk.market.routes)('product', { urlKey: product.url_key });
  return {
    // Asked for again after it was sent, the notice is another mail.
    id: `${token}-${notice.asked_at}`,
    to: notice.email,
    content: restockAvailable(
      {
        product: product.name,
        productPage,
        stopPage: addressOf(desk, 'restockNoticeStop', token),
      },
      desk.voice,
    ),
  };
};

/** A notice with its product; undefined once it was stopped, or the product has left the range. */
const awaited = async (token: string, { db, market }: MailContext) => {
  const notice: RestockNoticeRow | undefined = await findNotice(db, market.id, token);
  const product = notice && (await findProduct(db, market.id, notice.sku));
  return notice && product && { notice, product };
};

type TokenPage = Extract<RouteName, 'restockNoticeConfirmation' | 'restockNoticeStop'>;

const addressOf = ({ market, shopOrigin }: MailContext, page: TokenPage, token: string): string =>
  shopOrigin + pathTo(market.routes)(page, { token });

export const restockMailTemplates: Pick<MailTemplates, keyof typeof RESTOCK_MAIL_KINDS> = {
  'restock-confirm': confirm,
  'restock-available': available,
};
