import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { SoakPart } from '../soak-part.ts';

const COMMANDS = 100_000;
/** For each ten commands of the model one cart is compared with the oracle. */
const COMMANDS_PER_CART = 10;
const root = join(import.meta.dirname, '../../../..');

/**
 * Random commands at the host's carts beside a simple model, and totals over HTTP beside an oracle, on both engines. The host's
 * own specs hold model and oracle; here they run long.
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
      isKept: exitCode === 0,
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
