import type { PaymentMethod } from '@materia/domain-checkout';
import { Text } from '@materia/ui-design-system';
import { useText } from '../provider/ShopProvider.tsx';
import { PAYMENT_TEXTS } from './payment-texts.ts';
import { PaymentLogos } from './PaymentLogos.tsx';
import styles from './PaymentMethodIcons.module.css';

export type PaymentMethodIconsProps = {
  /** In the order in which they are shown. */
  readonly methods: readonly PaymentMethod[];
};

/** The accepted payment methods, as logos with their names. */
export const PaymentMethodIcons = ({ methods }: PaymentMethodIconsProps) => {
  const t = useText();
  return (
    <div className={styles.group}>
      <Text size="s" tone="soft">
        {t('paymentMethod.accepted')}
      </Text>
      <ul className={styles.list}>
        {methods.map((method) => (
          <li key={method} className={styles.method}>
            <PaymentLogos method={method} />
            {t(PAYMENT_TEXTS[method].name)}
          </li>
        ))}
      </ul>
    </div>
  );
};
