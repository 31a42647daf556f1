import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '@materia/tools-checks';
import type { PageNode } from './page-node.ts';

export type BareRendering = {
  readonly elements: number;
  /** CPU milliseconds of one rendering. */
  readonly cpuMs: number;
};

/**
 * Runs in the page: its elements with attributes under names that React takes, without inline styles. Texts of scripts are
 * left out, because browsers and React escape them differently.
 */
const READ_TREE = `(() => {
  const treeOf = (node) => ({
    tag: node.localName,
    attributes: Object.fromEntries(
      [...node.attributes]
        .filter(({ name }) => name !== 'style')
        .map(({ name, value }) => [name === 'class' ? 'className' : name, value]),
    ),
    children: node.localName === 'script' ? [] : [...node.childNodes].flatMap((child) =>
      child.nodeType === 1 ? [treeOf(child)] : child.nodeType === 3 ? [child.data] : []),
  });
  return { tree: treeOf(document.documentElement), elements: document.querySelectorAll('*').length };
})()`;

/** What `renderToString` alone takes for the elements of each page: the least that rendering with React can cost. */
export const measureBareRendering = async (
  urls: readonly string[],
): Promise<readonly BareRendering[]> => {
  const found = await findBrowser();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: [...found.args],
  });
  try {
    // The tree is read by an expression, which the policy of the pages forbids, and before any script changes it.
    const context = await browser.newContext({ bypassCSP: true });
    await context.route(/\.js$/, (route) => route.abort());
    const page = await context.newPage();
    const renderings: BareRendering[] = [];
    for (const url of urls) {
      await page.goto(url);
      const { tree, elements }: { readonly tree: PageNode; readonly elements: number } =
        await page.evaluate(READ_TREE);
      const cpuMs = execFileSync(
        process.execPath,
        [join(import.meta.dirname, 'render-elements.ts')],
        {
          input: JSON.stringify(tree),
          encoding: 'utf8',
          env: { ...process.env, NODE_ENV: 'production' },
        },
      );
      renderings.push({ elements, cpuMs: Number(cpuMs) });
    }
    return renderings;
  } finally {
    await browser.close();
  }
};
