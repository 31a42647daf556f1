import { focusErrorSummary } from '@materia/ui-design-system/behaviours';
import { countIn, showCount } from './cart-count.ts';
import { returnToPlace } from './kept-place.ts';
import { withinLoadTimeout } from './load-timeout.ts';
import { TRUSTED_POLICIES, trustedPolicy } from './trusted-types.ts';

/** The file with the page's scripts, which the build writes here. */
declare const BROWSER_ENTRY: string;

/**
 * The only script that runs while a page loads; everything also works without it. It runs once the
 * page is parsed. It shows the cart count on pages that all guests share, leads to the errors of a
 * refused form or returns to the place of one that was sent, and loads the page's scripts on the first interaction, or when the browser is
 * idle on a good connection.
 *
 * It loads the one file whose path is compiled in, so nothing in the page can make it run another.
 */
const own = document.currentScript;
// A picture or form named `currentScript` in a text would be found in place of the element.
const { count = '' } = own instanceof HTMLScriptElement ? own.dataset : {};

const WAKING = ['pointerdown', 'keydown', 'focusin'] as const;
const held = new Set<HTMLElement>();

/**
 * Buttons that need a script show that they are busy until it is there, and are then pressed again.
 */
const hold = (event: Event): void => {
  const button =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-held]') : null;
  if (button === null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  button.ariaBusy = 'true';
  held.add(button);
  // Assistive technology may press a button without any other event.
  wake();
};
const release = (): void => {
  removeEventListener('click', hold, true);
  for (const button of held) {
    button.ariaBusy = null;
    button.click();
  }
};

const source =
  trustedPolicy(TRUSTED_POLICIES.script, {
    createScriptURL: () => BROWSER_ENTRY,
  })?.createScriptURL('') ?? BROWSER_ENTRY;

let isAwake = false;
const wake = (): void => {
  if (isAwake) return;
  isAwake = true;
  for (const type of WAKING) removeEventListener(type, onInteraction, true);
  // The policy trusts what this script loads by an element, not by `import()`.
  const script = document.createElement('script');
  script.type = 'module';
  script.src = source;
  // If the file cannot be loaded, the browser sends the forms itself.
  const settled = new Promise((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
  });
  withinLoadTimeout(settled).then(release, release);
  document.head.append(script);
};
// A link leaves the page anyway, so loading scripts would only slow it down.
const onInteraction = ({ target }: Event): void => {
  if (!(target instanceof Element && target.closest('a[href]:not([data-cart-preview])'))) wake();
};

const look = (): void => showCount(countIn(document.cookie, count));
look();
addEventListener('pageshow', look);
returnToPlace();
focusErrorSummary();

for (const type of WAKING) addEventListener(type, onInteraction, { capture: true, passive: true });
addEventListener('click', hold, true);
const whenIdle = (): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 4000 });
  else setTimeout(wake, 2000);
};
const whenOpen = (): void => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const facts: { saveData?: boolean; effectiveType?: string } =
    typeof connection === 'object' && connection !== null ? connection : {};
  const isSlow = facts.saveData === true || /2g|3g/.test(facts.effectiveType ?? '');
  // A page that waits for a payment is watched, not touched, and asks for its state by a script.
  if (isSlow && document.querySelector('[data-poll]') === null) return;
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', () => setTimeout(whenIdle, 500));
};
// A page that is rendered ahead counts as opened once somebody sees it.
if ('prerendering' in document && document.prerendering === true)
  document.addEventListener('prerenderingchange', whenOpen, { once: true });
else whenOpen();
