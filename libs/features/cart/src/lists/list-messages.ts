import { unreachable } from '@materia/domain-kernel';
import type { TextReader } from '@materia/market-model';
import type { ListReport, ListsAnswer } from './lists.action.ts';

type Problem = Extract<ListsAnswer, { kind: 'refused' }>['problem'];

/** The field of an error; `undefined` for errors of the whole page. */
export const fieldOf = (answer: ListsAnswer | undefined): 'name' | 'references' | undefined => {
  if (answer?.kind !== 'refused') return undefined;
  if (answer.problem === 'references-empty') return 'references';
  return answer.problem === 'name-empty' || answer.problem === 'list-exists' ? 'name' : undefined;
};

/** The message of a list form's error. */
export const listProblemWords = (t: TextReader, problem: Problem): string => {
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
export const reportWords = (t: TextReader, report: ListReport): string => {
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
