import type { HostRefusal } from '@materia/api-client-kernel';

/** Why the host rejected a submission. */
export type SubmissionRefusal =
  | { readonly kind: 'too-many-requests' }
  | { readonly kind: 'bad-input'; readonly fields: HostRefusal['fields'] };

export const submissionRefusal = ({ code, fields }: HostRefusal): SubmissionRefusal =>
  code === 'too-many-requests' ? { kind: code } : { kind: 'bad-input', fields };
