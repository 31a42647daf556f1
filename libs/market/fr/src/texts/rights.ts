import type { MarketTexts } from '@materia/market-model';

export const rights = {
  title: 'Vos droits',
  withdrawal:
    'Vous avez {days} jours après réception des produits pour vous rétracter sans donner de motif. Il suffit de choisir « Annuler la commande » ou « Retourner des produits » sur la page de la commande, ou d’envoyer une déclaration dénuée d’ambiguïté à {email}.',
  form: 'Vous pouvez utiliser ce modèle : « À l’attention de {company}, {address}, {email} : je vous notifie par la présente ma rétractation du contrat portant sur la vente des produits de la commande n° {number}. Date de réception, nom, adresse et date ».',
  guarantee:
    'Les produits bénéficient de la garantie légale de conformité pendant 2 ans à compter de leur délivrance (réparation ou remplacement, à défaut réduction du prix ou remboursement) et de la garantie des vices cachés.',
  terms: 'Conditions générales de vente',
  pickupTerms: 'Conditions de retrait',
} as const satisfies MarketTexts['rights'];
