import { Icon, type IconName } from '@materia/ui-design-system';
import type { PaymentMethod } from '@materia/domain-checkout';
import styles from './PaymentMethodIcons.module.css';

export type PaymentMethodIconsProps = {
  /** Each method with its name in the market's language. */
  readonly methods: readonly { readonly method: PaymentMethod; readonly name: string }[];
  readonly label: string;
};

const METHOD_ICONS = {
  card: 'card',
  blik: 'phone',
  p24: 'document',
  multibanco: 'document',
  mb_way: 'phone',
  bizum: 'phone',
  paypal_express: 'lock',
  credit: 'calendar',
  pay_in_store: 'store',
} as const satisfies Readonly<Record<PaymentMethod, IconName>>;

/** The accepted payment methods, as icons with their names. */
export const PaymentMethodIcons = ({ methods, label }: PaymentMethodIconsProps) => (
  <ul aria-label={label} className={styles.list}>
    {methods.map(({ method, name }) => (
      <li key={method} className={styles.method}>
        <Icon name={METHOD_ICONS[method]} size="s" />
        {name}
      </li>
    ))}
  </ul>
);
