import type { HostTexts } from '@materia/market-model';

export const reportMail = {
  subjectReceived: 'Signalement {receipt} : accusé de réception',
  subjectDecided: 'Signalement {receipt} : décision',
  received:
    'Nous avons bien reçu votre signalement d’un contenu que vous jugez illicite. Numéro de dossier : {receipt}.',
  decided: 'Nous avons statué sur votre signalement n° {receipt}.',
  address: 'Contenu signalé : {address}',
  next: 'Un membre de notre équipe va l’examiner. Nous vous écrirons à cette adresse pour vous donner la décision et ses motifs. Conservez le numéro de dossier.',
  removed: 'Décision : le contenu a été retiré.',
  restricted: 'Décision : l’accès au contenu a été restreint.',
  kept: 'Décision : le contenu reste en ligne.',
  statement: 'Motifs : {statement}',
  redress:
    'Si vous contestez cette décision, répondez à ce message dans les six mois : une autre personne réexaminera le dossier. Vous pouvez aussi saisir un organe certifié de règlement extrajudiciaire des litiges ou le tribunal.',
} as const satisfies HostTexts['reportMail'];
