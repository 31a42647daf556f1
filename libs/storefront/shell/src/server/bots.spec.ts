import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOT_PATTERNS } from '@materia/domain-navigation';
import { afterAll, describe, expect, it } from 'vitest';
import { parseEnvironment } from './shop/environment.ts';
import { aHost, aVisit, minimalShop, shown } from './testing/shopping.ts';

const folder = mkdtempSync(join(tmpdir(), 'materia-bots-'));
afterAll(() => rmSync(folder, { recursive: true }));

const botsIn = (content?: string) => {
  const file = join(folder, 'bots.json');
  if (content !== undefined) writeFileSync(file, content);
  return parseEnvironment(
    {
      PUBLIC_CREDENTIAL: 'a-public-credential',
      SERVICE_CREDENTIAL: 'a-service-credential',
      ...(content !== undefined && { BOTS_FILE: file }),
    },
    4201,
  );
};

describe('the list of crawlers', () => {
  it('is the shop’s own, or the file of the operator (SHL-23)', () => {
    const own = botsIn();
    expect(own.ok && own.value.bots).toEqual(BOT_PATTERNS);
    const list = [{ name: 'A crawler', contains: 'newcrawler' }];
    const given = botsIn(JSON.stringify(list));
    expect(given.ok && given.value.bots).toEqual(list);
  });

  it.each(['', '[]', '{}', '[{"name":"x"}]', '[{"name":"x","contains":""}]'])(
    'that cannot be read stops the start: %s',
    (content) => {
      const read = botsIn(content);
      expect(!read.ok && read.error.sentence).toContain('BOTS_FILE must name a JSON file');
    },
  );

  it('decides who sees store 000 whatever their cookie says (SHL-22, SHL-23)', async () => {
    const visit = await aVisit(aHost(), minimalShop, {
      environment: { bots: [{ name: 'A crawler', contains: 'newcrawler' }] },
    });
    const storeFor = async (userAgent: string) =>
      shown(
        await visit.ask({
          url: '/',
          headers: { cookie: '__Host-store-pl=12', 'user-agent': userAgent },
        }),
      );
    expect(await storeFor('Mozilla/5.0 NewCrawler/1.0')).toMatchObject({ store: '000' });
    expect(await storeFor('Mozilla/5.0 (compatible; Googlebot/2.1)')).toMatchObject({
      store: '012',
    });
  });
});
