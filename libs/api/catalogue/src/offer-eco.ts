import type { PlainDate } from '@materia/domain-holiday-calendar';
import {
  type EcoContribution,
  type EcoContributionRule,
  ecoContributions,
  type OfferPrice,
} from '@materia/domain-pricing';

/** What decides where eco-contributions stand and which are told: the market's rows of the day, and flag DISPLAY_ECOTAX. */
export type EcoReader = {
  readonly market: { readonly ecoContributions: readonly EcoContributionRule[] };
  readonly today: PlainDate;
  readonly flags: { readonly DISPLAY_ECOTAX: boolean };
};

/** The eco-contributions of a price, each with whether the shopper is to see it (PRC-16, BEY-23). */
export const offerEco = (
  { ecotaxes }: Pick<OfferPrice, 'ecotaxes'>,
  { market, today, flags }: EcoReader,
): readonly EcoContribution[] =>
  ecoContributions(ecotaxes, market.ecoContributions, {
    today,
    displayEcotax: flags.DISPLAY_ECOTAX,
  });
