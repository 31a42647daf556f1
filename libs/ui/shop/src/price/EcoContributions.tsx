import { taxDisplay, type EcoContribution, type EcoProducts } from '@materia/domain-pricing';
import type { TextKey } from '@materia/market-model';
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
  const shown = contributions.filter((eco) => eco.isShown);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.eco}>
      {shown.map(({ stream, products, amount, placement }) => {
        const words = {
          amount: formats.money(taxDisplay(amount, viewer).first.amount),
          stream: t(PRODUCT_TEXTS[products]),
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

const PRODUCT_TEXTS = {
  electrical: 'price.ecoElectrical',
  furniture: 'price.ecoFurniture',
  building: 'price.ecoBuilding',
  other: 'price.ecoOther',
} as const satisfies Readonly<Record<EcoProducts, TextKey>>;
