/**
 * Colours of the materials in drawings. They show what a thing is made of, so that no theme changes
 * them, and they never carry text.
 */
export const drawingColours = {
  wood: '#c9a26d',
  'wood-soft': '#dcbc8d',
  'wood-strong': '#a5804f',
  'wood-edge': '#7a5a2c',
  clay: '#c9714e',
  'clay-strong': '#b25c3b',
  'clay-edge': '#8c3d22',
  steel: '#7d8a8d',
  'steel-soft': '#9aa5a3',
  rubber: '#2f3b3d',
  paper: '#f1e6cf',
} as const satisfies Readonly<Record<string, string>>;
