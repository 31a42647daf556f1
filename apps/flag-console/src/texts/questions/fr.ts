import type { FlagKey } from '@materia/domain-feature-flags';

export const questions: Readonly<Record<FlagKey, string>> = {
  ACCOUNT_COMPANY_TYPE:
    'Peut-on indiquer sur son compte si l’on est un particulier ou une entreprise ?',
  ACCOUNT_INVOICE_DISPLAY:
    'Les commandes et les achats affichent-ils leurs factures, à télécharger ?',
  INVOICES_PAGE:
    'Y a-t-il une page avec toutes les factures, et son entrée dans le menu du compte ?',
  USER_FISCAL_ID: 'Les particuliers peuvent-ils donner leur numéro fiscal à l’inscription ?',
  ACCOUNT_CREATION_ADDRESS_REQUIRED: 'Faut-il une adresse pour s’inscrire ?',
  ACCOUNT_CREATION_COMPANY_TYPES:
    'L’inscription affiche-t-elle la liste détaillée des types d’entreprise ?',
  ACCOUNT_INTRA_COMMUNITY_VAT:
    'Les entreprises peuvent-elles donner leur numéro de TVA intracommunautaire ?',
  ACCOUNT_PURCHASES_DISPLAY_SELF_SERVICE_FILTER:
    'Peut-on limiter la liste des achats à ceux en libre-service ?',
  ADDRESS_FORM_EDITABLE_PERSONAL_INFO:
    'Peut-on changer la civilité, le prénom et le nom dans le formulaire d’adresse ?',
  NEWSLETTER_CHECK_ALL_SUBSCRIPTIONS:
    'Une seule case coche-t-elle tous les accords de la newsletter ?',
  SHOW_CUSTOMER_SPACE_BACK_BUTTON:
    'Les listes du compte ont-elles un bouton de retour à son accueil ?',
  SHOW_START_PURCHASE_QUOTE_BUTTON: 'Le devis a-t-il le bouton qui lance son achat ?',
  ACCOUNT_CREATION_LOYALTY_INPUT: 'Peut-on donner sa carte de fidélité à l’inscription ?',
  ACCOUNT_COMPANY_NUMBER_SEARCH: 'Peut-on rechercher une entreprise par son numéro ?',
  ADDRESS_STREET_NUMBER_FIRST: 'Le numéro précède-t-il le nom de la rue ?',
  BILLING_ADDRESS_UPDATE: 'Les clients peuvent-ils changer leur adresse de facturation ?',
  LOYALTY_CLUB:
    'Y a-t-il un club de fidélité, avec ses pages et son entrée dans le menu du compte ?',
  SESSION_REVOKE_TOKEN_ON_END: 'Le jeton est-il révoqué sur le serveur à la fin de la session ?',
  SESSION_SAME_CALENDAR_DAY: 'La session se termine-t-elle avec le jour où elle a commencé ?',
  SESSION_REFRESH_ON_NAVIGATION: 'La session est-elle ouverte ou renouvelée à chaque navigation ?',
  CHECKOUT_TERMS_ACCEPTANCE_REQUIRED: 'Le client doit-il cocher les conditions pour continuer ?',
  CHECKOUT_ORDER_COMMENT_ALLOWED: 'Le client peut-il ajouter un commentaire à la commande ?',
  CHECKOUT_PICKUP_SLOT_CHOICE: 'Le client choisit-il un créneau de retrait ?',
  CHECKOUT_PARCEL_LOCKER_PICKUP: 'Les colis peuvent-ils aller dans une consigne ?',
  CHECKOUT_VAT_INVOICE: 'Le client peut-il demander une facture avec TVA ?',
  CHECKOUT_DELIVERY_TIME_SLOT: 'Le client choisit-il un créneau de livraison ?',
  CHECKOUT_DELIVERY_POPUP: 'Une fenêtre montre-t-elle les modes de livraison pour un code postal ?',
  SHOW_CHECKOUT_BACK_BUTTON: 'Les étapes de la commande ont-elles un bouton de retour ?',
  CHECKOUT_GUEST_ALLOWED: 'Peut-on commander sans compte ?',
  CHECKOUT_TRUCK_ACCESSIBILITY:
    'Le client doit-il confirmer qu’un camion peut accéder à l’adresse ?',
  NEW_PURCHASE_FUNNEL: 'La commande passe-t-elle par le nouveau tunnel d’achat ?',
  CART_DISPLAY_PAYMENT_METHOD_ICONS: 'Le panier affiche-t-il les icônes des moyens de paiement ?',
  DISABLE_ECOMMERCE_MODE: 'Un magasin qui ne vend pas en ligne peut-il servir de vitrine ?',
  DISPLAY_ECOTAX:
    'Les éco-participations des offres et des lignes de commande sont-elles affichées ?',
  MARKETPLACE_LABEL: 'Les offres d’autres vendeurs portent-elles l’étiquette marketplace ?',
  RECOMMENDATIONS: 'D’autres produits sont-ils recommandés ?',
  CART_DISPLAY_PROMO_CODE: 'Le panier accepte-t-il les codes promo ?',
  CART_DISPLAY_P24_PAYMENT_ICON: 'L’icône P24 figure-t-elle parmi celles du paiement ?',
  CHANGE_STORE_FROM_QUERY: 'Un lien qui nomme un magasin le sélectionne-t-il ?',
  REPLACED_PRODUCTS: 'Les lignes de remplacement suivent-elles celle qu’elles remplacent ?',
  DISPLAY_IGIC_TAX_LABEL: 'La taxe s’appelle-t-elle IGIC dans le magasin des Canaries ?',
  MARKETPLACE_MODE: 'La boutique vend-elle les produits d’autres vendeurs ?',
  PRO_PRICES_TAX_EXCLUDED_FIRST: 'Les professionnels voient-ils d’abord les prix hors taxes ?',
  CART_HIDE_SOLD_AND_SHIPPED_BY: 'Le titre « vendu et expédié par » des groupes est-il masqué ?',
  CART_UPGRADED: 'Le panier est-il lu sous sa forme étendue, avec des avis de changement ?',
};
