import type { HostTexts } from '@materia/market-model';

export const demo = {
  couponTenth:
    '10 % sur les produits de Materia. Non cumulable avec un autre code, hors vendeurs partenaires.',
  couponFive: '5 de moins sur la première commande avec ce code, hors vendeurs partenaires.',
  relayPoint: 'Point relais {city} centre',
} as const satisfies HostTexts['demo'];
