import type { Livery } from '../livery.ts';
import { rect, repeated, stroke } from '../kit/shapes.ts';

/** What drives a machine, at the upper right: a plug with its cable, a battery, or a fuel can. */
export const sourceBadge = (source: string, { body, accent }: Livery): string => {
  const drawn =
    source === 'mains'
      ? rect(640, 66, 60, 70, '#2f3640', 12) +
        rect(652, 44, 10, 26, '#9aa5b0', 3) +
        rect(678, 44, 10, 26, '#9aa5b0', 3) +
        stroke('M670 136c0 40-60 30-60 66', '#2f3640', 10)
      : source === 'cordless'
        ? rect(620, 60, 104, 76, '#2f3640', 12) +
          rect(648, 48, 48, 14, '#59636f', 4) +
          repeated(3, (at) => rect(634 + at * 26, 78, 18, 24, '#7fce8e', 4)) +
          rect(632, 116, 80, 8, accent, 4)
        : rect(632, 74, 84, 84, body, 10) +
          rect(646, 52, 50, 24, '#2f3640', 6) +
          rect(690, 44, 18, 18, accent, 4) +
          stroke('M648 96l52 44M700 96l-52 44', '#ffffff', 6);
  return `<g opacity=".92">${drawn}</g>`;
};
