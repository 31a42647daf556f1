import type { Reply } from '@materia/api-contract';
import { REVIEW_STATES } from '@materia/domain-reviews';
import type { Command, CommandOutcome } from '../command.ts';
import type { Moments } from '../moments.ts';
import { wordOf } from '../staff-host.ts';
import { plainLine } from './plain.ts';

const linesOf = (one: Reply<'decideReview'>, when: Moments): readonly string[] => [
  `${one.id}  ${one.state}  ${'★'.repeat(one.rating).padEnd(5, '☆')}  ${one.sku}  ${when(one.writtenAt)}  ${plainLine(one.nickname)}${one.isVerified ? ', verified' : ''}`,
  `  ${plainLine(one.title)}: ${plainLine(one.text)}`,
];

/** Lists the reviews in a state, the longest waiting first. */
export const productReviews: Command = {
  words: ['STATE?'],
  help: 'List reviews of products: pending (without a word), published or rejected',
  run: async ([state = ''], { host, when }) => {
    const value = await host('listReviewsOfState', {
      query: { state: wordOf(state === '' ? 'pending' : state, REVIEW_STATES, 'STATE') },
    });
    return {
      value,
      lines: value.length === 0 ? ['There are none.'] : value.flatMap((one) => linesOf(one, when)),
    };
  },
};

const deciding = (decision: 'publish' | 'reject', help: string): Command => ({
  words: ['ID'],
  help,
  run: async ([id = ''], { host, when }): Promise<CommandOutcome> => {
    const value = await host('decideReview', { params: { id }, body: { decision } });
    return { value, lines: linesOf(value, when) };
  },
});

export const publishReview: Command = deciding('publish', 'Publish a review');
export const rejectReview: Command = deciding(
  'reject',
  'Reject a review, also one that was published',
);
