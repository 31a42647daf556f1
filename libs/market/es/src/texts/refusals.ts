import type { HostTexts } from '@materia/market-model';

export const refusals = {
  showcase: 'Este almacén no vende online. Elige otro almacén para hacer tu pedido.',
  notSellable: 'Este producto no se puede pedir ahora en el almacén elegido.',
} as const satisfies HostTexts['refusals'];
