import { runSpecs } from '../run-specs.ts';
import type { SoakPart } from '../soak-part.ts';

const COMMANDS = 100_000;

/**
 * Hands over and returns orders and transforms points at random, in two sessions at a time, and counts
 * every point afterwards, on both engines. The model is one of the host's specs; this part runs it for longer.
 */
export const clubModel: SoakPart = async (options) => {
  const commands = options.amount ?? COMMANDS;
  const exitCode = await runSpecs('apps/shop-host', ['src/testing/club-model'], {
    MATERIA_MODEL_COMMANDS: String(commands),
    MATERIA_MODEL_SEED: String(options.seed),
  });
  return [
    {
      goal: `${commands} commands on each engine, every point accounted for`,
      found: exitCode === 0 ? '0 differences' : 'a difference, see above',
      isMet: exitCode === 0,
    },
  ];
};
