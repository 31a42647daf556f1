import type { Plan } from '@materia/domain-project-planner';

/** The sides of a tile or board in metres, which the drawing repeats at its scale. */
export type CoveringSize = { readonly length: number; readonly width: number };

export type SurfaceDrawingProps = {
  readonly plan: Plan;
  readonly covering?: CoveringSize | undefined;
};
