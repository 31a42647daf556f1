/** The processes that require the terms to be accepted. */
export const TERMS_ACTIONS = ['register', 'join-loyalty-club', 'submit-review'] as const;
export type TermsAction = (typeof TERMS_ACTIONS)[number];

export type TermsFault = { readonly kind: 'terms-not-accepted'; readonly action: TermsAction };

export const termsFault = (action: TermsAction, accepted: boolean): TermsFault | undefined =>
  accepted ? undefined : { kind: 'terms-not-accepted', action };
