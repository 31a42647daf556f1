import type { DemoMarket } from '../demo-market.ts';

/** The shops and streets of the relay points. */
export const pickupPoints = {
  relays: [
    'Quiosco La Plaza',
    'Alimentación El Olivo',
    'Librería Cervantes',
    'Estación de servicio La Ronda',
    'Floristería Azahar',
    'Estanco del Mercado',
    'Papelería Goya',
    'Frutería Los Naranjos',
  ],
  streets: [
    'Calle Mayor, {number}',
    'Calle del Sol, {number}',
    'Avenida de la Constitución, {number}',
    'Calle de la Fuente, {number}',
    'Calle Real, {number}',
    'Plaza de España, {number}',
    'Calle de Cervantes, {number}',
    'Calle Nueva, {number}',
  ],
} as const satisfies DemoMarket['pickupPoints'];
