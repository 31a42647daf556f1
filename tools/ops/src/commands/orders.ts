import { z } from 'zod';
import type { Command } from '../command.ts';

const advanced = z.object({ number: z.string(), status: z.string(), next: z.array(z.string()) });

/** Moves an order one step that tracking allows. */
export const advance: Command = {
  words: ['ORDER', 'STATUS'],
  help: 'Move an order to its next status',
  run: async ([order = '', status = ''], { host }) => {
    const value = await host.post(
      `/orders/${encodeURIComponent(order)}/advance`,
      { status },
      advanced,
    );
    return {
      value,
      lines: [
        `${value.number}: ${value.status}${value.next.length === 0 ? '' : `, then ${value.next.join(' or ')}`}`,
      ],
    };
  },
};
