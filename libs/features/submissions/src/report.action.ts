import { type Receipt, reportContent, type ReportHostField } from '@materia/api-submissions';
import {
  type FilledReport,
  REPORT_MAXIMUMS,
  type ReportFault,
  type ReportFaults,
  reportFaults,
  type ReportField,
} from '@materia/domain-messages';
import { unreachable } from '@materia/domain-kernel';
import { shopRequest } from '@materia/page-request';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { failedCall } from './failed-call.ts';
import { readReport } from './report-form.ts';

/** The query parameter with the URL of the page that links to the form. */
export const ADDRESS_PARAMETER = 'address';

export type ReportFacts = { readonly address: string };

/** Why a report failed as a whole. */
export type ReportProblem = 'too-many-requests' | 'failed';

/**
 * The result of a report: its receipt, or what was typed with its errors. `problem` is set if it
 * failed as a whole.
 */
export type ReportOutcome =
  | { readonly kind: 'accepted'; readonly receipt: Receipt; readonly email: string }
  | {
      readonly kind: 'refused';
      readonly typed: FilledReport;
      readonly faults: ReportFaults;
      readonly problem: ReportProblem | undefined;
    };

export const loadReport = ({ url }: Pick<LoaderFunctionArgs, 'url'>): ReportFacts => ({
  address: (url.searchParams.get(ADDRESS_PARAMETER) ?? '').slice(0, REPORT_MAXIMUMS.address),
});

/** Submits a report of illegal content. */
export const report = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const typed = readReport(await request.formData());
  const faults = reportFaults(typed);
  if (Object.keys(faults).length > 0) return refuse(typed, 422, { faults });
  const result = await reportContent(shop.host, typed).catch(failedCall);
  if (result === 'failed') return refuse(typed, 502, { problem: 'failed' });
  if (result.ok)
    return data<ReportOutcome>({ kind: 'accepted', receipt: result.value, email: typed.email });
  const refusal = result.error;
  switch (refusal.kind) {
    case 'too-many-requests':
      return refuse(typed, 429, { problem: refusal.kind });
    case 'refused':
      return refuse(typed, 422, { problem: 'failed' });
    case 'bad-input': {
      const found = faultsOf(refusal.fields.map(({ field }) => field));
      return refuse(typed, 422, {
        faults: found,
        ...(Object.keys(found).length === 0 && { problem: 'failed' }),
      });
    }
    default:
      return unreachable(refusal);
  }
};

/** The host's field names, with the error to show if only the host rejected them. */
const HOST_FIELDS: readonly (readonly [
  hostField: ReportHostField,
  field: ReportField,
  fault: ReportFault,
])[] = [
  ['body.address', 'address', { kind: 'not-an-address' }],
  ['body.reason', 'reason', { kind: 'missing' }],
  ['body.explanation', 'explanation', { kind: 'too-long', maximum: REPORT_MAXIMUMS.explanation }],
  ['body.name', 'name', { kind: 'too-long', maximum: REPORT_MAXIMUMS.name }],
  ['body.email', 'email', { kind: 'not-an-email' }],
  ['body.good_faith', 'goodFaith', { kind: 'good-faith-missing' }],
];

const faultsOf = (hostFields: readonly ReportHostField[]): ReportFaults =>
  Object.fromEntries(
    HOST_FIELDS.filter(([hostField]) => hostFields.includes(hostField)).map(([, field, fault]) => [
      field,
      fault,
    ]),
  );

type Refused = Extract<ReportOutcome, { kind: 'refused' }>;

const refuse = (
  typed: FilledReport,
  status: number,
  {
    faults = {},
    problem,
  }: { readonly faults?: ReportFaults; readonly problem?: Refused['problem'] },
) => data<ReportOutcome>({ kind: 'refused', typed, faults, problem }, { status });
