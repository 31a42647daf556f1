import { type Colour, darker, lighter } from '../kit/colour.ts';
import type { Drawing } from '../kit/scene.ts';
import { circle, path, polygon, rect, repeated, stroke } from '../kit/shapes.ts';
import { surfaceFill } from '../kit/surfaces.ts';

/** What is printed on a bag instead of words. */
export type Emblem = 'bricks' | 'waves' | 'grid' | 'trowel' | 'grains' | 'slab' | 'smooth';

const EMBLEMS: Readonly<Record<Emblem, (ink: string) => string>> = {
  bricks: (ink) =>
    repeated(3, (row) =>
      repeated(3, (at) => rect(312 + at * 62 + (row % 2) * 28, 452 + row * 34, 54, 26, ink, 4)),
    ),
  waves: (ink) =>
    repeated(3, (row) =>
      stroke(`M312 ${String(470 + row * 34)}c24-26 48-26 72 0s48 26 72 0 26-18 32-18`, ink, 11),
    ),
  grid: (ink) =>
    repeated(9, (at) => rect(328 + (at % 3) * 50, 446 + Math.floor(at / 3) * 38, 43, 31, ink, 4)),
  trowel: (ink) =>
    polygon(
      [
        [318, 500],
        [420, 446],
        [440, 498],
        [390, 540],
      ],
      ink,
    ) + stroke('M432 474l26-14 30 4', ink, 13),
  grains: (ink) =>
    repeated(17, (at) =>
      circle(322 + ((at * 61) % 160), 452 + ((at * 37) % 92), 7 + (at % 4) * 3, ink),
    ),
  slab: (ink) =>
    polygon(
      [
        [310, 498],
        [398, 452],
        [490, 498],
        [402, 546],
      ],
      ink,
    ) +
    polygon(
      [
        [310, 510],
        [402, 558],
        [402, 572],
        [310, 524],
      ],
      ink,
    ),
  smooth: (ink) =>
    rect(318, 456, 166, 24, ink, 12) +
    rect(318, 496, 122, 24, ink, 12) +
    rect(318, 536, 78, 24, ink, 12),
};

/** A valve sack that stands: bulging sides, a sewn top, a coloured band with a print. */
export const paperBag =
  (paper: Colour, band: Colour, emblem: Emblem): Drawing =>
  (paint) => {
    const body =
      'M236 208c-14 96-26 320-10 458 46 20 300 22 350 0 14-146 2-366-14-458-60 14-262 14-326 0z';
    const clip = `<clipPath id="body"><path d="${body}"/></clipPath>`;
    return [
      clip,
      path(
        'M228 666c-8 18-2 30 16 32 92 10 226 10 310 0 20-2 28-14 22-32-62 16-290 16-348 0z',
        darker(paper, 0.3),
      ),
      path(body, paint.round(paper)),
      `<g clip-path="url(#body)">${path('M190 330c140 26 300 26 430 0v96c-130 24-290 24-430 0z', band)}${path('M190 606c140 24 300 24 430 0v22c-130 24-290 24-430 0z', band)}`,
      path(
        'M190 330c140 26 300 26 430 0v96c-130 24-290 24-430 0z',
        paint.across([0, '#000', 0.24], [0.25, '#fff', 0.22], [0.55, '#fff', 0], [1, '#000', 0.3]),
      ),
      EMBLEMS[emblem](darker(band, 0.12)),
      stroke(
        'M262 230c10 120 6 300-6 420M540 236c-14 110-12 280 2 410',
        darker(paper, 0.22),
        5,
        ' opacity=".45"',
      ),
      '</g>',
      path(
        'M236 210c-8-24-10-46-6-66 70 16 270 16 338 0 4 22 2 44-6 66-64 14-262 14-326 0z',
        paint.down([0, lighter(paper, 0.3)], [1, darker(paper, 0.14)]),
      ),
      stroke('M236 172c90 16 240 16 328 0', darker(paper, 0.35), 5, ' stroke-dasharray="13 11"'),
      path('M330 366l70 14 70-14v26l-70 14-70-14z', lighter(band, 0.75), ' opacity=".9"'),
    ].join('');
  };

/** A tight plastic cushion of soil with a leaf. */
export const plasticBag =
  (foil: Colour, leaf: Colour): Drawing =>
  (paint) =>
    [
      path(
        'M212 196c-26 120-34 360-6 476 90 34 306 34 388 0 26-126 18-346-8-476-110 22-270 22-374 0z',
        paint.round(foil),
      ),
      path(
        'M206 148h388l-8 56c-110 20-270 20-374 0z',
        paint.down([0, lighter(foil, 0.35)], [1, darker(foil, 0.2)]),
      ),
      stroke('M206 168h388', darker(foil, 0.4), 4, ' stroke-dasharray="9 8"'),
      path(
        'M250 300c90 30 210 30 300 0 12 90 12 190 2 290-94 22-208 22-306 0-10-100-8-200 4-290z',
        lighter(foil, 0.8),
        ' opacity=".92"',
      ),
      path('M400 540c-92-24-116-112-60-196 78 22 116 96 60 196z', leaf),
      path('M404 544c4-84 46-132 108-136 8 78-30 128-108 136z', darker(leaf, 0.2)),
      stroke('M352 372c30 50 44 106 50 178M498 422c-44 34-74 70-96 124', lighter(leaf, 0.5), 5),
      path(
        'M206 640c8-30 40-40 66-22 18-26 60-26 76 0 22-22 60-20 76 4 24-22 60-16 72 6 26-16 62-6 98 14v30c-82 34-298 34-388 0z',
        darker('#5a4030', 0.1),
        ' opacity=".9"',
      ),
    ].join('');

/** A see-through bag of pebbles; `radius` is the size of a pebble. */
export const pebbleBag =
  (stone: Colour, radius = 19): Drawing =>
  (paint) => {
    const body =
      'M222 214c-24 110-30 340-4 452 90 30 284 30 364 0 24-120 18-336-6-452-100 20-256 20-354 0z';
    return [
      path(body, surfaceFill(paint, 'pebbles', stone, radius * 10)),
      path(
        body,
        paint.across(
          [0, '#000', 0.26],
          [0.2, '#fff', 0.34],
          [0.5, '#fff', 0.02],
          [1, '#0b1220', 0.34],
        ),
      ),
      path('M216 158h368l-8 64c-100 20-254 20-352 0z', paint.down([0, '#f4f6f8'], [1, '#c9d0d8'])),
      stroke('M216 180h368', '#98a2ae', 4, ' stroke-dasharray="9 8"'),
    ].join('');
  };
