import { storefrontRoutes } from '@materia/storefront-shell';
import { facts } from '../market.ts';

export default storefrontRoutes(facts);
