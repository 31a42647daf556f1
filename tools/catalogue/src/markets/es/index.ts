import { SPANISH } from '../../texts/es/index.ts';
import type { DemoMarket } from '../demo-market.ts';
import { IGIC_REDUCED } from './igic.ts';
import { pickupPoints } from './pickup-points.ts';
import { places } from './places.ts';
import { stores } from './stores.ts';
import { vendorWords } from './vendor-words.ts';
import { vendors } from './vendors.ts';

export const spain: DemoMarket = {
  texts: SPANISH,
  vatBasisPoints: 2100,
  reducedVat: { 'lawn-seed': { basisPoints: 1000, source: 'Ley 37/1992, art. 91.Uno.1.8.º' } },
  territoryVat: {
    'canary-islands': {
      basisPoints: 300,
      source: 'Ley 4/2012, art. 54 (BOE-A-2012-9282)',
      families: IGIC_REDUCED,
    },
  },
  minorPerEuroCent: 0.97,
  zones: { 'ES-C': 1, 'ES-E': 1.015, 'ES-I': 1.06 },
  ecoStreams: { electrical: 'weee' },
  stores,
  places,
  vendors,
  vendorWords,
  pickupPoints,
  articles: [],
  oldAddresses: [
    { path: '/cementos.html', category: 'cement', status: 301 },
    { path: '/placas-de-yeso.html', category: 'plasterboards', status: 301 },
    { path: '/aislantes/lana-mineral.html', category: 'mineral-wool', status: 301 },
    { path: '/puertas-de-paso.html', category: 'interior-doors', status: 301 },
    { path: '/azulejos-y-suelos/', category: 'tiles', status: 301 },
    { path: '/griferias.html', category: 'taps', status: 301 },
    { path: '/bombillas-bajo-consumo.html', category: 'bulbs', status: 301 },
    { path: '/especial-jardin/', category: 'garden', status: 302 },
    { path: '/articulo/saco-cemento-25kg.html', family: 'cement', status: 301 },
    { path: '/articulo/taladro-bateria-18v.html', family: 'drill-driver', status: 301 },
  ],
};
