export { attachment, attachmentName } from './attachment.ts';
export { RAW_BODY_TYPE, REFUSALS } from './call.ts';
export type {
  BodyKind,
  Call,
  CallSchemas,
  Credential,
  GuestTwin,
  Method,
  RefusalCode,
  ReplyKind,
} from './call.ts';
export { callPath, pathWith } from './call-path.ts';
export { callOf, CALLS, CALLS_BY_AREA, guestTwinOf, SHOP_CALLS } from './calls.ts';
export type {
  CallName,
  ConsoleCallName,
  FlagCallName,
  GuestTwinOf,
  HostCallName,
  MediaCallName,
  PlainCallName,
  SellerCallName,
  SharedCallName,
  ShopCallName,
  StaffCallName,
  StorefrontCallName,
  StreamCallName,
} from './calls.ts';
export { PREVIEW_TOKEN } from './console/preview-token.ts';
export { CONSOLE_REFUSALS, type ConsoleRefusal } from './console/refusals.ts';
export type {
  Audit,
  Board,
  ChangeSet,
  ConsoleConfig,
  ConsoleRefusalReply,
  EditedSet,
  FlagFile,
  HistoryFile,
  NewSet,
  CompanyDesk,
  MoneyDesk,
  Person,
  Preview,
  Publication,
  PublishedChoice,
  Unit,
} from './console/shapes.ts';
export type { ProductFields } from './catalogue/product-fields.ts';
export { ROOT_CATEGORY } from './catalogue/root-category.ts';
export {
  attributeCode,
  type CustomAttributeCode,
  readCustomAttributes,
  siriusIdOf,
  writeCustomAttributes,
  type WireCustomAttribute,
} from './account/wire-custom-attributes.ts';
export { readOfferPrice, type WireFlatPrice } from './catalogue/flat-price.ts';
export { readWirePrice, wirePriceOf, type WirePrice } from './catalogue/wire-price.ts';
export { RULE_FAULTS, SHAPE_FAULTS } from './field-faults.ts';
export type { FieldFault, FieldFaultKind } from './field-faults.ts';
export { twinTable } from './guest-twins.ts';
export { readSellsOnline, writeSellsOnline } from './stores/wire-selling.ts';
export { BRAND_KEY, CONSENT_FIELDS, USER_CONSENT_FIELDS } from './brand-key.ts';
export { ACTIVE_QUOTE_STATUS, EXPIRED_QUOTE_STATUS } from './quotes/quote-status.ts';
export { FIXED_MESSAGES } from './fixed-messages.ts';
export { mediaCalls } from './media/calls.ts';
export { DEFAULT_HEIGHT, DEFAULT_QUALITY, PICTURE_SIZES } from './media/sizes.ts';
export { monitoringCalls } from './monitoring/calls.ts';
export { OWN_FORMATS, type OwnFormat } from './staff/own-formats.ts';
export type {
  RefusalParameters,
  RefusalParametersOf,
  RefusalWithParameters,
} from './refusal-parameters.ts';
export type {
  CallInput,
  FieldPath,
  IncomingBytes,
  IncomingFile,
  InputOf,
  OwnRefusalBody,
  ParsedInput,
  ParsedInputOf,
  Reply,
} from './schemas.ts';
export type { PersonalDataFile } from './personal-data/schemas.ts';
export { STAFF_DUTIES, type StaffDuty } from './staff/duties.ts';
export type { FileReply, RawBody } from './wire.ts';
