export const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const;

/** Browsers tell of a pointer that rests where the page came to stand under it: nobody moved. */
const isStill = (event: Event): boolean =>
  'movementX' in event && 'movementY' in event && event.movementX === 0 && event.movementY === 0;

/** Calls once when somebody moves, touches, scrolls or types; at once when that happened before. Gives what ends the waiting. */
export const atFirstSign = (
  page: EventTarget,
  wasHere: boolean,
  call: () => void,
): (() => void) => {
  const waiting = new AbortController();
  const notice = (event?: Event): void => {
    if (event?.type === 'pointermove' && isStill(event)) return;
    waiting.abort();
    call();
  };
  if (wasHere) notice();
  // A list that scrolls itself is no sign; the page's own scrolling bubbles.
  else
    for (const sign of SIGNS)
      page.addEventListener(sign, notice, {
        capture: sign !== 'scroll',
        passive: true,
        signal: waiting.signal,
      });
  return () => waiting.abort();
};

/** Whether somebody pressed something or scrolled before the application stood. */
export const somebodyWasHere = (): boolean =>
  ('userActivation' in navigator && navigator.userActivation.hasBeenActive) || scrollY > 0;
