import type { AddedProduct } from '@materia/page-request';
import { Text } from '@materia/ui-design-system';
import { useFormats, useText } from '@materia/ui-shop';

/** What is missing to the next discount level of a club member, counting the cart. */
export const NextLevel = ({ percent, missing }: NonNullable<AddedProduct['next']>) => {
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
