import { type Colour, darker, lighter } from '../kit/colour.ts';
import type { Drawing, Paint } from '../kit/scene.ts';
import { circle, ellipse, path, polygon, rect, repeated, stroke } from '../kit/shapes.ts';

const GRIP: Colour = '#2b313b';
const METAL: Colour = '#b6bfc9';

type Batteries = {
  readonly ampereHours: number;
  readonly count: number;
  readonly volts: number;
};

/** A battery of a tool: the taller, the more ampere-hours it has. */
const battery = (
  paint: Paint,
  x: number,
  y: number,
  ampereHours: number,
  body: Colour,
  accent: Colour,
): string => {
  const height = 44 + ampereHours * 17;
  return [
    rect(x, y, 230, height, paint.down([0, '#4a525e'], [1, '#1f242c']), 14),
    rect(x + 12, y + height - 24, 206, 12, darker(body, 0.1), 6),
    repeated(4, (at) =>
      rect(
        x + 24 + at * 26,
        y + 14,
        18,
        9,
        at < Math.round(ampereHours) ? '#7fce8e' : '#59626d',
        3,
      ),
    ),
    rect(x + 150, y + 12, 56, 14, accent, 5),
  ].join('');
};

/** A cordless drill driver in the colours of its maker, with its batteries beside it. */
export const drillDriver =
  (
    colour: Colour,
    accent: Colour = '#d9483b',
    { ampereHours, count, volts }: Batteries = { ampereHours: 4, count: 1, volts: 18 },
  ): Drawing =>
  (paint) => {
    const small = volts < 18 ? ' transform="translate(80 100) scale(.86)"' : '';
    const spare = repeated(
      count - 1,
      (at) =>
        `<g transform="translate(${String(12 + at * 176)} ${String(676 - (44 + ampereHours * 17) * 0.7)}) scale(.7)">${battery(paint, 0, 0, ampereHours, colour, accent)}</g>`,
    );
    return `${spare}<g${small}>${[
      rect(60, 264, 96, 12, '#9aa3ad', 4),
      path('M60 264l-20 6 20 6z', '#7c8691'),
      path('M146 226h80v88h-80c-12-14-12-74 0-88z', paint.lying('#3a424d')),
      repeated(4, (at) => rect(158 + at * 17, 228, 6, 84, '#20262e', 2)),
      path('M226 202h72v136h-72z', paint.lying('#8c96a1')),
      path('M292 184h238c46 0 74 34 74 84s-26 88-74 88H292z', paint.lying(colour)),
      path('M560 198c30 14 44 40 44 70s-12 60-40 76c14-40 14-104-4-146z', darker(colour, 0.3)),
      path('M300 300h236c20 0 34-4 44-14-8 44-24 70-50 70H300z', accent, ' opacity=".9"'),
      path(
        'M424 350h134c-8 60 2 120 24 178H448c-24-46-34-110-24-178z',
        paint.across([0, lighter(GRIP, 0.24)], [0.5, GRIP], [1, darker(GRIP, 0.4)]),
      ),
      path('M402 356h34v70c-22 0-38-20-34-70z', accent),
      path(
        'M404 526h222c16 0 24 10 24 26v10H388v-10c0-16 4-26 16-26z',
        paint.lying(darker(colour, 0.06)),
      ),
      battery(paint, 402, 556, ampereHours, colour, accent),
      rect(310, 222, 190, 14, lighter(colour, 0.55), 7),
      repeated(5, (at) => rect(520 + at * 14, 226, 7, 60, darker(colour, 0.4), 3)),
      stroke('M448 400c-2 40 4 80 18 116', lighter(GRIP, 0.45), 8, ' opacity=".7"'),
    ].join('')}</g>`;
  };

