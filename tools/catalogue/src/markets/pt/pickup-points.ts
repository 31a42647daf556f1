import type { DemoMarket } from '../demo-market.ts';

/** The shops and streets of the relay points. */
export const pickupPoints = {
  relays: [
    'Quiosque da Praça',
    'Mercearia do Bairro',
    'Livraria Camões',
    'Posto da Circular',
    'Florista Girassol',
    'Papelaria Central',
    'Tabacaria da Estação',
    'Frutaria São João',
  ],
  streets: [
    'Rua Direita, {number}',
    'Rua da Liberdade, {number}',
    'Avenida 25 de Abril, {number}',
    'Rua do Comércio, {number}',
    'Rua da Escola, {number}',
    'Largo da Igreja, {number}',
    'Rua de Camões, {number}',
    'Rua Nova, {number}',
  ],
} as const satisfies DemoMarket['pickupPoints'];
