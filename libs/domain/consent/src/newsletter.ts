import { parseEmail, parsePhone, type PhoneRule } from '@materia/domain-contact';

export type NewsletterForm = {
  readonly email: string;
  readonly phone: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly consents: {
    readonly shopEmail: boolean;
    readonly partnersEmail: boolean;
    readonly shopSms: boolean;
  };
};

export type NewsletterRule = { readonly nameRequired: boolean; readonly phone: PhoneRule };

export type NewsletterField = 'email' | 'phone' | 'firstname' | 'lastname';

export type NewsletterFault =
  | { readonly kind: 'no-box-ticked' }
  | { readonly kind: 'field-missing'; readonly field: NewsletterField }
  | { readonly kind: 'not-an-email' }
  | { readonly kind: 'not-a-phone' };

/**
 * The validation errors of a newsletter sign-up; none when it may be sent. At least one box must be
 * ticked. The e-mail is always required, the phone only with the SMS box, a name only where the
 * market requires it. A missing box and an empty field are different errors, with different
 * messages.
 */
export const newsletterFaults = (
  form: NewsletterForm,
  rule: NewsletterRule,
): readonly NewsletterFault[] => {
  const { shopEmail, partnersEmail, shopSms } = form.consents;
  const required: readonly NewsletterField[] = [
    'email',
    ...(shopSms ? (['phone'] as const) : []),
    ...(rule.nameRequired ? (['firstname', 'lastname'] as const) : []),
  ];
  return [
    ...(shopEmail || partnersEmail || shopSms ? [] : [{ kind: 'no-box-ticked' } as const]),
    ...required
      .filter((field) => form[field].trim() === '')
      .map((field) => ({ kind: 'field-missing', field }) as const),
    ...(form.email.trim() !== '' && !parseEmail(form.email).ok
      ? [{ kind: 'not-an-email' } as const]
      : []),
    ...(form.phone.trim() !== '' && !parsePhone(form.phone, rule.phone).ok
      ? [{ kind: 'not-a-phone' } as const]
      : []),
  ];
};
