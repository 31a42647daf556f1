import { FRENCH } from '../../texts/fr/index.ts';
import type { DemoMarket } from '../demo-market.ts';
import { pickupPoints } from './pickup-points.ts';
import { places } from './places.ts';
import { stores } from './stores.ts';
import { vendorWords } from './vendor-words.ts';
import { vendors } from './vendors.ts';

export const france: DemoMarket = {
  texts: FRENCH,
  vatBasisPoints: 2000,
  reducedVat: {
    pellets: { basisPoints: 1000, source: 'CGI, art. 278 bis, 3° bis, b' },
    'lawn-seed': { basisPoints: 1000, source: 'CGI, art. 278 bis, 3° bis, d' },
  },
  territoryVat: {},
  minorPerEuroCent: 1.06,
  zones: { 'FR-N': 1, 'FR-S': 1.02 },
  ecoStreams: { electrical: 'deee', furniture: 'dea', building: 'pmcb' },
  stores,
  places,
  vendors,
  vendorWords,
  pickupPoints,
  articles: [],
  oldAddresses: [
    { path: '/ciments.html', category: 'cement', status: 301 },
    { path: '/plaque-de-platre.html', category: 'plasterboards', status: 301 },
    { path: '/isolants/laine-minerale.html', category: 'mineral-wool', status: 301 },
    { path: '/portes-interieures.html', category: 'interior-doors', status: 301 },
    { path: '/carrelages-et-faiences/', category: 'tiles', status: 301 },
    { path: '/mitigeurs.html', category: 'taps', status: 301 },
    { path: '/ampoules-basse-consommation.html', category: 'bulbs', status: 301 },
    { path: '/printemps-au-jardin/', category: 'garden', status: 302 },
    { path: '/article/sac-ciment-25kg.html', family: 'cement', status: 301 },
    { path: '/article/perceuse-visseuse-18v.html', family: 'drill-driver', status: 301 },
  ],
};
