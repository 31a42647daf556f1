import type { FamilyKey } from '../families/index.ts';
import { paperBag, pebbleBag, plasticBag } from './drawings/bags.ts';
import { ballValve, basinTap, kitchenTap, radiator, showerColumn, toilet, washbasin, waterHeater } from './drawings/bathroom.ts';
import { brickStack, hollowBlock, paleBlocks, pavingSlabs, roofTiles, steelChannel, steelSheet } from './drawings/blocks.ts';
import { boardStack, floorBoards, herringbone, insulationPack, lyingRoll, standingRoll, tiledFloor, wallTiles } from './drawings/boards.ts';
import { canister, paintBucket, paintTin } from './drawings/buckets.ts';
import { breaker, bulb, ceilingLamp, floodlight, rockerSwitch, socketOutlet } from './drawings/electricity.ts';
import { gardenBench, gardenTable, lawnmower, meshPanel } from './drawings/garden.ts';
import { cartridge, foamCan, hexBolt, screws, shelving, storageBox, wallPlugs } from './drawings/hardware.ts';
import { coil, gutterLength, rainPipe, socketPipes } from './drawings/lines.ts';
import { casement, doorHandle, entranceDoor, interiorDoor, lockCylinder, roofWindow } from './drawings/openings.ts';
import { angleGrinder, circularSaw, cuttingDisc, drillBits, drillDriver, hammer, paintRoller, screwdrivers, spiritLevel, stepLadder } from './drawings/tools.ts';
import type { Colour } from './kit/colour.ts';
import type { Drawing, Shadow } from './kit/scene.ts';

/** How a family is drawn: the axis that gives its tint, or a tint of its own. */
export type FamilyPicture = {
  readonly tint: { readonly axis: 'colour' | 'decor' } | { readonly own: Colour };
  readonly shadow: Shadow;
  readonly draw: (tint: Colour) => Drawing;
};

const byColour = { axis: 'colour' } as const;
const byDecor = { axis: 'decor' } as const;
const own = (colour: Colour) => ({ own: colour }) as const;
const upright = { y: 694, rx: 250 } as const;
const narrow = { y: 702, rx: 190 } as const;

const row = (tint: FamilyPicture['tint'], shadow: Shadow, draw: (tint: Colour) => Drawing): FamilyPicture => ({ tint, shadow, draw });

