import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { SoakPart } from '../soak-part.ts';

const COMMANDS = 100_000;
/** One cart is compared with the oracle per ten model commands. */
const COMMANDS_PER_CART = 10;
const root = join(import.meta.dirname, '../../../..');

/**
 * Compares carts with a simple model after random commands, and HTTP totals with an oracle, on both engines. Model and oracle
 * are part of the host's specs; this part runs them for longer.
 */
export const cartModel: SoakPart = async (options) => {
  const commands = options.amount ?? COMMANDS;
  const carts = Math.ceil(commands / COMMANDS_PER_CART);
  const exitCode = await runSpecs({
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

const runSpecs = (env: NodeJS.ProcessEnv): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn('vitest', ['run', '--root', 'apps/shop-host', 'src/cart/model'], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
