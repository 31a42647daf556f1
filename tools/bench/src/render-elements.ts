import { readFileSync } from 'node:fs';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { isPageNode, type PageNode } from './page-node.ts';

/**
 * Renders the elements of the page on standard input without components, data or a server, and prints the CPU milliseconds
 * of one rendering. React chooses its build by NODE_ENV when it is loaded, so this is a process of its own.
 */
const WARM_UP = 300;
const RENDERINGS = 1000;

const read: unknown = JSON.parse(readFileSync(0, 'utf8'));
if (!isPageNode(read)) throw new Error('Standard input is not the tree of a page');

/** Written anew for each rendering, as components do. */
const elementOf = (node: PageNode): ReactNode =>
  typeof node === 'string'
    ? node
    : createElement(node.tag, node.attributes, ...node.children.map(elementOf));

const render = (times: number): void => {
  for (let time = 0; time < times; time += 1) renderToString(elementOf(read));
};

render(WARM_UP);
const before = process.cpuUsage();
render(RENDERINGS);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000 / RENDERINGS);
