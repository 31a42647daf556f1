import { Icon, type IconName, Link, VisuallyHidden } from '@materia/ui-design-system';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { leadingTax } from '@materia/domain-pricing';
import type { OfferDestination } from '@materia/domain-promise';
import type { BuyingOption } from '@materia/domain-shipping';
import type { DeliveryMode } from '@materia/domain-stock-status';
import type { TextReader } from '@materia/market-model';
import { taxTextKey, type ShopViewer } from '../price/viewer.ts';
import { usePath, useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import { extrasText, outcomeDay, shownAmount, WHY_NOT } from './buying-text.ts';
import styles from './BuyingOptionList.module.css';

export type BuyingOptionListProps = {
  /** One outcome of each kind that the market has. */
  readonly options: readonly BuyingOption[];
  /** The place and the store that the shopper named. */
  readonly destination: OfferDestination | undefined;
  readonly viewer: ShopViewer;
  /** The date in the market's time zone. */
  readonly today: PlainDate;
};

const ICONS = {
  store: 'store',
  home: 'truck',
  relay: 'pin',
} as const satisfies Readonly<Record<DeliveryMode, IconName>>;

/**
 * The outcomes of buying one unit now: collected, at home, at a pickup point. Each has its day and its final price as the checkout
 * charges it, or says why it is not possible and where to change that.
 */
export const BuyingOptionList = ({
  options,
  destination,
  viewer,
  today,
}: BuyingOptionListProps) => {
  const t = useText();
  const to = usePath();
  const formats = useFormats();
  const tax = leadingTax(viewer);
  return (
    <ul aria-label={t('buying.title')} className={styles.list}>
      {options.map((option) => {
        const { mode } = option;
        return (
          <li key={mode} className={styles.option}>
            <Icon name={ICONS[mode]} size="s" />
            <strong>{outcomeName(t, mode, destination)}</strong>
            {option.obstacle === undefined && (
              <strong className={styles.total}>
                <VisuallyHidden>{t('buying.total')} </VisuallyHidden>
                {option.isLowest
                  ? t('price.from', { amount: shownAmount(option.total, viewer, formats) })
                  : shownAmount(option.total, viewer, formats)}
              </strong>
            )}
            {option.obstacle === undefined ? (
              <p className={styles.more}>
                {outcomeDay(t, formats, option, today)}
                <br />
                <span>
                  {tax === 'excluded' && `${t(taxTextKey(viewer, tax))}, `}
                  {extrasText(t, formats, option, viewer)}
                </span>
              </p>
            ) : (
              <p className={styles.more}>
                <span>{t(WHY_NOT[option.obstacle])}</span>
              </p>
            )}
            {option.obstacle === 'no-store' && (
              <Link href={to('stores')} className={styles.more}>
                {t('storeCard.choose')}
              </Link>
            )}
            {option.obstacle === undefined && option.isLowest && (
              <Link href={to('place')} className={styles.more}>
                {t('buying.choosePlace')}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
};

/** The outcome with the store or the place that the shopper named. */
const outcomeName = (
  t: TextReader,
  mode: DeliveryMode,
  { store, place }: Partial<Pick<OfferDestination, 'store' | 'place'>> = {},
): string => {
  switch (mode) {
    case 'store':
      return store === undefined ? t('buying.collect') : t('buying.collectAt', { store });
    case 'home':
      return place === undefined ? t('buying.home') : t('buying.homeAt', { place });
    case 'relay':
      return t('buying.point');
  }
};
