/** The processes that require the terms to be accepted. */
export const TERMS_ACTIONS = ['register', 'join-loyalty-club', 'submit-review'] as const;
export type TermsAction = (typeof TERMS_ACTIONS)[number];

export type TermsFault = { readonly kind: 'terms-not-accepted'; readonly action: TermsAction };

export const termsFault = (action: TermsAction, accepted: boolean): TermsFault | undefined =>
  accepted ? undefined : { kind: 'terms-not-accepted', action };

export type Registration = { readonly termsAccepted: boolean; readonly hasAddress: boolean };

export type RegistrationFault = TermsFault | { readonly kind: 'address-missing' };

/** `addressRequired` is flag ACCOUNT_CREATION_ADDRESS_REQUIRED. */
export const registrationFaults = (
  registration: Registration,
  rule: { readonly addressRequired: boolean },
): readonly RegistrationFault[] => {
  const terms = termsFault('register', registration.termsAccepted);
  return [
    ...(terms === undefined ? [] : [terms]),
    ...(rule.addressRequired && !registration.hasAddress
      ? [{ kind: 'address-missing' } as const]
      : []),
  ];
};
