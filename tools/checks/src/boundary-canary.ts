import { ESLint } from 'eslint';
import type { Finding } from './check-list.ts';

/**
 * Nx's boundary rule silently reports nothing without a project graph. This lints a few imports
 * that must be refused (and some that must pass) as if they were in the given files, so that a
 * disabled rule is detected.
 */
const CASES = [
  { file: 'libs/domain/kernel/src/canary.ts', from: '@materia/market-model', refused: true },
  { file: 'libs/domain/kernel/src/canary.ts', from: 'zod', refused: true },
  { file: 'libs/market/pl/src/canary.ts', from: '@materia/market-es', refused: true },
  { file: 'libs/market/pl/src/canary.ts', from: 'date-fns', refused: true },
  { file: 'libs/market/pl/src/canary.ts', from: 'date-fns/format', refused: true },
  { file: 'libs/ui/design-system/src/canary.ts', from: '@materia/ui-shop', refused: true },
  { file: 'libs/features/cart/src/canary.ts', from: '@materia/features-product', refused: true },
  { file: 'libs/features/cart/src/canary.ts', from: '@materia/market-pl', refused: true },
  { file: 'apps/shop-host/src/canary.ts', from: '@materia/api-client-kernel', refused: true },
  { file: 'apps/storefront-pl/app/canary.ts', from: '@materia/market-es', refused: true },
  { file: 'apps/storefront-pl/app/canary.ts', from: '@materia/features-cart', refused: true },
  { file: 'tools/start/src/canary.ts', from: '@materia/features-cart', refused: true },
  { file: 'libs/domain/cart/src/canary.ts', from: '@materia/domain-kernel', refused: false },
  { file: 'libs/market/pl/src/canary.ts', from: 'date-fns/locale/pl', refused: false },
  { file: 'libs/features/cart/src/canary.ts', from: '@materia/ui-shop', refused: false },
  { file: 'apps/storefront-pl/app/canary.ts', from: '@materia/storefront-shell', refused: false },
  { file: 'apps/shop-host/src/canary.ts', from: '@materia/api-contract', refused: false },
] as const;

const PURITY_CASES = [
  { code: 'export const now = () => new Date();', rule: 'no-restricted-syntax' },
  { code: 'export const now = () => Date.now();', rule: 'no-restricted-syntax' },
  { code: 'export const dice = () => Math.random();', rule: 'no-restricted-syntax' },
  {
    code: "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;",
    rule: 'no-restricted-imports',
  },
  { code: 'export const load = () => fetch("/");', rule: 'no-restricted-globals' },
] as const;

const REPLY =
  "import type { Reply } from '@materia/api-contract';\nexport type Cart = Reply<'readMyCart'>;";
const DECIMAL =
  "import { toMajorUnits } from '@materia/domain-money';\nexport const amount = toMajorUnits;";
const PARSED =
  "import { fromMajorUnits } from '@materia/domain-money';\nexport const read = fromMajorUnits;";
const WIRE = "import { wireCart } from './wire-cart.ts';\nexport const read = wireCart;";
const WIRE_ELSEWHERE =
  "import { wireStore } from '../../catalogue/stores/wire-store.ts';\nexport const read = wireStore;";
/** Only files at the border of the host know replies and decimal amounts. */
const BORDER_CASES = [
  { file: 'apps/shop-host/src/selling/cart/canary.ts', code: REPLY, refused: true },
  { file: 'apps/shop-host/src/selling/cart/canary.ts', code: DECIMAL, refused: true },
  { file: 'apps/shop-host/src/selling/cart/repository.ts', code: PARSED, refused: true },
  { file: 'apps/shop-host/src/selling/cart/wire-canary.ts', code: REPLY, refused: false },
  { file: 'apps/shop-host/src/selling/cart/wire-canary.ts', code: DECIMAL, refused: false },
  { file: 'apps/shop-host/src/selling/cart/guest-routes.ts', code: REPLY, refused: false },
  { file: 'apps/shop-host/src/desk/canary-handlers.ts', code: PARSED, refused: false },
  { file: 'apps/shop-host/src/selling/cart/canary.ts', code: WIRE, refused: true },
  { file: 'apps/shop-host/src/selling/cart/canary.ts', code: WIRE_ELSEWHERE, refused: true },
  { file: 'apps/shop-host/src/selling/cart/wire-canary.ts', code: WIRE, refused: false },
  { file: 'apps/shop-host/src/selling/cart/routes.ts', code: WIRE_ELSEWHERE, refused: false },
  { file: 'libs/api/cart/src/canary.ts', code: PARSED, refused: false },
] as const;

