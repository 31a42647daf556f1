import type { StorefrontOptions } from './run-storefront.ts';

/**
 * Starts the storefront of a market. React chooses between its development and production build by
 * NODE_ENV, once, so NODE_ENV must be set before any module imports React.
 */
export const startStorefront = async (options: StorefrontOptions): Promise<void> => {
  process.env['NODE_ENV'] ??= process.env['MATERIA_DEV'] === '1' ? 'development' : 'production';
  const { runStorefront } = await import('./run-storefront.ts');
  await runStorefront(options);
};
