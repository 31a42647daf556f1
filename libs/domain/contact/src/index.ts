export {
  ADDRESS_TYPES,
  type AddressDefaults,
  type AddressType,
  CIVILITIES,
  type Civility,
  defaultsOfNew,
  isCivility,
  MOST_ADDRESSES,
  successorsOf,
} from './address-book.ts';
export { type ComparableAddress, sameAddress } from './address-equality.ts';
export {
  checkTerritory,
  type DeliveryTerritory,
  type LocalTimes,
  type RemoteRegion,
  type TerritoryRefusal,
  timeZoneAt,
} from './delivery-territory.ts';
export {
  type Email,
  emailKey,
  mailboxKey,
  type EmailRefusal,
  isEmailConfirmed,
  parseEmail,
} from './email.ts';
export {
  formatPhone,
  parseMobile,
  parsePhone,
  phoneKind,
  phonePattern,
  type PhoneNumber,
  type PhoneRefusal,
  type PhoneRule,
} from './phone.ts';
export {
  type CodedPlace,
  locatePostcode,
  type PostcodeArea,
  readPostcodeAreas,
  type UnlocatedPostcode,
} from './postcode-areas.ts';
export { parsePosition } from './position.ts';
export {
  AREA_DIGITS,
  parsePostcode,
  type Postcode,
  postcodeDigits,
  postcodePattern,
  type PostcodeRefusal,
  type PostcodeRule,
  samePostcode,
  townPrefix,
  isLeftBehind,
} from './postcode.ts';
export {
  FIELD_MAXIMUMS,
  type LimitedField,
  TEXT_MAXIMUMS,
  textFault,
  type TooLong,
  tooLong,
} from './text-length.ts';
export {
  longPlaceName,
  parsePlace,
  placeName,
  printPlace,
  type ShopperPlace,
} from './shopper-place.ts';
