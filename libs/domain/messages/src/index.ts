export {
  type FilledReport,
  isReportReason,
  mayBeAnonymous,
  REPORT_MAXIMUMS,
  REPORT_REASONS,
  type ReportFault,
  type ReportFaults,
  reportFaults,
  type ReportField,
  type ReportReason,
} from './illicit-report.ts';
export {
  advanceReport,
  REPORT_DECISIONS,
  type ReportDecision,
  type ReportState,
  type ReportStep,
  type ReportStepRefusal,
} from './report-states.ts';
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
