import type { MarketTexts } from '@materia/market-model';

export const registerMore = {
  companyType: 'Forme juridique',
  companyTypeNone: 'Choisissez',
  vatNumber: 'Numéro de TVA intracommunautaire',
  vatNumberHint: 'Par exemple FR40303265045',
  fiscalNumber: 'Numéro fiscal',
  fiscalNumberHint: '13 chiffres, en haut de votre avis d’impôt',
  address: 'Adresse',
  streetNumber: 'Numéro',
  street: 'Rue',
  postcode: 'Code postal',
  city: 'Ville',
  loyaltyCard: 'Numéro de carte de fidélité',
  loyaltyCardHint: 'Les chiffres au recto de la carte',
  notOffered: 'Choisissez une forme juridique dans la liste.',
  vatNumberInvalid: 'Ce numéro de TVA n’est pas valide. Commencez par les lettres du pays.',
  fiscalNumberInvalid: 'Ce numéro fiscal n’est pas valide. Vérifiez les chiffres.',
  postcodeInvalid: 'Saisissez un code postal valide.',
  cardInvalid: 'Saisissez uniquement les chiffres de la carte, de 6 à 16.',
  cardTaken: 'Cette carte appartient déjà à un autre compte.',
  cardPostcode: 'Code postal de la carte',
  cardPostcodeHint: 'Celui donné lors de la demande ; utile seulement avec le numéro de carte',
  cardNotFound:
    'Nous ne connaissons pas de carte avec ce numéro et ce code postal. Vérifiez les deux.',
} as const satisfies MarketTexts['registerMore'];
