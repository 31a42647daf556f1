import type { LanguageTexts } from '../language-texts.ts';

export const attributes: LanguageTexts['attributes'] = {
  'amperage': 'Intensidad nominal', 'applicator': 'Aplicación', 'battery': 'Capacidad de la batería', 'blade-diameter': 'Diámetro del disco', 'bolt-class': 'Clase de resistencia', 'bulb-base': 'Casquillo', 'bulb-shape': 'Forma de la bombilla',
  'centre-distance': 'Distancia entre ejes', 'coating': 'Recubrimiento', 'collection': 'Colección', 'colour': 'Color', 'colour-temperature': 'Temperatura de color', 'compressive-strength': 'Resistencia a compresión',
  'conductors': 'Conductores', 'connection': 'Conexión', 'contents': 'Superficie por paquete', 'curve': 'Curva', 'cut-width': 'Ancho de corte', 'cylinder-length': 'Longitud del bombillo', 'decor': 'Acabado imitación',
  'diameter': 'Diámetro', 'drive': 'Huella', 'energy-class': 'Clase energética', 'fill': 'Relleno', 'finish': 'Acabado', 'fire-class': 'Reacción al fuego', 'format': 'Medidas', 'frame': 'Tipo de apertura',
  'gangs': 'Número de elementos', 'glazing': 'Acristalamiento', 'grade': 'Clase', 'grain': 'Granulometría', 'head': 'Cabeza', 'height': 'Altura', 'ip-class': 'Grado de protección', 'lambda': 'Lambda', 'leaf': 'Hoja', 'length': 'Longitud',
  'length-cm': 'Longitud', 'length-m': 'Longitud', 'level-count': 'Número de baldas', 'load': 'Carga máxima', 'lumens': 'Flujo luminoso', 'material': 'Material', 'model': 'Modelo', 'mount': 'Instalación', 'opening': 'Sentido de apertura',
  'piece-count': 'Unidades', 'pipe-size': 'Diámetro × espesor', 'poles': 'Polos', 'power': 'Potencia', 'resistance': 'Resistencia térmica R', 'section': 'Sección', 'shank': 'Inserción', 'slip-class': 'Antideslizamiento',
  'source': 'Alimentación', 'steps': 'Peldaños', 'surface': 'Superficie', 'tank': 'Capacidad', 'thickness': 'Espesor', 'thread': 'Rosca', 'torque': 'Par máximo', 'u-value': 'Transmitancia U', 'use': 'Uso',
  'vials': 'Burbujas', 'voltage': 'Tensión', 'volume': 'Contenido', 'volume-ml': 'Contenido', 'wear-class': 'Clase de desgaste', 'weight': 'Peso neto', 'width': 'Ancho',
};

export const terms: LanguageTexts['terms'] = {
  'masonry-use': 'para albañilería', 'thin-bed-use': 'para junta fina', 'winter-use': 'para bajas temperaturas', 'gypsum-use': 'para placa de yeso', 'interior': 'para interior', 'exterior': 'para exterior', 'roof-use': 'para cubierta',
  'facade-use': 'para fachada', 'attic-use': 'para buhardilla', 'wall-use': 'para pared', 'floor-use': 'para suelo', 'universal-use': 'multimaterial', 'stone-use': 'para piedra', 'kitchen-use': 'para cocina',
  'sanitary-use': 'para baño', 'wood-use': 'para madera', 'metal-use': 'para metal', 'mineral-use': 'para soportes minerales', 'general-work-use': 'para todo tipo de trabajos', 'concrete-use': 'para hormigón', 'plant-use': 'para todas las plantas',
  'lawn-use': 'para césped', 'flower-use': 'para flores', 'vegetable-use': 'para huerto', 'window-use': 'para ventanas', 'glass-use': 'para vidrio', 'pipe-use': 'para tuberías',
  'white': 'blanco', 'cream': 'crema', 'sand': 'arena', 'light-grey': 'gris claro', 'beige': 'beis', 'terracotta': 'terracota', 'brick-red': 'rojo teja', 'anthracite': 'antracita', 'brown': 'marrón', 'yellow': 'amarillo',
  'grey': 'gris', 'graphite': 'grafito', 'black': 'negro', 'copper-colour': 'cobre', 'green': 'verde', 'silver': 'plata', 'golden-oak': 'roble dorado', 'walnut': 'nogal', 'inox-look': 'efecto inox', 'chrome': 'cromo',
  'gold-colour': 'oro', 'sage': 'salvia', 'blue': 'azul', 'powder-pink': 'rosa empolvado', 'orange': 'naranja', 'red': 'rojo', 'natural-oak': 'roble natural', 'petrol': 'azul petróleo', 'lavender': 'lavanda',
  'light-oak': 'roble claro', 'pine': 'pino', 'teak': 'teca', 'mahogany': 'caoba', 'larch': 'alerce', 'colourless': 'incoloro',
  'structured': 'rugosa', 'smooth': 'lisa', 'v-groove': 'con bisel en V', 'brushed': 'cepillada',
  'galvanised-steel': 'acero galvanizado', 'ceramic': 'cerámica', 'clay': 'barro cocido', 'concrete-cast': 'hormigón', 'plastic': 'plástico', 'aluminium': 'aluminio', 'steel': 'acero', 'stainless-steel': 'acero inoxidable', 'brass': 'latón',
  'microfibre': 'microfibra', 'foam': 'espuma', 'polyamide-fleece': 'poliamida', 'fibreglass': 'fibra de vidrio', 'hardwood': 'madera dura', 'acacia': 'madera de acacia', 'rattan': 'ratán sintético',
  'matt': 'mate', 'gloss': 'brillante', 'satin': 'satinado', 'lacquered': 'barnizado', 'oiled': 'aceitado', 'finish-brushed': 'cepillado', 'polished': 'pulido', 'lappato': 'semipulido', 'finish-structured': 'rugoso', 'clear': 'transparente',
  'grey-oak': 'roble gris', 'ash': 'fresno', 'concrete': 'cemento visto', 'slate': 'pizarra', 'white-marble': 'mármol blanco',
  'full-leaf': 'ciega', 'glazed-leaf': 'acristalada', 'half-glazed': 'con vidriera pequeña', 'opening-left': 'apertura izquierda', 'opening-right': 'apertura derecha', 'honeycomb-core': 'alveolar', 'solid-core': 'tablero macizo',
  'triple-glazing': 'triple vidrio', 'double-glazing': 'doble vidrio', 'tilt-turn': 'oscilobatiente', 'centre-pivot': 'giratoria', 'top-hung': 'proyectante',
  'deck-mounted': 'sobre repisa', 'wall-hung': 'mural', 'built-in': 'empotrada', 'surface-mounted': 'de superficie', 'under-window': 'abatible bajo ventana', 'counter-top': 'sobre encimera', 'inset': 'encastrada', 'floor-standing': 'a suelo', 'vertical': 'en vertical', 'horizontal': 'en horizontal',
  'mains': 'con cable', 'cordless': 'a batería', 'petrol-engine': 'de gasolina', 'hammer-shank': 'para martillo perforador', 'cylindrical': 'cilíndrica',
  'countersunk': 'avellanada', 'pan-head': 'alomada', 'washer-head': 'plana ancha', 'hexagon-head': 'hexagonal', 'yellow-zinc': 'bicromatado', 'white-zinc': 'cincado', 'ceramic-coat': 'recubrimiento cerámico', 'phosphate': 'fosfatado', 'uncoated': 'sin recubrimiento',
  'gun': 'con pistola', 'straw': 'con cánula',
};
