import type { HostClient } from '@materia/api-client-kernel';
import type { FilledReport } from '@materia/domain-messages';
import { fail, ok, type Result } from '@materia/domain-kernel';
import {
  type ReportHostField,
  submissionRefusal,
  type SubmissionRefusal,
} from './submission-refusal.ts';

/** The receipt number of a report, and the ISO instant of its arrival. */
export type Receipt = { readonly number: string; readonly receivedAt: string };

/** Submits a report of illicit content. */
export const reportContent = async (
  host: HostClient,
  { goodFaith, ...report }: FilledReport,
): Promise<Result<Receipt, SubmissionRefusal<ReportHostField>>> => {
  const answer = await host('reportIllicitContent', { body: { ...report, good_faith: goodFaith } });
  return answer.ok
    ? ok({ number: answer.value.receipt, receivedAt: answer.value.received_at })
    : fail(submissionRefusal('reportIllicitContent', answer.error));
};
