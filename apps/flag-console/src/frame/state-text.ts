import type { Unit } from '@materia/api-contract';
import {
  CHANNELS,
  flagDefinition,
  type FlagKey,
  resolveFlag,
  type ScheduledChoice,
} from '@materia/domain-feature-flags';
import { momentText } from '../texts/moments.ts';
import type { Words } from '../texts/use-words.ts';
import { choiceText } from './choice-text.ts';

/**
 * The value that a flag has under some choices, whether it is chosen or preset: on or off, for each
 * channel if they differ, and its schedules.
 */
export const stateText = (
  key: FlagKey,
  choices: readonly ScheduledChoice[],
  { presets, timeZone }: Pick<Unit, 'presets' | 'timeZone'>,
  { t, language }: Pick<Words, 't' | 'language'>,
): string => {
  const own = choices.filter((choice) => choice.key === key);
  const isScheduled = ({ from, until }: ScheduledChoice): boolean =>
    from !== undefined || until !== undefined;
  const chosen = own.findLast((choice) => !isScheduled(choice));
  const preset = presets[key];
  const isWebOnly = flagDefinition(key).channels === 'web-only';
  const values = CHANNELS.filter((channel) => !isWebOnly || channel === 'web').map((channel) => ({
    channel,
    on: resolveFlag({
      key,
      channel,
      choices: chosen === undefined ? {} : { [key]: chosen.choice },
      presets: preset === undefined ? {} : { [key]: preset },
    }).on,
  }));
  const text = (on: boolean): string => (on ? t('common.on') : t('common.off'));
  const [first] = values;
  const permanent =
    first !== undefined && values.every(({ on }) => on === first.on)
      ? text(first.on)
      : values.map(({ channel, on }) => `${t(`common.${channel}`)}: ${text(on)}`).join(' · ');
  const at = (moment: number): string => momentText(moment, language, timeZone);
  const scheduled = own
    .filter(isScheduled)
    .map(({ choice, from, until }) =>
      [
        choiceText(choice, t),
        ...(from === undefined ? [] : [`${t('page.from')} ${at(from)}`]),
        ...(until === undefined ? [] : [`${t('page.until')} ${at(until)}`]),
      ].join(' '),
    );
  return [permanent, ...scheduled].join('; ');
};
