import type { SiteAnswer } from '@materia/domain-shipping';
import styles from './SiteDrawing.module.css';

/** Strokes of each drawing in a field of 64 × 40: what is fixed, and what it is about. */
const DRAWINGS = {
  lorry: ['M2 34h60', 'M6 12h32v18H6zM38 18h10l8 7v5H38zM14 30a4 4 0 1 0 8 0M42 30a4 4 0 1 0 8 0'],
  van: ['M2 34h60M10 4v30M54 4v30', 'M20 18h16l8 7v5H20zM25 30a3 3 0 1 0 6 0M35 30a3 3 0 1 0 6 0'],
  unsure: ['M2 34h60', 'M24 13a8 8 0 1 1 11 7.5c-2 1-3 2-3 4.500M32 29v1'],
  ground: ['M2 34h60M22 34V14L40 4l18 10v20', 'M32 34V22h10v12M6 26h10v8H6z'],
  lift: ['M2 38h60M16 38V2h32v36M16 20h32', 'M28 38V24h10v14M33 35v-8m-3 3 3-3 3 3M22 10h10v8H22z'],
  stairs: ['M2 38h60M12 38V2', 'M16 38h8v-7h8v-7h8v-7h8v-7h12M44 4h10v6H44z'],
  pallet: [
    'M2 36h60',
    'M26 10h24v18H26zM24 31h28M18 12l4 19m0 0h30M24 34a2 2 0 1 0 4 0M48 34a2 2 0 1 0 4 0',
  ],
  crane: [
    'M2 38h60M30 38V26h4v12',
    'M3 26h20v8H3zM7 34a3 3 0 1 0 6 0M15 34a3 3 0 1 0 6 0M12 26V6l36-2M48 4v10M40 14h16v8H40z',
  ],
  hand: [
    'M2 38h60',
    'M18 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0M21 12v12l-5 14M21 24l6 14M21 15l11 4M32 12h14v12H32z',
  ],
} as const satisfies Readonly<Record<SiteAnswer, readonly [surroundings: string, subject: string]>>;

/** A drawing of an answer to what the driver of a truck needs to know. The answer is beside it. */
export const SiteDrawing = ({ answer }: { readonly answer: SiteAnswer }) => {
  const [surroundings, subject] = DRAWINGS[answer];
  return (
    <svg viewBox="0 0 64 40" aria-hidden="true" className={styles.drawing}>
      <path d={surroundings} className={styles.surroundings} />
      <path d={subject} />
    </svg>
  );
};
