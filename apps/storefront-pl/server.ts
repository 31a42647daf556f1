import { pl as market } from '@materia/market-pl';
import { startStorefront } from '@materia/storefront-shell/server';

await startStorefront({ market, directory: import.meta.dirname });
