import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withPackages } from './lock-file.ts';

const LOCK_FILE = readFileSync(join(import.meta.dirname, '../../../package-lock.json'), 'utf8');

it('packages removed from the lock file are restored byte for byte', () => {
  const lock: { packages: Record<string, unknown> } = JSON.parse(LOCK_FILE);
  for (const path of [
    'libs/market/pt',
    'node_modules/@materia/market-pt',
    'apps/storefront-pt',
    'node_modules/@materia/app-storefront-pt',
  ])
    delete lock.packages[path];
  const restored = withPackages(JSON.stringify(lock), [
    { folder: 'libs/market/pt', name: '@materia/market-pt', version: '0.1.0' },
    {
      folder: 'apps/storefront-pt',
      name: '@materia/app-storefront-pt',
      version: '0.1.0',
      dependencies: { '@react-router/node': '8.4.0' },
    },
  ]);
  expect(restored).toBe(LOCK_FILE);
});
