import type { HostTexts } from './host-texts.ts';

export const fr: HostTexts = {
  facets: {
    brand: 'Marque',
    availability: 'Disponibilité',
    availableHere: 'Disponible dans votre dépôt',
    reduction: 'Promotions',
    reduced: 'Prix réduit',
  },
  refusals: {
    showcase: 'Ce dépôt ne vend pas en ligne. Choisissez un autre dépôt pour commander.',
    notSellable: 'Ce produit ne peut pas être commandé actuellement dans le dépôt choisi.',
  },
  demoCoupons: {
    tenth:
      '10 % sur les produits de Materia. Non cumulable avec un autre code, hors vendeurs partenaires.',
    five: '5 de moins sur la première commande avec ce code, hors vendeurs partenaires.',
  },
  relayPoint: 'Point relais {{city}} centre',
  invoice: { companyNumber: 'SIREN / SIRET', vatNumber: 'N° TVA' },
  orderMail: {
    subject: 'Commande {{number}} : confirmation',
    greeting: 'Bonjour {{name}},',
    lead: 'Merci pour votre commande n° {{number}}. Nous la préparons pour le retrait.',
    pickupAt: 'Retrait : {{store}}, {{address}}',
    pickupFrom: 'Disponible le {{date}} à partir de {{time}}',
    payInStore: 'Vous réglerez sur place, au moment du retrait.',
    line: '{{count}} × {{name}} : {{amount}}',
    fee: 'Frais de préparation : {{amount}}',
    pallets: 'Consigne de palettes : {{amount}}',
    total: 'Total : {{amount}} (dont TVA {{tax}})',
    questions: 'Une question ? Appelez le dépôt au {{phone}}.',
    signature: 'L’équipe {{shop}}',
  },
  reportMail: {
    subjectReceived: 'Signalement {{receipt}} : accusé de réception',
    subjectDecided: 'Signalement {{receipt}} : décision',
    greeting: 'Bonjour,',
    received:
      'Nous avons bien reçu votre signalement d’un contenu que vous jugez illicite. Numéro de dossier : {{receipt}}.',
    decided: 'Nous avons statué sur votre signalement n° {{receipt}}.',
    address: 'Contenu signalé : {{address}}',
    next: 'Un membre de notre équipe va l’examiner. Nous vous écrirons à cette adresse pour vous donner la décision et ses motifs. Conservez le numéro de dossier.',
    removed: 'Décision : le contenu a été retiré.',
    restricted: 'Décision : l’accès au contenu a été restreint.',
    kept: 'Décision : le contenu reste en ligne.',
    statement: 'Motifs : {{statement}}',
    redress:
      'Si vous contestez cette décision, répondez à ce message dans les six mois : une autre personne réexaminera le dossier. Vous pouvez aussi saisir un organe certifié de règlement extrajudiciaire des litiges ou le tribunal.',
    signature: 'L’équipe {{shop}}',
  },
  newsletterMail: {
    subjectConfirm: 'Confirmez votre inscription à la newsletter',
    subjectWelcome: 'Votre inscription à la newsletter est confirmée',
    greeting: 'Bonjour {{name}},',
    greetingUnnamed: 'Bonjour,',
    confirm:
      'Cette adresse a été indiquée pour recevoir notre newsletter. Si la demande vient de vous, confirmez-la sous sept jours sur cette page :',
    ignore: 'Sinon, ignorez ce message : sans confirmation, nous n’enverrons rien.',
    welcome: 'Vous recevrez désormais notre newsletter à cette adresse.',
    stop: 'Vous pouvez vous désinscrire de tous nos envois à tout moment sur cette page :',
    signature: 'L’équipe {{shop}}',
  },
};
