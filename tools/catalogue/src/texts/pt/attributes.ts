import type { LanguageTexts } from '../language-texts.ts';

export const attributes: LanguageTexts['attributes'] = {
  'amperage': 'Corrente nominal', 'applicator': 'Aplicação', 'battery': 'Capacidade da bateria', 'blade-diameter': 'Diâmetro do disco', 'bolt-class': 'Classe de resistência', 'bulb-base': 'Casquilho', 'bulb-shape': 'Forma da lâmpada',
  'centre-distance': 'Entre-eixos', 'coating': 'Revestimento', 'collection': 'Coleção', 'colour': 'Cor', 'colour-temperature': 'Temperatura de cor', 'compressive-strength': 'Resistência à compressão',
  'conductors': 'Condutores', 'connection': 'Ligação', 'contents': 'Área por embalagem', 'curve': 'Curva', 'cut-width': 'Largura de corte', 'cylinder-length': 'Comprimento do cilindro', 'decor': 'Padrão',
  'diameter': 'Diâmetro', 'drive': 'Encaixe', 'energy-class': 'Classe energética', 'fill': 'Enchimento', 'finish': 'Acabamento', 'fire-class': 'Reação ao fogo', 'format': 'Dimensões', 'frame': 'Tipo de abertura',
  'gangs': 'Número de módulos', 'glazing': 'Vidro', 'grade': 'Classe', 'grain': 'Granulometria', 'head': 'Cabeça', 'height': 'Altura', 'ip-class': 'Índice de proteção', 'lambda': 'Lambda', 'leaf': 'Folha', 'length': 'Comprimento',
  'length-cm': 'Comprimento', 'length-m': 'Comprimento', 'level-count': 'Número de prateleiras', 'load': 'Carga máxima', 'lumens': 'Fluxo luminoso', 'material': 'Material', 'model': 'Modelo', 'mount': 'Instalação', 'opening': 'Sentido de abertura',
  'piece-count': 'Unidades', 'pipe-size': 'Diâmetro × espessura', 'poles': 'Polos', 'power': 'Potência', 'resistance': 'Resistência térmica R', 'section': 'Secção', 'shank': 'Encabadouro', 'slip-class': 'Antiderrapância',
  'source': 'Alimentação', 'steps': 'Degraus', 'surface': 'Superfície', 'tank': 'Capacidade', 'thickness': 'Espessura', 'thread': 'Rosca', 'torque': 'Binário máximo', 'u-value': 'Coeficiente U', 'use': 'Utilização',
  'vials': 'Bolhas', 'voltage': 'Tensão', 'volume': 'Conteúdo', 'volume-ml': 'Conteúdo', 'wear-class': 'Classe de desgaste', 'weight': 'Peso líquido', 'width': 'Largura',
};

export const terms: LanguageTexts['terms'] = {
  'masonry-use': 'para alvenaria', 'thin-bed-use': 'para junta fina', 'winter-use': 'para baixas temperaturas', 'gypsum-use': 'para gesso cartonado', 'interior': 'para interior', 'exterior': 'para exterior', 'roof-use': 'para telhado',
  'facade-use': 'para fachada', 'attic-use': 'para sótão', 'wall-use': 'para parede', 'floor-use': 'para chão', 'universal-use': 'multimateriais', 'stone-use': 'para pedra', 'kitchen-use': 'para cozinha',
  'sanitary-use': 'para casa de banho', 'wood-use': 'para madeira', 'metal-use': 'para metal', 'mineral-use': 'para bases minerais', 'general-work-use': 'para todos os trabalhos', 'concrete-use': 'para betão', 'plant-use': 'para todas as plantas',
  'lawn-use': 'para relva', 'flower-use': 'para flores', 'vegetable-use': 'para horta', 'window-use': 'para janelas', 'glass-use': 'para vidro', 'pipe-use': 'para tubagens',
  'white': 'branco', 'cream': 'creme', 'sand': 'areia', 'light-grey': 'cinza claro', 'beige': 'bege', 'terracotta': 'terracota', 'brick-red': 'vermelho telha', 'anthracite': 'antracite', 'brown': 'castanho', 'yellow': 'amarelo',
  'grey': 'cinza', 'graphite': 'grafite', 'black': 'preto', 'copper-colour': 'cobre', 'green': 'verde', 'silver': 'prateado', 'golden-oak': 'carvalho dourado', 'walnut': 'nogueira', 'inox-look': 'efeito inox', 'chrome': 'cromado',
  'gold-colour': 'dourado', 'sage': 'salva', 'blue': 'azul', 'powder-pink': 'rosa velho', 'orange': 'laranja', 'red': 'vermelho', 'natural-oak': 'carvalho natural', 'petrol': 'azul-petróleo', 'lavender': 'alfazema',
  'light-oak': 'carvalho claro', 'pine': 'pinho', 'teak': 'teca', 'mahogany': 'mogno', 'larch': 'lariço', 'colourless': 'incolor',
  'structured': 'rugosa', 'smooth': 'lisa', 'v-groove': 'com bisel em V', 'brushed': 'escovada',
  'galvanised-steel': 'aço galvanizado', 'ceramic': 'cerâmica', 'clay': 'barro vermelho', 'concrete-cast': 'betão', 'plastic': 'plástico', 'aluminium': 'alumínio', 'steel': 'aço', 'stainless-steel': 'aço inoxidável', 'brass': 'latão',
  'microfibre': 'microfibra', 'foam': 'espuma', 'polyamide-fleece': 'poliamida', 'fibreglass': 'fibra de vidro', 'hardwood': 'madeira dura', 'acacia': 'madeira de acácia', 'rattan': 'rotim sintético',
  'matt': 'mate', 'gloss': 'brilhante', 'satin': 'acetinado', 'lacquered': 'envernizado', 'oiled': 'oleado', 'finish-brushed': 'escovado', 'polished': 'polido', 'lappato': 'semipolido', 'finish-structured': 'rugoso', 'clear': 'transparente',
  'grey-oak': 'carvalho cinza', 'ash': 'freixo', 'concrete': 'betão afagado', 'slate': 'ardósia', 'white-marble': 'mármore branco',
  'full-leaf': 'cega', 'glazed-leaf': 'envidraçada', 'half-glazed': 'com vidro pequeno', 'opening-left': 'abertura à esquerda', 'opening-right': 'abertura à direita', 'honeycomb-core': 'favo de abelha', 'solid-core': 'aglomerado maciço',
  'triple-glazing': 'vidro triplo', 'double-glazing': 'vidro duplo', 'tilt-turn': 'oscilobatente', 'centre-pivot': 'rotativa', 'top-hung': 'projetante',
  'deck-mounted': 'de bancada', 'wall-hung': 'de parede', 'built-in': 'de encastrar', 'surface-mounted': 'saliente', 'under-window': 'rebatível sob janela', 'counter-top': 'de pousar', 'inset': 'de embutir', 'floor-standing': 'ao chão', 'vertical': 'na vertical', 'horizontal': 'na horizontal',
  'mains': 'com fio', 'cordless': 'a bateria', 'petrol-engine': 'a gasolina', 'hammer-shank': 'para martelo perfurador', 'cylindrical': 'cilíndrico',
  'countersunk': 'de embeber', 'pan-head': 'redonda', 'washer-head': 'larga', 'hexagon-head': 'sextavada', 'yellow-zinc': 'bicromatado', 'white-zinc': 'zincado', 'ceramic-coat': 'revestimento cerâmico', 'phosphate': 'fosfatado', 'uncoated': 'sem revestimento',
  'gun': 'com pistola', 'straw': 'com cânula',
};
