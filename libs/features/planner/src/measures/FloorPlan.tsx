import type { Plan } from '@materia/domain-project-planner';
import { Dimension } from './Dimension.tsx';
import type { SurfaceDrawingProps } from './surface.ts';
import styles from './SurfaceDrawing.module.css';

/** The box of the drawing and the space for dimensions around it. */
const BOX = { width: 420, height: 300, margin: 36 } as const;
/** Closer lines would only be grey. */
const CLOSEST = 5;

/** The floor from above, with rows of its tiles or boards. */
export const FloorPlan = ({ plan, covering }: SurfaceDrawingProps) => {
  const { numbers, shape, project } = plan;
  const scale = Math.min(
    (BOX.width - 2 * BOX.margin) / numbers.length,
    (BOX.height - 2 * BOX.margin) / numbers.width,
  );
  const [width, height] = [round(numbers.length * scale), round(numbers.width * scale)];
  const [left, top] = [round((BOX.width - width) / 2), round((BOX.height - height) / 2)];
  const isL = shape === 'l-shape';
  const cutWidth = isL ? round(Math.min(numbers.cutLength, numbers.length) * scale) : 0;
  const cutHeight = isL ? round(Math.min(numbers.cutWidth, numbers.width) * scale) : 0;
  const outline = `M${left} ${top}h${width - cutWidth}v${cutHeight}h${cutWidth}v${height - cutHeight}h${-width}z`;
  const pattern = covering && {
    width: round(covering.length * 100 * scale),
    height: round(covering.width * 100 * scale),
  };
  const doors = doorsAlong(plan, scale, { left, bottom: top + height, width });
  return (
    <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true" className={styles.svg}>
      {pattern !== undefined && pattern.width >= CLOSEST && pattern.height >= CLOSEST && (
        <defs>
          <pattern
            id="covering"
            patternUnits="userSpaceOnUse"
            x={left}
            y={top}
            width={pattern.width}
            height={pattern.height * 2}
          >
            <path
              d={
                project === 'floor-tiles'
                  ? `M0 0h${pattern.width}M0 ${pattern.height}h${pattern.width}M0 0v${pattern.height * 2}`
                  : `M0 0h${pattern.width}M0 ${pattern.height}h${pattern.width}M0 0v${pattern.height}M${pattern.width / 2} ${pattern.height}v${pattern.height}`
              }
              className={styles.covering}
            />
          </pattern>
        </defs>
      )}
      <path d={outline} className={project === 'floor-tiles' ? styles.floor : styles.wood} />
      <path d={outline} fill="url(#covering)" />
      <path d={outline} className={project === 'terrace' ? styles.edge : styles.wallLine} />
      {doors.map(({ x, size }) => (
        <g key={x}>
          <path d={`M${x} ${top + height}h${size}`} className={styles.doorGap} />
          <path
            d={`M${x} ${top + height}v${-size}a${size} ${size} 0 0 1 ${size} ${size}`}
            className={styles.doorSwing}
          />
        </g>
      ))}
      <Dimension
        x={left}
        y={BOX.height - BOX.margin / 2}
        size={width}
        centimetres={numbers.length}
      />
      <Dimension
        x={BOX.margin / 2 + Math.max(0, left - BOX.margin)}
        y={top}
        size={height}
        isVertical
        centimetres={numbers.width}
      />
      {isL && (
        <>
          <Dimension
            x={left + width - cutWidth}
            y={top - 14}
            size={cutWidth}
            centimetres={numbers.cutLength}
          />
          <Dimension
            x={left + width + 16}
            y={top}
            size={cutHeight}
            isVertical
            centimetres={numbers.cutWidth}
          />
        </>
      )}
    </svg>
  );
};

/** Doors along the lower wall, as many as fit beside each other. */
const doorsAlong = (
  { numbers, project }: Plan,
  scale: number,
  { left, width }: { readonly left: number; readonly bottom: number; readonly width: number },
): readonly { readonly x: number; readonly size: number }[] => {
  if (project === 'terrace') return [];
  const size = round(numbers.doorWidth * scale);
  const count = Math.min(numbers.doors, Math.floor(width / (size * 1.3)));
  return Array.from({ length: count }, (_, place) => ({
    x: round(left + ((place + 0.5) * width) / count - size / 2),
    size,
  }));
};

const round = (value: number): number => Math.round(value * 10) / 10;
