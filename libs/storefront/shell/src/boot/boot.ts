/**
 * The only script that runs while a page loads; everything also works without it. It is inlined at the end of
 * the body. It shows the cart count on pages that all guests share, and starts the application on the
 * first interaction, or when the browser is idle on a good connection. The browser handles that interaction natively.
 */
(() => {
  const own = document.currentScript;
  if (!(own instanceof HTMLScriptElement)) return;
  const { nonce } = own;
  const cookie = own.dataset['count'] ?? '';

  const showCount = (): void => {
    const count =
      document.cookie
        .split('; ')
        .find((pair) => pair.startsWith(`${cookie}=`))
        ?.slice(cookie.length + 1) ?? '0';
    for (const place of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
      place.hidden = !/^[1-9]\d*$/.test(count);
      place.textContent = place.hidden ? '' : count;
    }
  };

  const WAKING = ['pointerdown', 'keydown', 'focusin'];
  const wake = (): void => {
    for (const type of WAKING) removeEventListener(type, onInteraction, true);
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=late]'))
      link.rel = 'modulepreload';
    for (const asleep of document.querySelectorAll<HTMLScriptElement>('script[type^=late]')) {
      const script = document.createElement('script');
      if (asleep.type === 'late-module') script.type = 'module';
      script.nonce = nonce;
      script.text = asleep.text;
      asleep.replaceWith(script);
    }
  };
  // A link leaves the page anyway, so loading the application would only slow it down.
  const onInteraction = ({ target }: Event): void => {
    if (!(target instanceof Element && target.closest('a[href]'))) wake();
  };

  showCount();
  addEventListener('pageshow', showCount);
  if (document.querySelector('script[type^=late]') === null) return;
  for (const type of WAKING)
    addEventListener(type, onInteraction, { capture: true, passive: true });
  const connection: unknown = Reflect.get(navigator, 'connection');
  const facts: { saveData?: boolean; effectiveType?: string } =
    typeof connection === 'object' && connection !== null ? connection : {};
  if (facts.saveData === true || /2g|3g/.test(facts.effectiveType ?? '')) return;
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 4000 });
    else setTimeout(wake, 2000);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', () => setTimeout(whenIdle, 500));
})();
