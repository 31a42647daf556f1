import {
  formatMinorUnits,
  formatNumber,
  type HostTextReader,
  type Market,
} from '@materia/market-model';
import { openTranslations } from '@materia/platform-texts';

/** How the pages of a market speak: its texts, and amounts in its own format. */
export type Voice = {
  readonly t: HostTextReader;
  /** An amount in minor units of the market's currency. */
  readonly money: (minor: number) => string;
};

const voices = new WeakMap<Market, Voice>();

/** The voice of a market, which is opened once. */
export const voiceOf = (market: Market): Voice => {
  const known = voices.get(market);
  if (known !== undefined) return known;
  const { numberFormat, currencyFormat } = market;
  const { t } = openTranslations({ sandbox: market.hostTexts.sandbox }, market.locale, (value) =>
    formatNumber(value, numberFormat),
  );
  const voice: Voice = {
    t,
    money: (minor) => formatMinorUnits(minor, numberFormat, currencyFormat),
  };
  voices.set(market, voice);
  return voice;
};
