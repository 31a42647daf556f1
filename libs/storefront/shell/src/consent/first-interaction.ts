export const INTERACTION_EVENTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const;

/**
 * Browsers report a pointer that was resting where the page appeared: the shopper did not move it.
 */
const isStill = (event: Event): boolean =>
  'movementX' in event && 'movementY' in event && event.movementX === 0 && event.movementY === 0;

/**
 * Calls back once when the shopper moves, touches, scrolls or types; at once when that happened
 * before. Returns the function that stops waiting.
 */
export const onFirstInteraction = (
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
  // A list that scrolls is not an interaction; only the page's own scrolling bubbles.
  else
    for (const sign of INTERACTION_EVENTS)
      page.addEventListener(sign, notice, {
        capture: sign !== 'scroll',
        passive: true,
        signal: waiting.signal,
      });
  return () => waiting.abort();
};

/** Whether the shopper pressed something or scrolled before the application started. */
export const hasInteracted = (): boolean =>
  ('userActivation' in navigator && navigator.userActivation.hasBeenActive) || scrollY > 0;
