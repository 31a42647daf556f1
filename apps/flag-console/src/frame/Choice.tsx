import { type Channel, CHANNELS, type FlagChoice } from '@materia/domain-feature-flags';
import { Badge } from '@materia/ui-design-system';
import type { ConsoleReader } from '../texts/console-texts.ts';
import { useWords } from '../texts/use-words.ts';

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

/** On or off, as a colour and as text. */
export const OnOff = ({ on, channel }: { readonly on: boolean; readonly channel?: Channel }) => {
  const { t } = useWords();
  return (
    <Badge tone={on ? 'success' : 'neutral'}>
      {channel === undefined ? '' : `${t(`common.${channel}`)} `}
      {on ? t('common.on') : t('common.off')}
    </Badge>
  );
};
