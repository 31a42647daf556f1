import { FRENCH } from '../../texts/fr/index.ts';
import type { DemoMarket } from '../demo-market.ts';
import { places } from './places.ts';
import { stores } from './stores.ts';

export const france: DemoMarket = {
  texts: FRENCH,
  vatBasisPoints: 2000,
  minorPerEuroCent: 1.06,
  zones: { 'FR-N': 1, 'FR-S': 1.02 },
  ecoStreams: { electrical: 'deee', furniture: 'dea', building: 'pmcb' },
  stores,
  places,
  vendors: [
    { code: 'FRV1', sellerIdentifier: '140301', name: 'Salles d’eau Morvan', urlKey: 'salles-d-eau-morvan', city: 'Autun', country: 'FR', sendsLorries: false },
    { code: 'FRV2', sellerIdentifier: '140302', name: 'Granulats de la Vallée', urlKey: 'granulats-de-la-vallee', city: 'Mantes-la-Jolie', country: 'FR', sendsLorries: true },
    { code: 'FRV3', sellerIdentifier: '140303', name: 'L’Atelier du Quincaillier', urlKey: 'l-atelier-du-quincaillier', city: 'Thiers', country: 'FR', sendsLorries: false },
  ],
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
