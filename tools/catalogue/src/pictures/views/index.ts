import { createHash } from 'node:crypto';
import type { ProductViewKind } from '@materia/api-contract/feed';
import type { AttributeCode } from '../../attributes.ts';
import type { Axis, Family, Size } from '../../families/family.ts';
import { FAMILIES, FAMILY_KEYS, type FamilyKey } from '../../families/index.ts';
import type { FamilyVariant } from '../../families/variants.ts';
import { type Laid, laidFill } from '../drawings/measured.ts';
import { FAMILY_PICTURES } from '../family-pictures.ts';
import { FAMILY_VIEWS } from '../family-views.ts';
import { type Colour, darker, lighter } from '../kit/colour.ts';
import { written } from '../kit/glyphs.ts';
import { type Drawing, type Paint, scene } from '../kit/scene.ts';
import { circle, numeral, rect, stroke } from '../kit/shapes.ts';
import { sheen, type Surface, surfaceFill } from '../kit/surfaces.ts';
import { brandSign } from '../livery.ts';
import { type Fact, factsInName, type Look, lookAt } from '../look.ts';
import { colourOfMaterial, isDyed, surfaceOfMaterial } from '../materials.ts';
import { tintOf } from '../tints.ts';
import {
  arrowAcross,
  arrowAslant,
  arrowUp,
  centimetres,
  chips,
  MEASURES,
  sidesOf,
} from './measures.ts';
import { packageOf } from './packages.ts';
import { SCENES, type SceneKind } from './scenes.ts';

/** A view of a product: its file and how to draw it. */
export type View = {
  readonly kind: 'main' | ProductViewKind;
  readonly file: string;
  readonly svg: () => string;
};

/** Attributes that make a product larger or smaller as a whole, and the power of their effect. */
const GROWTH: readonly (readonly [AttributeCode, number])[] = [
  ['volume', 1 / 3],
  ['volume-ml', 1 / 3],
  ['weight', 1 / 3],
  ['tank', 1 / 3],
  ['contents', 1 / 4],
  ['length-m', 1 / 4],
  ['diameter', 1 / 2],
  ['blade-diameter', 1 / 2],
  ['bar-length', 1 / 2],
  ['length', 1 / 2],
  ['length-cm', 1 / 2],
  ['cut-width', 1 / 2],
  ['steps', 1 / 2],
  ['working-height', 1 / 2],
];
/** The smallest scale, so that small sizes can still be recognised. */
const LEAST = 0.6;
/** The same for the longer side of a format; the sides keep their ratio. */
const LEAST_FORMAT = 0.6;

/** Families whose format is that of their plan: the second side runs away from the eye. */
const LYING: ReadonlySet<FamilyKey> = new Set<FamilyKey>([
  'shower-enclosure',
  'shower-tray',
  'bathtub',
  'garden-table',
  'kitchen-sink',
  'manhole-cover',
  'attic-ladder',
  'plasterboard',
  'moisture-plasterboard',
  'osb-board',
  'plywood',
  'melamine-board',
  'glued-panel',
  'worktop',
  'rock-wool',
  'eps',
  'xps',
  'barbecue',
  'awning',
]);

/**
 * Width and height of drawings that show a thing from the front. They are stretched to the format
 * of the product: width and height, and for some a depth.
 */
const FRONTS: Readonly<Partial<Record<FamilyKey, readonly [width: number, height: number]>>> = {
  radiator: [654, 448],
  'towel-radiator': [338, 624],
  'roof-window': [620, 570],
  'pvc-window': [520, 564],
  'roller-shutter': [540, 606],
  'roller-blind': [489, 586],
  'insect-screen': [432, 620],
  'garage-door': [710, 586],
  'bathroom-mirror': [440, 600],
  'vent-grille': [566, 548],
  'fence-panel': [693, 583],
  shelving: [390, 705],
};
/** The longest side of a front, in drawing units. */
const LONGEST_FRONT = 620;

