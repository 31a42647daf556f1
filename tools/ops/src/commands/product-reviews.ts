import { z } from 'zod';
import type { Command, CommandOutcome } from '../command.ts';
import type { Moments } from '../moments.ts';
import { plainLine } from './plain.ts';

const review = z.object({
  id: z.string(),
  sku: z.string(),
  state: z.string(),
  rating: z.number(),
  title: z.string(),
  text: z.string(),
  nickname: z.string(),
  isVerified: z.boolean(),
  writtenAt: z.string(),
});

const told = (one: z.output<typeof review>, when: Moments): readonly string[] => [
  `${one.id}  ${one.state}  ${'★'.repeat(one.rating).padEnd(5, '☆')}  ${one.sku}  ${when(one.writtenAt)}  ${plainLine(one.nickname)}${one.isVerified ? ', verified' : ''}`,
  `  ${plainLine(one.title)}: ${plainLine(one.text)}`,
];

/** Lists the reviews in a state, the longest waiting first (REV-06). */
export const productReviews: Command = {
  words: ['STATE?'],
  help: 'List reviews of products: pending (without a word), published or rejected',
  run: async ([state = ''], { host, when }) => {
    const value = await host.get(
      `/reviews?state=${encodeURIComponent(state === '' ? 'pending' : state)}`,
      z.array(review),
    );
    return {
      value,
      lines: value.length === 0 ? ['There are none.'] : value.flatMap((one) => told(one, when)),
    };
  },
};

const deciding = (decision: 'publish' | 'reject', help: string): Command => ({
  words: ['ID'],
  help,
  run: async ([id = ''], { host, when }): Promise<CommandOutcome> => {
    const value = await host.post(
      `/reviews/${encodeURIComponent(id)}/decide`,
      { decision },
      review,
    );
    return { value, lines: told(value, when) };
  },
});

export const publishReview: Command = deciding('publish', 'Publish a review');
export const rejectReview: Command = deciding(
  'reject',
  'Reject a review, also one that was published',
);
