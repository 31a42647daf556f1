import { sellerInvitation } from '@materia/ui-mail';
import { findVendorByCode } from '../../catalogue/vendors/repository.ts';
import { hashOfToken } from '../../platform/auth/token-hash.ts';
import type { MailTemplates } from '../../platform/mail/mail-template.ts';
import { findInvitation } from '../../platform/sellers/repository.ts';
import type { SealedTexts } from '../console/sealed-text.ts';
import type { SELLER_MAIL_KINDS } from './mails.ts';

/** Mails the token of an invitation, unless it was replaced, accepted or ended before. */
export const sellerMailTemplates = (
  seals: SealedTexts,
): Pick<MailTemplates, keyof typeof SELLER_MAIL_KINDS> => ({
  'seller-invitation': async ({ sealed }, { db, market, voice, now }) => {
    const token = seals.open(sealed);
    if (token === undefined) return undefined;
    const invitation = await findInvitation(db, market.id, hashOfToken(token));
    if (invitation === undefined || invitation.expires_at <= now) return undefined;
    const vendor = await findVendorByCode(db, market.id, invitation.vendor_code);
    return (
      vendor && {
        id: invitation.hash,
        to: invitation.email,
        content: sellerInvitation({ seller: vendor.name, token }, voice),
      }
    );
  },
});
