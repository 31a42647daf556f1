import { startQuantities } from '@materia/features-cart/browser';
import { startDevice } from '@materia/features-checkout/browser';
import { showSeenProducts, startAddToCart } from '@materia/features-product/browser';
import { startPosition, startStreetMap } from '@materia/features-stores/browser';
import { startBehaviours } from '@materia/ui-design-system/behaviours';
import type { PageFacts } from '../frame/page-facts.ts';
import { tellPageReady } from '../frame/page-ready.ts';
import { keepStore } from '../frame/restored-store.ts';
import { startCartPreview, startCartUpdates } from './cart.ts';
import { startConsent } from './consent.ts';
import { startMeasuring } from './measuring.ts';
import {
  announceMessage,
  refreshLiveParts,
  startBackLinks,
  startRefresh,
  startStays,
  watchProblem,
} from './pages.ts';
import { type LoadFacts, startIslands } from './start-islands.ts';

/**
 * Starts the scripts of a page: what works on plain HTML starts at once, React only for the islands that need it. A page
 * without the shop's frame has none.
 */
export const startBrowser = (loadFacts: LoadFacts): void => {
  const { facts: text } = document.body.dataset;
  if (text === undefined) return;
  const facts: PageFacts = JSON.parse(text);
  startBehaviours();
  startAddToCart(() => void refreshLiveParts());
  startQuantities();
  startDevice();
  startPosition();
  startStreetMap();
  startStays();
  startBackLinks();
  startCartPreview(facts);
  startIslands(loadFacts);
  startCartUpdates(facts, startMeasuring(facts));
  keepStore(facts);
  showSeenProducts();
  startConsent(facts);
  startRefresh();
  watchProblem();
  announceMessage();
  tellPageReady({ page: facts.page, path: location.pathname, title: document.title });
};
