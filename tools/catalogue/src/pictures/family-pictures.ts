import type { AttributeCode } from '../attributes.ts';
import type { Size } from '../families/family.ts';
import type { FamilyKey } from '../families/index.ts';
import { paperBag, pebbleBag, plasticBag } from './drawings/bags.ts';
import {
  ballValve,
  basinTap,
  kitchenTap,
  radiator,
  showerColumn,
  toilet,
  washbasin,
  waterHeater,
} from './drawings/bathroom.ts';
import { roofTiles, steelChannel } from './drawings/blocks.ts';
import { lyingRoll, standingRoll } from './drawings/boards.ts';
import { paintBucket, paintTin } from './drawings/buckets.ts';
import {
  blower,
  cabinet,
  dehumidifier,
  heatingMat,
  louvre,
  panelHeater,
  pelletBag,
  sheetPipes,
  splitUnit,
  stove,
  thermostat,
  towelLadder,
  wallFan,
} from './drawings/climate.ts';
import {
  atticStairs,
  awning,
  bathtub,
  blind,
  bottleTrap,
  elbow,
  garageDoor,
  insectScreen,
  mirror,
  rail,
  seamStrip,
  showerCabin,
  showerTray,
  shutter,
  skirtingStrips,
  vanity,
} from './drawings/comfort.ts';
import {
  breaker,
  bulb,
  ceilingLamp,
  floodlight,
  rockerSwitch,
  socketOutlet,
} from './drawings/electricity.ts';
import { gardenBench, gardenTable, lawnmower, meshPanel } from './drawings/garden.ts';
import {
  cartridge,
  foamCan,
  hexBolt,
  screws,
  shelving,
  storageBox,
  wallPlugs,
} from './drawings/hardware.ts';
import { dishwasher, fridge, hob, hood, oven, sink, washer } from './drawings/kitchen.ts';
import { coil, gutterLength, rainPipe, socketPipes } from './drawings/lines.ts';
import {
  barbecue,
  chainsaw,
  dripKit,
  fencePosts,
  grassBag,
  hedgeTrimmer,
  hoseReel,
  parasol,
  planter,
  pool,
  pump,
  shed,
  sprinkler,
  stringTrimmer,
  tabletTub,
  turfRoll,
} from './drawings/outdoors.ts';
import {
  detector,
  fuseBox,
  lightPanel,
  lightStrip,
  pendant,
  residualSwitch,
  socketStrip,
  trunking,
  videoBell,
  wallLamp,
} from './drawings/power.ts';
import {
  bracket,
  castor,
  flatBrush,
  glueBottle,
  hinge,
  letterbox,
  nails,
  padlock,
  paperTape,
  resinCartridge,
  rope,
  sprayCan,
  wallpaperRoll,
} from './drawings/smallware.ts';
import {
  channelDrain,
  manholeCover,
  plateAnchors,
  steelBars,
  tapeRoll,
} from './drawings/structure.ts';
import { deckBoards, wallBoards } from './drawings/timber.ts';
import {
  bitCase,
  compressor,
  discs,
  drumVacuum,
  handSaw,
  jigsaw,
  laser,
  mixer,
  pliers,
  pressureWasher,
  rotaryHammer,
  sander,
  sawDisc,
  tallLadder,
  tapeMeasure,
  toolBox,
  tower,
  wrenches,
} from './drawings/machines.ts';
import {
  casement,
  doorHandle,
  entranceDoor,
  interiorDoor,
  lockCylinder,
  roofWindow,
} from './drawings/openings.ts';
import {
  angleGrinder,
  circularSaw,
  cuttingDisc,
  drillBits,
  drillDriver,
  hammer,
  paintRoller,
  screwdrivers,
  spiritLevel,
  stepLadder,
} from './drawings/tools.ts';
import {
  aidCase,
  earMuffs,
  glasses,
  gloves,
  harness,
  helmet,
  jacket,
  mask,
  trousers,
  vest,
  workBoot,
} from './drawings/workwear.ts';
import { type Colour, darker, lighter } from './kit/colour.ts';
import type { Drawing, Shadow } from './kit/scene.ts';
import type { Surface } from './kit/surfaces.ts';
import { brandLabel } from './livery.ts';
import type { Look } from './look.ts';
import {
  blockOf,
  boardPile,
  boardsInFilm,
  brickPile,
  type Laid,
  laidPanel,
  type Laying,
  lintel,
  mesh,
  roofSheet,
  squaredTimber,
} from './drawings/measured.ts';
import { sourceBadge } from './drawings/power-source.ts';

