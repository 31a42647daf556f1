import { announce } from '@materia/ui-design-system/behaviours';
import { parsePage } from './parse-page.ts';

/** The state of something that is decided elsewhere; its value is how often it is asked for, in seconds. */
const STATE = '[data-poll]';

const statusOf = (place: ParentNode | null): string =>
  place?.querySelector('[role=status]')?.textContent ?? '';

/** Shows the new state in place. Whatever had the focus keeps it, if it is still there. */
const show = (fresh: HTMLElement): void => {
  const main = document.querySelector('main');
  if (main === null || main.textContent === fresh.textContent) return;
  const before = statusOf(main);
  const focused = document.activeElement;
  const place = focused instanceof HTMLElement && main.contains(focused) ? focused.id : undefined;
  main.replaceChildren(...document.adoptNode(fresh).childNodes);
  if (place !== undefined)
    (document.getElementById(place) ?? main.querySelector<HTMLElement>('h1'))?.focus();
  const now = statusOf(main);
  if (now !== before) announce(now);
};

/**
 * Asks for the state of a page in the background, so that neither the place nor the focus of a reader is
 * lost, and follows once it is decided. Without scripts the page reloads itself. A request that fails or
 * meets an error page is tried again with the next one.
 */
export const startPolling = (): void => {
  const seconds = Number(document.querySelector<HTMLElement>(STATE)?.dataset['poll']);
  if (!(seconds > 0)) return;
  const ask = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') return;
    const reply = await fetch(location.href, { cache: 'no-store' });
    if (!reply.ok) return;
    if (new URL(reply.url).pathname !== location.pathname) return location.assign(reply.url);
    const page = parsePage(await reply.text());
    const fresh = page.querySelector('main');
    if (fresh === null) return;
    if (fresh.querySelector(STATE) === null) clearInterval(timer);
    document.title = page.title;
    show(fresh);
  };
  const timer = setInterval(() => void ask().catch(() => undefined), seconds * 1000);
};
