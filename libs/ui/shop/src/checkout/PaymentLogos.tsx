import type { CardBrand, PaymentMethod } from '@materia/domain-checkout';
import { Icon, type IconName } from '@materia/ui-design-system';
import type { ReactNode } from 'react';
import { useShop } from '../provider/ShopProvider.tsx';
import styles from './PaymentLogos.module.css';

type Wordmark = {
  readonly text: string;
  readonly colour: string;
  readonly background: string;
  /** Width of the text in the logo, of 46 units. */
  readonly width: number;
  readonly size: number;
  readonly italic?: true;
};

const MASTERCARD = (
  <>
    <rect width="46" height="28" rx="4" fill="#fff" />
    <circle cx="18.5" cy="14" r="8" fill="#eb001b" />
    <circle cx="27.5" cy="14" r="8" fill="#f79e1b" />
    <path d="M23 7.4a8 8 0 0 1 0 13.2 8 8 0 0 1 0-13.2Z" fill="#ff5f00" />
  </>
);

const WORDMARKS = {
  visa: { text: 'VISA', colour: '#1a1f71', background: '#fff', width: 32, size: 14, italic: true },
  cb: { text: 'CB', colour: '#fff', background: '#00539b', width: 22, size: 16 },
  blik: { text: 'blik', colour: '#fff', background: '#000', width: 28, size: 16 },
  p24: { text: 'P24', colour: '#d13239', background: '#fff', width: 28, size: 15 },
  multibanco: { text: 'MB', colour: '#fff', background: '#2f66b1', width: 24, size: 16 },
  mb_way: { text: 'MB WAY', colour: '#e2001a', background: '#fff', width: 38, size: 10 },
  bizum: { text: 'bizum', colour: '#12343b', background: '#05c3dd', width: 34, size: 13 },
  paypal_express: {
    text: 'PayPal',
    colour: '#003087',
    background: '#fff',
    width: 36,
    size: 12,
    italic: true,
  },
} as const satisfies Readonly<Record<string, Wordmark>>;

type BrandName = CardBrand | keyof typeof WORDMARKS;

/** How each method is recognised: by its own brand, by the brands of the market's cards, or by an icon. */
const LOGOS = {
  card: { kind: 'card-brands' },
  blik: { kind: 'brand', brand: 'blik' },
  p24: { kind: 'brand', brand: 'p24' },
  multibanco: { kind: 'brand', brand: 'multibanco' },
  mb_way: { kind: 'brand', brand: 'mb_way' },
  bizum: { kind: 'brand', brand: 'bizum' },
  paypal_express: { kind: 'brand', brand: 'paypal_express' },
  credit: { kind: 'icon', icon: 'calendar' },
  pay_in_store: { kind: 'icon', icon: 'store' },
} as const satisfies Readonly<Record<PaymentMethod, MethodLogo>>;

type MethodLogo =
  | { readonly kind: 'card-brands' }
  | { readonly kind: 'brand'; readonly brand: BrandName }
  | { readonly kind: 'icon'; readonly icon: IconName };

const Wordmark = ({ text, colour, background, width, size, italic }: Wordmark) => (
  <>
    <rect width="46" height="28" rx="4" fill={background} />
    <text
      x="23"
      y={Math.round(14 + size * 0.36)}
      textAnchor="middle"
      textLength={width}
      lengthAdjust="spacingAndGlyphs"
      fontSize={size}
      fontWeight="700"
      className={italic && styles.italic}
      fill={colour}
    >
      {text}
    </text>
  </>
);

const Logo = ({ children }: { readonly children: ReactNode }) => (
  <svg className={styles.logo} viewBox="0 0 46 28" aria-hidden="true">
    {children}
    <rect x="0.5" y="0.5" width="45" height="27" rx="3.5" fill="none" stroke="#b9b9b9" />
  </svg>
);

/**
 * The logos by which shoppers recognise a payment method: for the card those of the market's card
 * brands. Decorative.
 */
export const PaymentLogos = ({ method }: { readonly method: PaymentMethod }) => {
  const { market } = useShop();
  const logo = LOGOS[method];
  if (logo.kind === 'icon') return <Icon name={logo.icon} className={styles.icon} />;
  const brands = logo.kind === 'brand' ? [logo.brand] : market.settings.cardBrands;
  return (
    <span className={styles.logos}>
      {brands.map((brand) => (
        <Logo key={brand}>
          {brand === 'mastercard' ? MASTERCARD : <Wordmark {...WORDMARKS[brand]} />}
        </Logo>
      ))}
    </span>
  );
};
