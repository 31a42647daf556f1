import { type Channel, CHANNELS, type FlagChoice } from '@materia/domain-feature-flags';
import { Badge } from '@materia/ui-design-system';
import type { ConsoleTexts } from '../texts/console-texts.ts';
import { useWords } from '../texts/use-words.ts';

/** A choice in a few words. */
export const choiceText = (choice: FlagChoice | null, words: ConsoleTexts): string => {
  if (choice === null) return words.sets.withdrawChoice;
  if (typeof choice === 'boolean') return choice ? words.on : words.off;
  return CHANNELS.flatMap((channel) =>
    choice[channel] === undefined
      ? []
      : [`${words[channel]}: ${choice[channel] ? words.on : words.off}`],
  ).join(' · ');
};

/** On or off, in a colour and in a word. */
export const OnOff = ({ on, channel }: { readonly on: boolean; readonly channel?: Channel }) => {
  const words = useWords();
  return (
    <Badge tone={on ? 'success' : 'neutral'}>
      {channel === undefined ? '' : `${words[channel]} `}
      {on ? words.on : words.off}
    </Badge>
  );
};
