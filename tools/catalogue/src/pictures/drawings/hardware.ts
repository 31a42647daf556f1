import { type Colour, darker, lighter } from '../kit/colour.ts';
import { type Box, facePatch, isoBox, type Origin } from '../kit/iso.ts';
import type { Drawing } from '../kit/scene.ts';
import { ellipse, path, polygon, rect, repeated, stroke } from '../kit/shapes.ts';

type Paint = Parameters<Drawing>[0];

const threads = (from: number, to: number, half: number, colour: Colour): string => {
  const count = Math.floor((to - from) / 17);
  return repeated(count, (at) => {
    const y = from + at * 17;
    const own = half * Math.min(1, (count - at) / 3);
    return polygon(
      [
        [-own, y + 9],
        [own, y],
        [own * 1.5, y + 6],
        [own, y + 11],
        [-own, y + 19],
        [-own * 1.5, y + 15],
      ],
      at % 2 === 0 ? lighter(colour, 0.16) : darker(colour, 0.14),
    );
  });
};

/** One screw with its point down. */
const screw = (
  paint: Paint,
  x: number,
  y: number,
  turn: number,
  size: number,
  colour: Colour,
  recess: Colour,
): string =>
  `<g transform="translate(${String(x)} ${String(y)}) rotate(${String(turn)}) scale(${String(size)})">${[
    path('M-16 40L-16 380L0 436L16 380L16 40z', paint.round(colour)),
    threads(130, 410, 18, colour),
    path('M-50 0h100c-6 26-24 36-34 58h-32c-10-22-28-32-34-58z', paint.round(colour)),
    ellipse(0, 0, 50, 15, lighter(colour, 0.4)),
    ellipse(0, 0, 17, 6, recess),
  ].join('')}</g>`;

/** Screws as they lie when a box is emptied. */
export const screws =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      screw(paint, 250, 170, 24, 1.15, colour, '#4a3b1c'),
      screw(paint, 560, 150, -16, 1.15, darker(colour, 0.04), '#4a3b1c'),
      screw(paint, 410, 130, 4, 1.28, lighter(colour, 0.06), '#4a3b1c'),
    ].join('');

/** A bolt with its nut and washer. */
export const hexBolt =
  (metal: Colour): Drawing =>
  (paint) =>
    [
      `<g transform="translate(330 190) rotate(14)">${rect(-44, 40, 88, 430, paint.round(metal), 10)}${repeated(
        17,
        (at) =>
          polygon(
            [
              [-47, 196 + at * 16],
              [47, 188 + at * 16],
              [47, 195 + at * 16],
              [-47, 204 + at * 16],
            ],
            darker(metal, 0.26),
          ),
      )}${path('M-98-40h64v92h-64zM34-40h64v92H34z', darker(metal, 0.22))}${rect(-54, -40, 108, 92, paint.round(lighter(metal, 0.12)))}${polygon(
        [
          [-98, -40],
          [-54, -62],
          [54, -62],
          [98, -40],
          [54, -26],
          [-54, -26],
        ],
        lighter(metal, 0.5),
      )}</g>`,
      `<g transform="translate(560 560)">${ellipse(6, 30, 116, 84, darker(metal, 0.4))}${ellipse(0, 16, 116, 84, metal)}${ellipse(0, 16, 62, 44, '#ffffff')}${ellipse(0, 24, 62, 44, darker(metal, 0.4))}${ellipse(2, 28, 58, 40, '#ffffff')}</g>`,
      `<g transform="translate(580 330)">${polygon(
        [
          [-104, 0],
          [-54, 58],
          [54, 58],
          [104, 0],
          [104, 66],
          [54, 124],
          [-54, 124],
          [-104, 66],
        ],
        darker(metal, 0.26),
      )}${polygon(
        [
          [-54, 58],
          [54, 58],
          [54, 124],
          [-54, 124],
        ],
        metal,
      )}${polygon(
        [
          [-104, 0],
          [-54, -58],
          [54, -58],
          [104, 0],
          [54, 58],
          [-54, 58],
        ],
        lighter(metal, 0.36),
      )}${ellipse(0, 0, 48, 34, darker(metal, 0.6))}${ellipse(2, 7, 44, 27, darker(metal, 0.75))}</g>`,
    ].join('');

/** Nylon plugs, two with their screw. */
export const wallPlugs =
  (colour: Colour): Drawing =>
  (paint) => {
    const plug = (x: number, y: number, turn: number): string =>
      `<g transform="translate(${String(x)} ${String(y)}) rotate(${String(turn)})">${rect(-42, 0, 84, 26, paint.round(lighter(colour, 0.1)), 9)}${path('M-32 26h64v230l-14 90h-36l-14-90z', paint.round(colour))}${rect(-4, 90, 8, 210, darker(colour, 0.5), 4)}${repeated(6, (at) => path(`M-32 ${String(70 + at * 34)}l-13 14 13 10zM32 ${String(70 + at * 34)}l13 14-13 10z`, darker(colour, 0.14)))}</g>`;
    return (
      [plug(230, 240, 16), plug(420, 210, -3), plug(590, 250, -20)].join('') +
      screw(paint, 425, 120, -3, 0.5, '#c5a24e', '#4a3b1c')
    );
  };

