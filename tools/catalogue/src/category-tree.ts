/**
 * The tree of the trade, one row a category with its parent, in the order in which shoppers see them. A name here
 * is a key for the texts; the address of a category comes from its name in each language.
 */
export const CATEGORIES = [
  ['building', null],
    ['binders', 'building'],
      ['cement', 'binders'],
        ['grey-cement', 'cement'],
        ['white-cements', 'cement'],
      ['mortars', 'binders'],
        ['masonry-mortars', 'mortars'],
        ['renders', 'mortars'],
      ['concrete-mixes', 'binders'],
    ['masonry', 'building'],
      ['bricks', 'masonry'],
        ['clay-bricks', 'bricks'],
        ['facing-bricks', 'bricks'],
      ['aerated-blocks', 'masonry'],
    ['drylining', 'building'],
      ['plasterboards', 'drylining'],
        ['standard-plasterboards', 'plasterboards'],
        ['moisture-plasterboards', 'plasterboards'],
      ['drywall-profiles', 'drylining'],
      ['joint-fillers', 'drylining'],
  ['roof', null],
    ['roofing', 'roof'],
      ['roof-tiles', 'roofing'],
      ['metal-roofs', 'roofing'],
      ['roof-membranes', 'roofing'],
    ['gutters', 'roof'],
      ['gutter-lengths', 'gutters'],
      ['downpipes', 'gutters'],
    ['insulation', 'roof'],
      ['mineral-wool', 'insulation'],
        ['glass-wools', 'mineral-wool'],
        ['rock-wools', 'mineral-wool'],
      ['polystyrene', 'insulation'],
        ['eps-boards', 'polystyrene'],
        ['xps-boards', 'polystyrene'],
  ['openings', null],
    ['doors', 'openings'],
      ['interior-doors', 'doors'],
      ['entrance-doors', 'doors'],
    ['windows', 'openings'],
      ['pvc-windows', 'windows'],
      ['roof-windows', 'windows'],
    ['door-hardware', 'openings'],
      ['door-handles', 'door-hardware'],
      ['cylinders', 'door-hardware'],
  ['floors', null],
    ['floor-coverings', 'floors'],
      ['laminates', 'floor-coverings'],
      ['vinyl-floors', 'floor-coverings'],
      ['parquets', 'floor-coverings'],
    ['tiles', 'floors'],
      ['floor-tiles', 'tiles'],
        ['stoneware-tiles', 'floor-tiles'],
        ['wood-look-tiles', 'floor-tiles'],
      ['wall-tiles', 'tiles'],
    ['tiling-products', 'floors'],
      ['tile-adhesives', 'tiling-products'],
      ['grouts', 'tiling-products'],
  ['bathroom', null],
    ['taps', 'bathroom'],
      ['basin-mixers', 'taps'],
      ['shower-sets', 'taps'],
      ['kitchen-mixers', 'taps'],
    ['sanitaryware', 'bathroom'],
      ['washbasins', 'sanitaryware'],
      ['toilets', 'sanitaryware'],
    ['plumbing', 'bathroom'],
      ['pipes', 'plumbing'],
        ['waste-pipes', 'pipes'],
        ['multilayer-pipes', 'pipes'],
      ['valves', 'plumbing'],
    ['heating', 'bathroom'],
      ['radiators', 'heating'],
      ['water-heaters', 'heating'],
  ['electricity', null],
    ['wiring', 'electricity'],
      ['cables', 'wiring'],
      ['conduits', 'wiring'],
    ['switchgear', 'electricity'],
      ['sockets-switches', 'switchgear'],
        ['sockets', 'sockets-switches'],
        ['switches', 'sockets-switches'],
      ['circuit-breakers', 'switchgear'],
    ['lighting', 'electricity'],
      ['bulbs', 'lighting'],
      ['ceiling-lights', 'lighting'],
      ['floodlights', 'lighting'],
  ['paint', null],
    ['interior-paints', 'paint'],
      ['wall-paints', 'interior-paints'],
        ['white-paints', 'wall-paints'],
        ['colour-paints', 'wall-paints'],
      ['enamels', 'interior-paints'],
    ['exterior-paints', 'paint'],
      ['facade-paints', 'exterior-paints'],
      ['wood-stains', 'exterior-paints'],
    ['paint-preparation', 'paint'],
      ['primers', 'paint-preparation'],
      ['paint-rollers', 'paint-preparation'],
  ['tools', null],
    ['power-tools', 'tools'],
      ['drill-drivers', 'power-tools'],
      ['angle-grinders', 'power-tools'],
      ['circular-saws', 'power-tools'],
    ['hand-tools', 'tools'],
      ['hammers', 'hand-tools'],
      ['screwdriver-sets', 'hand-tools'],
      ['spirit-levels', 'hand-tools'],
      ['ladders', 'hand-tools'],
    ['tool-accessories', 'tools'],
      ['cutting-discs', 'tool-accessories'],
      ['drill-bits', 'tool-accessories'],
  ['garden', null],
    ['landscaping', 'garden'],
      ['pavings', 'landscaping'],
      ['gravels', 'landscaping'],
      ['fences', 'landscaping'],
    ['garden-care', 'garden'],
      ['lawnmowers', 'garden-care'],
      ['hoses', 'garden-care'],
      ['soils', 'garden-care'],
    ['outdoor-living', 'garden'],
      ['garden-tables', 'outdoor-living'],
      ['garden-benches', 'outdoor-living'],
  ['hardware', null],
    ['fixings', 'hardware'],
      ['screws', 'fixings'],
        ['wood-screws', 'screws'],
        ['drywall-screws', 'screws'],
      ['plugs', 'fixings'],
      ['bolts', 'fixings'],
    ['sealing', 'hardware'],
      ['silicones', 'sealing'],
      ['foams', 'sealing'],
    ['storage', 'hardware'],
      ['shelvings', 'storage'],
      ['storage-boxes', 'storage'],
] as const;

type Row = (typeof CATEGORIES)[number];
export type CategoryKey = Row[0];
/** Categories without children: where products lie. */
export type LeafKey = Exclude<CategoryKey, Row[1]>;
export type DepartmentKey = Extract<Row, readonly [string, null]>[0];

export type CategoryNode = {
  readonly key: CategoryKey;
  /** Two digits a level, the same in every market. */
  readonly id: string;
  readonly parent: CategoryNode | null;
  /** 1 for departments to 4. */
  readonly level: number;
  /** From 1 among the children of one parent. */
  readonly position: number;
};

const buildNodes = (): ReadonlyMap<CategoryKey, CategoryNode> => {
  const nodes = new Map<CategoryKey, CategoryNode>();
  const childCounts = new Map<CategoryKey | null, number>();
  for (const [key, parentKey] of CATEGORIES) {
    const parent = parentKey === null ? null : (nodes.get(parentKey) ?? null);
    if (parentKey !== null && parent === null) throw new Error(`The category ${key} stands before its parent ${parentKey}`);
    const position = (childCounts.get(parentKey) ?? 0) + 1;
    childCounts.set(parentKey, position);
    nodes.set(key, { key, id: `${parent?.id ?? ''}${String(position + 9)}`, parent, level: (parent?.level ?? 0) + 1, position });
  }
  return nodes;
};

const NODES = buildNodes();

/** All categories, parents before their children. */
export const categoryNodes: readonly CategoryNode[] = [...NODES.values()];

export const categoryNode = (key: CategoryKey): CategoryNode => {
  const node = NODES.get(key);
  if (node === undefined) throw new Error(`There is no category ${key}`);
  return node;
};
