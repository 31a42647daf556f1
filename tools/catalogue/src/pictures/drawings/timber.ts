import { type Colour, darker, lighter } from '../kit/colour.ts';
import { type Box, facePatch, isoBox, onFace, type Origin } from '../kit/iso.ts';
import type { Drawing } from '../kit/scene.ts';
import { circle, ellipse, polygon, repeated, stroke } from '../kit/shapes.ts';

const line = (
  box: Box,
  face: 'top' | 'left' | 'right',
  from: readonly [number, number],
  to: readonly [number, number],
  colour: string,
  width: number,
): string => {
  const [[x0, y0], [x1, y1]] = [
    onFace(box, face, from[0], from[1]),
    onFace(box, face, to[0], to[1]),
  ];
  return stroke(
    `M${x0.toFixed(1)} ${y0.toFixed(1)}L${x1.toFixed(1)} ${y1.toFixed(1)}`,
    colour,
    width,
  );
};

/** Squared timber in a pile with rings on the ends: `across` pieces in each of `rows`. */
export const timberPile =
  (wood: Colour, across: number, rows: number): Drawing =>
  () => {
    const origin: Origin = [190, 356];
    const depth = 220 / across;
    const height = (rows === 1 ? 110 : 230) / rows;
    return `<g transform="translate(20 20)">${repeated(rows, (row) =>
      repeated(across, (at) => {
        const box: Box = {
          origin,
          at: [0, at * depth, row * height],
          size: [480, depth - 6, height - 6],
        };
        const own = [wood, lighter(wood, 0.12), darker(wood, 0.07)][(at + row) % 3] ?? wood;
        const [cx, cy] = onFace(box, 'right', 0.5, 0.6);
        const rings = repeated(
          3,
          (i) =>
            `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${String((depth * 0.34) / (i + 1))}" ry="${String((height * 0.38) / (i + 1))}" fill="none" stroke="${darker(own, 0.42)}" stroke-width="3"/>`,
        );
        return (
          isoBox(box, own) +
          line(box, 'top', [0.02, 0.4], [0.98, 0.5], darker(own, 0.14), 3) +
          line(box, 'left', [0.03, 0.35], [0.97, 0.45], darker(own, 0.16), 3) +
          rings +
          circle(cx, cy, 3, darker(own, 0.5))
        );
      }),
    )}</g>`;
  };

/** Deck boards side by side with grooves; `hollow` shows chambers at the ends. */
export const deckBoards =
  (colour: Colour, isHollow: boolean): Drawing =>
  () => {
    const origin: Origin = [210, 300];
    return repeated(3, (at) => {
      const box: Box = { origin, at: [0, at * 104, 0], size: [480, 96, 40] };
      const own = at % 2 === 0 ? colour : darker(colour, 0.06);
      const grooves = repeated(8, (i) =>
        facePatch(box, 'top', [0, 0.06 + i * 0.118], [1, 0.1 + i * 0.118], darker(own, 0.26)),
      );
      const chambers = isHollow
        ? repeated(4, (i) =>
            facePatch(box, 'right', [0.08 + i * 0.22, 0.28], [0.24 + i * 0.22, 0.78], '#20252c'),
          )
        : repeated(3, (i) =>
            line(box, 'right', [0.1, 0.25 + i * 0.25], [0.9, 0.3 + i * 0.25], darker(own, 0.46), 3),
          );
      return isoBox(box, own) + grooves + chambers;
    });
  };

/** Tongue-and-groove boards standing against a wall. */
export const wallBoards =
  (wood: Colour): Drawing =>
  (paint) =>
    repeated(6, (at) => {
      const own = [wood, lighter(wood, 0.1), darker(wood, 0.08)][at % 3] ?? wood;
      const x = 130 + at * 90;
      const top = 110 + (at % 2) * 14;
      return [
        polygon(
          [
            [x, top],
            [x + 82, top - 10],
            [x + 82, 690],
            [x, 690],
          ],
          paint.across(
            [0, darker(own, 0.16)],
            [0.14, lighter(own, 0.16)],
            [0.8, own],
            [1, darker(own, 0.3)],
          ),
        ),
        stroke(
          `M${String(x + 24)} ${String(top + 20)}c10 180-12 340 4 540M${String(x + 52)} ${String(top + 10)}c-8 200 12 330 2 550`,
          darker(own, 0.2),
          3,
          ' opacity=".7"',
        ),
        at % 2 === 0 ? ellipse(x + 40, 300 + at * 40, 9, 15, darker(own, 0.36)) : '',
        polygon(
          [
            [x + 82, top - 10],
            [x + 90, top - 8],
            [x + 90, 690],
            [x + 82, 690],
          ],
          darker(own, 0.44),
        ),
      ].join('');
    });
