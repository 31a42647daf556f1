import type { LanguageTexts } from '../language-texts.ts';

export const warnings: LanguageTexts['warnings'] = {
  cement:
    'Contient du ciment : irrite la peau et provoque de graves lésions des yeux. Porter gants et lunettes.',
  'hot-work':
    'Pose à la flamme : éloigner tout matériau combustible et garder un extincteur à portée de main.',
  flammable:
    'Inflammable : tenir à l’écart de la chaleur, des étincelles et des flammes. Utiliser dans un endroit aéré.',
  irritant: 'Irrite les yeux et la peau. Tenir hors de portée des enfants.',
  corrosive: 'Corrosif : brûle la peau et les yeux. Ne pas mélanger à d’autres produits.',
  allergen: 'Peut provoquer une allergie cutanée. Travailler avec des gants.',
  mains: 'Tension secteur : confier le raccordement à un électricien qualifié.',
  battery:
    'Batterie lithium-ion : ne pas percer ni jeter au feu ; charger avec son chargeur uniquement.',
  rotating:
    'Pièces en mouvement : porter lunettes et casque antibruit, débrancher avant de changer d’accessoire.',
  'hot-surface': 'Surface chaude : ne pas couvrir, surveiller les enfants à proximité.',
  combustion:
    'La combustion dégage du monoxyde de carbone : ventiler et faire ramoner chaque année.',
  heavy: 'Élément lourd : à porter et à monter à deux.',
  fall: 'Travail en hauteur : contrôler l’état avant usage et ne pas dépasser la charge admise.',
  drowning: 'Risque de noyade : enfants sous la surveillance constante d’un adulte.',
  'small-parts': 'Petites pièces : ne convient pas aux enfants de moins de 3 ans.',
  refrigerant:
    'Contient un fluide frigorigène : pose et entretien réservés à un professionnel certifié.',
  dust: 'La coupe et le ponçage dégagent une poussière nocive : aspirer et porter un masque.',
};