/** Families of which the length is the longest side, and the width another one. */
const LONG: ReadonlySet<FamilyKey> = new Set<FamilyKey>([
  'lintel',
  'wood-decking',
  'composite-decking',
  'transition-profile',
  'channel-drain',
  'skirting',
]);

/** What is particular to a family, worked out once. */
type Plan = {
  readonly key: FamilyKey;
  readonly axes: ReadonlyMap<AttributeCode, Axis>;
  readonly tintAxis: 'colour' | 'decor' | 'material' | 'coating' | null;
  readonly isLaid: boolean;
  readonly facts: Readonly<Record<View['kind'], ReadonlySet<Fact>>>;
};

const TEXTURES: readonly AttributeCode[] = ['material', 'finish', 'surface'];
const FITTED: readonly AttributeCode[] = ['format', 'width', 'height'];

const planOf = (key: FamilyKey): Plan => {
  const family: Family = FAMILIES[key];
  const { tint, shows } = FAMILY_PICTURES[key];
  const axes = new Map(family.axes.map((axis) => [axis.attribute, axis]));
  const own = (codes: readonly AttributeCode[]): readonly AttributeCode[] =>
    codes.filter((code) => axes.has(code));
  const tintAxis = 'axis' in tint ? tint.axis : null;
  const tinted: readonly AttributeCode[] = tintAxis === null ? [] : [tintAxis];
  const isLaid = FAMILY_PICTURES[key].laid !== undefined;
  const textures = own(TEXTURES).filter((code) => (axes.get(code)?.values.length ?? 0) > 1);
  const growth = isLaid ? [] : own(GROWTH.map(([code]) => code)).slice(0, 2);
  const shape = isLaid ? own(shows) : [...own(shows), ...own(FITTED), ...growth];
  const { scene: sceneKind, detail, matter } = FAMILY_VIEWS[key];
  const showsProduct = sceneKind !== 'room-floor' && sceneKind !== 'tiled-wall';
  const set = (...facts: readonly (readonly Fact[])[]): ReadonlySet<Fact> => new Set(facts.flat());
  const brand: readonly Fact[] = ['brand'];
  return {
    key,
    axes,
    tintAxis,
    isLaid,
    facts: {
      main: set(brand, tinted, shape, textures),
      scene: set(showsProduct ? brand : [], tinted, shape, isLaid ? textures : []),
      dimensions: set(own(MEASURES), shape),
      detail: set(
        typeof detail === 'string' && (!('from' in tint) || matter !== null) ? [] : brand,
        tinted,
        textures,
        isLaid ? shape : typeof detail === 'string' ? [] : own(shows),
      ),
      package: set(
        brand,
        tinted,
        ['contents'],
        own(['piece-count']),
        own(shows),
        isLaid ? textures : [],
      ),
    },
  };
};

const PLANS: ReadonlyMap<FamilyKey, Plan> = new Map(FAMILY_KEYS.map((key) => [key, planOf(key)]));

const planFor = (key: FamilyKey): Plan => {
  const plan = PLANS.get(key);
  if (plan === undefined) throw new Error(`There is no drawing of ${key}`);
  return plan;
};

/** The product's colour: its own, its material's, its maker's, or the family's. */
const colourOf = ({ key, tintAxis }: Plan, look: Look): Colour => {
  const { tint } = FAMILY_PICTURES[key];
  if ('own' in tint) return tint.own;
  if ('from' in tint) return look.livery().body;
  if (tintAxis === null || !look.has(tintAxis)) return '#cfd8de';
  const term = look.word(tintAxis);
  return tintAxis === 'material' || tintAxis === 'coating' ? colourOfMaterial(term) : tintOf(term);
};

const largestOf = (axis: Axis | undefined): number =>
  Math.max(1, ...(axis?.values ?? []).map((value) => (typeof value === 'number' ? value : 1)));

