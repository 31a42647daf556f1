export {
  parseTaxNumber,
  parseTaxNumberOfAny,
  TAX_NUMBER_KINDS,
  type TaxNumber,
  type TaxNumberKind,
  type TaxNumberRefusal,
} from './tax-number.ts';
