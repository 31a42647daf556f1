export { luhnRemainder, weightedSum } from './check-digits.ts';
export { EU_VAT, EU_VAT_CHECKS } from './eu-vat.ts';
export {
  parseTaxNumber,
  parseTaxNumberOfAny,
  type TaxNumber,
  type TaxNumberRefusal,
} from './tax-number.ts';
export type { TaxNumberCheck, TaxNumberRule } from './tax-number-rule.ts';
