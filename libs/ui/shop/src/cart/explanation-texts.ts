import { percentOfBasisPoints } from '@materia/domain-money';
import { unreachable } from '@materia/domain-kernel';
import { type CartExplanationStep, PALLET_RETURN_DAYS } from '@materia/domain-pricing';
import type { TextReader } from '@materia/market-model';
import type { Formats } from '../provider/formats.ts';

export type StepTexts = { readonly label: string; readonly rule?: string };

/** A step from the lines to the total as text, with its rule where that is not obvious. */
export const explanationTexts = (
  t: TextReader,
  formats: Formats,
  step: CartExplanationStep,
): StepTexts => {
  switch (step.kind) {
    case 'lines':
      return { label: t('line.lines', { count: step.lines }) };
    case 'offer':
      return { label: t('line.offer'), rule: t('line.offerRule') };
    case 'tier-discount':
      return {
        label:
          step.level === undefined || step.rate === undefined
            ? t('line.discount')
            : t('line.tierDiscount', {
                level: String(step.level),
                percent: formats.number(percentOfBasisPoints(step.rate)),
              }),
        rule: t('line.tierDiscountRule'),
      };
    case 'coupon':
      return { label: t('line.coupon', { code: step.code }), rule: t('line.couponRule') };
    case 'eco-contribution':
      return { label: t('line.ecoContribution'), rule: t('line.ecoContributionRule') };
    case 'preparation-fee':
      return {
        label: t('line.preparationFee'),
        rule: step.isWaived
          ? t('line.preparationFeeWaived')
          : t('line.preparationFeeRule', { count: step.references }),
      };
    case 'pallet-deposit':
      return {
        label: t('line.palletDeposit'),
        rule: t('line.palletDepositRule', { days: String(PALLET_RETURN_DAYS) }),
      };
    case 'shipping':
      return { label: t('line.shipping'), rule: t('line.shippingRule') };
    default:
      return unreachable(step);
  }
};
