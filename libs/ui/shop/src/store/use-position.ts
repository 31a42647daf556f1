import type { Position } from '@materia/domain-delivery-labels';
import { useState } from 'react';

/** `denied` when the shopper or their browser refused, `failed` when the browser cannot determine it. */
export type PositionState = 'waiting' | 'asking' | 'denied' | 'failed';

/** Maximum age of a position, and timeout for determining a new one. */
const POSITION_AGE_MS = 10 * 60 * 1000;
const POSITION_WAIT_MS = 15_000;

/** Requests the shopper's position from the browser, only when triggered. */
export const usePosition = (
  onFound: (position: Position) => void,
): { readonly state: PositionState; readonly request: () => void } => {
  const [state, setState] = useState<PositionState>('waiting');
  const request = (): void => {
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
  return { state, request };
};

/**
 * A coordinate as sent by the browser: two decimals, about a kilometre. That finds the same stores without
 * revealing the shopper's home.
 */
export const printDegrees = (degrees: number): string => degrees.toFixed(2);
