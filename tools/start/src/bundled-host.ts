import { join } from 'node:path';
import { bundleProcesses } from './build.ts';
import { hashSources, isBuiltFrom } from './source-hashes.ts';
import { BUNDLES, COMPILED } from './folders.ts';

/** How `npm start` runs the host, and the payment provider of demo shops. */
export type BundledHost = {
  readonly entry: string;
  readonly sandbox: string;
  /** The folder of what Node has compiled of it. */
  readonly compiled: string;
};

/** Bundles the processes if a source has changed. Throws if that fails. */
export const bundledHost = async (): Promise<BundledHost> => {
  const { processes } = hashSources();
  if (!isBuiltFrom(processes, [BUNDLES]) && !(await bundleProcesses(processes)))
    throw new Error('The host could not be bundled; see the messages above.');
  return {
    entry: join(BUNDLES, 'shop-host.js'),
    sandbox: join(BUNDLES, 'payment-sandbox.js'),
    compiled: COMPILED,
  };
};
