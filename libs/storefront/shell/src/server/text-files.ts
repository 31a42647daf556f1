import { createHash } from 'node:crypto';
import type { MarketTexts, RouteName } from '@materia/market-model';
import { namespacesOf, pickTexts } from '../routes/page-texts.ts';
import { PAGES } from '../routes/pages.ts';

/** The texts of each page as files that browsers may cache permanently: their folder changes with the texts. */
export type TextFiles = {
  readonly folder: string;
  readonly read: (version: string, file: string) => Buffer | undefined;
};

export const textFiles = (texts: MarketTexts): TextFiles => {
  const files = new Map(
    Object.keys(PAGES)
      .filter((name): name is RouteName => name in PAGES)
      .map((name) => [
        `${name}.json`,
        Buffer.from(JSON.stringify(pickTexts(texts, namespacesOf(name)))),
      ]),
  );
  const hash = createHash('sha256');
  for (const file of files.values()) hash.update(file);
  const version = hash.digest('base64url').slice(0, 10);
  return {
    folder: `/texts/${version}/`,
    read: (asked, file) => (asked === version ? files.get(file) : undefined),
  };
};
