import type { MarketTexts } from '@materia/market-model';

export const registerMore = {
  companyType: 'Tipo de empresa',
  companyTypeNone: 'Escolha uma opção',
  vatNumber: 'Número de IVA da União Europeia',
  vatNumberHint: 'Por exemplo, PT501964843',
  fiscalNumber: 'NIF pessoal',
  fiscalNumberHint: '9 algarismos, no seu cartão de cidadão',
  address: 'Morada',
  streetNumber: 'Número da porta',
  street: 'Rua',
  postcode: 'Código postal',
  city: 'Localidade',
  loyaltyCard: 'Número do cartão de fidelização',
  loyaltyCardHint: 'Os algarismos na frente do cartão',
  notOffered: 'Escolha um tipo de empresa da lista.',
  vatNumberInvalid: 'Este número de IVA não é válido. Comece pelas letras do país.',
  fiscalNumberInvalid: 'Este NIF não é válido. Confirme os algarismos.',
  postcodeInvalid: 'Escreva um código postal válido.',
  cardInvalid: 'Escreva só os algarismos do cartão, de 6 a 16.',
  cardTaken: 'Este cartão já pertence a outra conta.',
  cardPostcode: 'Código postal do cartão',
  cardPostcodeHint: 'O que deu quando pediu o cartão; só é preciso com o número',
  cardNotFound:
    'Não conhecemos nenhum cartão com este número e este código postal. Confirme os dois.',
} as const satisfies MarketTexts['registerMore'];
