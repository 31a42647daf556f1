import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTE_PARAMS } from '@materia/market-model';

const TESTS = 'apps/storefront-e2e/src';

/** Pages without facts of their own, by name with the reason. */
const WITHOUT_FACTS: Readonly<Record<string, string>> = {
  categoryLevel3: 'the page of category, deeper in the tree',
  categoryLevel4: 'the page of category, deeper in the tree',
  productSku: 'redirects to the page of the product',
};

/**
 * Returns one sentence for each page of the market model that no test of pages visits: its facts
 * could go missing unnoticed. An exception that is visited by now, or gone, is reported as well.
 */
export const checkPageFacts = (root: string): readonly string[] =>
  pagesWithoutFacts(
    Object.keys(ROUTE_PARAMS),
    globSync(`${TESTS}/**/*.ts`, { cwd: root }).map((path) =>
      readFileSync(join(root, path), 'utf8'),
    ),
    WITHOUT_FACTS,
  );

export const pagesWithoutFacts = (
  pages: readonly string[],
  tests: readonly string[],
  exceptions: Readonly<Record<string, string>>,
): readonly string[] => {
  const visited = new Set(
    tests.flatMap((text) => [...text.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)),
  );
  return [
    ...pages
      .filter((page) => !visited.has(page) && !Object.hasOwn(exceptions, page))
      .map(
        (page) => `the page ${page} has no facts: add what it must show to ${TESTS}/pages/kinds`,
      ),
    ...Object.keys(exceptions)
      .filter((page) => visited.has(page) || !pages.includes(page))
      .map((page) => `the page ${page} is excepted from facts, but has some now, or is gone`),
  ];
};
