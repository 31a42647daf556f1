import type { Position } from '@materia/domain-stores';

/** Maximum age of a position, and timeout for determining a new one. */
const POSITION_AGE_MS = 10 * 60 * 1000;
const POSITION_WAIT_MS = 15_000;

/** Requests the shopper's position from the browser. */
export const askPosition = (answers: {
  readonly onFound: (position: Position) => void;
  readonly onDenied: () => void;
  readonly onFailed: () => void;
}): void =>
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => answers.onFound({ latitude, longitude }),
    ({ code, PERMISSION_DENIED }) =>
      code === PERMISSION_DENIED ? answers.onDenied() : answers.onFailed(),
    { maximumAge: POSITION_AGE_MS, timeout: POSITION_WAIT_MS },
  );
