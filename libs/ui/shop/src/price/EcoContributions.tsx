import { taxDisplay, type EcoContribution } from '@materia/domain-pricing';
import type { TextReader } from '@materia/market-model';
import { useFormats } from '../provider/use-formats.ts';
import { useText } from '../provider/ShopProvider.tsx';
import styles from './Price.module.css';
import type { ShopViewer } from './viewer.ts';

export type EcoContributionsProps = {
  readonly contributions: readonly EcoContribution[];
  readonly viewer: ShopViewer;
};

/** The eco-contributions to show: included in the price, or added to it. */
export const EcoContributions = ({ contributions, viewer }: EcoContributionsProps) => {
  const t = useText();
  const formats = useFormats();
  const shown = contributions.filter(({ isShown }) => isShown);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.eco}>
      {shown.map(({ stream, amount, placement }) => {
        const words = {
          amount: formats.money(taxDisplay(amount, viewer).first.amount),
          stream: streamWords(t, stream),
        };
        return (
          <li key={stream}>
            {placement === 'added-to-price'
              ? t('price.ecoAdded', words)
              : t('price.ecoWithin', words)}
          </li>
        );
      })}
    </ul>
  );
};

/** Streams with their own text; the others are called an eco-contribution. */
const streamWords = (t: TextReader, stream: string): string => {
  switch (stream) {
    case 'weee':
    case 'deee':
      return t('price.ecoElectrical');
    case 'dea':
      return t('price.ecoFurniture');
    case 'pmcb':
      return t('price.ecoBuilding');
    default:
      return t('price.ecoOther');
  }
};
