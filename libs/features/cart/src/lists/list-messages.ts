import { unreachable } from '@materia/domain-kernel';
import type { TextReader } from '@materia/market-model';
import type { ListReport, ListsOutcome } from './lists.action.ts';

type Problem = Extract<ListsOutcome, { kind: 'refused' }>['problem'];

/** The field of an error; `undefined` for errors of the whole page. */
export const fieldOf = (outcome: ListsOutcome | undefined): 'name' | 'references' | undefined => {
  return outcome?.kind === 'refused' ? FIELD_OF[outcome.problem] : undefined;
};

const FIELD_OF = {
  'name-empty': 'name',
  'list-exists': 'name',
  'references-empty': 'references',
  'too-many-lists': undefined,
  quantity: undefined,
  'cart-failed': undefined,
  'not-found': undefined,
} as const satisfies Readonly<Record<Problem, 'name' | 'references' | undefined>>;

/** The message of a list form's error. */
export const listProblemMessage = (t: TextReader, problem: Problem): string => {
  switch (problem) {
    case 'name-empty':
      return t('lists.nameEmpty');
    case 'list-exists':
      return t('lists.nameTaken');
    case 'too-many-lists':
      return t('lists.tooMany');
    case 'references-empty':
      return t('lists.nothing');
    case 'quantity':
      return t('lists.badQuantity');
    case 'cart-failed':
    case 'not-found':
      return t('lists.failed');
    default:
      return unreachable(problem);
  }
};

/** Why a product was not added. */
export const reportMessage = (t: TextReader, report: ListReport): string => {
  switch (report.reason) {
    case 'unknown':
      return t('lists.unknown');
    case 'sold-out':
      return t('lists.soldOut');
    case 'unreadable':
      return t('lists.unreadable');
    case 'partly':
      return t('lists.partly', { count: report.count });
    default:
      return unreachable(report);
  }
};