/**
 * How a family is drawn: whence its tint, its shadow, the drawing in its tint, and further facts
 * that the drawing reads.
 */
export type FamilyPicture = {
  readonly tint:
    | { readonly axis: 'colour' | 'decor' | 'material' | 'coating' }
    | { readonly own: Colour }
    | { readonly from: 'livery' };
  readonly shadow: Shadow;
  readonly draw: (tint: Colour, look: Look) => Drawing;
  readonly shows: readonly AttributeCode[];
  /** How pieces of it lie, for what is laid on floors and walls. */
  readonly laid?: (tint: Colour, look: Look) => Laid;
};

const byColour = { axis: 'colour' } as const;
const byDecor = { axis: 'decor' } as const;
const byMaterial = { axis: 'material' } as const;
const byCoating = { axis: 'coating' } as const;
/** The maker's own colour. */
const livery = { from: 'livery' } as const;
const own = (colour: Colour) => ({ own: colour }) as const;
const upright = { y: 694, rx: 250 } as const;
const narrow = { y: 702, rx: 190 } as const;

const row = (
  tint: FamilyPicture['tint'],
  shadow: Shadow,
  draw: FamilyPicture['draw'],
  shows: FamilyPicture['shows'] = [],
): FamilyPicture => ({ tint, shadow, draw, shows });

/** Something laid in pieces of true proportion. */
const laidRow = (
  tint: FamilyPicture['tint'],
  laid: (tint: Colour, look: Look) => Laid,
  shows: FamilyPicture['shows'],
): FamilyPicture => ({
  tint,
  shadow: null,
  draw: (colour, look) => laidPanel(laid(colour, look)),
  shows,
  laid,
});

const STONES = ['concrete', 'slate'];
/** The surface of a decor: printed wood, stone, marble, or a plain colour. */
const grainOf = (look: Look): Surface => {
  const decor = look.has('decor') ? look.word('decor') : 'white';
  return STONES.includes(decor)
    ? 'concrete'
    : decor === 'white-marble'
      ? 'marble'
      : /^(white|black|anthracite|grey|light-grey|graphite)$/.test(decor)
        ? 'plain'
        : 'wood';
};
/** Long tiles are laid with an offset, square ones in a grid. */
const layingOf = ([a = 1, b = 1]: Size): Laying =>
  Math.max(a, b) / Math.min(a, b) > 1.4 ? 'half' : 'grid';
const crossSection = (look: Look): Size => look.word('pipe-size').split('×').map(Number);
const pebbleRadius = (grain: string): number => {
  const largest = Number(/(\d+) mm/.exec(grain)?.[1] ?? 16);
  return Math.max(7, Math.min(26, 4 + largest * 0.9));
};
const labelOf =
  (look: Look) =>
  (x: number, y: number, width: number, height: number): string =>
    brandLabel(look.livery(), x, y, width, height);
/** The same thing several times in a row, smaller the more there are. */
const sideBySide =
  (drawing: Drawing, count: number): Drawing =>
  (paint) => {
    const scale = count === 1 ? 1 : 1.24 / count;
    const one = drawing(paint);
    return Array.from({ length: count }, (_, at) => {
      const x = 400 + (at - (count - 1) / 2) * 560 * scale;
      return `<g transform="translate(${x.toFixed(0)} 400) scale(${scale.toFixed(3)}) translate(-400 -400)">${one}</g>`;
    }).join('');
  };
/** A cable with its plug, or a battery, beside a machine with the choice between them. */
const withSource =
  (machine: Drawing, look: Look): Drawing =>
  (paint) =>
    sourceBadge(look.word('source'), look.livery()) + machine(paint);

