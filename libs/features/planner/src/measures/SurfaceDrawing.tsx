import { projectRow } from '@materia/domain-project-planner';
import { usePlanner } from '../planner-context.tsx';
import { Elevation } from './Elevation.tsx';
import { FloorPlan } from './FloorPlan.tsx';
import type { SurfaceDrawingProps } from './surface.ts';
import styles from './SurfaceDrawing.module.css';

/**
 * The measured surface at scale: floors and terraces from above with what covers them, walls and
 * slopes from the front with their openings.
 */
export const SurfaceDrawing = ({ plan, covering }: SurfaceDrawingProps) => {
  const { t, number } = usePlanner();
  const { numbers, project } = plan;
  const { surface } = projectRow(project);
  const sizes = [
    numbers.length,
    ...(surface === 'wall' ? [] : [numbers.width]),
    ...(surface === 'wall' || surface === 'room-walls' ? [numbers.height] : []),
  ]
    .map((size) => number(size / 100))
    .join(' × ');
  return (
    <div
      className={styles.drawing}
      role="img"
      aria-label={t('planner.drawing', { sizes: `${sizes} m` })}
    >
      {surface === 'floor' ? (
        <FloorPlan plan={plan} covering={covering} />
      ) : (
        <Elevation plan={plan} />
      )}
    </div>
  );
};