/** An angle grinder with guard and disc. */
export const angleGrinder =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      ellipse(232, 500, 152, 150, '#454d58'),
      ellipse(228, 494, 148, 146, '#757f8b'),
      stroke(
        repeated(
          22,
          (at) =>
            `M228 494L${(228 + Math.cos(at * 0.2856) * 142).toFixed(0)} ${(494 + Math.sin(at * 0.2856) * 140).toFixed(0)}`,
        ),
        '#656f7b',
        3,
      ),
      path(
        'M78 470c0-100 66-160 156-160s160 62 160 158h-46c-4-60-50-112-114-112s-110 50-112 114z',
        paint.round('#2f3640'),
      ),
      circle(228, 494, 40, METAL),
      circle(228, 494, 20, '#4a525d'),
      path('M196 300c0-40 26-66 66-66h90v130h-90c-40 0-66-24-66-64z', paint.lying('#59636f')),
      path('M340 214h190c24 0 40 14 40 38v96c0 24-16 38-40 38H340z', paint.lying(colour)),
      path('M562 240h130c40 0 56 20 56 60s-16 60-56 60H562z', paint.lying(GRIP)),
      repeated(6, (at) => rect(584 + at * 22, 244, 9, 112, darker(GRIP, 0.5), 4)),
      path(
        'M748 290c40 0 30 80 44 120',
        'none',
        ` stroke="${GRIP}" stroke-width="16" stroke-linecap="round"`,
      ),
      rect(248, 112, 44, 130, paint.round(GRIP), 20),
      rect(254, 226, 32, 26, METAL, 4),
      rect(366, 244, 140, 16, lighter(colour, 0.6), 8),
      repeated(6, (at) => rect(372 + at * 24, 300, 12, 54, darker(colour, 0.4), 4)),
      rect(520, 190, 54, 26, '#d9483b', 8),
    ].join('');

/** A hand-held circular saw on its base plate. */
export const circularSaw =
  (colour: Colour): Drawing =>
  (paint) => {
    const teeth = Array.from({ length: 40 }, (_, at) => {
      const angle = (at / 40) * Math.PI * 2;
      const next = ((at + 0.5) / 40) * Math.PI * 2;
      return `${(330 + Math.cos(angle) * 188).toFixed(1)},${(470 + Math.sin(angle) * 188).toFixed(1)} ${(330 + Math.cos(next) * 168).toFixed(1)},${(470 + Math.sin(next) * 168).toFixed(1)}`;
    }).join(' ');
    return [
      `<polygon points="${teeth}" fill="${paint.across([0, '#dfe5ea'], [0.5, '#b4bec8'], [1, '#87929d'])}"/>`,
      circle(330, 470, 60, '#6d7782'),
      path('M130 470c0-124 84-206 200-206s204 82 204 206z', paint.round(colour)),
      path('M166 462c4-96 72-160 164-160s160 64 166 160z', darker(colour, 0.24)),
      circle(330, 462, 46, METAL),
      circle(330, 462, 20, '#4a525d'),
      path(
        'M400 260c60-60 130-80 200-60 46 14 70 50 80 100l20 116h-74l-16-80c-6-26-20-40-46-46-40-8-80 14-110 40z',
        paint.lying(GRIP),
      ),
      path('M470 330h150c24 0 40 16 40 40v80H500z', paint.lying(colour)),
      repeated(5, (at) => rect(530 + at * 22, 350, 10, 60, darker(colour, 0.42), 4)),
      path('M90 560h620l-20 40H110z', paint.down([0, '#e0e6eb'], [1, '#8e99a4'])),
      rect(90, 546, 620, 18, '#c3ccd4', 4),
      stroke('M226 380c24-40 60-60 104-60', lighter(colour, 0.5), 10, ' opacity=".7"'),
    ].join('');
  };

