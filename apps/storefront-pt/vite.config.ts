import { storefrontVite } from '@materia/storefront-shell/build';
import { facts } from './market.ts';

export default storefrontVite({ market: facts, directory: import.meta.dirname });
