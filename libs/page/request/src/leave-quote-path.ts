import type { PathTo } from '@materia/market-model';
import { BACK_PARAMETER } from './store-change-path.ts';

/** The URL of the page that ends the purchase of a quote before it leads on to `target`. */
export const leaveQuotePath = (to: PathTo, target: string): string =>
  `${to('leaveQuote')}?${new URLSearchParams({ [BACK_PARAMETER]: target })}`;
