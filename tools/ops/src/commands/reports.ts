import type { Reply } from '@materia/api-contract';
import { REPORT_DECISIONS } from '@materia/domain-messages';
import type { Command, CommandOutcome } from '../command.ts';
import type { Moments } from '../moments.ts';
import { wordOf } from '../staff-host.ts';
import { plain, plainLine } from './plain.ts';

const outcomeOf = (value: Reply<'readReport'>, when: Moments): CommandOutcome => ({
  value,
  lines: [
    `${value.receipt}  ${value.state}${value.decision === null ? '' : `: ${value.decision}`}`,
    `reason       ${value.reason}`,
    `address      ${plainLine(value.address)}`,
    `from         ${plainLine([value.name, value.email].filter((part) => part !== null).join(', ')) || 'nobody named'}`,
    '',
    plain(value.explanation),
    '',
    ...value.steps.map(
      (one) =>
        `${when(one.at)}  ${one.state}${one.decision === null ? '' : `: ${one.decision}`}  ${plainLine(one.actor)}${one.statement === '' ? '' : `  ${plainLine(one.statement)}`}`,
    ),
  ],
});

/** Lists the reports in a state; all of them with `all`. */
export const reports: Command = {
  words: ['STATE?'],
  help: 'List reports of illicit content: received (without a word), in-review, decided or all',
  run: async ([state = ''], { host, when }) => {
    const query = state === 'all' ? {} : { state: state === '' ? 'received' : state };
    const value = await host('listReports', { query });
    const lines = value.reports.map(
      (one) =>
        `${one.receipt}  ${when(one.created_at)}  ${one.state.padEnd(9)}  ${one.reason.padEnd(17)}  ${plainLine(one.address)}`,
    );
    return { value, lines: lines.length === 0 ? ['There are none.'] : lines };
  },
};

export const report: Command = {
  words: ['RECEIPT'],
  help: 'Show a report with every step it took',
  run: async ([receipt = ''], { host, when }) =>
    outcomeOf(await host('readReport', { params: { receipt } }), when),
};

export const review: Command = {
  words: ['RECEIPT'],
  help: 'Take a report into review',
  run: async ([receipt = ''], { host, actor, when }) =>
    outcomeOf(await host('reviewReport', { params: { receipt }, body: { actor } }), when),
};

export const decide: Command = {
  words: ['RECEIPT', 'DECISION', 'STATEMENT…'],
  help: 'Decide a report: removed, restricted or kept, with the reasons that its sender reads',
  run: async ([receipt = '', decision = '', statement = ''], { host, actor, when }) =>
    outcomeOf(
      await host('decideReport', {
        params: { receipt },
        body: { actor, decision: wordOf(decision, REPORT_DECISIONS, 'DECISION'), statement },
      }),
      when,
    ),
};
