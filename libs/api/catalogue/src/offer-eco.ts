import type { PlainDate } from '@materia/domain-holiday-calendar';
import {
  type EcoContribution,
  type EcoContributionRule,
  ecoContributions,
  type OfferPrice,
} from '@materia/domain-pricing';

/**
 * Inputs that decide where eco-contributions are shown: the market's current rows and the flag
 * DISPLAY_ECOTAX.
 */
export type EcoReader = {
  readonly market: { readonly ecoContributions: readonly EcoContributionRule[] };
  readonly today: PlainDate;
  readonly flags: { readonly DISPLAY_ECOTAX: boolean };
};

/** The eco-contributions of a price, each with its visibility to the shopper. */
export const offerEco = (
  { ecotaxes }: Pick<OfferPrice, 'ecotaxes'>,
  { market, today, flags }: EcoReader,
): readonly EcoContribution[] =>
  ecoContributions(ecotaxes, market.ecoContributions, {
    today,
    displayEcotax: flags.DISPLAY_ECOTAX,
  });
