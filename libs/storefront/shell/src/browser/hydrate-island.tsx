import { type BrowserFacts, formatNumber, formatShortDate, pathTo } from '@materia/market-model';
import { formatter } from '@materia/platform-texts/formatter';
import { type OpenIsland, ShopProvider } from '@materia/ui-shop';
import { hydrateRoot } from 'react-dom/client';

/** Lets React take over an element that the server rendered with the same component, props and texts. */
export const hydrateIsland = (
  element: HTMLElement,
  open: OpenIsland,
  facts: BrowserFacts,
): void => {
  const { element: content, texts } = open(element.dataset['content'] ?? '');
  const t = formatter(texts, facts.locale, (value) => formatNumber(value, facts.numberFormat));
  hydrateRoot(
    element,
    <ShopProvider
      // No island shows long dates, whose words are larger than all other facts.
      market={{ ...facts, longDate: (day) => formatShortDate(day, facts.shortDay) }}
      to={pathTo(facts.routes)}
      t={t}
    >
      {content}
    </ShopProvider>,
  );
};
