import { termsFault, type TermsFault } from '@materia/domain-customer';

export type LoyaltyAccount = { readonly cardNumbers: readonly string[]; readonly points: number };

/** The effective card: the first in the list. */
export const loyaltyCard = (account: LoyaltyAccount): string | undefined =>
  account.cardNumbers.at(0);

export type ClubProfile = {
  readonly isProfessional: boolean;
  readonly referenceStore?: string | undefined;
  readonly companyFiscalId?: string | undefined;
};

export type ClubRegistration =
  /** Nothing is missing: a plain subscription. */
  | { readonly kind: 'subscribe' }
  /** The fields that the form has to provide. */
  | {
      readonly kind: 'create';
      readonly missing: readonly ('reference-store' | 'company-fiscal-id')[];
    };

/**
 * Which of the two registrations a profile needs. A professional needs a fiscal id besides the
 * store.
 */
export const clubRegistration = (profile: ClubProfile): ClubRegistration => {
  const missing = [
    ...(isEmpty(profile.referenceStore) ? (['reference-store'] as const) : []),
    ...(profile.isProfessional && isEmpty(profile.companyFiscalId)
      ? (['company-fiscal-id'] as const)
      : []),
  ];
  return missing.length === 0 ? { kind: 'subscribe' } : { kind: 'create', missing };
};

/** Joining requires accepting the terms. */
export const joiningFaults = (form: { readonly termsAccepted: boolean }): readonly TermsFault[] => {
  const fault = termsFault('join-loyalty-club', form.termsAccepted);
  return fault === undefined ? [] : [fault];
};

const isEmpty = (text: string | undefined): boolean => text === undefined || text.trim() === '';