/** How much a variant is stretched against the drawing, which shows the largest one. */
const fitOf = ({ key, axes, isLaid }: Plan, look: Look): readonly [x: number, y: number] => {
  if (isLaid) return [1, 1];
  /** Sizes that the drawing shows by itself. */
  const { shows } = FAMILY_PICTURES[key];
  const share = (code: AttributeCode, power: number): number =>
    look.has(code) && !shows.includes(code)
      ? Math.max(LEAST, (look.number(code) / largestOf(axes.get(code))) ** power)
      : 1;
  const all = GROWTH.reduce((scale, [code, power]) => scale * share(code, power), 1);
  const [across, up] = [share('width', 1), share('height', 1)];
  if (!look.has('format') || shows.includes('format')) {
    const least = Math.max(LEAST, all);
    return [Math.max(LEAST, across * least), Math.max(LEAST, up * least)];
  }
  const formats = axes.get('format')?.values ?? [];
  const side = (at: number): number =>
    Math.max(1, ...formats.map((format) => (typeof format === 'object' ? (format[at] ?? 1) : 1)));
  const format = look.size('format');
  const front = FRONTS[key];
  if (front !== undefined) {
    const [width = 1, height = 1] = format;
    const longest = Math.max(width, height);
    const scale =
      (LONGEST_FRONT *
        (LEAST_FORMAT + (1 - LEAST_FORMAT) * (longest / Math.max(side(0), side(1))))) /
      longest;
    return [(scale * width) / front[0], (scale * height) / front[1]];
  }
  const third = format.length > 2;
  const shares = [
    (format[0] ?? 1) / side(0),
    (format[third ? 2 : 1] ?? 1) / side(third ? 2 : 1),
  ] as const;
  const longest = Math.max(...shares);
  if (LYING.has(key)) {
    const scale = LEAST_FORMAT + (1 - LEAST_FORMAT) * Math.sqrt(shares[0] * shares[1]);
    return [scale, scale];
  }
  const boost = (LEAST_FORMAT + (1 - LEAST_FORMAT) * longest) / longest;
  return [shares[0] * boost, shares[1] * boost];
};

/** Where a drawing meets the ground. */
const footOf = ({ key }: Plan): number => FAMILY_PICTURES[key].shadow?.y ?? 710;

/** The product on no ground, fitted to its size. */
const bodyOf = (plan: Plan, look: Look): Drawing => {
  const picture = FAMILY_PICTURES[plan.key];
  const drawing = picture.draw(colourOf(plan, look), look);
  const [x, y] = fitOf(plan, look);
  const foot = picture.shadow?.y ?? 400;
  return x === 1 && y === 1
    ? drawing
    : (paint) =>
        `<g transform="translate(400 ${numeral(foot)}) scale(${x.toFixed(3)} ${y.toFixed(3)}) translate(-400 -${numeral(foot)})">${drawing(paint)}</g>`;
};

/** Material and finish of a product as they are named in its attributes. */
const surfaceOf = (
  { key, tintAxis }: Plan,
  look: Look,
): readonly [Surface, string, Colour | null] => {
  const finish = look.has('finish')
    ? look.word('finish')
    : look.has('surface')
      ? look.word('surface')
      : '';
  const { detail } = FAMILY_VIEWS[key];
  const own = typeof detail === 'string' ? detail : 'plain';
  if (!look.has('material')) return [own, finish, null];
  const material = look.word('material');
  const surface = surfaceOfMaterial(material);
  return [
    surface,
    finish,
    isDyed(material) && tintAxis !== 'material' ? null : colourOfMaterial(material),
  ];
};

/** A magnified sample of material and finish in a corner. */
const bubble = (paint: Paint, plan: Plan, look: Look): string => {
  if (plan.isLaid || !TEXTURES.some((code) => look.has(code))) return '';
  const [surface, finish, colour] = surfaceOf(plan, look);
  const fill = surfaceFill(paint, surface, colour ?? colourOf(plan, look), 90);
  return `<g${paint.clip('<circle cx="716" cy="716" r="52"/>')}>${rect(660, 660, 112, 112, fill)}${sheen(finish, 664, 664, 104, 104)}</g><circle cx="716" cy="716" r="52" fill="none" stroke="#dfe4e8" stroke-width="6"/>`;
};

