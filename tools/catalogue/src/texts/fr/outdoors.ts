import type { DepartmentWords } from '../department-words.ts';
import { words } from '../language-texts.ts';

export const outdoors: DepartmentWords<'outdoors'> = {
  'sprinkler': words('Arroseur {brand} {model}, portée {reach}, coloris {colour}', 'Arroseur oscillant, portée et largeur réglables.', 'Portée réglable', 'Aiguille de nettoyage', 'Patins stables'),
  'drip-kit': words('Kit goutte-à-goutte {brand} {length-m}, goutteurs : {piece-count}, {pressure}', 'Kit pour massifs, pots et serre. L’eau va droit aux racines.', 'Économise l’eau', 'Raccords rapides', 'Réducteur de pression'),
  'hose-reel': words('Dévidoir {brand} {model}, jusqu’à {length-m}, {material}, coloris {colour}', 'Dévidoir à manivelle et guide. Le tuyau s’enroule sans salir les mains.', 'Poignée repliable', 'Reste dehors toute l’année', 'Raccord tournant'),
  'garden-pump': words('Pompe de jardin {brand} {model}, {flow}, {power}, {material}', 'Pompe de {flow} pour puits, cuve et bassin. Elle s’arrête à sec.', 'Sécurité marche à sec', 'Poignée intégrée', 'Moteur silencieux'),
  'string-trimmer': words('Coupe-bordures {brand} {model}, {cut-width}, alimentation {source}', 'Coupe-bordures à manche télescopique et tête orientable.', 'Manche télescopique', 'Tête orientable', 'Protège les plantes'),
  'chainsaw': words('Tronçonneuse {brand} {model}, guide {bar-length}, alimentation {source}', 'Tronçonneuse à frein de chaîne et tension sans clé.', 'Frein de chaîne', 'Tension sans clé', 'Graissage automatique'),
  'hedge-trimmer': words('Taille-haie {brand} {model}, lame {bar-length}, alimentation {source}', 'Taille-haie à lame découpée au laser. Il s’arrête dès qu’on lâche.', 'Arrêt immédiat', 'Poignée tournante', 'Fourreau fourni'),
  'pool': words('Piscine hors-sol {brand} {model}, {format}, {material}', 'Piscine de {format} avec filtration et échelle, montée en une après-midi.', 'Filtration fournie', 'Échelle fournie', 'Vanne de vidange'),
  'pool-chlorine': words('Chlore piscine {brand}, galets de {grade}, {weight}', 'Galets {grade} à dissolution lente : une eau claire pendant une semaine.', 'Agit une semaine', 'Sans dépôt', 'Pour flotteur et skimmer'),
  'garden-shed': words('Abri de jardin {brand} {model}, {format}, {material}, coloris {colour}', 'Abri de {format} pour outils et vélos, avec plancher et porte verrouillable.', 'Plancher fourni', 'Aérations latérales', 'Fermeture à cadenas'),
  'parasol': words('Parasol {brand} {model} Ø {diameter}, pose {mount}, coloris {colour}', 'Parasol à manivelle, inclinable, toile anti-UV.', 'Inclinable à la demande', 'Anti-UV 50+', 'Housse fournie'),
  'barbecue': words('Barbecue {brand} {model}, {fuel}, grille {format}, coloris {colour}', 'Barbecue à grille de {format}, thermomètre et tablette. Un bac recueille les restes.', 'Thermomètre au couvercle', 'Bac de récupération', 'Roues'),
  'fertiliser': words('Engrais {brand} {use}, {grade}, {weight}', 'Engrais en granulés {grade}, {use}. Agit pendant trois mois.', 'Trois mois d’action', 'Granulés réguliers', 'Doseur fourni'),
  'lawn-seed': words('Semences de gazon {brand} {collection}, {use}, {weight}', 'Mélange de graines {use}. Il lève en deux semaines et s’épaissit vite.', 'Levée en deux semaines', 'Pelouse dense', 'Supporte le sec'),
  'planter': words('Pot {brand} {model}, {format}, {material}, coloris {colour}', 'Pot pour terrasse et balcon, percé et fourni avec bouchon.', 'Ne craint pas le gel', 'Trou d’évacuation', 'Facile à déplacer'),
  'artificial-grass': words('Gazon synthétique {brand} {collection}, brins {length}, {contents}', 'Gazon pour terrasse et balcon. Les brins se redressent, l’eau s’écoule.', 'Ne déteint pas', 'Laisse passer l’eau', 'Rouleau de {contents} utile'),
  'fence-post': words('Poteau {brand} {pipe-size} mm, {length-m}, {material}, coloris {colour}', 'Poteau pour panneau et grillage, avec capuchon et trous de fixation.', 'Capuchon fourni', 'Galvanisé et laqué', 'À sceller'),
};
