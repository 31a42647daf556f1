import { POLISH } from '../../texts/pl/index.ts';
import type { DemoMarket } from '../demo-market.ts';
import { articles } from './articles.ts';
import { pickupPoints } from './pickup-points.ts';
import { places } from './places.ts';
import { stores } from './stores.ts';
import { vendorWords } from './vendor-words.ts';
import { vendors } from './vendors.ts';

export const poland: DemoMarket = {
  texts: POLISH,
  vatBasisPoints: 2300,
  reducedVat: {},
  territoryVat: {},
  minorPerEuroCent: 3.95,
  zones: { 'PL-C': 1, 'PL-S': 0.985, 'PL-N': 1.02 },
  ecoStreams: { electrical: 'weee' },
  stores,
  places,
  vendors,
  vendorWords,
  pickupPoints,
  articles,
  oldAddresses: [
    { path: '/cementy.html', category: 'cement', status: 301 },
    { path: '/plyty-gipsowe.html', category: 'plasterboards', status: 301 },
    { path: '/ocieplenia/welna.html', category: 'mineral-wool', status: 301 },
    { path: '/drzwi-pokojowe.html', category: 'interior-doors', status: 301 },
    { path: '/glazura-terakota/', category: 'tiles', status: 301 },
    { path: '/armatura.html', category: 'taps', status: 301 },
    { path: '/zarowki-energooszczedne.html', category: 'bulbs', status: 301 },
    { path: '/wiosna-w-ogrodzie/', category: 'garden', status: 302 },
    { path: '/katalog/cement-25kg.html', family: 'cement', status: 301 },
    { path: '/katalog/wkretarka-18v.html', family: 'drill-driver', status: 301 },
  ],
};
