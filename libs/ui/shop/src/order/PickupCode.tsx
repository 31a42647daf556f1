import { Text } from '@materia/ui-design-system';
import { useText } from '../provider/ShopProvider.tsx';
import { Barcode } from './Barcode.tsx';
import styles from './PickupCode.module.css';

/** The code with which an order is collected, for the store's scanner and for its staff. */
export const PickupCode = ({ number }: { readonly number: string }) => {
  const t = useText();
  return (
    <div className={styles.code}>
      <Text size="s" weight="strong">
        {t('handover.code')}
      </Text>
      <Barcode number={number} name={t('handover.codeName', { number })} />
      <Text size="s" tone="soft">
        {t('handover.codeText')}
      </Text>
    </div>
  );
};
