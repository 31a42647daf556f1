import type { DemoMarket } from '../demo-market.ts';

/** The shops and streets of the relay points and the parcel lockers. */
export const pickupPoints = {
  relays: [
    'Kiosk przy Rynku',
    'Delikatesy Pod Lipą',
    'Księgarnia Sowa',
    'Stacja Paliw Obwodnica',
    'Kwiaciarnia Stokrotka',
    'Sklep Zoologiczny Azor',
    'Papiernik',
    'Spożywczy Narożnik',
  ],
  streets: [
    'ul. Długa {number}',
    'ul. Ogrodowa {number}',
    'ul. Szkolna {number}',
    'ul. Kościuszki {number}',
    'ul. Polna {number}',
    'ul. Słoneczna {number}',
    'ul. Mickiewicza {number}',
    'os. Zielone {number}',
  ],
  lockers: 'Automat paczkowy {code}',
} as const satisfies DemoMarket['pickupPoints'];
