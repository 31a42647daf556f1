import type { MarketTexts } from '@materia/market-model';

export const coming = {
  quote: 'Detalle del presupuesto',
  createQuote: 'Nuevo presupuesto',
  text: 'Estamos preparando esta página y todavía no puedes hacer nada en ella.',
  helpTitle: 'Qué puedes hacer ya',
  help: 'Tu almacén te ayuda con esta gestión: llama, escribe o pásate por allí.',
  toStore: 'Contactar con el almacén',
  toLogin: 'Ir a iniciar sesión',
} as const satisfies MarketTexts['coming'];
