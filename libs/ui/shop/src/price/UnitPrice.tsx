import { taxDisplay, type OfferPrice } from '@materia/domain-pricing';
import { useFormats } from '../provider/use-formats.ts';
import { useText } from '../provider/ShopProvider.tsx';
import styles from './Price.module.css';
import { taxTextKey, type ShopViewer } from './viewer.ts';

export type UnitPriceProps = {
  readonly price: Pick<OfferPrice, 'perCapacityUnit'>;
  readonly capacityUnit: string | undefined;
  readonly viewer: ShopViewer;
};

/**
 * The price of a square metre, kilogram or litre. Renders nothing when the packaging does not
 * define it.
 */
export const UnitPrice = ({ price, capacityUnit, viewer }: UnitPriceProps) => {
  const t = useText();
  const formats = useFormats();
  if (price.perCapacityUnit === undefined || capacityUnit === undefined) return null;
  const { first } = taxDisplay(price.perCapacityUnit.unit, viewer);
  return (
    <p className={styles.perUnit}>
      {t('price.perUnit', {
        amount: formats.money(first.amount),
        unit: formats.unit(capacityUnit),
      })}{' '}
      {t(taxTextKey(viewer, first.tax))}
    </p>
  );
};
