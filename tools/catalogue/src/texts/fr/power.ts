import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const power: DepartmentWords<'power'> = {
  'extension-lead': words(
    'Rallonge {brand}, prises : {gangs}, {conductors}{section}, {length-m}, coloris {colour}',
    'Rallonge de {length-m} avec terre et éclipses de protection.',
    'Éclipses de protection',
    'Câble {conductors}{section}',
    'Souple par grand froid',
  ),
  trunking: words(
    'Goulotte {brand} {format}, {length-m}, coloris {colour}',
    'Goulotte à couvercle clipsé qui range les câbles au mur.',
    'Couvercle clipsé',
    'Peut se peindre',
    'Matière autoextinguible',
  ),
  'distribution-board': words(
    'Tableau électrique {brand}, modules : {gangs}, {ip-class}, pose {mount}, coloris {colour}',
    'Coffret avec rail, borniers de neutre et de terre et porte.',
    'Borniers neutre et terre',
    'Porte fournie',
    'Enveloppe {ip-class}',
  ),
  'residual-breaker': words(
    'Interrupteur différentiel {brand} {amperage}, {poles}, {grade}',
    'Appareil {grade} qui coupe en cas de fuite et protège des électrocutions.',
    'Bouton de test',
    'Montage sur rail',
    'Témoin de contacts',
  ),
  'pendant-light': words(
    'Suspension {brand} {model} Ø {diameter}, {bulb-base}, coloris {colour}',
    'Suspension pour table, hauteur réglable. L’ampoule {bulb-base} se choisit à part.',
    'Hauteur à la demande',
    'Pour ampoule LED',
    'Rosace assortie',
  ),
  'outdoor-light': words(
    'Applique extérieure {brand} {model}, {lumens}, {colour-temperature}, {ip-class}, coloris {colour}, classe {energy-class}',
    'Applique d’entrée et de terrasse, {lumens} vers le haut et le bas.',
    'Résiste à la pluie',
    'Lumière haut et bas',
    'Efficacité {energy-class}',
  ),
  'led-panel': words(
    'Dalle LED {brand} {format}, {lumens}, {colour-temperature}, classe {energy-class}',
    'Dalle plate pour faux plafond, lumière homogène et sans scintillement.',
    'Ne fatigue pas les yeux',
    'Alimentation fournie',
    '10 mm d’épaisseur',
  ),
  'led-strip': words(
    'Ruban LED {brand} {length-m}, {power}, {colour-temperature}, {ip-class}',
    'Ruban adhésif pour meubles, niches et plafonds. Se coupe tous les 5 cm.',
    'Coupe tous les 5 cm',
    'Transformateur fourni',
    'Dos adhésif',
  ),
  'smoke-detector': words(
    'Détecteur de fumée {brand} {model}, {grade}, par {piece-count}',
    'Détecteur conforme à {grade}, signal puissant. Pile pour 10 ans.',
    'Pile 10 ans',
    'Bouton d’essai',
    'Alarme 85 dB',
  ),
  'video-doorbell': words(
    'Visiophone {brand} {model}, alimentation {source}, écrans : {gangs}, coloris {colour}',
    'Visiophone qui montre le visiteur sur l’écran et le téléphone, même la nuit.',
    'Vision de nuit',
    'Application mobile incluse',
    'Enregistre les passages',
  ),
};
