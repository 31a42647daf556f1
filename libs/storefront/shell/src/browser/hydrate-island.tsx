import { type BrowserFacts, formatNumber, formatShortDate, pathTo } from '@materia/market-model';
import { formatter } from '@materia/platform-texts/formatter';
import { type OpenIsland, ShopProvider } from '@materia/ui-shop';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Lets React take over an element that the server rendered with the same component, props and texts. */
export const hydrateIsland = (
  element: HTMLElement,
  open: OpenIsland,
  facts: BrowserFacts,
): void => {
  const { element: content, texts } = open(element.dataset['content'] ?? '');
  const t = formatter(texts, facts.locale, (value) => formatNumber(value, facts.numberFormat));
  const restore = keepTyped(element);
  hydrateRoot(
    element,
    <TakenOver onDone={restore}>
      <ShopProvider
        // No island shows long dates, whose words are larger than all other facts.
        market={{ ...facts, longDate: (day) => formatShortDate(day, facts.shortDay) }}
        to={pathTo(facts.routes)}
        t={t}
      >
        {content}
      </ShopProvider>
    </TakenOver>,
  );
};

type TakenOverProps = { readonly onDone: () => void; readonly children: ReactNode };

const TakenOver = ({ onDone, children }: TakenOverProps): ReactNode => {
  useEffect(onDone, [onDone]);
  return children;
};

/** The plain setter, which React does not notice, so that it takes what follows for a change. */
const writeValue = (field: HTMLInputElement, value: string): void => {
  Reflect.set(HTMLInputElement.prototype, 'value', value, field);
};

const isForText = ({ type }: HTMLInputElement): boolean => type === 'text' || type === 'search';

/**
 * React sets fields to what the server rendered, but people type before it has taken over. Notes what they type from now on;
 * the returned function writes it again, as if it were typed then.
 */
const keepTyped = (element: HTMLElement): (() => void) => {
  const typed = new Map(
    [...element.querySelectorAll('input')]
      .filter((field) => isForText(field) && field.value !== field.defaultValue)
      .map((field) => [field, field.value] as const),
  );
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && isForText(target)) typed.set(target, target.value);
  };
  element.addEventListener('input', note, true);
  return () => {
    element.removeEventListener('input', note, true);
    for (const [field, value] of typed) {
      field.value = '';
      writeValue(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    typed.clear();
  };
};
