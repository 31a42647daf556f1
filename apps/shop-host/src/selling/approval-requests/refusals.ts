import { fail } from '@materia/domain-kernel';

export const NOT_FOUND = fail({ kind: 'not-found' } as const);
/** Somebody has decided already, or is paying for it. */
export const DECIDED = fail({ kind: 'approval-decided' } as const);
