import { usePlanner } from '../planner-context.tsx';
import styles from './SurfaceDrawing.module.css';

export type DimensionProps = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isVertical?: boolean;
  readonly centimetres: number;
};

/** A dimension line with its length in metres. */
export const Dimension = ({ x, y, size, isVertical = false, centimetres }: DimensionProps) => {
  const { number } = usePlanner();
  const path = isVertical
    ? `M${x - 4} ${y}h8M${x} ${y}v${size}M${x - 4} ${y + size}h8`
    : `M${x} ${y - 4}v8M${x} ${y}h${size}M${x + size} ${y - 4}v8`;
  const [left, top] = isVertical ? [x, y + size / 2] : [x + size / 2, y];
  return (
    <g>
      <path d={path} className={styles.dimension} />
      <text
        x={left}
        y={top}
        className={styles.measure}
        transform={isVertical ? `rotate(-90 ${left} ${top})` : undefined}
      >
        {`${number(centimetres / 100)} m`}
      </text>
    </g>
  );
};
