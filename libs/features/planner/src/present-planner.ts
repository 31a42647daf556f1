import { pictureUrl } from '@materia/api-catalogue';
import { comparePlainDates } from '@materia/domain-holiday-calendar';
import type { MarketFacts, PathTo, TextReader } from '@materia/market-model';
import { formatsOf, promiseText, stockText, taxTextKey } from '@materia/ui-shop';
import type { OfferedMaterial } from './plan/load-products.ts';
import type { PlannerPageFacts } from './planner.loader.ts';
import type { PlannerFacts, PlannerOutcome, PlannerProduct, ReadyDay } from './planner-facts.ts';

type Shop = { readonly market: MarketFacts; readonly t: TextReader; readonly to: PathTo };

/** The facts of the page as plain data, with days and stock in the market's words. */
export const presentPlanner = (
  shop: Shop,
  {
    products,
    viewer,
    basis,
    store,
    origin,
    plan,
    wrong,
    isDamaged,
    marketId,
  }: Omit<PlannerPageFacts, 'texts'>,
  outcome: PlannerOutcome | undefined,
): PlannerFacts => {
  const { market, t, to } = shop;
  return {
    plan,
    wrong,
    isDamaged,
    outcome,
    products: products.map((product) => presentProduct(shop, product, marketId)),
    path: to('planner'),
    origin,
    basis,
    taxText: t(taxTextKey(viewer, basis)),
    isStoreChosen: store.chosen,
    storeName: store.name,
    numberFormat: market.numberFormat,
    currencyFormat: market.currencyFormat,
    units: Object.fromEntries(UNITS.map((code) => [code, market.units[code]?.short ?? code])),
  };
};

const UNITS = ['m2', 'm', 'kg', 'l', 'piece'] as const;

const presentProduct = (
  { market, t, to }: Shop,
  { offer, image, urlKey, name, ...material }: OfferedMaterial,
  marketId: string,
): PlannerProduct => {
  const formats = formatsOf(market);
  const stock = stockText(t, offer.stock);
  const when =
    offer.promise &&
    promiseText(t, { longDate: formats.briefDate, time: formats.time }, offer.promise.promise);
  const dayOf = (...labels: readonly string[]): ReadyDay | undefined => {
    const [first] = offer.deliveries
      .filter(({ label }) => labels.includes(label))
      .flatMap(({ deliveryDate }) => deliveryDate ?? [])
      .toSorted(comparePlainDates);
    return first && { day: first, text: formats.briefDate(first) };
  };
  const collect = offer.isSellable ? dayOf('drive-pickup') : undefined;
  const home = offer.isSellable ? dayOf('home-courier', 'local-delivery') : undefined;
  return {
    ...material,
    name,
    picture: pictureUrl(marketId, image),
    href: to('product', { urlKey }),
    unit: offer.price.unit.included,
    vatRate: offer.price.vatRate,
    saleUnit: offer.conditioning.saleUnit,
    availability: {
      text: when === undefined ? stock.text : `${stock.text} · ${when}`,
      tone: stock.tone,
    },
    ...(collect && { collect }),
    ...(home && { home }),
  };
};
