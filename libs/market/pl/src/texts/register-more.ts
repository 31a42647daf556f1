import type { MarketTexts } from '@materia/market-model';

export const registerMore = {
  companyType: 'Rodzaj działalności',
  companyTypeNone: 'Wybierz',
  vatNumber: 'Numer VAT UE',
  vatNumberHint: 'Na przykład PL5260250274',
  fiscalNumber: 'PESEL lub NIP',
  fiscalNumberHint: 'PESEL ma 11 cyfr, NIP 10 cyfr',
  address: 'Adres',
  streetNumber: 'Numer domu i lokalu',
  street: 'Ulica',
  postcode: 'Kod pocztowy',
  city: 'Miejscowość',
  loyaltyCard: 'Numer karty Club M',
  loyaltyCardHint: 'Cyfry z przodu karty',
  notOffered: 'Wybierz rodzaj działalności z listy.',
  vatNumberInvalid: 'Ten numer VAT UE jest nieprawidłowy. Zacznij od liter kraju.',
  fiscalNumberInvalid: 'Ten numer jest nieprawidłowy. Sprawdź cyfry.',
  postcodeInvalid: 'Wpisz poprawny kod pocztowy.',
  cardInvalid: 'Wpisz same cyfry z karty, od 6 do 16.',
  cardTaken: 'Ta karta należy już do innego konta.',
} as const satisfies MarketTexts['registerMore'];
