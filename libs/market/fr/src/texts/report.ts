import type { MarketTexts } from '@materia/market-model';

export const report = {
  title: 'Signaler un contenu illicite | Materia',
  description:
    'Formulaire pour signaler un contenu que vous jugez contraire à la loi. Ouvert à tous, sans compte.',
  heading: 'Signaler un contenu illicite',
  lead: 'Une offre, un avis ou une description enfreint la loi ? Dites-le-nous. Chaque signalement est lu par une personne et la décision vous est communiquée avec ses motifs.',
  address: 'Adresse de la page ou référence du produit',
  addressHint: 'Copiez l’adresse depuis la barre du navigateur.',
  reason: 'Motif',
  reasonChoose: 'Choisissez un motif',
  reasonForbiddenProduct: 'Produit interdit à la vente',
  reasonUnsafeProduct: 'Produit dangereux',
  reasonCounterfeit: 'Contrefaçon ou atteinte au droit d’auteur ou des marques',
  reasonMisleading: 'Information trompeuse pour les clients',
  reasonHate: 'Haine, menaces ou injures',
  reasonPersonalData: 'Divulgation de données personnelles',
  reasonChildAbuse: 'Violences sexuelles sur mineurs',
  reasonOther: 'Autre infraction à la loi',
  explanation: 'Ce qui ne va pas et pourquoi',
  explanationHint: 'Indiquez le passage et la règle ou le droit qui vous semblent enfreints.',
  person: 'Vos coordonnées',
  personHint:
    'Elles servent à vous envoyer l’accusé de réception et la décision. Pour des violences sur mineurs, vous pouvez rester anonyme.',
  name: 'Nom et prénom',
  email: 'Adresse e-mail',
  goodFaith:
    'Je déclare agir de bonne foi et je confirme que, à ma connaissance, les informations de ce signalement sont exactes et complètes.',
  goodFaithLabel: 'Déclaration',
  privacy: 'Vos données servent uniquement à traiter le signalement et à vous répondre.',
  privacyLink: 'Politique de confidentialité',
  action: 'Envoyer le signalement',
  errorSummary: 'Corrigez le signalement',
  required: 'Remplissez ce champ.',
  tooLong: '{maximum} caractères au plus.',
  notAnAddress: 'Indiquez l’adresse de la page ou la référence du produit.',
  notAnEmail: 'Indiquez une adresse e-mail valide.',
  goodFaithMissing: 'Sans cette déclaration, le signalement ne peut pas être traité.',
  failed: 'Le signalement n’a pas pu être envoyé. Réessayez dans quelques minutes.',
  tooMany:
    'De nombreux signalements viennent d’arriver de votre connexion. Réessayez dans une heure.',
  doneTitle: 'Signalement enregistré',
  doneReceipt: 'Numéro de dossier',
  doneMail: 'Un accusé de réception avec ce numéro part à l’adresse {email}.',
  doneNoMail:
    'Notez ce numéro : sans adresse e-mail, aucun accusé de réception ne peut être envoyé.',
  doneNext:
    'Nous examinons le signalement et rendons une décision motivée, que vous pourrez contester.',
} as const satisfies MarketTexts['report'];
