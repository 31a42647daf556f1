import type { HostTexts } from '@materia/market-model';

export const demo = {
  couponTenth:
    '10 % en productos de Materia. No se combina con otro código ni vale para otros vendedores.',
  couponFive: '5 menos en el primer pedido con este código. No vale para otros vendedores.',
  relayPoint: 'Punto de recogida {city} centro',
} as const satisfies HostTexts['demo'];
