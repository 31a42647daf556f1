import { Text } from '@materia/ui-design-system';
import { useText } from '../provider/ShopProvider.tsx';
import { barcodeBars } from './barcode-bars.ts';
import styles from './PickupCode.module.css';

/** Height of the bars, in modules: one that hand scanners read from a phone. */
const BAR_HEIGHT = 48;

/** The code with which an order is collected, for the store's scanner and for its staff. */
export const PickupCode = ({ number }: { readonly number: string }) => {
  const t = useText();
  const { width, bars } = barcodeBars(number);
  return (
    <div className={styles.code}>
      <Text size="s" weight="strong">
        {t('handover.code')}
      </Text>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${width} ${BAR_HEIGHT}`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        role="img"
        aria-label={t('handover.codeName', { number })}
        data-barcode={number}
      >
        <path
          d={bars.map((bar) => `M${bar.at} 0h${bar.width}v${BAR_HEIGHT}h-${bar.width}z`).join('')}
        />
      </svg>
      <p className={styles.number}>{number}</p>
      <Text size="s" tone="soft">
        {t('handover.codeText')}
      </Text>
    </div>
  );
};
