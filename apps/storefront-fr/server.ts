import { fr as market } from '@materia/market-fr';
import { startStorefront } from '@materia/storefront-shell/server';

await startStorefront({ market, directory: import.meta.dirname });
