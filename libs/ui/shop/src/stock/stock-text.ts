import { unreachable } from '@materia/domain-kernel';
import type { StockLabel } from '@materia/domain-stock-status';
import type { TextReader } from '@materia/market-model';

export type StockTone = 'success' | 'warning' | 'neutral';

/** The text and tone of a stock state. Numbers appear only if they are known. */
export const stockText = (
  t: TextReader,
  fact: StockLabel,
): { readonly text: string; readonly tone: StockTone } => {
  switch (fact.kind) {
    case 'unavailable':
      return { text: t('stock.unavailable'), tone: 'neutral' };
    case 'restocking':
      return { text: t('stock.restocking'), tone: 'warning' };
    case 'on-order':
      return { text: t('stock.onOrder'), tone: 'warning' };
    case 'in-stock':
      return { text: inStock(t, fact.where, fact.units), tone: 'success' };
    case 'regional-stock':
      return {
        text:
          fact.units === null
            ? t('stock.regional')
            : t('stock.regionalUnits', { count: fact.units }),
        tone: 'success',
      };
    case 'within-24-hours':
      return {
        text:
          fact.units === null
            ? t('stock.within24')
            : t('stock.within24Units', { count: fact.units }),
        tone: 'success',
      };
    case 'home-courier':
      return { text: withUnits(t, t('stock.homeCourier'), fact.units), tone: 'success' };
    case 'vendor-delivery':
      return { text: withUnits(t, t('stock.vendorDelivery'), fact.units), tone: 'success' };
    default:
      return unreachable(fact);
  }
};

const inStock = (t: TextReader, where: 'store' | 'website', units: number | null): string => {
  if (where === 'store')
    return units === null ? t('stock.inStore') : t('stock.inStoreUnits', { count: units });
  return units === null ? t('stock.online') : t('stock.onlineUnits', { count: units });
};

const withUnits = (t: TextReader, words: string, units: number | null): string =>
  units === null ? words : `${words} (${t('stock.units', { count: units })})`;
