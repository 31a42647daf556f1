import type { Position } from '@materia/domain-delivery-labels';
import { useState } from 'react';
import { askPosition } from './ask-position.ts';

/** `denied` when the shopper or their browser refused, `failed` when the browser cannot determine it. */
export type PositionState = 'waiting' | 'asking' | 'denied' | 'failed';

/** The shopper's position, only when triggered. */
export const usePosition = (
  onFound: (position: Position) => void,
): { readonly state: PositionState; readonly request: () => void } => {
  const [state, setState] = useState<PositionState>('waiting');
  const request = (): void => {
    setState('asking');
    askPosition({
      onFound: (position) => {
        setState('waiting');
        onFound(position);
      },
      onDenied: () => setState('denied'),
      onFailed: () => setState('failed'),
    });
  };
  return { state, request };
};
