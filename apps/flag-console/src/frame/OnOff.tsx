import type { Channel } from '@materia/domain-feature-flags';
import { Badge } from '@materia/ui-design-system';
import { useWords } from '../texts/use-words.ts';

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
