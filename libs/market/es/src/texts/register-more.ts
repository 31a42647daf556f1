import type { MarketTexts } from '@materia/market-model';

export const registerMore = {
  companyType: 'Tipo de actividad',
  companyTypeNone: 'Elige una opción',
  vatNumber: 'NIF-IVA (operador intracomunitario)',
  vatNumberHint: 'Por ejemplo, ESB58378431',
  fiscalNumber: 'DNI o NIE',
  fiscalNumberHint: '8 cifras y una letra, o X, Y o Z, 7 cifras y una letra',
  address: 'Dirección',
  streetNumber: 'Número',
  street: 'Calle',
  postcode: 'Código postal',
  city: 'Población',
  loyaltyCard: 'Número de tarjeta del club',
  loyaltyCardHint: 'Las cifras del anverso de la tarjeta',
  notOffered: 'Elige un tipo de actividad de la lista.',
  vatNumberInvalid: 'Este NIF-IVA no es válido. Empieza por las letras del país.',
  fiscalNumberInvalid: 'Este número no es válido. Revisa las cifras y la letra.',
  postcodeInvalid: 'Escribe un código postal válido.',
  cardInvalid: 'Escribe solo las cifras de la tarjeta, de 6 a 16.',
  cardTaken: 'Esta tarjeta ya pertenece a otra cuenta.',
} as const satisfies MarketTexts['registerMore'];
