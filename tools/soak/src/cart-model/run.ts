import { runSpecs } from '../run-specs.ts';
import type { SoakPart } from '../soak-part.ts';

const COMMANDS = 100_000;
/** One cart is compared with the oracle per ten model commands. */
const COMMANDS_PER_CART = 10;

/**
 * Compares carts with a simple model after random commands, and HTTP totals with an oracle, on both
 * engines. Model and oracle are part of the host's specs; this part runs them for longer.
 */
export const cartModel: SoakPart = async (options) => {
  const commands = options.amount ?? COMMANDS;
  const carts = Math.ceil(commands / COMMANDS_PER_CART);
  const exitCode = await runSpecs('apps/shop-host', ['src/testing/cart-model'], {
    MATERIA_MODEL_COMMANDS: String(commands),
    MATERIA_HTTP_ORACLE_CARTS: String(carts),
    MATERIA_MODEL_SEED: String(options.seed),
  });
  return [
    {
      goal: `${commands} commands and ${carts} totals on each engine, 0 differences`,
      found: exitCode === 0 ? '0 differences' : 'a difference, see above',
      isMet: exitCode === 0,
    },
  ];
};
