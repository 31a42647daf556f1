import { startQuantities } from '@materia/features-cart/browser';
import { startSearch } from '@materia/features-catalogue/browser';
import { startDevice } from '@materia/features-checkout/browser';
import { startAddToCart } from '@materia/features-product/browser';
import { startPlaceField } from '@materia/features-stores/browser';
import { clearToasts, startBehaviours } from '@materia/ui-design-system/behaviours';
import { startPositionForms, startStreetMaps } from '@materia/ui-shop';
import type { PageFacts } from '../frame-facts/page-facts.ts';
import { tellPageReady } from './page-ready.ts';
import { keepStore } from '../frame-facts/restored-store.ts';
import { showAdded, startCartPreview, startCartUpdates } from './cart.ts';
import { startConsent } from './consent.ts';
import { fetchPage, fetchPart, fetchSuggestions } from './fetch-part.ts';
import { startMeasuring } from './measuring.ts';
import {
  announceMessage,
  refreshLiveParts,
  startBackLinks,
  startMenuPanel,
  startMenuRow,
  startRefresh,
  startStays,
  watchProblem,
} from './pages.ts';

/** Parts of a page whose scripts only few pages need. */
const WITH_TYPED_FORMS =
  '[data-draft], [data-check], [data-reveal], [data-choices], [data-copy], [data-town-field], [data-poll], [data-ends-session], [data-asks], [data-facets], [data-view]';

/** Starts the scripts of a page, which work on its HTML. A page without the shop's frame has none. */
export const startBrowser = (): void => {
  // A picture of this name in a text would be found in place of the body.
  if (!(document.body instanceof HTMLBodyElement)) return;
  const { facts: text } = document.body.dataset;
  if (text === undefined) return;
  const facts: PageFacts = JSON.parse(text);
  startBehaviours();
  startAddToCart({
    clearMessage: clearToasts,
    showAdded: (pressed) => showAdded(facts.cartPath, pressed),
    onStale: () => void refreshLiveParts(),
  });
  startQuantities();
  startDevice();
  startSearch(facts.market, fetchSuggestions);
  startPlaceField(fetchSuggestions);
  startPositionForms(fetchPart);
  startStreetMaps(() => import('./map-policy.ts'));
  startStays();
  startBackLinks();
  startCartPreview(facts);
  startCartUpdates(facts, startMeasuring(facts));
  keepStore(facts);
  if (document.querySelector('[data-seen]') !== null)
    void import('./seen.ts').then(({ startSeenProducts }) => startSeenProducts(facts.market));
  startConsent(facts);
  startRefresh();
  startMenuRow();
  startMenuPanel();
  if (document.querySelector(WITH_TYPED_FORMS) !== null)
    void import('./typed-forms.ts').then(({ startTypedForms }) => startTypedForms());
  if (document.querySelector('[data-planner]') !== null)
    void import('./planner.ts').then(({ startPlanner }) => startPlanner(fetchPage));
  watchProblem();
  announceMessage();
  tellPageReady({ page: facts.page, path: location.pathname, title: document.title });
};
