import { useEffect } from 'react';
import { createPath, type Navigation, useNavigation } from 'react-router';

/** Scripts and data of a page that have not come after this long are given up (MON-04, LIM-31). */
const LOAD_TIMEOUT_MS = 120_000;

/** Waits for the page that the router loads; when its time is over, `open` gets the address. The answer ends the wait. */
export const awaitLoad = (
  state: Navigation['state'],
  location: Navigation['location'],
  open: (address: string) => void,
): (() => void) | undefined => {
  if (state !== 'loading' || location === undefined) return undefined;
  const timer = setTimeout(() => open(createPath(location)), LOAD_TIMEOUT_MS);
  return () => clearTimeout(timer);
};

/** A page whose scripts hang is opened by the browser itself: every page works without them. */
export const useLoadTimeout = (): void => {
  const { state, location } = useNavigation();
  useEffect(
    () => awaitLoad(state, location, (address) => window.location.assign(address)),
    [state, location],
  );
};
