import type { LanguageTexts } from '../language-texts.ts';

export const attributes: LanguageTexts['attributes'] = {
  'amperage': 'Intensité nominale', 'applicator': 'Application', 'battery': 'Capacité de la batterie', 'blade-diameter': 'Diamètre du disque', 'bolt-class': 'Classe de qualité', 'bulb-base': 'Culot', 'bulb-shape': 'Forme de l’ampoule',
  'centre-distance': 'Entraxe', 'coating': 'Revêtement', 'collection': 'Gamme', 'colour': 'Coloris', 'colour-temperature': 'Température de couleur', 'compressive-strength': 'Résistance à la compression',
  'conductors': 'Conducteurs', 'connection': 'Raccordement', 'contents': 'Surface par paquet', 'curve': 'Courbe', 'cut-width': 'Largeur de coupe', 'cylinder-length': 'Longueur du cylindre', 'decor': 'Décor',
  'diameter': 'Diamètre', 'drive': 'Empreinte', 'energy-class': 'Classe énergétique', 'fill': 'Âme', 'finish': 'Finition', 'fire-class': 'Réaction au feu', 'format': 'Dimensions', 'frame': 'Type d’ouverture',
  'gangs': 'Nombre de postes', 'glazing': 'Vitrage', 'grade': 'Classe', 'grain': 'Granulométrie', 'head': 'Tête', 'height': 'Hauteur', 'ip-class': 'Indice de protection', 'lambda': 'Lambda', 'leaf': 'Vantail', 'length': 'Longueur',
  'length-cm': 'Longueur', 'length-m': 'Longueur', 'level-count': 'Nombre de tablettes', 'load': 'Charge maximale', 'lumens': 'Flux lumineux', 'material': 'Matière', 'model': 'Modèle', 'mount': 'Pose', 'opening': 'Sens d’ouverture',
  'piece-count': 'Nombre de pièces', 'pipe-size': 'Diamètre × épaisseur', 'poles': 'Pôles', 'power': 'Puissance', 'resistance': 'Résistance thermique R', 'section': 'Section', 'shank': 'Emmanchement', 'slip-class': 'Antidérapance',
  'source': 'Alimentation', 'steps': 'Nombre de marches', 'surface': 'Surface', 'tank': 'Capacité', 'thickness': 'Épaisseur', 'thread': 'Filetage', 'torque': 'Couple maximal', 'u-value': 'Coefficient U', 'use': 'Usage',
  'vials': 'Nombre de fioles', 'voltage': 'Tension', 'volume': 'Contenance', 'volume-ml': 'Contenance', 'wear-class': 'Classe d’usure', 'weight': 'Poids net', 'width': 'Largeur',
};

export const terms: LanguageTexts['terms'] = {
  'masonry-use': 'pour maçonnerie', 'thin-bed-use': 'pour joint mince', 'winter-use': 'pour temps froid', 'gypsum-use': 'pour plaque de plâtre', 'interior': 'pour l’intérieur', 'exterior': 'pour l’extérieur', 'roof-use': 'pour toiture',
  'facade-use': 'pour façade', 'attic-use': 'pour combles', 'wall-use': 'pour murs', 'floor-use': 'pour sols', 'universal-use': 'multimatériaux', 'stone-use': 'pour pierre', 'kitchen-use': 'pour cuisine',
  'sanitary-use': 'pour salle de bains', 'wood-use': 'pour bois', 'metal-use': 'pour métal', 'mineral-use': 'pour supports minéraux', 'general-work-use': 'pour tous travaux', 'concrete-use': 'pour béton', 'plant-use': 'pour toutes plantes',
  'lawn-use': 'pour gazon', 'flower-use': 'pour fleurs', 'vegetable-use': 'pour potager', 'window-use': 'pour fenêtres', 'glass-use': 'pour verre', 'pipe-use': 'pour canalisations',
  'white': 'blanc', 'cream': 'crème', 'sand': 'sable', 'light-grey': 'gris clair', 'beige': 'beige', 'terracotta': 'terre cuite', 'brick-red': 'rouge brique', 'anthracite': 'anthracite', 'brown': 'brun', 'yellow': 'jaune',
  'grey': 'gris', 'graphite': 'graphite', 'black': 'noir', 'copper-colour': 'cuivré', 'green': 'vert', 'silver': 'argent', 'golden-oak': 'chêne doré', 'walnut': 'noyer', 'inox-look': 'aspect inox', 'chrome': 'chromé',
  'gold-colour': 'doré', 'sage': 'vert sauge', 'blue': 'bleu', 'powder-pink': 'rose poudré', 'orange': 'orangé', 'red': 'rouge', 'natural-oak': 'chêne naturel', 'petrol': 'bleu canard', 'lavender': 'lavande',
  'light-oak': 'chêne clair', 'pine': 'pin', 'teak': 'teck', 'mahogany': 'acajou', 'larch': 'mélèze', 'colourless': 'incolore',
  'structured': 'structurée', 'smooth': 'lisse', 'v-groove': 'à chanfrein en V', 'brushed': 'brossée',
  'galvanised-steel': 'acier galvanisé', 'ceramic': 'céramique', 'clay': 'terre cuite', 'concrete-cast': 'béton', 'plastic': 'plastique', 'aluminium': 'aluminium', 'steel': 'acier', 'stainless-steel': 'acier inoxydable', 'brass': 'laiton',
  'microfibre': 'microfibre', 'foam': 'mousse', 'polyamide-fleece': 'polyamide', 'fibreglass': 'fibre de verre', 'hardwood': 'bois dur', 'acacia': 'bois d’acacia', 'rattan': 'résine tressée',
  'matt': 'mate', 'gloss': 'brillante', 'satin': 'satinée', 'lacquered': 'vernie', 'oiled': 'huilée', 'finish-brushed': 'brossée', 'polished': 'polie', 'lappato': 'semi-polie', 'finish-structured': 'structurée', 'clear': 'claire',
  'grey-oak': 'chêne gris', 'ash': 'frêne', 'concrete': 'béton ciré', 'slate': 'ardoise', 'white-marble': 'marbre blanc',
  'full-leaf': 'pleine', 'glazed-leaf': 'vitrée', 'half-glazed': 'à petit vitrage', 'opening-left': 'poussant gauche', 'opening-right': 'poussant droit', 'honeycomb-core': 'alvéolaire', 'solid-core': 'pleine en aggloméré',
  'triple-glazing': 'triple vitrage', 'double-glazing': 'double vitrage', 'tilt-turn': 'oscillo-battante', 'centre-pivot': 'à rotation', 'top-hung': 'à projection',
  'deck-mounted': 'sur plage', 'wall-hung': 'murale', 'built-in': 'encastrée', 'surface-mounted': 'en saillie', 'under-window': 'rabattable sous fenêtre', 'counter-top': 'sur plan', 'inset': 'dans le plan', 'floor-standing': 'au sol', 'vertical': 'verticale', 'horizontal': 'horizontale',
  'mains': 'filaire', 'cordless': 'sur batterie', 'petrol-engine': 'thermique', 'hammer-shank': 'pour perforateur', 'cylindrical': 'cylindrique',
  'countersunk': 'fraisée', 'pan-head': 'bombée', 'washer-head': 'disque', 'hexagon-head': 'hexagonale', 'yellow-zinc': 'bichromatée', 'white-zinc': 'zinguée', 'ceramic-coat': 'à revêtement céramique', 'phosphate': 'phosphatée', 'uncoated': 'brute',
  'gun': 'pistolable', 'straw': 'avec canule',
};
