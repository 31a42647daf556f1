import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False in server HTML, true once scripts run: for controls that need them. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