export const FAMILY_PICTURES: Readonly<Record<FamilyKey, FamilyPicture>> = {
  cement: row(livery, upright, (band) => paperBag('#cdb797', band, 'slab')),
  'white-cement': row(livery, upright, (band) => paperBag('#eeece6', band, 'slab')),
  'masonry-mortar': row(livery, upright, (band) => paperBag('#d3c3a8', band, 'bricks')),
  render: row(byColour, upright, (tint, look) =>
    paperBag(lighter(look.livery().body, 0.84), tint, 'waves'),
  ),
  'dry-concrete': row(livery, upright, (band) => paperBag('#b9b4aa', band, 'grains')),
  'clay-brick': row(
    own('#c8714e'),
    null,
    (clay, look) => blockOf(look.size('format'), 500, clay, 'clay', 'holes'),
    ['format'],
  ),
  'facing-brick': row(
    byColour,
    { y: 640, rx: 320 },
    (clay, look) =>
      brickPile(look.size('format'), clay, look.word('surface') === 'smooth' ? 'clay' : 'plaster'),
    ['format', 'surface'],
  ),
  'aerated-block': row(
    own('#dfe0dc'),
    null,
    (stone, look) => blockOf(look.size('format'), 625, stone, 'pores', 'grip'),
    ['format'],
  ),
  plasterboard: row(
    own('#c3c9cf'),
    null,
    (paper, look) =>
      boardPile(look.size('format'), look.number('thickness'), 4, {
        colour: paper,
        surface: 'paper',
        core: '#f2efe8',
        coreSurface: 'powder',
      }),
    ['format', 'thickness'],
  ),
  'moisture-plasterboard': row(
    own('#7fb08c'),
    null,
    (paper, look) =>
      boardPile(look.size('format'), look.number('thickness'), 4, {
        colour: paper,
        surface: 'paper',
        core: '#e9f0e6',
        coreSurface: 'powder',
      }),
    ['format', 'thickness'],
  ),
  'drywall-profile': row(own('#c3ccd5'), { y: 596, rx: 300 }, () => steelChannel(), ['grade']),
  'joint-filler': row(livery, upright, (band) => paperBag('#f1f0ec', band, 'smooth')),
  'roof-tile': row(byColour, null, roofTiles),
  'metal-roof': row(byColour, null, (steel, look) => roofSheet(look.size('format'), steel), [
    'format',
  ]),
  'roof-membrane': row(livery, { y: 690, rx: 320 }, (print) =>
    lyingRoll('#8d949c', lighter(print, 0.5)),
  ),
  gutter: row(byColour, null, gutterLength),
  downpipe: row(byColour, null, rainPipe),
  'glass-wool': row(own('#eecb62'), narrow, (wool, look) => standingRoll(wool, look.livery().body)),
  'rock-wool': row(
    own('#a9925f'),
    null,
    (wool, look) =>
      boardsInFilm(
        look.size('format'),
        look.number('thickness'),
        600,
        wool,
        'fibres',
        labelOf(look),
      ),
    ['format', 'thickness'],
  ),
  eps: row(
    own('#eef1f3'),
    null,
    (foam, look) =>
      boardsInFilm(
        look.size('format'),
        look.number('thickness'),
        600,
        look.number('lambda') < 0.035 ? '#b9bec4' : foam,
        'beads',
        labelOf(look),
      ),
    ['format', 'thickness', 'lambda'],
  ),
  xps: row(
    own('#e9b3a4'),
    null,
    (foam, look) =>
      boardsInFilm(look.size('format'), look.number('thickness'), 400, foam, 'foam', labelOf(look)),
    ['format', 'thickness'],
  ),
  'interior-door': row(byDecor, { y: 712, rx: 240 }, interiorDoor),
  'entrance-door': row(byColour, { y: 718, rx: 260 }, entranceDoor),
  'pvc-window': row(byColour, { y: 700, rx: 290 }, casement),
  'roof-window': row(byDecor, null, roofWindow),
  'door-handle': row(byColour, null, doorHandle),
  cylinder: row(byColour, null, lockCylinder),
  laminate: laidRow(
    byDecor,
    (wood, look) => ({
      format: [1285, 192],
      thickness: look.number('thickness'),
      colour: wood,
      surface: grainOf(look),
      finish: look.word('surface'),
      laying: 'third',
      jointColour: darker(wood, look.word('surface') === 'v-groove' ? 0.5 : 0.2),
      jointMillimetres: look.word('surface') === 'v-groove' ? 5 : 2,
    }),
    ['thickness', 'surface'],
  ),
  'vinyl-floor': laidRow(
    byDecor,
    (wood, look) => ({
      format: [1220, 180],
      thickness: look.number('thickness'),
      colour: wood,
      surface: grainOf(look),
      finish: 'matt',
      laying: 'third',
      jointColour: darker(wood, 0.24),
      jointMillimetres: 2,
    }),
    ['thickness'],
  ),
  parquet: laidRow(
    byDecor,
    (wood, look) => ({
      format: [look.number('width') * 50, look.number('width') * 10],
      thickness: look.number('thickness'),
      colour: wood,
      surface: 'wood',
      finish: look.word('finish'),
      laying: look.number('width') === 13 ? 'herringbone' : 'half',
      jointColour: darker(wood, 0.4),
      jointMillimetres: 2,
    }),
    ['width', 'finish', 'thickness'],
  ),
  'stoneware-tile': laidRow(
    byColour,
    (stone, look) => ({
      format: look.size('format'),
      thickness: look.number('thickness'),
      colour: stone,
      surface: 'stone',
      finish: look.word('finish'),
      laying: layingOf(look.size('format')),
      jointColour: '#c9c6be',
    }),
    ['format', 'finish', 'thickness'],
  ),
  'wood-look-tile': laidRow(
    byDecor,
    (wood, look) => ({
      format: look.size('format'),
      thickness: look.number('thickness'),
      colour: wood,
      surface: 'wood',
      finish: 'matt',
      laying: 'third',
      jointColour: darker(wood, 0.42),
    }),
    ['format', 'thickness'],
  ),
  'wall-tile': laidRow(
    byColour,
    (glaze, look) => ({
      format: look.size('format'),
      thickness: look.number('thickness'),
      colour: glaze,
      surface: 'plain',
      finish: look.word('finish'),
      laying: layingOf(look.size('format')),
      jointColour: '#d9d6cf',
    }),
    ['format', 'finish', 'thickness'],
  ),
  'tile-adhesive': row(
    livery,
    upright,
    (band, look) => paperBag(look.word('colour') === 'white' ? '#f1f0ec' : '#c9c5bc', band, 'grid'),
    ['colour'],
  ),
  grout: row(byColour, upright, (tint, look) =>
    paperBag(lighter(look.livery().body, 0.82), tint, 'grid'),
  ),
  'basin-mixer': row(byColour, { cx: 340, y: 684, rx: 200 }, basinTap),
  'shower-set': row(byColour, null, showerColumn),
  'kitchen-mixer': row(byColour, { cx: 320, y: 696, rx: 190 }, kitchenTap),
  washbasin: row(byColour, null, washbasin),
  toilet: row(byColour, { y: 700, rx: 220 }, toilet),
  'waste-pipe': row(byColour, { y: 640, rx: 300 }, socketPipes),
  'multilayer-pipe': row(
    byColour,
    { y: 640, rx: 330 },
    (colour, look) =>
      coil(
        colour,
        18 + Number.parseInt(look.word('pipe-size'), 10) * 0.7,
        false,
        look.livery().body,
      ),
    ['pipe-size'],
  ),
  'ball-valve': row(byColour, { y: 600, rx: 300 }, ballValve),
  radiator: row(byColour, { y: 650, rx: 330 }, radiator),
  'water-heater': row(own('#f0f3f6'), null, () => waterHeater(), ['mount']),
  cable: row(
    byColour,
    { y: 640, rx: 330 },
    (colour, look) => coil(colour, 16 + look.number('section') * 2.2, false, look.livery().body),
    ['section'],
  ),
  conduit: row(
    byColour,
    { y: 640, rx: 330 },
    (colour, look) => coil(colour, 30 + look.number('diameter') * 0.7, true, look.livery().body),
    ['diameter'],
  ),
  socket: row(
    byColour,
    null,
    (plate, look) => sideBySide(socketOutlet(plate), look.number('gangs')),
    ['gangs'],
  ),
  switch: row(
    byColour,
    null,
    (plate, look) => sideBySide(rockerSwitch(plate), look.number('gangs')),
    ['gangs'],
  ),
  'circuit-breaker': row(own('#eceff2'), null, () => breaker()),
  'led-bulb': row(own('#fff1bd'), null, () => bulb()),
  'ceiling-light': row(byColour, null, ceilingLamp),
  floodlight: row(byColour, { y: 690, rx: 250 }, floodlight),
  'white-paint': row(byColour, narrow, (tint, look) => paintBucket(tint, look.livery().body)),
  'colour-paint': row(byColour, narrow, (tint, look) => paintBucket(tint, look.livery().body)),
  enamel: row(byColour, narrow, (tint, look) => paintTin(tint, lighter(look.livery().body, 0.72))),
  'facade-paint': row(byColour, narrow, (tint, look) => paintBucket(tint, look.livery().body)),
  'wood-stain': row(byColour, narrow, (tint, look) =>
    paintTin(tint, darker(look.livery().body, 0.4)),
  ),
  primer: row(byColour, narrow, (tint, look) => paintBucket(tint, look.livery().body)),
  'paint-roller': row(byMaterial, null, paintRoller),
  'drill-driver': row(
    livery,
    { y: 690, rx: 290 },
    (body, look) =>
      drillDriver(body, look.livery().accent, {
        ampereHours: look.number('battery'),
        count: look.number('battery-count'),
        volts: look.number('voltage'),
      }),
    ['battery', 'battery-count', 'voltage'],
  ),
  'angle-grinder': row(
    livery,
    { y: 664, rx: 320 },
    (body, look) => withSource(angleGrinder(body), look),
    ['source'],
  ),
  'circular-saw': row(
    livery,
    { y: 676, rx: 330 },
    (body, look) => withSource(circularSaw(body), look),
    ['source'],
  ),
  hammer: row(byMaterial, null, (handle, look) => hammer(handle, look.livery().body)),
  'screwdriver-set': row(livery, { y: 706, rx: 290 }, (body, look) =>
    screwdrivers([body, look.livery().accent, lighter(body, 0.3)]),
  ),
  'spirit-level': row(byColour, null, spiritLevel),
  ladder: row(byMaterial, { y: 702, rx: 300 }, (rail) => stepLadder(rail), ['steps']),
  'cutting-disc': row(livery, { y: 700, rx: 220 }, (label, look) =>
    cuttingDisc(label, look.livery().accent),
  ),
  'drill-bit': row(livery, { y: 650, rx: 280 }, (ring) => drillBits(ring), ['shank']),
  paving: laidRow(
    byColour,
    (stone, look) => ({
      format: look.size('format'),
      thickness: look.number('thickness'),
      colour: stone,
      surface: 'concrete',
      finish: look.word('surface'),
      laying: layingOf(look.size('format')),
      jointColour: darker(stone, 0.36),
      jointMillimetres: 6,
    }),
    ['format', 'surface', 'thickness'],
  ),
  gravel: row(
    byColour,
    upright,
    (stone, look) => pebbleBag(stone, pebbleRadius(look.word('grain'))),
    ['grain'],
  ),
  'fence-panel': row(byColour, null, meshPanel),
  lawnmower: row(livery, null, (body, look) => withSource(lawnmower(body), look), ['source']),
  hose: row(byColour, { y: 640, rx: 330 }, (colour, look) =>
    coil(colour, 36, false, look.livery().body),
  ),
  soil: row(own('#6b4a34'), upright, (foil, look) => plasticBag(foil, look.livery().body)),
  'garden-table': row(byColour, { y: 650, rx: 340 }, gardenTable),
  'garden-bench': row(byColour, { y: 704, rx: 320 }, gardenBench),
  'wood-screw': row(byCoating, { y: 676, rx: 240 }, screws),
  'drywall-screw': row(byCoating, { y: 676, rx: 240 }, screws),
  'wall-plug': row(livery, { y: 640, rx: 260 }, wallPlugs),
  'hex-bolt': row(byCoating, { y: 690, rx: 280 }, hexBolt),
  silicone: row(byColour, { y: 698, rx: 160 }, (tint, look) => cartridge(tint, look.livery().body)),
  'pu-foam': row(livery, { y: 700, rx: 160 }, foamCan),
  shelving: row(byColour, { y: 700, rx: 300 }, shelving),
  'storage-box': row(byColour, { y: 660, rx: 330 }, storageBox),
  'self-levelling': row(livery, upright, (band) => paperBag('#c9c5bd', band, 'smooth')),
  'bitumen-membrane': row(livery, { y: 690, rx: 320 }, (print) =>
    lyingRoll('#33383e', darker(print, 0.3)),
  ),
  'liquid-membrane': row(livery, narrow, (tint) => paintBucket('#2f4f6f', tint)),
  'sealing-tape': row(livery, { y: 690, rx: 260 }, (mark) => tapeRoll('#d9dde1', mark)),
  'facade-adhesive': row(
    livery,
    upright,
    (band, look) =>
      paperBag(look.word('colour') === 'white' ? '#f1f0ec' : '#c6b697', band, 'trowel'),
    ['colour'],
  ),
  'facade-mesh': row(byColour, { y: 700, rx: 220 }, (wire, look) =>
    standingRoll(wire, look.livery().body),
  ),
  'facade-anchor': row(livery, { y: 690, rx: 260 }, (plastic) =>
    plateAnchors(lighter(plastic, 0.55)),
  ),
  'channel-drain': row(byMaterial, { y: 640, rx: 340 }, channelDrain),
  'land-drain': row(
    byColour,
    { y: 640, rx: 330 },
    (colour, look) => coil(colour, 26 + look.number('diameter') * 0.16, true, look.livery().body),
    ['diameter'],
  ),
  'manhole-cover': row(byMaterial, { y: 620, rx: 350 }, manholeCover),
  rebar: row(own('#8a7260'), { y: 620, rx: 320 }, steelBars),
  'rebar-mesh': row(
    own('#8a7260'),
    null,
    (wire, look) => mesh(look.size('format'), wire, look.word('mesh'), look.number('diameter')),
    ['format', 'mesh', 'diameter'],
  ),
  lintel: row(
    byMaterial,
    null,
    (_, look) => lintel(look.word('material'), look.number('length-cm'), look.number('width')),
    ['length-cm', 'width', 'material'],
  ),
  'osb-board': row(
    own('#d3a860'),
    null,
    (wood, look) =>
      boardPile(look.size('format'), look.number('thickness'), 3, {
        colour: wood,
        surface: 'flakes',
        core: darker(wood, 0.1),
        coreSurface: 'flakes',
      }),
    ['format', 'thickness'],
  ),
  plywood: row(
    byDecor,
    null,
    (wood, look) =>
      boardPile(look.size('format'), look.number('thickness'), 3, {
        colour: wood,
        surface: 'wood',
        core: '#dfc393',
        coreSurface: 'plies',
      }),
    ['format', 'thickness'],
  ),
  'melamine-board': row(
    byDecor,
    null,
    (face, look) =>
      boardPile(look.size('format'), look.number('thickness'), 2, {
        colour: face,
        surface: grainOf(look),
        core: '#c9a878',
        coreSurface: 'flakes',
      }),
    ['format', 'thickness'],
  ),
  'glued-panel': row(
    byDecor,
    null,
    (wood, look) =>
      boardPile(look.size('format'), look.number('thickness'), 2, {
        colour: wood,
        surface: 'wood',
        core: wood,
        coreSurface: 'wood',
        cell: 90,
      }),
    ['format', 'thickness'],
  ),
  'structural-beam': row(
    byDecor,
    null,
    (wood, look) => squaredTimber(crossSection(look), look.number('length-m'), wood),
    ['pipe-size', 'length-m'],
  ),
  batten: row(
    byDecor,
    null,
    (wood, look) => squaredTimber(crossSection(look), look.number('length-m'), wood),
    ['pipe-size', 'length-m'],
  ),
  'wood-decking': row(byDecor, { y: 640, rx: 340 }, (wood) => deckBoards(wood, false)),
  'composite-decking': row(byColour, { y: 640, rx: 340 }, (colour) => deckBoards(colour, true)),
  'cladding-board': row(byDecor, { y: 700, rx: 300 }, wallBoards),
  'towel-radiator': row(byColour, { y: 716, rx: 230 }, towelLadder),
  convector: row(byColour, { y: 646, rx: 330 }, panelHeater),
  'fan-heater': row(byColour, { y: 690, rx: 220 }, blower),
  'heating-mat': row(livery, null, heatingMat),
  'pellet-stove': row(byColour, { y: 702, rx: 250 }, stove),
  pellets: row(byDecor, upright, (wood, look) =>
    pelletBag(plasticBag('#e6e1d6', look.livery().body), wood),
  ),
  'flue-pipe': row(byColour, { y: 690, rx: 280 }, (metal) => sheetPipes(metal, false)),
  'air-conditioner': row(own('#e8ecef'), null, splitUnit),
  dehumidifier: row(own('#e9edf0'), { y: 708, rx: 230 }, dehumidifier),
  'extractor-fan': row(byColour, null, wallFan),
  'vent-duct': row(byMaterial, { y: 690, rx: 280 }, (metal) => sheetPipes(metal, true)),
  'vent-grille': row(byColour, null, louvre),
  thermostat: row(byColour, null, thermostat),
  'base-unit': row(byDecor, { y: 690, rx: 270 }, (front) => cabinet(front, [270, 230, 330], 1, 3)),
  'wall-unit': row(byDecor, null, (front) => cabinet(front, [300, 160, 320], 2, 1)),
  worktop: row(
    byDecor,
    null,
    (face, look) =>
      boardPile(look.size('format'), look.number('thickness'), 1, {
        colour: face,
        surface: grainOf(look),
        core: face,
        coreSurface: grainOf(look),
      }),
    ['format', 'thickness'],
  ),
  'kitchen-sink': row(byColour, { y: 606, rx: 340 }, sink),
  oven: row(byColour, { y: 696, rx: 290 }, oven),
  hob: row(byColour, { y: 624, rx: 330 }, hob),
  'cooker-hood': row(byColour, null, hood),
  fridge: row(byColour, { y: 716, rx: 200 }, fridge),
  dishwasher: row(byColour, { y: 700, rx: 280 }, dishwasher),
  'washing-machine': row(byColour, { y: 710, rx: 260 }, washer),
  'safety-shoe': row(byColour, { y: 636, rx: 300 }, workBoot),
  'work-trousers': row(byColour, null, trousers),
  'work-jacket': row(byColour, null, jacket),
  'hi-vis-vest': row(byColour, null, vest),
  'work-glove': row(byColour, null, gloves),
  'safety-helmet': row(byColour, { y: 690, rx: 270 }, helmet),
  'safety-glasses': row(byColour, { y: 560, rx: 290 }, glasses),
  'ear-defender': row(byColour, { y: 656, rx: 260 }, earMuffs),
  'dust-mask': row(own('#e9edf0'), null, mask),
  'fall-harness': row(livery, null, harness),
  'first-aid-kit': row(byColour, { y: 656, rx: 310 }, aidCase),
  'roller-shutter': row(byColour, null, shutter),
  awning: row(byColour, null, awning),
  'roller-blind': row(byColour, null, blind),
  'insect-screen': row(byColour, { y: 712, rx: 250 }, insectScreen),
  'garage-door': row(byColour, null, garageDoor),
  'attic-ladder': row(byMaterial, { y: 712, rx: 250 }, atticStairs),
  skirting: row(byDecor, { y: 640, rx: 330 }, skirtingStrips),
  underlay: row(byMaterial, { y: 690, rx: 320 }, (colour) =>
    lyingRoll(colour, lighter(colour, 0.5)),
  ),
  'transition-profile': row(byColour, { y: 660, rx: 350 }, seamStrip),
  'shower-enclosure': row(byColour, { y: 730, rx: 280 }, showerCabin),
  'shower-tray': row(byColour, { y: 640, rx: 350 }, showerTray),
  bathtub: row(own('#ffffff'), { y: 676, rx: 300 }, () => bathtub()),
  'vanity-unit': row(byDecor, null, vanity),
  'bathroom-mirror': row(byColour, null, mirror),
  'towel-rail': row(byColour, null, rail),
  'press-fitting': row(byMaterial, { y: 696, rx: 280 }, elbow),
  trap: row(byColour, null, bottleTrap),
  'extension-lead': row(byColour, { y: 690, rx: 320 }, socketStrip),
  trunking: row(byColour, { y: 650, rx: 340 }, trunking),
  'distribution-board': row(byColour, null, fuseBox),
  'residual-breaker': row(own('#eceff2'), null, () => residualSwitch()),
  'pendant-light': row(byColour, null, pendant),
  'outdoor-light': row(byColour, null, wallLamp),
  'led-panel': row(own('#fff7d9'), null, () => lightPanel()),
  'led-strip': row(own('#ffd257'), null, () => lightStrip()),
  'smoke-detector': row(livery, null, () => detector()),
  'video-doorbell': row(byColour, null, videoBell),
  'rotary-hammer': row(livery, null, (body, look) => withSource(rotaryHammer(body), look), [
    'source',
  ]),
  jigsaw: row(livery, null, (body, look) => withSource(jigsaw(body), look), ['source']),
  sander: row(livery, { y: 590, rx: 270 }, (body, look) => withSource(sander(body), look), [
    'source',
  ]),
  pliers: row(livery, null, pliers),
  'wrench-set': row(own('#b6bfc9'), null, wrenches),
  'hand-saw': row(livery, null, handSaw),
  'tape-measure': row(byColour, { y: 640, rx: 310 }, tapeMeasure),
  'laser-level': row(byColour, null, laser),
  'saw-blade': row(livery, { y: 706, rx: 220 }, (label) => sawDisc(label), ['use']),
  'bit-set': row(livery, { y: 664, rx: 320 }, bitCase),
  abrasive: row(own('#b5653f'), null, discs),
  'cement-mixer': row(livery, { y: 706, rx: 270 }, mixer),
  'pressure-washer': row(livery, { y: 706, rx: 300 }, pressureWasher),
  'workshop-vacuum': row(livery, { y: 714, rx: 280 }, drumVacuum),
  compressor: row(livery, { y: 700, rx: 310 }, compressor),
  'extension-ladder': row(own('#c3cbd3'), { y: 716, rx: 320 }, () => tallLadder()),
  scaffold: row(byMaterial, { y: 720, rx: 290 }, () => tower()),
  'tool-box': row(byColour, { y: 646, rx: 320 }, toolBox),
  'paint-brush': row(livery, null, flatBrush),
  'masking-tape': row(own('#e8d28a'), { y: 664, rx: 260 }, paperTape),
  'spray-paint': row(byColour, { y: 712, rx: 170 }, sprayCan),
  wallpaper: row(byColour, { y: 704, rx: 260 }, wallpaperRoll),
  'mounting-adhesive': row(byColour, { y: 698, rx: 160 }, (tint, look) =>
    cartridge(tint, look.livery().body),
  ),
  'wood-glue': row(livery, { y: 706, rx: 180 }, glueBottle),
  'chemical-anchor': row(livery, { y: 700, rx: 240 }, resinCartridge),
  nail: row(byCoating, null, nails),
  'angle-bracket': row(byMaterial, null, bracket),
  hinge: row(byColour, null, hinge),
  castor: row(byMaterial, { y: 686, rx: 230 }, castor),
  padlock: row(byMaterial, { y: 672, rx: 240 }, padlock),
  letterbox: row(byColour, null, letterbox),
  rope: row(byColour, { y: 690, rx: 290 }, rope),
  sprinkler: row(byColour, { y: 712, rx: 330 }, sprinkler),
  'drip-kit': row(own('#2b313b'), null, dripKit),
  'hose-reel': row(byColour, { y: 724, rx: 260 }, hoseReel),
  'garden-pump': row(livery, { y: 644, rx: 320 }, pump),
  'string-trimmer': row(livery, null, (body, look) => withSource(stringTrimmer(body), look), [
    'source',
  ]),
  chainsaw: row(livery, { y: 590, rx: 330 }, (body, look) => withSource(chainsaw(body), look), [
    'source',
  ]),
  'hedge-trimmer': row(livery, null, (body, look) => withSource(hedgeTrimmer(body), look), [
    'source',
  ]),
  pool: row(byMaterial, { y: 640, rx: 350 }, pool),
  'pool-chlorine': row(livery, { y: 710, rx: 260 }, tabletTub),
  'garden-shed': row(byColour, { y: 606, rx: 330 }, shed),
  parasol: row(byColour, { y: 708, rx: 200 }, parasol),
  barbecue: row(byColour, { y: 712, rx: 280 }, barbecue),
  fertiliser: row(livery, upright, (foil) => grassBag(plasticBag(foil, '#e9b22f'), '#7fa6c9')),
  'lawn-seed': row(livery, upright, (foil) => grassBag(plasticBag('#5a9a4a', foil), '#c9b27a')),
  planter: row(byColour, { y: 706, rx: 220 }, planter),
  'artificial-grass': row(own('#4f9a48'), { y: 706, rx: 330 }, turfRoll),
  'fence-post': row(byColour, null, fencePosts),
};
