import { SPANISH } from '../../texts/es/index.ts';
import type { DemoMarket } from '../demo-market.ts';
import { places } from './places.ts';
import { stores } from './stores.ts';

export const spain: DemoMarket = {
  texts: SPANISH,
  vatBasisPoints: 2100,
  minorPerEuroCent: 0.97,
  zones: { 'ES-C': 1, 'ES-E': 1.015, 'ES-I': 1.06 },
  ecoStreams: { electrical: 'weee' },
  stores,
  places,
  vendors: [
    { code: 'ESV1', sellerIdentifier: '140201', name: 'Baños del Turia', urlKey: 'banos-del-turia', city: 'Paterna', country: 'ES', sendsLorries: false },
    { code: 'ESV2', sellerIdentifier: '140202', name: 'Áridos Hermanos Calleja', urlKey: 'aridos-hermanos-calleja', city: 'Arganda del Rey', country: 'ES', sendsLorries: true },
    { code: 'ESV3', sellerIdentifier: '140203', name: 'Ferretería La Bisagra', urlKey: 'ferreteria-la-bisagra', city: 'Durango', country: 'ES', sendsLorries: false },
  ],
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
