import { Button, Text } from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';
import styles from './awaits-script.module.css';
import type { PositionContent } from './ask-position.ts';

export type PositionButtonProps = {
  /** Keeps the chosen store: the list is sorted, but prices and stock stay the same (`noChangeStore`). */
  readonly keepsStore: boolean;
};

/** Searches for stores around the shopper, with the browser's permission (`ask-position.ts`). Not shown without scripts. */
export const PositionButton = ({ keepsStore }: PositionButtonProps) => {
  const t = useText();
  const content: PositionContent = {
    asking: t('locator.positionAsking'),
    denied: t('locator.positionDenied'),
    failed: t('locator.positionFailed'),
  };
  return (
    <form
      method="post"
      action={usePath()('stores')}
      aria-label={t('locator.position')}
      data-position={JSON.stringify(content)}
      className={styles.scripted}
    >
      {keepsStore && <input type="hidden" name="noChangeStore" value="1" />}
      <Button type="submit" variant="secondary" icon="pin" data-held="">
        {t('locator.position')}
      </Button>
      <Text as="div" size="s" tone="danger">
        <output />
      </Text>
    </form>
  );
};
