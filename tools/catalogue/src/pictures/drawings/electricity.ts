import { type Colour, darker, lighter } from '../kit/colour.ts';
import type { Drawing } from '../kit/scene.ts';
import { circle, ellipse, path, polygon, rect, repeated, stroke } from '../kit/shapes.ts';

const plate = (colour: Colour): string =>
  rect(164, 164, 480, 480, darker(colour, 0.24), 52) +
  rect(156, 156, 480, 480, lighter(colour, 0.12), 52) +
  rect(176, 176, 440, 440, colour, 40);

/** A round wall socket with earth. */
export const socketOutlet =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      plate(colour),
      circle(396, 396, 178, darker(colour, 0.16)),
      circle(396, 396, 170, paint.down([0, darker(colour, 0.22)], [1, lighter(colour, 0.24)])),
      circle(396, 402, 150, paint.down([0, darker(colour, 0.08)], [1, darker(colour, 0.02)])),
      circle(330, 396, 23, '#20262f'),
      circle(462, 396, 23, '#20262f'),
      rect(384, 238, 24, 44, '#c7a254', 6),
      rect(384, 512, 24, 44, '#c7a254', 6),
      circle(396, 456, 12, darker(colour, 0.34)),
      stroke('M210 590V226c0-10 6-16 16-16h340', lighter(colour, 0.75), 7, ' opacity=".7"'),
    ].join('');

/** A rocker switch, pressed on its lower half. */
export const rockerSwitch =
  (colour: Colour): Drawing =>
  (paint) =>
    [
      plate(colour),
      rect(242, 222, 308, 348, darker(colour, 0.3), 18),
      polygon(
        [
          [250, 230],
          [542, 230],
          [542, 398],
          [250, 398],
        ],
        paint.down([0, lighter(colour, 0.3)], [1, lighter(colour, 0.06)]),
      ),
      polygon(
        [
          [250, 398],
          [542, 398],
          [542, 562],
          [250, 562],
        ],
        paint.down([0, darker(colour, 0.06)], [1, darker(colour, 0.2)]),
      ),
      rect(376, 512, 40, 9, '#62a97a', 4),
      stroke('M262 244h268', lighter(colour, 0.85), 6, ' opacity=".7"'),
      stroke('M210 590V226c0-10 6-16 16-16h340', lighter(colour, 0.75), 7, ' opacity=".7"'),
    ].join('');

/** A modular breaker on its rail. */
export const breaker = (): Drawing => (paint) =>
  [
    rect(90, 360, 620, 92, '#b9c2cb'),
    rect(90, 360, 620, 16, '#dfe5ea'),
    rect(90, 436, 620, 16, '#8f9aa6'),
    path('M292 110h216l14 60v460l-14 60H292l-14-60V170z', paint.round('#eceff2')),
    path('M284 250h232v270H284z', paint.round('#f8fafb')),
    rect(312, 282, 176, 12, '#c2cad2', 4),
    rect(312, 306, 110, 12, '#c2cad2', 4),
    rect(348, 344, 104, 136, '#39424e', 12),
    rect(364, 352, 72, 62, paint.down([0, '#ef8a3c'], [1, '#c0601c']), 8),
    rect(372, 426, 56, 10, '#62a97a', 4),
    ...[140, 620].map(
      (y) =>
        circle(400, y + 22, 30, '#cfd6dc') +
        rect(378, y + 17, 44, 9, '#6b7682', 3) +
        rect(395, y, 9, 44, '#6b7682', 3),
    ),
  ].join('');

/** A pear-shaped lamp with a screw base, lit. */
export const bulb = (): Drawing => (paint) =>
  [
    circle(400, 312, 250, 'url(#glow)'),
    '<radialGradient id="glow"><stop offset="0" stop-color="#ffd76a" stop-opacity=".75"/><stop offset=".55" stop-color="#ffe9a8" stop-opacity=".35"/><stop offset="1" stop-color="#fff3cf" stop-opacity="0"/></radialGradient>',
    path(
      'M400 120c112 0 186 80 186 180 0 76-40 116-70 164-16 26-20 50-22 76H306c-2-26-6-50-22-76-30-48-70-88-70-164 0-100 74-180 186-180z',
      paint.across([0, '#f6dd8d'], [0.25, '#fffbe8'], [0.6, '#fff1bd'], [1, '#e8bf55']),
    ),
    path('M304 540h192l-14 54H318z', paint.round('#f1f3f5')),
    path('M322 594h156v86c0 14-30 30-78 30s-78-16-78-30z', paint.round('#b7bfc8')),
    repeated(4, (at) => stroke(`M320 ${String(612 + at * 22)}c40 12 120 12 160-4`, '#7d8792', 8)),
    ellipse(400, 708, 34, 12, '#474f5a'),
    stroke('M262 300c4-70 40-116 90-134', '#ffffff', 18, ' opacity=".85"'),
  ].join('');

/** A flat ceiling lamp seen from below. */
export const ceilingLamp =
  (rim: Colour): Drawing =>
  (paint) =>
    [
      ellipse(400, 404, 310, 246, darker(rim, 0.4)),
      ellipse(
        400,
        390,
        310,
        246,
        paint.across([0, lighter(rim, 0.4)], [0.5, rim], [1, darker(rim, 0.3)]),
      ),
      ellipse(400, 386, 272, 212, darker(rim, 0.3)),
      ellipse(400, 390, 268, 208, 'url(#shade)'),
      '<radialGradient id="shade" cx=".42" cy=".38"><stop offset="0" stop-color="#fffdf3"/><stop offset=".6" stop-color="#fff3cd"/><stop offset="1" stop-color="#f0d99a"/></radialGradient>',
      stroke('M190 330c30-70 100-116 180-124', '#ffffff', 16, ' opacity=".8"'),
    ].join('');

/** A floodlight on its bracket with a beam. */
export const floodlight =
  (body: Colour): Drawing =>
  (paint) =>
    [
      polygon(
        [
          [170, 236],
          [630, 236],
          [760, 90],
          [40, 90],
        ],
        paint.down([0, '#fff3c4', 0], [1, '#ffe08a', 0.75]),
      ),
      path(
        'M150 400v150c0 40 40 70 250 70s250-30 250-70V400',
        'none',
        ` stroke="${darker('#9aa4ae', 0.2)}" stroke-width="30"`,
      ),
      path(
        'M176 214h448l40 60v190l-40 50H176l-40-50V274z',
        paint.down([0, lighter(body, 0.18)], [1, darker(body, 0.22)]),
      ),
      rect(176, 250, 448, 196, '#20262f', 12),
      rect(186, 260, 428, 176, paint.down([0, '#fffbe6'], [1, '#f5e3a4']), 8),
      repeated(24, (at) =>
        rect(214 + (at % 8) * 48, 282 + Math.floor(at / 8) * 48, 32, 32, '#f8c64b', 5),
      ),
      polygon(
        [
          [186, 260],
          [420, 260],
          [290, 436],
          [186, 436],
        ],
        '#ffffff',
        ' opacity=".3"',
      ),
      repeated(9, (at) => rect(200 + at * 46, 466, 22, 34, darker(body, 0.34), 4)),
      rect(330, 606, 140, 34, '#7f8994', 8),
      circle(144, 400, 24, '#5b6570'),
      circle(656, 400, 24, '#5b6570'),
    ].join('');
