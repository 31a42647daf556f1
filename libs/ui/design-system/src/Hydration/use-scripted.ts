import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False in the HTML from the server, true once scripts run: for controls that would do nothing without them. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