const placed =
  (paint: Paint, drawing: Drawing) =>
  (x: number, y: number, side: number): string =>
    `<g transform="translate(${numeral(x)} ${numeral(y)}) scale(${(side / 800).toFixed(3)})">${drawing(paint)}</g>`;

const mainSvg = (plan: Plan, look: Look): string => {
  const body = bodyOf(plan, look);
  const [x] = plan.isLaid ? [1] : fitOf(plan, look);
  const { shadow } = FAMILY_PICTURES[plan.key];
  return scene(
    (paint) => body(paint) + bubble(paint, plan, look) + brandSign(look.livery(), 34, 732, 40),
    shadow === null ? null : { ...shadow, rx: Math.round(shadow.rx * x) },
  );
};

/** The colour of the matter: what is in the bag or the tin, not what is on it. */
const matterOf = (plan: Plan, look: Look): Colour =>
  FAMILY_VIEWS[plan.key].matter ?? surfaceOf(plan, look)[2] ?? colourOf(plan, look);

const JOINT_MILLIMETRES = 10;
/** Bricks and blocks in courses. */
const courses = (paint: Paint, format: Size, colour: Colour, units: number): string => {
  const [a = 250, , c = 65] = format;
  return laidFill(paint, [a, c], units, {
    colour,
    surface: 'plain',
    finish: '',
    laying: 'half',
    jointColour: '#d6d0c6',
    jointMillimetres: JOINT_MILLIMETRES,
  });
};

/** A field of the product; 600 millimetres are `side` units. */
const materialFill = (paint: Paint, plan: Plan, look: Look, side: number): string => {
  const colour = matterOf(plan, look);
  const laid = FAMILY_PICTURES[plan.key].laid?.(colour, look);
  if (laid !== undefined) return laidFill(paint, laid.format, side / 600, laid);
  if (look.has('format') && look.size('format').length === 3 && FAMILY_VIEWS[plan.key].covers)
    return courses(paint, look.size('format'), colour, side / 600);
  return surfaceFill(paint, surfaceOf(plan, look)[0], colour, side / 3);
};

/** What surrounds a product that covers no wall and no floor itself. */
const usualFill = (paint: Paint, kind: SceneKind, side: number): string => {
  const tiles = (format: Size, colour: Colour, jointColour: string): string =>
    laidFill(paint, format, side / 600, {
      colour,
      surface: 'plain',
      finish: '',
      laying: 'grid',
      jointColour,
    });
  switch (kind) {
    case 'building-site':
      return courses(paint, [250, 120, 65], '#b5604a', side / 600);
    case 'bathroom':
    case 'washstand':
      return tiles([300, 300], '#e3ecee', '#ffffff');
    case 'terrace':
      return tiles([500, 500], '#c9c2b5', '#a59d8f');
    case 'house-roof':
      return courses(paint, [300, 0, 300], '#a8523d', side / 600);
    case 'attic':
      return surfaceFill(paint, 'fibres', '#eecb62', side);
    case 'facade':
      return surfaceFill(paint, 'plain', '#e9dfcd', side);
    default:
      return surfaceFill(paint, 'plain', '#cfd3d6', side);
  }
};

const sceneSvg = (plan: Plan, look: Look): string => {
  const { scene: kind, covers } = FAMILY_VIEWS[plan.key];
  const hangs = FAMILY_PICTURES[plan.key].shadow === null;
  return scene(
    (paint) =>
      SCENES[kind]({
        paint,
        tint:
          kind === 'facade' && !covers
            ? '#e9dfcd'
            : (FAMILY_VIEWS[plan.key].matter ?? colourOf(plan, look)),
        surface: (scale) =>
          covers
            ? materialFill(paint, plan, look, 200 * scale)
            : usualFill(paint, kind, 200 * scale),
        product: placed(paint, bodyOf(plan, look)),
        standing: (x, y, side) =>
          placed(paint, bodyOf(plan, look))(x - side / 2, y - (side * footOf(plan)) / 800, side),
        shown: (x, y, side) =>
          placed(paint, bodyOf(plan, look))(
            x - side / 2,
            hangs ? y - side * 1.08 : y - (side * footOf(plan)) / 800,
            side,
          ),
      }),
    null,
  );
};

