import type { MarketTexts } from '@materia/market-model';

export const login = {
  title: 'Connexion',
  lead: 'Connectez-vous pour commander et suivre vos achats.',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  action: 'Se connecter',
  noAccount: 'Pas encore de compte ?',
  noAccountText: 'La création du compte prend deux minutes et votre panier est conservé.',
  register: 'Créer un compte',
  errorSummary: 'La connexion n’a pas abouti',
  required: 'Ce champ est requis',
  wrongCredentials: 'Adresse e-mail ou mot de passe incorrect.',
  tooManyAttempts: 'Trop de tentatives. Réessayez dans quelques minutes.',
  problem: 'Un problème est survenu, contactez votre magasin.',
  failed: 'Une erreur est survenue.',
  signOutTitle: 'Déconnexion',
  signOutText: 'Voulez-vous vous déconnecter de cet appareil ?',
  signOutAction: 'Se déconnecter',
  stay: 'Rester sur mon compte',
  forgot: 'Mot de passe oublié ?',
  precreated: 'Compte créé en magasin ? Activez-le',
} as const satisfies MarketTexts['login'];
