import type { MarketTexts } from '@materia/market-model';

export const common = {
  skipToContent: 'Aller au contenu',
  home: 'Accueil',
  menu: 'Menu',
  categories: 'Rayons',
  search: 'Rechercher',
  cart: 'Panier',
  cartItems: {
    one: '{count} article dans le panier',
    many: '{count} d’articles dans le panier',
    other: '{count} articles dans le panier',
  },
  account: 'Mon compte',
  signIn: 'Se connecter',
  signOut: 'Se déconnecter',
  yourStore: 'Votre magasin : {name}',
  labelled: '{label}\u00a0: {value}',
  close: 'Fermer',
  back: 'Retour',
  showPassword: 'Afficher le mot de passe',
} as const satisfies MarketTexts['common'];
