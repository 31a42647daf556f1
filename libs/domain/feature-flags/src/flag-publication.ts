import { fail, ok, type Result } from '@materia/domain-kernel';
import { flagDefinition, type FlagKey } from './flags.ts';
import type { FlagChoices } from './resolve-flag.ts';

/** Choices that somebody wants to publish. Every edit raises `revision`; an approval holds for one revision only. */
export type FlagProposal = {
  readonly author: string;
  readonly revision: number;
  readonly keys: readonly FlagKey[];
};

export type FlagApproval = { readonly by: string; readonly revision: number };

export type PublicationRefusal =
  | { readonly kind: 'nothing-to-publish' }
  | { readonly kind: 'second-person-needed'; readonly keys: readonly FlagKey[] }
  | { readonly kind: 'approved-by-its-author' }
  | { readonly kind: 'approval-of-an-earlier-revision' };

/** May a proposal be published? Flags marked so need the agreement of a second person to exactly this revision (BEY-29). */
export const mayPublish = (
  proposal: FlagProposal,
  approval?: FlagApproval,
): Result<FlagProposal, PublicationRefusal> => {
  if (proposal.keys.length === 0) return fail({ kind: 'nothing-to-publish' });
  const guarded = proposal.keys.filter((key) => flagDefinition(key).needsSecondPerson);
  if (guarded.length === 0) return ok(proposal);
  if (approval === undefined) return fail({ kind: 'second-person-needed', keys: guarded });
  if (approval.by === proposal.author) return fail({ kind: 'approved-by-its-author' });
  return approval.revision === proposal.revision
    ? ok(proposal)
    : fail({ kind: 'approval-of-an-earlier-revision' });
};

/** The choices after some were set and others withdrawn (`undefined`), and what to set to come back in one step. */
export const applyChange = (
  choices: FlagChoices,
  change: FlagChoices,
): { readonly choices: FlagChoices; readonly rollback: FlagChoices } => {
  const changed: readonly string[] = Object.keys(change);
  const known = new Map(Object.entries(choices));
  const merged: FlagChoices = { ...choices, ...change };
  return {
    choices: Object.fromEntries(
      Object.entries(merged).filter(([, choice]) => choice !== undefined),
    ),
    rollback: Object.fromEntries(changed.map((key) => [key, known.get(key)])),
  };
};
