export { CURRENCY_CODES, parseCurrency, type Currency } from './currency.ts';
export { decimalAmount, fromMajorUnits, toMajorUnits } from './decimal-amount.ts';
export {
  addMoney,
  compareMoney,
  lesserMoney,
  money,
  multiplyMoney,
  subtractMoney,
  sumMoney,
  type Money,
} from './money.ts';
export { ratioOf, roundDown, roundHalfUp, roundUp, type Ratio } from './rounding.ts';
export { shareOut } from './share-out.ts';
export {
  basisPointsOfPercent,
  grossOfNet,
  netOfGross,
  percentOfBasisPoints,
  rateOf,
  type BasisPoints,
} from './vat.ts';
