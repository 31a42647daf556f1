import { runSpecs } from '../run-specs.ts';
import type { SoakPart } from '../soak-part.ts';

const COMMANDS = 100_000;

/**
 * Converts, orders and gives up quotes at random, in two tabs at a time, of which some are killed, and
 * compares the customer's own cart byte for byte, on both engines. The model is one of the host's specs;
 * this part runs it for longer.
 */
export const conversionModel: SoakPart = async (options) => {
  const commands = options.amount ?? COMMANDS;
  const exitCode = await runSpecs('apps/shop-host', ['src/testing/conversion-model'], {
    MATERIA_MODEL_COMMANDS: String(commands),
    MATERIA_MODEL_SEED: String(options.seed),
  });
  return [
    {
      goal: `${commands} commands on each engine, the former cart always restored`,
      found: exitCode === 0 ? '0 differences' : 'a difference, see above',
      isMet: exitCode === 0,
    },
  ];
};