/** A mason's hammer, handle down to the right. */
export const hammer =
  (handle: Colour, grip: Colour = '#d8452f'): Drawing =>
  (paint) =>
    `<g transform="translate(-24 30) rotate(38 400 400)">${[
      rect(368, 250, 64, 470, paint.round(handle), 26),
      rect(362, 470, 76, 250, paint.round(grip), 30),
      repeated(6, (at) => rect(366, 506 + at * 34, 68, 9, darker(grip, 0.4), 4)),
      path(
        'M216 148h300c20 0 28 14 28 30v76c0 16-8 30-28 30H430c-8 16-52 16-60 0h-60c-40 0-90-30-150-110-6-10 0-26 14-26z',
        paint.lying(METAL),
      ),
      rect(500, 140, 54, 152, paint.lying('#8f9aa5'), 12),
      stroke('M230 172h250', '#eef2f5', 9, ' opacity=".8"'),
      rect(382, 270, 10, 190, lighter(handle, 0.6), 5),
    ].join('')}</g>`;

/** Three screwdrivers side by side. */
export const screwdrivers =
  (colours: readonly Colour[]): Drawing =>
  (paint) =>
    colours
      .map((colour, at) => {
        const x = 240 + at * 160;
        return [
          rect(x - 9, 96 + (at % 2) * 30, 18, 290, paint.round(METAL), 3),
          polygon(
            [
              [x - 9, 96 + (at % 2) * 30],
              [x + 9, 96 + (at % 2) * 30],
              [x + 4, 72 + (at % 2) * 30],
              [x - 4, 72 + (at % 2) * 30],
            ],
            '#5d6772',
          ),
          path(
            `M${String(x - 26)} 384h52c18 0 30 40 30 80v170c0 40-20 62-56 62s-56-22-56-62V464c0-40 12-80 30-80z`,
            paint.round(colour),
          ),
          repeated(4, (rib) => rect(x - 48 + rib * 28, 470, 12, 170, darker(colour, 0.42), 6)),
          path(`M${String(x - 22)} 372h44v32h-44z`, paint.round('#2b313b')),
        ].join('');
      })
      .join('');

/** A spirit level with three vials. */
export const spiritLevel =
  (colour: Colour): Drawing =>
  (paint) =>
    `<g transform="rotate(-14 400 400)">${[
      rect(60, 330, 680, 140, paint.lying(colour), 8),
      rect(60, 330, 680, 18, lighter(colour, 0.5), 8),
      rect(60, 452, 680, 18, darker(colour, 0.34), 8),
      rect(46, 322, 34, 156, '#2b313b', 10),
      rect(720, 322, 34, 156, '#2b313b', 10),
      rect(330, 352, 140, 62, '#20262f', 12),
      rect(340, 362, 120, 42, paint.lying('#c9e265'), 20),
      ellipse(400, 380, 22, 13, '#f2fbc8'),
      rect(378, 362, 4, 42, '#39424d'),
      rect(418, 362, 4, 42, '#39424d'),
      ...[170, 630].map(
        (x) =>
          circle(x, 400, 46, '#20262f') +
          circle(x, 400, 36, '#f4f6f8') +
          rect(x - 13, 370, 26, 60, '#c9e265', 13) +
          ellipse(x, 398, 9, 14, '#f2fbc8'),
      ),
      rect(232, 372, 66, 56, '#ffffff', 26),
      rect(502, 372, 66, 56, '#ffffff', 26),
    ].join('')}</g>`;

/** A step ladder with a platform. */
export const stepLadder =
  (rail: Colour = '#c9d1d8'): Drawing =>
  (paint) =>
    [
      stroke('M470 120l150 570', '#7f8a95', 20),
      stroke('M384 128l210 560', '#97a2ad', 16),
      stroke('M436 420h132M470 520h130M500 610h110', '#8a95a0', 9),
      stroke('M330 116L170 690', rail, 30),
      stroke('M466 116L366 690', darker(rail, 0.14), 30),
      repeated(5, (at) => {
        const y = 240 + at * 98;
        const left = 300 - at * 27;
        return (
          path(
            `M${String(left - 4)} ${String(y)}h${String(152 - at * 4)}l14 24H${String(left - 16)}z`,
            paint.down([0, '#eef2f5'], [1, '#9aa5b0']),
          ) + rect(left - 12, y + 24, 168 - at * 4, 9, '#6f7a86', 3)
        );
      }),
      path('M300 108h190l34 40H280z', paint.down([0, '#3a424d'], [1, '#20262e'])),
      stroke('M320 116c6-60 40-80 84-80s70 26 72 80', '#b9c2cb', 15),
      rect(148, 676, 50, 26, '#d8452f', 8),
      rect(344, 676, 50, 26, '#d8452f', 8),
      rect(600, 676, 44, 24, '#d8452f', 8),
    ].join('');

