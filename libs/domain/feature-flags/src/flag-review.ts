import type { PlainDate } from '@materia/domain-holiday-calendar';

/** Whether a flag's review day has passed. The review day itself is not overdue. Both days are yyyy-mm-dd, which compares as text. */
export const isStale = (flag: { readonly reviewBy: string }, today: PlainDate): boolean =>
  flag.reviewBy < today;
