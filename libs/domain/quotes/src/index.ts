export {
  ATTACHMENT_HEAD_BYTES,
  ATTACHMENT_MAXIMUM_BYTES,
  ATTACHMENT_TYPES,
  type AttachmentFile,
  type AttachmentRefusal,
  type AttachmentType,
  checkAttachment,
} from './attachment.ts';
export {
  abortConversion,
  type Conversion,
  type ConversionRefusal,
  type ConversionRequest,
  convertQuote,
} from './conversion.ts';
export {
  CONVERSION_PAGES,
  type LeavingDecision,
  decideLeaving,
  PAGES_EXEMPT_FROM_ABORT,
} from './leaving.ts';
export {
  makeQuote,
  QUOTE_VALIDITY_DAYS,
  type QuoteActions,
  quoteActions,
  type QuoteDates,
  quoteDates,
  quotedPrice,
  quoteState,
  type QuoteState,
} from './quote.ts';
export {
  mayReadThread,
  messageFaults,
  THREAD_MESSAGE_MAXIMUM,
  THREAD_MESSAGE_MINIMUM,
  type ThreadFault,
  threadFaults,
  type ThreadForm,
  type ThreadParties,
  type ThreadReader,
} from './thread.ts';
