import { pt as market } from '@materia/market-pt';
import { startStorefront } from '@materia/storefront-shell/server';

await startStorefront({ market, directory: import.meta.dirname });
