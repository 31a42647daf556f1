import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RETENTION_DAYS } from '@materia/domain-consent';
import type { ShopFacts } from './rows/content.ts';

/**
 * A hash of this tool's sources (without tests) and of the market's facts to which its pages refer.
 * It changes exactly when the generated shop may change.
 */
export const generatorHash = (shop: ShopFacts): string => {
  const hash = createHash('sha256');
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'),
  );
  for (const name of sources.sort())
    hash
      .update(`${name.replaceAll('\\', '/')}\n`)
      .update(readFileSync(join(import.meta.dirname, name)));
  const { routes, company, legalFacts, settings } = shop;
  const { returnDays, withdrawalDays, shippingMethods } = settings;
  const promises = [returnDays, withdrawalDays, shippingMethods, RETENTION_DAYS];
  return hash.update(JSON.stringify([routes, company, legalFacts, promises])).digest('hex');
};
