export { REFUSALS } from './call.ts';
export type { Call, CallSchemas, Credential, Method, RefusalCode } from './call.ts';
export { CALLS, CALLS_BY_AREA } from './calls.ts';
export type { CallName } from './calls.ts';
export type { ProductFields } from './catalogue/product-fields.ts';
export { FIXED_MESSAGES } from './fixed-messages.ts';
export type { CallInput, ParsedInput, Reply } from './schemas.ts';
export {
  writeCustomAttributes,
  type WireCustomAttribute,
} from './account/wire-custom-attributes.ts';
export { readWirePrice, wirePriceOf, type WirePrice } from './catalogue/wire-price.ts';
