import type { StorefrontOptions } from './run-storefront.ts';

/**
 * Starts the storefront of a market. React decides by NODE_ENV, once, whether it is the slow one for developers:
 * so that is settled before anything that imports it.
 */
export const startStorefront = async (options: StorefrontOptions): Promise<void> => {
  process.env['NODE_ENV'] ??= process.env['MATERIA_DEV'] === '1' ? 'development' : 'production';
  const { runStorefront } = await import('./run-storefront.ts');
  await runStorefront(options);
};
