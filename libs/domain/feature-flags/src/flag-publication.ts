import { fail, ok, type Result } from '@materia/domain-kernel';
import { flagDefinition, type FlagKey } from './flags.ts';

/** Choices proposed for publication. Every edit raises `revision`; an approval is valid for one revision only. */
export type FlagProposal = {
  /** Everybody who wrote or edited any of its revisions. */
  readonly contributors: readonly string[];
  readonly revision: number;
  readonly keys: readonly FlagKey[];
  /** Flags that a kill switch currently disables. */
  readonly killed: readonly FlagKey[];
};

export type FlagApproval = { readonly by: string; readonly revision: number };

export type PublicationRefusal =
  | { readonly kind: 'nothing-to-publish' }
  | { readonly kind: 'second-person-needed'; readonly keys: readonly FlagKey[] }
  | { readonly kind: 'approved-by-its-author' }
  | { readonly kind: 'approval-of-an-earlier-revision' };

/** The flags that need a second person: those marked so, and every one disabled by a kill switch. */
export const guardedKeys = (
  keys: readonly FlagKey[],
  killed: readonly FlagKey[],
): readonly FlagKey[] =>
  keys.filter((key) => flagDefinition(key).needsSecondPerson || killed.includes(key));

/**
 * Whether a proposal may be published. Guarded flags need the approval of exactly this revision by a second person,
 * who contributed to none of its revisions.
 */
export const mayPublish = (
  proposal: FlagProposal,
  approval?: FlagApproval,
): Result<FlagProposal, PublicationRefusal> => {
  if (proposal.keys.length === 0) return fail({ kind: 'nothing-to-publish' });
  const guarded = guardedKeys(proposal.keys, proposal.killed);
  if (guarded.length === 0) return ok(proposal);
  if (approval === undefined) return fail({ kind: 'second-person-needed', keys: guarded });
  if (proposal.contributors.includes(approval.by)) return fail({ kind: 'approved-by-its-author' });
  return approval.revision === proposal.revision
    ? ok(proposal)
    : fail({ kind: 'approval-of-an-earlier-revision' });
};
