/** The possible results of opening the activation link of a pre-created account. */
export type ActivationState =
  | { readonly kind: 'activated' }
  | { readonly kind: 'already-active' }
  | { readonly kind: 'no-account-found' }
  | { readonly kind: 'expired-link'; readonly help: 'new-mail-sent' | 'contact-service' }
  | { readonly kind: 'error' };

export type ActivationFacts = {
  /** Undefined when no account belongs to the link's address. */
  readonly account: { readonly active: boolean } | undefined;
  readonly link: 'good' | 'expired' | 'wrong';
  readonly canSendMail: boolean;
};

/**
 * Determines the result before anything changes. `activated` means that the account may be
 * activated now.
 */
export const activationState = ({
  account,
  link,
  canSendMail,
}: ActivationFacts): ActivationState => {
  if (account === undefined) return { kind: 'no-account-found' };
  if (link === 'wrong') return { kind: 'error' };
  if (account.active) return { kind: 'already-active' };
  return link === 'expired'
    ? { kind: 'expired-link', help: canSendMail ? 'new-mail-sent' : 'contact-service' }
    : { kind: 'activated' };
};
