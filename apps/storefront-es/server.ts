import { es as market } from '@materia/market-es';
import { startStorefront } from '@materia/storefront-shell/server';

await startStorefront({ market, directory: import.meta.dirname });
