import type { DemoMarket } from '../demo-market.ts';

/** The shops and streets of the relay points. */
export const pickupPoints = {
  relays: [
    'Tabac de la Place',
    'Épicerie du Marché',
    'Librairie des Halles',
    'Station du Rond-Point',
    'Fleuriste Les Lilas',
    'Presse de la Gare',
    'Papeterie du Centre',
    'Primeur Saint-Martin',
  ],
  streets: [
    '{number} rue de la République',
    '{number} avenue Jean-Jaurès',
    '{number} rue Victor-Hugo',
    '{number} rue de l’Église',
    '{number} rue du Moulin',
    '{number} place de la Mairie',
    '{number} rue des Écoles',
    '{number} boulevard Gambetta',
  ],
} as const satisfies DemoMarket['pickupPoints'];
