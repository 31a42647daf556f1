import { CUSTOMER_TYPES } from './customer-type.ts';

/** The account fields that identify a professional, as stored. Never take these from a request. */
export type ProfessionalSigns = {
  readonly customerType?: number | undefined;
  readonly isProCard?: boolean | undefined;
  /** A number or its text: both forms are on the wire. */
  readonly loyaltyCategory?: number | string | undefined;
  readonly companyFiscalId?: string | undefined;
};

/** The loyalty category of professionals. */
export const PROFESSIONAL_LOYALTY_CATEGORY = 3;

/** A professional has customer type 3, a pro card, loyalty category 3, or a company fiscal id. */
export const isProfessional = (signs: ProfessionalSigns): boolean =>
  signs.customerType === CUSTOMER_TYPES.professional ||
  signs.isProCard === true ||
  String(signs.loyaltyCategory ?? '').trim() === String(PROFESSIONAL_LOYALTY_CATEGORY) ||
  (signs.companyFiscalId ?? '').trim() !== '';
