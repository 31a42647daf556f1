import { text } from '../text-shape.ts';

/** Questions of the registration that a flag adds. */
export const registerMore = {
  companyType: text(),
  companyTypeNone: text(),
  vatNumber: text(),
  vatNumberHint: text(),
  fiscalNumber: text(),
  fiscalNumberHint: text(),
  address: text(),
  streetNumber: text(),
  street: text(),
  postcode: text(),
  city: text(),
  loyaltyCard: text(),
  loyaltyCardHint: text(),
  notOffered: text(),
  vatNumberInvalid: text(),
  fiscalNumberInvalid: text(),
  postcodeInvalid: text(),
  cardInvalid: text(),
  cardTaken: text(),
} as const;
