/** A password rule. Lengths are in characters. */
export type PasswordRule = {
  readonly minimumLength: number;
  readonly digit: boolean;
  readonly uppercase: boolean;
  readonly lowercase: boolean;
  /**
   * No special character required, any character that is neither letter, digit nor space, or one of
   * a fixed set.
   */
  readonly special: 'none' | 'any' | { readonly oneOf: string };
};

export type UnmetPasswordRule =
  | { readonly kind: 'password-too-short'; readonly minimum: number }
  | { readonly kind: 'password-too-long'; readonly maximum: number }
  | { readonly kind: 'digit-missing' }
  | { readonly kind: 'uppercase-missing' }
  | { readonly kind: 'lowercase-missing' }
  | { readonly kind: 'special-missing'; readonly oneOf: string | undefined }
  /** One of the passwords that guessers try first. The host alone has the list. */
  | { readonly kind: 'password-common' };

/**
 * Long enough for any passphrase, and short enough that hashing a password cannot overload the
 * host.
 */
export const PASSWORD_MAXIMUM = 256;

/** The shop's rule, unless a market has another. */
export const STANDARD_PASSWORD: PasswordRule = {
  minimumLength: 8,
  digit: true,
  uppercase: true,
  lowercase: true,
  special: 'any',
};

/**
 * The market's rule as a registration has it: one that names a card of the club needs no special
 * character.
 */
export const registrationPassword = (rule: PasswordRule, loyaltyCard: string): PasswordRule =>
  loyaltyCard.trim() === '' ? rule : { ...rule, special: 'none' };

/** Every rule that the password violates; empty when it is valid. */
export const unmetPasswordRules = (
  password: string,
  rule: PasswordRule,
): readonly UnmetPasswordRule[] => {
  const characters = [...password];
  const unmet: UnmetPasswordRule[] = [];
  if (characters.length < rule.minimumLength)
    unmet.push({ kind: 'password-too-short', minimum: rule.minimumLength });
  if (characters.length > PASSWORD_MAXIMUM)
    unmet.push({ kind: 'password-too-long', maximum: PASSWORD_MAXIMUM });
  if (rule.digit && !/\p{Nd}/u.test(password)) unmet.push({ kind: 'digit-missing' });
  if (rule.uppercase && !/\p{Lu}/u.test(password)) unmet.push({ kind: 'uppercase-missing' });
  if (rule.lowercase && !/\p{Ll}/u.test(password)) unmet.push({ kind: 'lowercase-missing' });
  const { special } = rule;
  if (special !== 'none' && !characters.some((character) => isSpecial(character, special)))
    unmet.push({ kind: 'special-missing', oneOf: special === 'any' ? undefined : special.oneOf });
  return unmet;
};

/** The confirmation must match the password exactly, including spaces. */
export const isPasswordConfirmed = (password: string, confirmation: string): boolean =>
  password === confirmation;

export type PasswordChange = {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
};

export type PasswordChangeFault =
  | { readonly kind: 'old-password-missing' }
  | { readonly kind: 'password-not-confirmed' }
  | UnmetPasswordRule;

/** What prevents a password change. The old password is always required. */
export const passwordChangeFaults = (
  change: PasswordChange,
  rule: PasswordRule,
): readonly PasswordChangeFault[] => [
  ...(change.current === '' ? [{ kind: 'old-password-missing' } as const] : []),
  ...unmetPasswordRules(change.next, rule),
  ...(isPasswordConfirmed(change.next, change.confirmation)
    ? []
    : [{ kind: 'password-not-confirmed' } as const]),
];

const isSpecial = (
  character: string,
  special: Exclude<PasswordRule['special'], 'none'>,
): boolean =>
  special === 'any' ? !/[\p{L}\p{M}\p{N}\s]/u.test(character) : special.oneOf.includes(character);