const COMPARED_CODE = "export const gone = (code: string) => code === 'no-such-cart';";
const COMPARED_ERROR =
  'export const isFull = (saved: { error: { kind: string } }) => saved.error.kind !== "full";';
const OPEN_SWITCH =
  "export const text = (code: string) => { switch (code) { case 'forbidden': return 1; default: return 2; } };";
const NO_DEFAULT =
  "export const text = (code: string) => { switch (code) { case 'forbidden': return 1; } };";
const TOTAL_SWITCH =
  "export const text = (code: 'forbidden') => { switch (code) { case 'forbidden': return 1; default: return unreachable(code); } };";
const COMPARED_STOCK = "export const isNone = (kind: string) => kind === 'unavailable';";
/** Callers answer refusals by total tables and switches, not by comparing some of them. */
const REFUSAL_CASES = [
  { file: 'libs/features/cart/src/canary.ts', code: COMPARED_CODE, refused: true },
  { file: 'libs/storefront/shell/src/canary.ts', code: COMPARED_ERROR, refused: true },
  { file: 'libs/api/cart/src/canary.ts', code: OPEN_SWITCH, refused: true },
  { file: 'libs/api/cart/src/canary.ts', code: NO_DEFAULT, refused: true },
  { file: 'libs/api/cart/src/canary.ts', code: TOTAL_SWITCH, refused: false },
  { file: 'libs/features/cart/src/canary.ts', code: COMPARED_STOCK, refused: false },
  { file: 'libs/api/client-kernel/src/canary.ts', code: COMPARED_CODE, refused: false },
] as const;

/**
 * Returns one sentence per case with the wrong result; no failures mean that the rules are active.
 */
export const checkBoundaryRules = async (cwd: string): Promise<Finding> => {
  const eslint = new ESLint({ cwd });
  const failures: string[] = [];
  const rulesHit = async (code: string, filePath: string): Promise<readonly (string | null)[]> => {
    const [result] = await eslint.lintText(code, { filePath });
    return (result?.messages ?? []).map((message) => message.ruleId);
  };
  for (const { file, from, refused } of CASES) {
    const hit = (
      await rulesHit(`import { x } from '${from}';\nexport const y = x;\n`, file)
    ).includes('@nx/enforce-module-boundaries');
    if (hit !== refused)
      failures.push(`${file} importing ${from} was ${hit ? 'refused' : 'let through'}`);
  }
  for (const { code, rule } of PURITY_CASES) {
    const hit = (await rulesHit(code, 'libs/domain/kernel/src/canary.ts')).includes(rule);
    if (!hit)
      failures.push(`impure domain code was let through by ${rule}: ${code.split('\n')[0]}`);
  }
  for (const { file, code, refused } of BORDER_CASES) {
    const hit = (await rulesHit(code, file)).includes('no-restricted-imports');
    if (hit !== refused)
      failures.push(`${file} with "${code.split('\n')[0]}" was ${hit ? 'refused' : 'let through'}`);
  }
  for (const { file, code, refused } of REFUSAL_CASES) {
    const hit = (await rulesHit(code, file)).includes('no-restricted-syntax');
    if (hit !== refused)
      failures.push(`${file} with "${code}" was ${hit ? 'refused' : 'let through'}`);
  }
  return {
    checked: CASES.length + PURITY_CASES.length + BORDER_CASES.length + REFUSAL_CASES.length,
    failures,
  };
};
