import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Runs the servers of several scripts in this process, so that they share the modules that they
 * load: `npm start` does so with its storefronts. In production, each has its own process.
 */
const scripts = process.argv.slice(2);
await Promise.all(scripts.map((script) => import(pathToFileURL(resolve(script)).href)));
