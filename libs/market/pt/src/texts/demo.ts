import type { HostTexts } from '@materia/market-model';

export const demo = {
  couponTenth:
    '10 % em produtos da Materia. Não acumula com outro código nem se aplica a outros vendedores.',
  couponFive: 'Menos 5 na primeira encomenda com este código. Não se aplica a outros vendedores.',
  relayPoint: 'Ponto de levantamento {city} centro',
} as const satisfies HostTexts['demo'];
