import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const climate: DepartmentWords<'climate'> = {
  'towel-radiator': words('Sèche-serviettes {brand} {model}, {format}, {power}, coloris {colour}', 'Radiateur de {power} qui chauffe la salle de bains et sèche les serviettes. Fixations fournies.', 'Sèche les serviettes', 'Accepte une résistance électrique', 'Purgeur fourni'),
  'convector': words('Convecteur {brand} {model}, {power}, pose {mount}, coloris {colour}', 'Convecteur électrique de {power} à thermostat électronique. Il se coupe s’il est couvert.', 'À thermostat électronique', 'Coupure en cas de surchauffe', 'Montée en température rapide'),
  'fan-heater': words('Chauffage soufflant {brand} {model}, {power}, coloris {colour}', 'Appareil mobile de {power} à deux allures, avec ventilation froide pour l’été.', 'Deux allures de chauffe', 'S’arrête s’il bascule', 'Poignée de transport'),
  'heating-mat': words('Trame chauffante {brand} {grade}, {contents}', 'Trame fine {grade} noyée dans la colle du carrelage. Elle ne rehausse pas le sol.', 'Épaisseur 4 mm', 'Câble d’alimentation de 4 m', 'Pour cuisine et salle d’eau'),
  'pellet-stove': words('Poêle à granulés {brand} {model}, {power-kw}, coloris {colour}, classe {energy-class}', 'Poêle de {power-kw} avec trémie et programmateur hebdomadaire. Il s’allume seul et tient la consigne.', 'Programmateur hebdomadaire', 'Vitre autonettoyante', 'Énergie : classe {energy-class}'),
  'pellets': words('Granulés de bois {brand} {grade}, {decor}, {weight}', 'Granulés {grade} de sciure propre. Peu de cendres, longueur régulière, sac étanche.', 'Certification {grade}', 'Peu de cendres', 'Sac étanche'),
  'flue-pipe': words('Conduit de raccordement {brand} Ø {diameter}, {length-m}, {material}, coloris {colour}', 'Conduit entre poêle et cheminée, prévu pour des fumées très chaudes.', 'Emboîtement à joint', 'Tient les hautes températures', 'Pour poêles et inserts'),
  'air-conditioner': words('Climatiseur {brand} {model}, {power-kw}, {noise}, classe {energy-class}', 'Split mural de {power-kw} qui rafraîchit l’été et chauffe à la mi-saison. Pilotage par téléphone.', 'Froid et chaud', 'Filtre à poussière', 'Classe en froid {energy-class}'),
  'dehumidifier': words('Déshumidificateur {brand} {model}, réservoir {tank}, {power}, {noise}', 'Appareil à condensation et hygrostat pour salle d’eau, cave et logement après travaux.', 'Hygrostat réglable', 'Arrêt réservoir plein', 'Roulettes et poignée'),
  'extractor-fan': words('Aérateur {brand} {model} Ø {diameter}, {airflow}, {noise}, coloris {colour}', 'Aérateur silencieux de {airflow} avec clapet anti-retour et temporisation.', 'Clapet anti-retour', 'Temporisation', 'Seulement {noise}'),
  'vent-duct': words('Gaine de ventilation {brand} Ø {diameter}, {length-m}, {material}', 'Gaine souple pour hotte, aérateur et distribution d’air. Elle se coupe au cutter.', 'Souple et étirable', 'Coupe au cutter', 'Pour hotte et aérateur'),
  'vent-grille': words('Grille d’aération {brand} {format}, {material}, coloris {colour}', 'Grille avec moustiquaire pour entrée d’air. Se visse ou se colle.', 'Avec moustiquaire', 'À visser ou à coller', 'Ne jaunit pas'),
  'thermostat': words('Thermostat {brand} {model}, alimentation {source}, {voltage}, coloris {colour}', 'Thermostat programmable à la semaine. Il pilote chaudière, radiateur ou trame.', 'Programme hebdomadaire', 'Mode vacances', 'Écran lisible'),
};
