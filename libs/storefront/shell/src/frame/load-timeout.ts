import { useEffect } from 'react';
import { createPath, type Navigation, useNavigation } from 'react-router';

/** Loading a page's scripts and data is abandoned after this many milliseconds. */
const LOAD_TIMEOUT_MS = 120_000;

/** Waits for the page that the router loads. When the time is over, `open` is called with the URL. The returned function ends the wait. */
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
