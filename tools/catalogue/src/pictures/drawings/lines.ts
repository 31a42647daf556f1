import { type Colour, darker, lighter } from '../kit/colour.ts';
import type { Drawing } from '../kit/scene.ts';
import { circle, ellipse, path, rect, repeated, stroke } from '../kit/shapes.ts';

/** A coil that lies towards the viewer: cable, hose or pipe; `ribs` makes it corrugated. */
export const coil =
  (colour: Colour, thickness: number, ribs: boolean, tie: Colour): Drawing =>
  () => {
    const rings = Math.floor(150 / thickness);
    const ring = (at: number): string => {
      const rx = 268 - at * thickness * 0.94;
      const y = 436 - at * thickness * 0.16;
      const round = (shade: string, width: number, extra = ''): string =>
        `<ellipse cx="400" cy="${y.toFixed(1)}" rx="${rx.toFixed(1)}" ry="${(rx * 0.78).toFixed(1)}" fill="none" stroke="${shade}" stroke-width="${width.toFixed(1)}"${extra}/>`;
      return (
        round(darker(colour, 0.42), thickness) +
        round(colour, thickness * 0.74) +
        round(lighter(colour, 0.42), thickness * 0.2, ' opacity=".8"') +
        (ribs
          ? round(
              darker(colour, 0.34),
              thickness * 0.86,
              ` stroke-dasharray="${(thickness * 0.16).toFixed(1)} ${(thickness * 0.34).toFixed(1)}" opacity=".75"`,
            )
          : '')
      );
    };
    const end = `<g>${stroke('M660 470c40 60 46 120-20 166-40 26-90 34-130 38', darker(colour, 0.42), thickness)}${stroke('M660 470c40 60 46 120-20 166-40 26-90 34-130 38', colour, thickness * 0.74)}${circle(508, 674, thickness * 0.46, darker(colour, 0.5))}${circle(508, 674, thickness * 0.24, tie)}</g>`;
    // Straps lie across the rings, from the outer edge to the inner one.
    const ties = [3.3, 4.9, 5.9].map((angle) => {
      const at = (share: number): string =>
        `${(400 + Math.cos(angle) * 282 * share).toFixed(1)} ${(424 + Math.sin(angle) * 222 * share).toFixed(1)}`;
      return (
        stroke(`M${at(1)}L${at(0.46)}`, darker(tie, 0.25), 28) +
        stroke(`M${at(1)}L${at(0.46)}`, tie, 22)
      );
    });
    return repeated(rings, ring) + end + ties.join('');
  };

/** Plastic pipes with a socket, three of them crossing the picture. */
export const socketPipes =
  (colour: Colour): Drawing =>
  (paint) => {
    const pipe = (y: number, x: number): string =>
      [
        rect(x + 70, y, 480, 96, paint.lying(colour), 4),
        rect(x, y - 14, 112, 124, paint.lying(lighter(colour, 0.04)), 10),
        rect(x + 24, y - 20, 26, 136, paint.lying(lighter(colour, 0.1)), 8),
        ellipse(x + 2, y + 48, 27, 62, darker(colour, 0.5)),
        ellipse(x + 4, y + 48, 21, 52, '#20262f'),
        rect(x + 200, y + 34, 120, 12, lighter(colour, 0.75), 6),
        ellipse(x + 550, y + 48, 20, 48, darker(colour, 0.2)),
      ].join('');
    return `<g transform="rotate(-16 400 400)">${pipe(236, 140)}${pipe(354, 96)}${pipe(472, 140)}</g>`;
  };

/** A half-round gutter seen from its end. */
export const gutterLength =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      path('M150 330l420-140h94L244 360z', darker(colour, 0.44)),
      path(
        'M664 190v60c0 90-60 150-150 180L180 540c50-60 64-120 64-180z',
        paint.across(
          [0, darker(colour, 0.2)],
          [0.3, lighter(colour, 0.16)],
          [1, darker(colour, 0.14)],
        ),
      ),
      path('M116 330h128c0 130-30 210-64 210s-64-80-64-210z', darker(colour, 0.52)),
      path(
        'M116 330c0 140 30 216 64 216s64-76 64-216',
        'none',
        ` stroke="${lighter(colour, 0.22)}" stroke-width="16"`,
      ),
      stroke('M116 330l432-146M244 332l420-142', lighter(colour, 0.4), 13),
      stroke('M330 420c70-24 180-60 280-96', lighter(colour, 0.5), 8, ' opacity=".55"'),
      path('M470 254c0 110-20 170-60 204l26-8c40-34 60-94 60-204z', darker(colour, 0.34)),
      path(
        'M560 640h110v-60c0-20 10-30 30-36l24-8v-96l-60 20c-70 24-104 60-104 120z',
        paint.round(colour),
      ),
      ellipse(615, 640, 55, 14, darker(colour, 0.5)),
    ].join('');

/** A rain pipe with two brackets and an elbow. */
export const rainPipe =
  (colour: Colour): Drawing =>
  (paint) =>
    `<g transform="translate(36 16) scale(.94)">${[
      rect(330, 86, 130, 470, paint.round(colour)),
      path('M320 78h150v40H320z', paint.round(lighter(colour, 0.08))),
      ellipse(395, 80, 75, 20, darker(colour, 0.5)),
      path(
        'M330 540h130c0 60 16 84 60 108l50 26-62 108-56-30c-84-46-122-110-122-212z',
        paint.across(
          [0, darker(colour, 0.2)],
          [0.3, lighter(colour, 0.32)],
          [0.6, colour],
          [1, darker(colour, 0.34)],
        ),
      ),
      path('M318 528h154v34H318z', paint.round(lighter(colour, 0.08))),
      ...[210, 400].map(
        (y) =>
          path(`M316 ${String(y)}h158v34H316z`, paint.round(darker(colour, 0.1))) +
          rect(470, y + 4, 60, 26, '#aeb7c0', 6) +
          circle(508, y + 17, 7, '#5d6875'),
      ),
      `<g transform="rotate(-60 539 728)">${ellipse(539, 728, 62, 20, darker(colour, 0.55))}</g>`,
      stroke('M354 130v380', lighter(colour, 0.7), 9, ' opacity=".5"'),
    ].join('')}</g>`;
