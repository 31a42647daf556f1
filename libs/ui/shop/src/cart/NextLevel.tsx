import type { Money } from '@materia/domain-money';
import { Text } from '@materia/ui-design-system';
import { useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';

export type NextLevelProps = {
  readonly percent: number;
  /** What is still to be bought, with the cart already counted; undefined if the cart is enough. */
  readonly missing: Money | undefined;
};

/** What is missing to the next discount level of a club member, counting the cart. */
export const NextLevel = ({ percent, missing }: NextLevelProps) => {
  const t = useText();
  const { money, number } = useFormats();
  return (
    <Text size="s" tone="soft">
      {missing === undefined
        ? t('added.reachesLevel', { percent: number(percent) })
        : t('added.nextLevel', { percent: number(percent), missing: money(missing) })}
    </Text>
  );
};
