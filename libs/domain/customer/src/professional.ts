import { CUSTOMER_TYPES } from './customer-type.ts';

/** What an account tells about being a professional, as the account holds it. Never take these from a request. */
export type ProfessionalSigns = {
  readonly customerType?: number | undefined;
  readonly isProCard?: boolean | undefined;
  /** A number or its text: both forms are on the wire. */
  readonly loyaltyCategory?: number | string | undefined;
  readonly companyFiscalId?: string | undefined;
};

/** The loyalty category of professionals. */
export const PROFESSIONAL_LOYALTY_CATEGORY = 3;

/** A professional has customer type 3, or a pro card, or loyalty category 3, or a company fiscal id. */
export const isProfessional = (signs: ProfessionalSigns): boolean =>
  signs.customerType === CUSTOMER_TYPES.professional ||
  signs.isProCard === true ||
  String(signs.loyaltyCategory ?? '').trim() === String(PROFESSIONAL_LOYALTY_CATEGORY) ||
  (signs.companyFiscalId ?? '').trim() !== '';
