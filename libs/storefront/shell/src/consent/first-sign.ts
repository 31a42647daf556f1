export const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/** Calls once when somebody moves, touches, scrolls or types; at once when that happened before. Gives what ends the waiting. */
export const atFirstSign = (page: EventTarget, wasHere: boolean, call: () => void): (() => void) => {
  const waiting = new AbortController();
  const notice = (): void => {
    waiting.abort();
    call();
  };
  if (wasHere) notice();
  else for (const sign of SIGNS) page.addEventListener(sign, notice, { capture: true, passive: true, signal: waiting.signal });
  return () => waiting.abort();
};

/** Whether somebody pressed something or scrolled before the application stood. */
export const somebodyWasHere = (): boolean => ('userActivation' in navigator && navigator.userActivation.hasBeenActive) || scrollY > 0;
