import type { HostTexts } from '@materia/market-model';

export const demo = {
  couponTenth:
    '10 % sur les produits de Materia. Non cumulable avec un autre code, hors vendeurs partenaires.',
  couponFive: '5 de moins sur la première commande avec ce code, hors vendeurs partenaires.',
  relayPoint: 'Point relais {city} centre',
  threadLate: 'Puis-je le monter sans aide ?',
  threadLateText: 'Bonjour, faut-il des outils particuliers pour le montage ?',
  threadAnswered: 'Livraison au troisième étage',
  threadAnsweredText: 'Bonjour, le transporteur monte-t-il le colis au troisième étage ?',
  threadAnswer:
    'Bonjour, oui, le transporteur livre à la porte de votre logement, même dans les étages.',
  threadDamaged: 'Un angle cassé',
  threadDamagedText:
    'En ouvrant le colis, j’ai vu qu’un angle était cassé. Merci de m’en envoyer un autre.',
} as const satisfies HostTexts['demo'];
