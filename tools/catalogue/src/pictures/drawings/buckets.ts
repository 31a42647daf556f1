import { type Colour, darker, lighter } from '../kit/colour.ts';
import type { Drawing } from '../kit/scene.ts';
import { ellipse, path, rect, stroke } from '../kit/shapes.ts';

/** A bucket of wall paint with a label in the paint's colour and a drip of it on the lid. */
export const paintBucket =
  (tint: Colour, label: Colour): Drawing =>
  (paint) =>
    [
      stroke('M214 262C170 120 630 120 586 262', '#8f98a3', 9),
      path('M206 262l34 398c6 22 76 40 160 40s154-18 160-40l34-398z', paint.round('#eef1f4')),
      path(
        'M216 376l22 250c6 20 82 38 162 38s156-18 162-38l22-250c-40 22-110 34-184 34s-144-12-184-34z',
        paint.round(label),
      ),
      path(
        'M292 470c0-62 50-84 108-150 58 66 108 88 108 150s-48 104-108 104-108-42-108-104z',
        lighter(label, 0.88),
      ),
      path('M318 476c0-44 40-64 82-112 42 48 82 68 82 112s-36 76-82 76-82-32-82-76z', tint),
      path(
        'M344 500c-6-30 10-48 28-64',
        'none',
        ` stroke="${lighter(tint, 0.6)}" stroke-width="10" stroke-linecap="round"`,
      ),
      path('M196 244h408v26c0 32-92 58-204 58s-204-26-204-58z', paint.round('#dfe4e9')),
      ellipse(400, 244, 204, 56, '#f6f8fa'),
      ellipse(
        400,
        242,
        176,
        44,
        paint.across([0, darker(tint, 0.05)], [0.4, lighter(tint, 0.3)], [1, darker(tint, 0.12)]),
      ),
      path('M560 268c18 6 26 4 30-2 6 40 2 96-10 100s-18-34-20-98z', tint),
      rect(194, 252, 22, 26, '#aeb6c0', 6),
      rect(584, 252, 22, 26, '#aeb6c0', 6),
    ].join('');

/** A tin of enamel or stain; the metal rim shines, the label shows the colour. */
export const paintTin =
  (tint: Colour, label: Colour): Drawing =>
  (paint) =>
    [
      path('M226 250v400c0 32 78 56 174 56s174-24 174-56V250z', paint.round('#c8ced6')),
      path(
        'M226 306v300c0 30 78 54 174 54s174-24 174-54V306c-30 24-98 40-174 40s-144-16-174-40z',
        paint.round(label),
      ),
      path(
        'M226 470c34 24 100 40 174 40s140-16 174-40v136c0 30-78 54-174 54s-174-24-174-54z',
        paint.round(tint),
      ),
      path('M320 392c50 10 110 10 160 0v36c-50 10-110 10-160 0z', lighter(label, 0.85)),
      ellipse(400, 250, 174, 52, '#e6eaef'),
      ellipse(400, 250, 156, 44, paint.across([0, '#9aa4af'], [0.4, '#eef1f4'], [1, '#a6afb9'])),
      ellipse(400, 252, 122, 32, paint.across([0, '#d6dce2'], [0.5, '#ffffff'], [1, '#bcc5ce'])),
      stroke('M228 300C180 420 200 560 232 600', '#9aa3ad', 7),
    ].join('');
