import { Text } from '@materia/ui-design-system';
import { taxDisplay } from '@materia/domain-pricing';
import { useFormats } from '../provider/use-formats.ts';
import { useText } from '../provider/ShopProvider.tsx';
import type { ShopViewer } from '../price/viewer.ts';
import type { CardFamilyFacts } from './facts.ts';
import styles from './FamilyLine.module.css';
import { Swatch } from './Swatch.tsx';

export type FamilyLineProps = { readonly family: CardFamilyFacts; readonly viewer: ShopViewer };

/**
 * In how many colours and sizes a product is sold, with the first colours and the lowest price. The
 * colours repeat the text and are not links: they are chosen on the product page.
 */
export const FamilyLine = ({ family, viewer }: FamilyLineProps) => {
  const t = useText();
  const { money } = useFormats();
  const { axes, from } = family;
  const swatches = axes.flatMap((axis) => axis.swatches);
  const lowest = from && taxDisplay(from.unit, viewer).first.amount;
  return (
    <div className={styles.family}>
      {swatches.length > 0 && (
        <span className={styles.swatches} aria-hidden="true">
          {swatches.map((colour) => (
            <Swatch key={colour} colour={colour} size="s" />
          ))}
        </span>
      )}
      <Text as="span" size="xs" tone="soft">
        {[
          ...axes.map(({ kind, valueCount }) => t(`families.${kind}`, { count: valueCount })),
          ...(lowest === undefined ? [] : [t('price.from', { amount: money(lowest) })]),
        ].join(' · ')}
      </Text>
    </div>
  );
};
