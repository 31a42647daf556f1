import { PORTUGUESE } from '../../texts/pt/index.ts';
import type { DemoMarket } from '../demo-market.ts';
import { pickupPoints } from './pickup-points.ts';
import { places } from './places.ts';
import { stores } from './stores.ts';
import { vendorWords } from './vendor-words.ts';
import { vendors } from './vendors.ts';

export const portugal: DemoMarket = {
  texts: PORTUGUESE,
  vatBasisPoints: 2300,
  // Whether verba 2.41 of list I of the CIVA still covers pellets sold alone was not confirmed by a
  // second source: the standard rate is charged.
  reducedVat: {},
  territoryVat: {},
  minorPerEuroCent: 0.99,
  zones: { 'PT-C': 1, 'PT-N': 0.99, 'PT-I': 1.05 },
  ecoStreams: { electrical: 'weee' },
  stores,
  places,
  vendors,
  vendorWords,
  pickupPoints,
  articles: [],
  oldAddresses: [
    { path: '/cimentos.html', category: 'cement', status: 301 },
    { path: '/gesso-cartonado.html', category: 'plasterboards', status: 301 },
    { path: '/isolantes/la-mineral.html', category: 'mineral-wool', status: 301 },
    { path: '/portas-de-interior.html', category: 'interior-doors', status: 301 },
    { path: '/azulejos-e-mosaicos/', category: 'tiles', status: 301 },
    { path: '/misturadoras.html', category: 'taps', status: 301 },
    { path: '/lampadas-economicas.html', category: 'bulbs', status: 301 },
    { path: '/primavera-no-jardim/', category: 'garden', status: 302 },
    { path: '/artigo/saco-cimento-25kg.html', family: 'cement', status: 301 },
    { path: '/artigo/berbequim-bateria-18v.html', family: 'drill-driver', status: 301 },
  ],
};
