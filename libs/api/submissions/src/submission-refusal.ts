import type { FieldRefusal } from '@materia/api-client-kernel';
import type { FieldFault, FieldPath } from '@materia/api-contract';

/** A field of a report or of a newsletter sign-up by the host's name. */
export type ReportHostField = FieldPath<'reportIllicitContent'>;
export type SubscriptionHostField = FieldPath<'subscribeToNewsletter'>;

/** Why the host rejected a submission. */
export type SubmissionRefusal<Field extends string> =
  | { readonly kind: 'too-many-requests' }
  | { readonly kind: 'bad-input'; readonly fields: readonly FieldFault<Field>[] };

export const submissionRefusal = <Field extends string>({
  code,
  fields,
}: FieldRefusal<Field>): SubmissionRefusal<Field> =>
  code === 'too-many-requests' ? { kind: code } : { kind: 'bad-input', fields };
