import type { PublishedChoice } from '@materia/api-contract';
import { withTx } from '../platform/database/with-tx.ts';
import { lockUnit, writeUnit } from '../desk/flags/repository.ts';
import type { TestHost } from './host.ts';

/** Publishes choices for flags of a unit, replacing all previous ones. */
export const setFlags = async (
  { database, host, clock }: TestHost,
  market: string,
  choices: readonly Pick<PublishedChoice, 'key' | 'choice'>[],
): Promise<void> => {
  await withTx(database.db, async (tx) => {
    const { revision } = await lockUnit(tx, market);
    const published = {
      author: 'test@shop.example',
      reason: 'test',
      at: clock.now,
      revision: revision + 1,
    };
    await writeUnit(tx, market, {
      revision: revision + 1,
      choices: choices.map((choice) => ({ ...choice, ...published })),
    });
  });
  await host.flags.refresh();
};