export const FAMILY_PICTURES: Readonly<Record<FamilyKey, FamilyPicture>> = {
  'cement': row(own('#4f7d5b'), upright, (band) => paperBag('#cdb797', band, 'slab')),
  'white-cement': row(own('#3d70b2'), upright, (band) => paperBag('#eeece6', band, 'slab')),
  'masonry-mortar': row(own('#c2593f'), upright, (band) => paperBag('#d3c3a8', band, 'bricks')),
  'render': row(byColour, upright, (tint) => paperBag('#ece8df', tint, 'waves')),
  'dry-concrete': row(own('#e0933a'), upright, (band) => paperBag('#b9b4aa', band, 'grains')),
  'clay-brick': row(own('#c8714e'), { y: 700, rx: 300 }, hollowBlock),
  'facing-brick': row(byColour, { y: 630, rx: 320 }, brickStack),
  'aerated-block': row(own('#dfe0dc'), { y: 610, rx: 340 }, paleBlocks),
  'plasterboard': row(own('#c3c9cf'), { y: 640, rx: 350 }, (paper) => boardStack(paper, '#f2efe8')),
  'moisture-plasterboard': row(own('#7fb08c'), { y: 640, rx: 350 }, (paper) => boardStack(paper, '#e9f0e6')),
  'drywall-profile': row(own('#c3ccd5'), { y: 596, rx: 300 }, () => steelChannel()),
  'joint-filler': row(own('#5b8fb9'), upright, (band) => paperBag('#f1f0ec', band, 'smooth')),
  'roof-tile': row(byColour, null, roofTiles),
  'metal-roof': row(byColour, null, steelSheet),
  'roof-membrane': row(own('#8d949c'), { y: 690, rx: 320 }, (colour) => lyingRoll(colour, '#c7ccd2')),
  'gutter': row(byColour, null, gutterLength),
  'downpipe': row(byColour, null, rainPipe),
  'glass-wool': row(own('#eecb62'), narrow, (wool) => standingRoll(wool, '#f3dd95')),
  'rock-wool': row(own('#a9925f'), { y: 668, rx: 330 }, (wool) => insulationPack(wool, 'fibres', '#c2593f')),
  'eps': row(own('#eef1f3'), { y: 668, rx: 330 }, (foam) => insulationPack(foam, 'beads', '#3d70b2')),
  'xps': row(own('#e9b3a4'), { y: 668, rx: 330 }, (foam) => insulationPack(foam, 'lines', '#7a4a9a')),
  'interior-door': row(byDecor, { y: 712, rx: 240 }, interiorDoor),
  'entrance-door': row(byColour, { y: 718, rx: 260 }, entranceDoor),
  'pvc-window': row(byColour, { y: 700, rx: 290 }, casement),
  'roof-window': row(byDecor, null, roofWindow),
  'door-handle': row(byColour, null, doorHandle),
  'cylinder': row(byColour, null, lockCylinder),
  'laminate': row(byDecor, null, (wood) => floorBoards(wood, 5)),
  'vinyl-floor': row(byDecor, null, (wood) => floorBoards(wood, 3)),
  'parquet': row(byDecor, null, herringbone),
  'stoneware-tile': row(byColour, null, (stone) => tiledFloor(stone, 3, 3, 'stone')),
  'wood-look-tile': row(byDecor, null, (wood) => tiledFloor(wood, 2, 6, 'wood')),
  'wall-tile': row(byColour, null, wallTiles),
  'tile-adhesive': row(own('#d8733a'), upright, (band) => paperBag('#dcd9d2', band, 'grid')),
  'grout': row(byColour, upright, (tint) => paperBag('#f3f1ec', tint, 'grid')),
  'basin-mixer': row(byColour, { cx: 340, y: 684, rx: 200 }, basinTap),
  'shower-set': row(byColour, null, showerColumn),
  'kitchen-mixer': row(byColour, { cx: 320, y: 696, rx: 190 }, kitchenTap),
  'washbasin': row(byColour, { y: 690, rx: 190 }, washbasin),
  'toilet': row(byColour, { y: 700, rx: 220 }, toilet),
  'waste-pipe': row(byColour, { y: 640, rx: 300 }, socketPipes),
  'multilayer-pipe': row(byColour, { y: 640, rx: 330 }, (colour) => coil(colour, 30, false, '#3d70b2')),
  'ball-valve': row(byColour, { y: 600, rx: 300 }, ballValve),
  'radiator': row(byColour, { y: 650, rx: 330 }, radiator),
  'water-heater': row(own('#f0f3f6'), null, () => waterHeater()),
  'cable': row(byColour, { y: 640, rx: 330 }, (colour) => coil(colour, 25, false, '#e8a13c')),
  'conduit': row(byColour, { y: 640, rx: 330 }, (colour) => coil(colour, 46, true, '#eceff2')),
  'socket': row(byColour, null, socketOutlet),
  'switch': row(byColour, null, rockerSwitch),
  'circuit-breaker': row(own('#eceff2'), null, () => breaker()),
  'led-bulb': row(own('#fff1bd'), null, () => bulb()),
  'ceiling-light': row(byColour, null, ceilingLamp),
  'floodlight': row(byColour, { y: 690, rx: 250 }, floodlight),
  'white-paint': row(own('#fbfbf9'), narrow, (tint) => paintBucket(tint, '#3d70b2')),
  'colour-paint': row(byColour, narrow, (tint) => paintBucket(tint, '#e9e4da')),
  'enamel': row(byColour, narrow, (tint) => paintTin(tint, '#f3f1ec')),
  'facade-paint': row(byColour, narrow, (tint) => paintBucket(tint, '#4f7d5b')),
  'wood-stain': row(byColour, narrow, (tint) => paintTin(tint, '#3f5a45')),
  'primer': row(own('#e9eef2'), narrow, (body) => canister(body, '#2f7f8c')),
  'paint-roller': row(own('#4f93c8'), null, paintRoller),
  'drill-driver': row(own('#e9b22f'), { y: 664, rx: 260 }, drillDriver),
  'angle-grinder': row(own('#2f8f86'), { y: 664, rx: 320 }, angleGrinder),
  'circular-saw': row(own('#d8733a'), { y: 676, rx: 330 }, circularSaw),
  'hammer': row(own('#c89b5d'), null, hammer),
  'screwdriver-set': row(own('#d8452f'), { y: 706, rx: 290 }, (first) => screwdrivers([first, '#e9b22f', '#2f6fb0'])),
  'spirit-level': row(byColour, null, spiritLevel),
  'ladder': row(own('#c9d1d8'), { y: 702, rx: 300 }, () => stepLadder()),
  'cutting-disc': row(own('#3b434d'), { y: 700, rx: 220 }, () => cuttingDisc()),
  'drill-bit': row(own('#b6bfc9'), { y: 650, rx: 280 }, () => drillBits()),
  'paving': row(byColour, { y: 610, rx: 350 }, pavingSlabs),
  'gravel': row(byColour, upright, pebbleBag),
  'fence-panel': row(byColour, null, meshPanel),
  'lawnmower': row(own('#5a9a4a'), null, lawnmower),
  'hose': row(byColour, { y: 640, rx: 330 }, (colour) => coil(colour, 36, false, '#2b313b')),
  'soil': row(own('#6b4a34'), upright, (foil) => plasticBag(foil, '#5a9a4a')),
  'garden-table': row(byColour, { y: 650, rx: 340 }, gardenTable),
  'garden-bench': row(byColour, { y: 704, rx: 320 }, gardenBench),
  'wood-screw': row(own('#d1ab52'), { y: 676, rx: 240 }, screws),
  'drywall-screw': row(own('#4b5058'), { y: 676, rx: 240 }, screws),
  'wall-plug': row(own('#9aa1a8'), { y: 640, rx: 260 }, wallPlugs),
  'hex-bolt': row(own('#b4bdc6'), { y: 690, rx: 280 }, hexBolt),
  'silicone': row(byColour, { y: 698, rx: 160 }, (tint) => cartridge(tint, '#2f6fb0')),
  'pu-foam': row(own('#d8733a'), { y: 700, rx: 160 }, foamCan),
  'shelving': row(byColour, { y: 700, rx: 300 }, shelving),
  'storage-box': row(byColour, { y: 660, rx: 330 }, storageBox),
};
