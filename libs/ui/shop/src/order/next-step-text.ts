import type { Tracking } from '@materia/domain-order';
import type { TextReader } from '@materia/market-model';
import { STEP_TEXT_KEYS } from './step-text-keys.ts';

/** The step that follows the current one until the order is there; undefined for the last of them. */
export const nextStepText = ({ steps, wording }: Tracking, t: TextReader): string | undefined => {
  const next = steps.find(({ state }) => state === 'next');
  return next === undefined || next.step > 3 ? undefined : t(STEP_TEXT_KEYS[wording][next.name]);
};
