import { Button, Text, useScripted } from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';
import { useState } from 'react';
import { useSubmit } from 'react-router';
import { LATITUDE_PARAMETER, LONGITUDE_PARAMETER } from './place-parameter.ts';
import { printDegrees } from './position-field.ts';

export type PositionButtonProps = {
  /** A store that was chosen stays: the list is sorted, prices and stock remain (noChangeStore of STO-12). */
  readonly keepsStore: boolean;
};

type State = 'waiting' | 'asking' | 'denied' | 'failed';

/** Positions older than this are asked for anew; a browser that has none by then has failed. */
const POSITION_AGE_MS = 10 * 60 * 1000;
const POSITION_WAIT_MS = 15_000;

/** Looks for stores around the shopper, when he presses it and his browser lets it (STO-15, ERR-36). Without scripts it is not there. */
export const PositionButton = ({ keepsStore }: PositionButtonProps) => {
  const t = useText();
  const to = usePath();
  const submit = useSubmit();
  const isScripted = useScripted();
  const [state, setState] = useState<State>('waiting');
  if (!isScripted) return null;
  const found = ({ coords }: GeolocationPosition): void => {
    setState('waiting');
    const fields = { [LATITUDE_PARAMETER]: printDegrees(coords.latitude), [LONGITUDE_PARAMETER]: printDegrees(coords.longitude), ...(keepsStore && { noChangeStore: '1' }) };
    void submit(fields, { method: 'post', action: to('stores') });
  };
  const ask = (): void => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(found, ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'failed'), { maximumAge: POSITION_AGE_MS, timeout: POSITION_WAIT_MS });
  };
  return (
    <>
      <Button type="button" variant="secondary" icon="pin" busy={state === 'asking'} onClick={ask}>
        {state === 'asking' ? t('locator.positionAsking') : t('locator.position')}
      </Button>
      <Text as="div" size="s" tone="danger">
        <output>{state === 'denied' ? t('locator.positionDenied') : state === 'failed' && t('locator.positionFailed')}</output>
      </Text>
    </>
  );
};
