import type { MarketTexts } from '@materia/market-model';

export const rights = {
  title: 'Vos droits',
  withdrawal:
    'Vous avez {days} jours après réception des produits pour vous rétracter sans donner de motif. Il suffit de choisir « Annuler la commande » ou « Renoncer au contrat ici » sur la page de la commande, ou d’envoyer une déclaration dénuée d’ambiguïté à {email}.',
  form: 'Vous pouvez utiliser ce modèle : « À l’attention de {company}, {address}, {email} : je vous notifie par la présente ma rétractation du contrat portant sur la vente des produits de la commande n° {number}. Date de réception, nom, adresse et date ».',
  guarantee:
    'Les produits bénéficient de la garantie légale de conformité pendant {years} ans à compter de leur délivrance (réparation ou remplacement, à défaut réduction du prix ou remboursement) et de la garantie des vices cachés.',
  formLink: 'Rétractation et modèle de formulaire',
  noticeTitle: 'Garantie légale de conformité',
  notice:
    'En vertu du droit de l’Union européenne, le vendeur répond pendant 2 ans au moins de la conformité des produits neufs. Ici, elle dure {years} ans à compter de la délivrance.',
  noticeHow:
    'Si le produit est défectueux, ne fonctionne pas ou n’est pas conforme à l’annonce, vous pouvez en demander sans frais la réparation ou le remplacement. Si c’est impossible ou trop long : une réduction du prix ou le remboursement.',
  noticeUntil: 'Pour cette commande, jusqu’au {date}.',
  claimShop: 'Adressez-vous au magasin {store} ou écrivez à {email}. Le numéro de commande suffit.',
  claimVendor:
    'Le vendeur, {seller}, répond de ces produits. Écrivez-nous à {email} : nous lui transmettons votre demande.',
  noticeLink: 'Droits des consommateurs dans l’Union européenne',
  terms: 'Conditions générales de vente',
  pickupTerms: 'Conditions de retrait',
} as const satisfies MarketTexts['rights'];
