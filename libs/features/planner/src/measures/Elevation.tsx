import { type Plan, projectRow, RULES } from '@materia/domain-project-planner';
import { Dimension } from './Dimension.tsx';
import styles from './SurfaceDrawing.module.css';

const BOX = { width: 420, height: 260, margin: 36 } as const;

/** Walls side by side as unfolded, a single wall with its studs, or the slopes of a roof, with their openings. */
export const Elevation = ({ plan }: { readonly plan: Plan }) => {
  const { numbers, project } = plan;
  const { surface, openings } = projectRow(project);
  const walls = {
    'room-walls': [numbers.length, numbers.width, numbers.length, numbers.width],
    wall: [numbers.length],
    slopes: Array.from({ length: numbers.slopes }, () => numbers.length),
    floor: [],
  }[surface];
  const high = surface === 'slopes' ? numbers.width : numbers.height;
  const total = walls.reduce((sum, wall) => sum + wall, 0);
  const scale = Math.min(
    (BOX.width - 2 * BOX.margin) / total,
    (BOX.height - 2 * BOX.margin) / high,
  );
  const height = round(high * scale);
  const top = round((BOX.height - height) / 2);
  const start = round((BOX.width - total * scale) / 2);
  const places = walls.map((wall, place) => ({
    x: round(start + walls.slice(0, place).reduce((sum, before) => sum + before, 0) * scale),
    width: round(wall * scale),
    centimetres: wall,
  }));
  const doors = openings.includes('doors') ? numbers.doors : 0;
  const windows = openings.includes('windows') ? numbers.windows : 0;
  const door = {
    width: round(numbers.doorWidth * scale),
    height: round(Math.min(numbers.doorHeight, high) * scale),
  };
  const window = {
    width: round(numbers.windowWidth * scale),
    height: round(Math.min(numbers.windowHeight, high) * scale),
  };
  const slots = slotsOf(places, doors + windows, Math.max(door.width, window.width));
  return (
    <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true" className={styles.svg}>
      {places.map(({ x, width }, place) => (
        <g key={x}>
          <rect x={x} y={top} width={width} height={height} className={wallLook(project, place)} />
          {project === 'drywall' &&
            studs(x, width, RULES['stud-spacing'].value * 100 * scale).map((stud) => (
              <path key={stud} d={`M${stud} ${top}v${height}`} className={styles.stud} />
            ))}
          {project === 'roof' &&
            rows(top, height, RULES['batten-gauge'].value * 100 * scale).map((row) => (
              <path key={row} d={`M${x} ${row}h${width}`} className={styles.tileRow} />
            ))}
        </g>
      ))}
      {slots.map((x, place) => {
        const isDoor = place < doors;
        const { width, height: size } = isDoor ? door : window;
        return (
          <rect
            key={x}
            x={round(x - width / 2)}
            y={isDoor ? top + height - size : round(top + (height - size) / 2.6)}
            width={width}
            height={size}
            className={isDoor ? styles.door : styles.window}
          />
        );
      })}
      <path
        d={`M${start - 10} ${top + height}H${round(start + total * scale) + 10}`}
        className={styles.ground}
      />
      {places.slice(0, surface === 'slopes' ? 1 : 2).map(({ x, width, centimetres }) => (
        <Dimension key={x} x={x} y={top + height + 20} size={width} centimetres={centimetres} />
      ))}
      <Dimension x={Math.max(14, start - 18)} y={top} size={height} isVertical centimetres={high} />
    </svg>
  );
};

type Place = { readonly x: number; readonly width: number };

const wallLook = (project: Plan['project'], place: number): string | undefined => {
  if (project === 'roof') return place % 2 === 0 ? styles.roof : styles.roofShade;
  return place % 2 === 0 ? styles.wall : styles.wallShade;
};

/** Middles of as many openings as fit, spread over the walls in turn. */
const slotsOf = (places: readonly Place[], count: number, widest: number): readonly number[] => {
  const most = places.map(({ width }) => Math.floor(width / (widest * 1.15)));
  const shown = Math.min(
    count,
    most.reduce((sum, each) => sum + each, 0),
  );
  const of = places.map(() => 0);
  for (let placed = 0; placed < shown;) {
    for (const [place, fits] of most.entries()) {
      if (placed === shown) break;
      if ((of[place] ?? 0) >= fits) continue;
      of[place] = (of[place] ?? 0) + 1;
      placed += 1;
    }
  }
  return places.flatMap(({ x, width }, place) =>
    Array.from({ length: of[place] ?? 0 }, (_, slot) =>
      round(x + ((slot + 0.5) * width) / (of[place] ?? 1)),
    ),
  );
};

const lines = (from: number, size: number, step: number): readonly number[] =>
  step < 5
    ? []
    : Array.from({ length: Math.max(0, Math.ceil(size / step) - 1) }, (_, at) =>
        round(from + (at + 1) * step),
      );
const studs = lines;
const rows = lines;

const round = (value: number): number => Math.round(value * 10) / 10;
