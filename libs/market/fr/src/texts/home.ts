import type { MarketTexts } from '@materia/market-model';

export const home = {
  title: 'Materia – matériaux de construction, rénovation et maison',
  description:
    'Tout pour construire, rénover et aménager. Prix et stocks de votre magasin, retrait en 2 heures, {days} jours pour changer d’avis.',
  heroTitle: 'Tout pour votre chantier. Prêt à emporter.',
  heroText:
    'Vérifiez le prix et le stock de votre magasin, commandez en ligne et retirez vos achats en 2 heures.',
  heroAction: 'Voir les rayons',
  heroStores: 'Trouver un magasin',
  departments: 'Rayons',
  departmentProducts: {
    one: '{count} produit',
    many: '{count} produits',
    other: '{count} produits',
  },
  offers: 'Offres de la semaine',
  bestSellers: 'Meilleures ventes',
  bestSellersAt: 'Prix et stocks : {store}',
  storeTitle: 'Dans quel magasin achetez-vous ?',
  storeText:
    'Choisissez votre magasin : vous verrez ses prix, ses stocks et le prochain retrait possible.',
  storeLabel: 'Code postal ou ville',
  storeHint: 'Par exemple {example}',
  storeAction: 'Chercher un magasin',
  storeChosenTitle: 'Votre magasin : {store}',
  storeChosenText: 'Vous voyez les prix et les stocks de ce magasin.',
  proTitle: 'Pour les professionnels',
  proText: 'Prix hors taxes, conditions professionnelles et tous vos achats au même endroit.',
  proAction: 'Ouvrir un compte professionnel',
} as const satisfies MarketTexts['home'];
