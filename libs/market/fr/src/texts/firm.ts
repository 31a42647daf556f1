import type { MarketTexts } from '@materia/market-model';

export const firm = {
  title: 'Informations de l’entreprise',
  lead: 'Elles figureront sur la commande et dans l’e-mail, et ceux qui la préparent les verront.',
  company: 'Entreprise',
  taxNumber: 'SIRET ou SIREN',
  quote: 'Devis',
  reference: 'Votre référence de commande',
  referenceHint:
    'Par exemple un numéro de chantier ou de bon de commande. {maximum} caractères au maximum.',
  site: 'Contact sur le chantier',
  siteHint:
    'Si quelqu’un d’autre réceptionne la livraison, c’est cette personne que nous appellerons.',
  siteName: 'Prénom et nom',
  sitePhone: 'Téléphone',
  siteNameMissing: 'Indiquez le nom de la personne sur le chantier.',
  sitePhoneMissing: 'Indiquez le téléphone de la personne sur le chantier.',
  net: 'total HT',
  unitPrice: 'Prix HT',
  lineTotal: 'Montant HT',
  purchase: 'Achat {number}',
  purchaseNumber: 'Numéro d’achat',
  partOf: 'Commande {place} sur {count}',
} as const satisfies MarketTexts['firm'];
