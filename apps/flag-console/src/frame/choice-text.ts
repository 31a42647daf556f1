import { CHANNELS, type FlagChoice } from '@materia/domain-feature-flags';
import type { ConsoleReader } from '../texts/console-texts.ts';

/** A choice in a few words. */
export const choiceText = (choice: FlagChoice | null, t: ConsoleReader): string => {
  if (choice === null) return t('sets.withdrawChoice');
  if (typeof choice === 'boolean') return choice ? t('common.on') : t('common.off');
  return CHANNELS.flatMap((channel) =>
    choice[channel] === undefined
      ? []
      : [`${t(`common.${channel}`)}: ${choice[channel] ? t('common.on') : t('common.off')}`],
  ).join(' · ');
};
