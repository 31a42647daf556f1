import { type Colour, darker, lighter } from '../kit/colour.ts';
import { type Box, facePatch, isoBox } from '../kit/iso.ts';
import type { Drawing } from '../kit/scene.ts';
import { circle, ellipse, path, rect, repeated, stroke } from '../kit/shapes.ts';

/** Ribbed steel bars in a bundle. */
export const steelBars =
  (steel: Colour): Drawing =>
  (paint) => {
    const bar = (y: number, tone: Colour): string =>
      rect(70, y, 640, 40, paint.lying(tone)) +
      repeated(22, (at) =>
        stroke(`M${String(84 + at * 28)} ${String(y + 38)}l14-36`, darker(tone, 0.4), 6),
      ) +
      ellipse(710, y + 20, 11, 20, lighter(tone, 0.3)) +
      ellipse(710, y + 20, 6, 12, darker(tone, 0.1));
    return `<g transform="rotate(-18 400 400)">${[290, 344, 398, 452].map((y, at) => bar(y, at % 2 === 0 ? steel : darker(steel, 0.12))).join('')}${rect(220, 280, 16, 222, '#c98a3a')}${rect(520, 280, 16, 222, '#c98a3a')}</g>`;
  };

/** A channel with its slotted grate. */
export const channelDrain =
  (metal: Colour): Drawing =>
  () => {
    const box: Box = { origin: [250, 250], at: [0, 0, 0], size: [430, 150, 130] };
    const slots = repeated(
      13,
      (at) =>
        facePatch(box, 'top', [0.04 + at * 0.073, 0.16], [0.075 + at * 0.073, 0.46], '#1d232b') +
        facePatch(box, 'top', [0.04 + at * 0.073, 0.54], [0.075 + at * 0.073, 0.84], '#1d232b'),
    );
    return `<g transform="translate(-20 110)">${isoBox(box, '#5a636e')}${facePatch(box, 'top', [0, 0.07], [1, 0.93], metal)}${slots}${facePatch(box, 'right', [0.18, 0.2], [0.82, 1], '#20262e')}${facePatch(box, 'right', [0.26, 0.3], [0.74, 1], '#3a424c')}${repeated(6, (at) => facePatch(box, 'left', [0.06 + at * 0.16, 0.16], [0.1 + at * 0.16, 1], '#454d58'))}</g>`;
  };

/** A square cover in its frame with a diamond pattern. */
export const manholeCover =
  (metal: Colour): Drawing =>
  () => {
    const frame: Box = { origin: [400, 214], at: [0, 0, 0], size: [370, 370, 42] };
    const lid: Box = { origin: [400, 214], at: [30, 30, 12], size: [310, 310, 36] };
    const studs = repeated(36, (at) => {
      const [u, v] = [0.09 + (at % 6) * 0.16, 0.09 + Math.floor(at / 6) * 0.16];
      return facePatch(
        lid,
        'top',
        [u, v + 0.02],
        [u + 0.075, v + 0.05],
        lighter(metal, at % 2 === 0 ? 0.55 : 0.1),
      );
    });
    return (
      isoBox(frame, darker(metal, 0.16)) +
      facePatch(frame, 'top', [0.07, 0.07], [0.93, 0.93], '#171c22') +
      isoBox(lid, metal) +
      studs +
      facePatch(lid, 'top', [0.46, 0.02], [0.54, 0.06], '#171c22') +
      facePatch(lid, 'top', [0.46, 0.94], [0.54, 0.98], '#171c22')
    );
  };

/** Plate anchors for insulation: a wide head, a long sleeve. */
export const plateAnchors =
  (plastic: Colour): Drawing =>
  (paint) => {
    const anchor = (x: number, y: number, turn: number): string =>
      `<g transform="translate(${String(x)} ${String(y)}) rotate(${String(turn)})">${rect(-17, 20, 34, 400, paint.round(plastic), 8)}${rect(-5, 300, 10, 110, darker(plastic, 0.5), 4)}${repeated(4, (at) => path(`M-17 ${String(300 + at * 28)}l-10 12 10 8zM17 ${String(300 + at * 28)}l10 12-10 8z`, darker(plastic, 0.2)))}${ellipse(0, 14, 104, 34, darker(plastic, 0.24))}${ellipse(0, 4, 104, 34, lighter(plastic, 0.2))}${repeated(8, (at) => ellipse(Math.cos(at * 0.785) * 66, 4 + Math.sin(at * 0.785) * 21, 12, 5, '#5b6570'))}${ellipse(0, 2, 26, 10, '#c9a552')}</g>`;
    return anchor(230, 210, 15) + anchor(420, 170, 0) + anchor(600, 230, -14);
  };

/** A flat roll of tape standing on its edge with a loose end; `mark` runs along the middle. */
export const tapeRoll =
  (tape: Colour, mark: Colour): Drawing =>
  (paint) =>
    [
      path(
        'M400 150a240 240 0 0 1 240 240c0 120-84 214-190 240l176 70h-150L330 640c-100-30-170-130-170-250a240 240 0 0 1 240-240z',
        darker(tape, 0.34),
      ),
      circle(
        378,
        390,
        240,
        paint.across([0, lighter(tape, 0.2)], [0.5, tape], [1, darker(tape, 0.2)]),
      ),
      ...[206, 172, 138].map(
        (r) =>
          `<circle cx="378" cy="390" r="${String(r)}" fill="none" stroke="${darker(tape, 0.16)}" stroke-width="4"/>`,
      ),
      circle(378, 390, 112, '#d9c6a3'),
      circle(384, 392, 98, '#b99f74'),
      circle(388, 394, 90, '#ffffff'),
      path('M330 620c80 30 200 60 360 64v26c-170 0-300-24-400-74z', lighter(tape, 0.25)),
      path('M352 640c90 28 200 46 338 52v8c-150-4-260-22-352-52z', mark),
    ].join('');