/** A thin cutting disc. */
export const cuttingDisc =
  (label: Colour = '#d8452f', accent: Colour = '#2f6fb0'): Drawing =>
  (paint) =>
    [
      circle(416, 412, 270, '#1f252d'),
      circle(400, 396, 270, paint.across([0, '#59636e'], [0.4, '#3b434d'], [1, '#272d35'])),
      stroke(
        repeated(
          36,
          (at) =>
            `M400 396l${(Math.cos(at * 0.1745) * 262).toFixed(0)} ${(Math.sin(at * 0.1745) * 262).toFixed(0)}`,
        ),
        '#48515c',
        3,
      ),
      circle(400, 396, 150, label),
      circle(400, 396, 138, '#f0ece4'),
      path('M400 258a138 138 0 0 1 138 138H400z', accent),
      circle(400, 396, 62, label),
      circle(400, 396, 44, '#c6ced6'),
      circle(400, 396, 30, '#ffffff'),
      stroke('M190 320c30-80 80-130 150-156', '#8d98a3', 12, ' opacity=".6"'),
    ].join('');

/** Two drill bits, one with a slotted shank. */
export const drillBits =
  (tips: Colour = '#caa64c'): Drawing =>
  (paint) => {
    const bit = (turn: number, y: number, tip: Colour): string =>
      `<g transform="rotate(${String(turn)} 400 400)">${rect(90, y, 170, 52, paint.lying('#9aa5b0'), 6)}${rect(110, y + 20, 70, 12, '#5c6671', 5)}${rect(250, y + 4, 380, 44, paint.lying(METAL), 4)}${stroke(
        repeated(9, (at) => `M${String(270 + at * 40)} ${String(y + 46)}c22-6 26-32 44-40`),
        '#5f6a76',
        12,
      )}${polygon(
        [
          [626, y - 2],
          [676, y + 6],
          [704, y + 26],
          [676, y + 46],
          [626, y + 54],
        ],
        tip,
      )}</g>`;
    return bit(-24, 300, tips) + bit(-24, 404, '#7d8893') + bit(-24, 508, tips);
  };

/** A paint roller with its frame. */
export const paintRoller =
  (paintColour: Colour): Drawing =>
  (paint) =>
    [
      path(
        'M120 236h480v300c-30 30-60-10-96 4s-50 60-96 40-60-70-110-50-110 40-178 10z',
        paintColour,
        ' opacity=".3"',
      ),
      stroke(
        'M590 236h62c22 0 30 12 30 30v76c0 18-10 28-28 30l-200 26c-20 4-28 14-28 32v60',
        '#98a3ae',
        19,
      ),
      rect(140, 168, 440, 134, paint.lying('#f4ecdb'), 42),
      rect(140, 168, 440, 134, paint.lying(paintColour), 42),
      rect(140, 176, 30, 118, lighter(paintColour, 0.2), 15),
      repeated(16, (at) =>
        stroke(
          `M${String(180 + at * 24)} ${String(184 + (at % 3) * 8)}v96`,
          lighter(paintColour, 0.25),
          4,
          ' opacity=".6"',
        ),
      ),
      path(
        'M392 486h66c14 0 20 10 20 24l-8 160c-2 30-18 44-45 44s-43-14-45-44l-8-160c0-14 6-24 20-24z',
        paint.round('#2f6fb0'),
      ),
      rect(402, 520, 10, 140, '#8fb8e0', 5),
      circle(425, 690, 11, '#ffffff'),
    ].join('');
