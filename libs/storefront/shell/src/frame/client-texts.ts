import { type DataStrategyResult, type MiddlewareFunction } from 'react-router';
import { fetchTexts, TEXTS_ATTRIBUTE } from './loaded-texts.ts';
import { fetchLongDates } from './long-dates.ts';

/** In the browser: a page is shown once its data, its texts and the date names are loaded. */
const waitForTexts: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_, next) => {
  const [results] = await Promise.all([next(), fetchLongDates()]);
  const page = pageIn(results['root']?.result);
  const folder = document.documentElement.getAttribute(TEXTS_ATTRIBUTE);
  if (page !== undefined && folder !== null) await fetchTexts(folder, page);
  return results;
};
export const clientMiddleware = [waitForTexts];

const pageIn = (frame: unknown): string | undefined =>
  typeof frame === 'object' && frame !== null && 'page' in frame && typeof frame.page === 'string'
    ? frame.page
    : undefined;