/** One piece of what is laid, with its sides. */
const dimensionsOfPiece = ({ format, thickness }: Laid, look: Look): string => {
  const [a = 1, b = a] = format;
  const scale = 470 / Math.max(a, b);
  const [width, height] = [a * scale, b * scale];
  const edge = Math.max(4, Math.min(40, thickness * scale));
  const [x, y] = [370 - width / 2, 300 - height / 2];
  const { rest } = sidesOf(look, { isLying: false, isLong: false, isFront: false });
  return scene(
    () =>
      [
        rect(0, 0, 800, 800, '#f7fafc'),
        rect(x + edge, y + edge, width, height, '#b9c8d4', 3),
        rect(x, y, width, height, '#e3ebf1', 3),
        `<rect x="${numeral(x)}" y="${numeral(y)}" width="${numeral(width)}" height="${numeral(height)}" rx="3" fill="none" stroke="#7f97a9" stroke-width="3"/>`,
        arrowAcross(x, y + height + edge + 56, width, centimetres(a)),
        arrowUp(x + width + edge + 60, y + height, height, centimetres(b)),
        rest.length === 0 ? '' : chips(rest, 706),
      ].join(''),
    null,
  );
};

/** Where the product stands between its arrows. */
const MEASURED = { x: 110, y: 40, side: 560 } as const;

type Outline = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** The sides between which arrows run: those of a front exactly, of other drawings about. */
const outlineOf = (plan: Plan, look: Look): Outline => {
  const front = FRONTS[plan.key];
  const { shadow } = FAMILY_PICTURES[plan.key];
  if (front === undefined) return { left: 140, right: 640, top: 100, bottom: 580 };
  const unit = MEASURED.side / 800;
  const [x, y] = fitOf(plan, look);
  const [width, height] = [front[0] * x * unit, front[1] * y * unit];
  const middle = MEASURED.x + MEASURED.side / 2;
  const bottom =
    shadow === null ? MEASURED.y + MEASURED.side / 2 + height / 2 : MEASURED.y + shadow.y * unit;
  return {
    left: middle - width / 2,
    right: middle + width / 2,
    top: bottom - height,
    bottom,
  };
};

const dimensionsSvg = (plan: Plan, look: Look): string => {
  const laid = FAMILY_PICTURES[plan.key].laid?.('#cfd8de', look);
  if (laid !== undefined) return dimensionsOfPiece(laid, look);
  const { across, up, deep, rest } = sidesOf(look, {
    isLying: LYING.has(plan.key),
    isLong: LONG.has(plan.key),
    isFront: plan.key in FRONTS,
  });
  const body = bodyOf(plan, look);
  const { left, right, top, bottom } = outlineOf(plan, look);
  return scene(
    (paint) =>
      [
        rect(0, 0, 800, 800, '#f7fafc'),
        `<g opacity=".62">${placed(paint, body)(MEASURED.x, MEASURED.y, MEASURED.side)}</g>`,
        across === null ? '' : arrowAcross(left, Math.min(640, bottom + 46), right - left, across),
        up === null ? '' : arrowUp(right + 64, bottom, bottom - top, up),
        deep === null ? '' : arrowAslant(60, 470, 150, 34, deep),
        rest.length === 0 ? '' : chips(rest, 706),
      ].join(''),
    null,
  );
};

/** A bar under a close-up that says how wide a part of it is. */
const scaleBar = (text: string): string =>
  rect(40, 700, 236, 66, '#ffffffdd', 12) +
  stroke('M60 744V756H256V744', '#2b333c', 4) +
  written(text, { x: 158, y: 712, height: 26, colour: '#2b333c', align: 'middle', weight: 2 });

