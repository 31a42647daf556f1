import { Button, Text, useScripted } from '@materia/ui-design-system';
import { printDegrees, usePath, usePosition, useText } from '@materia/ui-shop';
import { useSubmit } from 'react-router';
import styles from './awaits-script.module.css';
import { LATITUDE_PARAMETER, LONGITUDE_PARAMETER } from './place-parameter.ts';

export type PositionButtonProps = {
  /** Keeps the chosen store: the list is sorted, but prices and stock stay the same (`noChangeStore`). */
  readonly keepsStore: boolean;
};

/** Searches for stores around the shopper, with the browser's permission. Its space is reserved until scripts run; without scripts it is not shown. */
export const PositionButton = ({ keepsStore }: PositionButtonProps) => {
  const t = useText();
  const to = usePath();
  const submit = useSubmit();
  const isScripted = useScripted();
  const { state, request } = usePosition(({ latitude, longitude }) => {
    const fields = {
      [LATITUDE_PARAMETER]: printDegrees(latitude),
      [LONGITUDE_PARAMETER]: printDegrees(longitude),
      ...(keepsStore && { noChangeStore: '1' }),
    };
    void submit(fields, { method: 'post', action: to('stores') });
  });
  return (
    <>
      <Button
        type="button"
        variant="secondary"
        icon="pin"
        busy={state === 'asking'}
        onClick={request}
        className={isScripted ? undefined : styles.awaited}
      >
        {state === 'asking' ? t('locator.positionAsking') : t('locator.position')}
      </Button>
      <Text as="div" size="s" tone="danger">
        <output>
          {state === 'denied'
            ? t('locator.positionDenied')
            : state === 'failed' && t('locator.positionFailed')}
        </output>
      </Text>
    </>
  );
};
