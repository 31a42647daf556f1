import type { MarketTexts } from '@materia/market-model';

export const companyLookUp = {
  action: 'Buscar los datos de la empresa',
  otherwise: 'Enviar',
  source: 'Los datos proceden de un registro público. Puedes corregirlos o escribirlos.',
  found: 'Hemos encontrado la empresa y rellenado sus datos. Revísalos.',
  confirmed:
    'El número figura en el registro, pero este no publica el nombre. Escribe los datos de la empresa.',
  several: 'Hay varias empresas con ese nombre. Elige la tuya.',
  unknown: 'Esta empresa no figura en el registro. Revisa el número o escribe los datos.',
  noAnswer: 'El registro no responde en este momento. Escribe los datos de la empresa.',
  nothingTyped: 'Escribe el número de la empresa.',
  tooMany: 'Demasiadas búsquedas. Escribe los datos de la empresa.',
} as const satisfies MarketTexts['companyLookUp'];
