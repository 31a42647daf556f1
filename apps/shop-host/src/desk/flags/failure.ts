import type { ChangeSet, ConsoleRefusal } from '@materia/api-contract';
import { fail } from '@materia/domain-kernel';

/** The reason for a refusal of a console request: the code and its details. */
export type ConsoleFailure<Kind extends ConsoleRefusal = ConsoleRefusal> = {
  readonly kind: Kind;
  readonly keys?: readonly string[];
  readonly subject?: string;
  readonly current?: ChangeSet;
};

export const refuse = <Kind extends ConsoleRefusal>(
  kind: Kind,
  about: Omit<ConsoleFailure, 'kind'> = {},
): { readonly ok: false; readonly error: ConsoleFailure<Kind> } => fail({ kind, ...about });
