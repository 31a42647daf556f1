import { type FieldRefusal, listedRefusal } from '@materia/api-client-kernel';
import type { FieldFault, FieldPath } from '@materia/api-contract';
import { unreachable } from '@materia/domain-kernel';

/** A field of a report, a newsletter sign-up or a wish for a notice by the host's name. */
export type ReportHostField = FieldPath<'reportIllicitContent'>;
export type SubscriptionHostField = FieldPath<'subscribeToNewsletter'>;
export type RestockHostField = FieldPath<'requestRestockNotice'>;

/** Why the host rejected a submission. */
export type SubmissionRefusal<Field extends string> =
  | { readonly kind: 'too-many-requests' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'bad-input'; readonly fields: readonly FieldFault<Field>[] };

export const submissionRefusal = <Field extends string>(
  name: 'reportIllicitContent' | 'subscribeToNewsletter' | 'requestRestockNotice',
  refusal: FieldRefusal<Field>,
): SubmissionRefusal<Field> => {
  const code = listedRefusal(name, refusal)?.code;
  switch (code) {
    case 'too-many-requests':
      return { kind: code };
    case 'bad-input':
      return { kind: code, fields: refusal.fields };
    case 'not-found':
    case undefined:
      return { kind: 'refused' };
    default:
      return unreachable(code);
  }
};