const detailSvg = (plan: Plan, look: Look): string => {
  const { detail } = FAMILY_VIEWS[plan.key];
  const colour = colourOf(plan, look);
  if (typeof detail === 'object') {
    const [x, y] = detail.at;
    const drawing = FAMILY_PICTURES[plan.key].draw(colour, look);
    return scene((paint) => {
      const zoom = 2.3;
      return (
        rect(0, 0, 800, 800, lighter(colour, 0.86)) +
        circle(400, 400, 352, '#ffffff') +
        `<g${paint.clip('<circle cx="400" cy="400" r="352"/>')}><g transform="translate(${numeral(400 - x * zoom)} ${numeral(400 - y * zoom)}) scale(${String(zoom)})">${drawing(paint)}</g></g>` +
        `<circle cx="400" cy="400" r="352" fill="none" stroke="${darker(colour, 0.3)}" stroke-opacity=".5" stroke-width="10"/>`
      );
    }, null);
  }
  const laid = FAMILY_PICTURES[plan.key].laid?.(colour, look);
  if (laid !== undefined)
    return scene(
      (paint) =>
        rect(0, 0, 800, 800, laidFill(paint, laid.format, 1.96, laid, 'translate(-60 -40)')) +
        scaleBar('10 cm'),
      null,
    );
  return scene((paint) => {
    const [surface, finish] = surfaceOf(plan, look);
    return (
      rect(0, 0, 800, 800, surfaceFill(paint, surface, matterOf(plan, look), 400)) +
      sheen(finish, 0, 0, 800, 800) +
      scaleBar('1 cm')
    );
  }, null);
};

const packageSvg = (plan: Plan, look: Look): string =>
  scene(
    (paint) =>
      packageOf({
        paint,
        livery: look.livery(),
        tint: colourOf(plan, look),
        inside: () => materialFill(paint, plan, look, 160),
        contents: look.contents(),
        pieces: look.has('piece-count') ? look.number('piece-count') : null,
        product: placed(paint, FAMILY_PICTURES[plan.key].draw(colourOf(plan, look), look)),
        foot: footOf(plan),
        isTool: 'from' in FAMILY_PICTURES[plan.key].tint,
      }),
    { y: 700, rx: 320 },
  );

const DRAWERS: Readonly<Record<View['kind'], (plan: Plan, look: Look) => string>> = {
  main: mainSvg,
  scene: sceneSvg,
  dimensions: dimensionsSvg,
  detail: detailSvg,
  package: packageSvg,
};

/** The picture call accepts names of 80 letters; longer ones end in a hash of the whole. */
const LONGEST_NAME = 80;
const HASH_LENGTH = 8;
const shortened = (name: string): string =>
  name.length <= LONGEST_NAME
    ? name
    : `${name.slice(0, LONGEST_NAME - HASH_LENGTH - 1).replace(/-$/, '')}-${createHash('sha256').update(name).digest('hex').slice(0, HASH_LENGTH)}`;

const viewOf = (article: FamilyVariant, kind: View['kind']): View => {
  const plan = planFor(article.family);
  const facts = plan.facts[kind];
  const words = factsInName(article, facts);
  const family = kind === 'main' ? article.family : `${article.family}-${kind}`;
  return {
    kind,
    file: `${shortened(words === '' ? family : `${family}-${words}`)}.svg`,
    svg: () => DRAWERS[kind](plan, lookAt(article, facts)),
  };
};

/** A product alone, as its main view shows it. */
export const bodyOfArticle = (article: FamilyVariant): Drawing => {
  const plan = planFor(article.family);
  return bodyOf(plan, lookAt(article, plan.facts.main));
};
/** Where the drawing of a family meets the ground. */
export const footOfFamily = (key: FamilyKey): number => footOf(planFor(key));

export const mainView = (article: FamilyVariant): View => viewOf(article, 'main');
/** The main view first. Views of two products have the same file exactly if they look the same. */
export const viewsOf = (article: FamilyVariant): readonly View[] =>
  (['main', 'scene', 'dimensions', 'detail', 'package'] as const).map((kind) =>
    viewOf(article, kind),
  );
