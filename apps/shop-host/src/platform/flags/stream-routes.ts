import { ok } from '@materia/domain-kernel';
import type { HandlersOf } from '../contract/handlers.ts';
import type { FlagBoard } from './flag-board.ts';

/**
 * The published flags of a business unit for its storefronts: as a document, and as a stream that
 * sends the whole document at the start and after each change, so that a lost event never leaves
 * half a change behind.
 */
export const flagFeedHandlers = ({
  flags,
}: {
  readonly flags: FlagBoard;
}): HandlersOf<'readFlags' | 'followFlags'> => ({
  readFlags: async (_, { market }) => ok(flags.documentOf(market.id)),
  followFlags: async (_, { market }) =>
    ok((send) => {
      send(flags.documentOf(market.id));
      return flags.onChange((unit, document) => {
        if (unit === market.id) send(document);
      });
    }),
});