/** A sealant cartridge with its nozzle. */
export const cartridge =
  (tint: Colour, label: Colour): Drawing =>
  (paint) =>
    [
      path('M384 60h32l14 150h-60z', paint.round('#eef1f4')),
      path('M388 60h24l2 22h-28z', tint),
      path('M352 208h96l16 52H336z', paint.round('#d7dde3')),
      rect(300, 256, 200, 440, paint.round('#f3f5f7'), 12),
      rect(300, 318, 200, 300, paint.round(label)),
      rect(300, 540, 200, 46, paint.round(tint)),
      ellipse(400, 418, 62, 62, lighter(label, 0.85)),
      path('M352 430c26-38 70-38 96 0-26 30-70 30-96 0z', tint),
      rect(292, 250, 216, 26, paint.round('#c9d1d8'), 8),
      rect(300, 672, 200, 26, paint.round('#aeb8c2'), 6),
      stroke('M322 280v390', '#ffffff', 9, ' opacity=".6"'),
      stroke('M560 640c40-10 70-10 120 6', tint, 24),
      stroke('M556 634c40-10 74-10 120 4', lighter(tint, 0.5), 7, ' opacity=".8"'),
    ].join('');

/** A can of expanding foam with its straw and a blob of foam. */
export const foamCan =
  (label: Colour): Drawing =>
  (paint) =>
    [
      path(
        'M298 280c0-50 40-76 102-76s102 26 102 76v390c0 18-40 34-102 34s-102-16-102-34z',
        paint.round(label),
      ),
      path('M298 420h204v130H298z', paint.round(lighter(label, 0.72))),
      path('M330 520c-4-24 20-36 34-24 6-30 56-30 62-2 22-14 48 4 40 28z', darker(label, 0.05)),
      path('M340 208c0-40 20-60 60-60s60 20 60 60z', paint.round('#c9d1d8')),
      rect(366, 108, 68, 56, paint.round('#2b313b'), 10),
      path(
        'M430 120h150c20 0 30 10 34 30l16 70-22 6-18-64c-4-10-10-14-20-14H430z',
        paint.lying('#e8edf1'),
      ),
      path(
        'M560 252c-10-34 30-52 50-30 22-24 66-4 58 28 34 0 42 46 10 56 4 30-38 42-54 18-24 22-66 4-58-28-30-4-36-34-6-44z',
        '#f7e6b4',
      ),
      path(
        'M584 262c6-16 24-18 34-8M624 300c14 6 30 0 32-14',
        'none',
        ' stroke="#dcc382" stroke-width="6" stroke-linecap="round"',
      ),
      rect(298, 640, 204, 20, '#aeb8c2'),
      stroke('M322 290v340', '#ffffff', 10, ' opacity=".55"'),
    ].join('');

/** Shelves with a few boxes. */
export const shelving =
  (metal: Colour): Drawing =>
  () => {
    const origin: Origin = [400, 560];
    const post = (x: number, y: number): string =>
      isoBox({ origin, at: [x, y, 0], size: [14, 14, 480] }, metal);
    const shelf = (z: number): string =>
      isoBox({ origin, at: [0, 0, z], size: [300, 150, 16] }, lighter(metal, 0.1)) +
      facePatch(
        { origin, at: [0, 0, z], size: [300, 150, 16] },
        'top',
        [0.02, 0.05],
        [0.98, 0.95],
        '#d8bd8f',
      );
    const crate = (
      x: number,
      y: number,
      z: number,
      width: number,
      height: number,
      colour: Colour,
    ): string => {
      const box: Box = { origin, at: [x, y, z], size: [width, 90, height] };
      return (
        isoBox(box, colour) + facePatch(box, 'left', [0.3, 0.24], [0.7, 0.4], darker(colour, 0.36))
      );
    };
    return `<g transform="translate(-66 6)">${post(0, 0)}${post(286, 0)}${[20, 130, 240, 350, 460]
      .map(
        (z, at) =>
          shelf(z) +
          (at === 1 ? crate(30, 30, z + 16, 110, 60, '#3f7fc4') : '') +
          (at === 2 ? crate(150, 30, z + 16, 120, 54, '#d8733a') : '') +
          (at === 3 ? crate(40, 30, z + 16, 90, 62, '#6aa86f') : ''),
      )
      .join('')}${post(0, 136)}${post(286, 136)}</g>`;
  };

/** A storage box with lid and clips. */
export const storageBox =
  (colour: Colour): Drawing =>
  () => {
    const origin: Origin = [420, 380];
    const box: Box = { origin, at: [0, 0, 0], size: [360, 250, 190] };
    const lid: Box = { origin, at: [-10, -10, 190], size: [380, 270, 26] };
    return `<g transform="translate(-46 30)">${isoBox(box, colour)}${repeated(4, (at) => facePatch(box, 'left', [0.08 + at * 0.23, 0.2], [0.2 + at * 0.23, 0.92], darker(colour, 0.1)))}${repeated(3, (at) => facePatch(box, 'right', [0.1 + at * 0.3, 0.2], [0.26 + at * 0.3, 0.92], darker(colour, 0.32)))}${isoBox(lid, lighter(colour, 0.16))}${facePatch(lid, 'top', [0.06, 0.08], [0.94, 0.92], lighter(colour, 0.42))}${facePatch({ origin, at: [-10, -10, 150], size: [380, 270, 66] }, 'left', [0.42, 0.1], [0.58, 1], '#e8a13c')}${facePatch({ origin, at: [-10, -10, 150], size: [380, 270, 66] }, 'right', [0.38, 0.1], [0.62, 1], '#c27f26')}</g>`;
  };
