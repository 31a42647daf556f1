/** Words that stand as attribute values; each language must translate every one of them. */
export const TERMS = [
  // use
  'masonry-use', 'thin-bed-use', 'winter-use', 'gypsum-use', 'interior', 'exterior', 'roof-use', 'facade-use', 'attic-use',
  'wall-use', 'floor-use', 'universal-use', 'stone-use', 'kitchen-use', 'sanitary-use', 'wood-use', 'metal-use', 'mineral-use',
  'general-work-use', 'concrete-use', 'plant-use', 'lawn-use', 'flower-use', 'vegetable-use', 'window-use', 'glass-use', 'pipe-use',
  // colour
  'white', 'cream', 'sand', 'light-grey', 'beige', 'terracotta', 'brick-red', 'anthracite', 'brown',
  'yellow', 'grey', 'graphite', 'black', 'copper-colour', 'green', 'silver', 'golden-oak', 'walnut',
  'inox-look', 'chrome', 'gold-colour', 'sage', 'blue', 'powder-pink', 'orange', 'red', 'natural-oak',
  'petrol', 'lavender', 'light-oak', 'pine', 'teak', 'mahogany', 'larch', 'colourless',
  // surface
  'structured', 'smooth', 'v-groove', 'brushed',
  // material
  'galvanised-steel', 'ceramic', 'clay', 'concrete-cast', 'plastic', 'aluminium', 'steel', 'stainless-steel', 'brass', 'microfibre',
  'foam', 'polyamide-fleece', 'fibreglass', 'hardwood', 'acacia', 'rattan',
  // finish
  'matt', 'gloss', 'satin', 'lacquered', 'oiled', 'finish-brushed', 'polished', 'lappato', 'finish-structured',
  'clear',
  // decor
  'grey-oak', 'ash', 'concrete', 'slate', 'white-marble',
  // leaf
  'full-leaf', 'glazed-leaf', 'half-glazed',
  // opening
  'opening-left', 'opening-right',
  // fill
  'honeycomb-core', 'solid-core',
  // glazing
  'triple-glazing', 'double-glazing',
  // frame
  'tilt-turn', 'centre-pivot', 'top-hung',
  // mount
  'deck-mounted', 'wall-hung', 'built-in', 'surface-mounted', 'under-window', 'counter-top', 'inset', 'floor-standing', 'vertical',
  'horizontal',
  // source
  'mains', 'cordless', 'petrol-engine',
  // shank
  'hammer-shank', 'cylindrical',
  // head
  'countersunk', 'pan-head', 'washer-head', 'hexagon-head',
  // coating
  'yellow-zinc', 'white-zinc', 'ceramic-coat', 'phosphate', 'uncoated',
  // applicator
  'gun', 'straw',
  'foundation-use', 'balcony-use', 'eps-use', 'wool-use', 'cast-iron', 'beech', 'spruce',
  'tongue-groove', 'straight-edge',
  'composite-stone',
  'leather', 'nitrile', 'latex', 'low-cut', 'ankle-cut', 'manual-control', 'motor-control', 'tempered-glass', 'acrylic', 'cork', 'copper',
  'oak-wood', 'nylon', 'polypropylene', 'paper', 'vinyl', 'non-woven', 'natural-bristle',
  'grass-sun-use', 'grass-shade-use', 'grass-play-use', 'charcoal', 'gas', 'fabric', 'terracotta-clay',
  'under-counter', 'recessed', 'battery-cells',
] as const;
export type TermKey = (typeof TERMS)[number];
