import { classNames, Icon } from '@materia/ui-design-system';
import type { OpenState as OpenStateFact } from '@materia/domain-stores';
import { unreachable } from '@materia/domain-kernel';
import type { TextReader } from '@materia/market-model';
import type { Formats } from '../provider/formats.ts';
import { useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import styles from './Store.module.css';

export type OpenStateTextProps = { readonly state: OpenStateFact };

/** Whether a store is open, until when, or when it opens next. */
export const OpenStateText = ({ state }: OpenStateTextProps) => (
  <p className={classNames(styles.state, state.kind === 'open' && styles.open)}>
    <Icon name="clock" size="s" />
    <span>{openWords(useText(), useFormats(), state)}</span>
  </p>
);

const openWords = (t: TextReader, formats: Formats, state: OpenStateFact): string => {
  switch (state.kind) {
    case 'open':
      return t('storeCard.openUntil', { time: formats.time(state.until) });
    case 'opens-today':
      return t('storeCard.opensToday', { time: formats.time(state.at) });
    case 'opens-later':
      return t('storeCard.opensLater', {
        date: formats.longDate(state.date),
        time: formats.time(state.at),
      });
    case 'closed':
      return t('storeCard.closed');
    default:
      return unreachable(state);
  }
};
