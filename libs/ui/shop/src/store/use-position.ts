import type { Position } from '@materia/domain-delivery-labels';
import { useState } from 'react';

/** `denied` when the shopper or his browser said no, `failed` when the browser does not know. */
export type PositionState = 'waiting' | 'asking' | 'denied' | 'failed';

/** Positions older than this are asked for anew; a browser that has none by then has failed. */
const POSITION_AGE_MS = 10 * 60 * 1000;
const POSITION_WAIT_MS = 15_000;

/** Asks the browser, and through it the shopper, for his position when told to, and never before (STO-15, ERR-36). */
export const usePosition = (
  onFound: (position: Position) => void,
): { readonly state: PositionState; readonly ask: () => void } => {
  const [state, setState] = useState<PositionState>('waiting');
  const ask = (): void => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('waiting');
        onFound({ latitude, longitude });
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      { maximumAge: POSITION_AGE_MS, timeout: POSITION_WAIT_MS },
    );
  };
  return { state, ask };
};

/**
 * A coordinate as it leaves the browser: two decimals, about a kilometre. That finds the same stores, and tells
 * nobody the house.
 */
export const printDegrees = (degrees: number): string => degrees.toFixed(2);
