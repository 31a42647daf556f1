import { type ColourName, COLOURS } from '@materia/market-model';
import styles from './Swatch.module.css';

/**
 * A dot in a colour, beside its name: screen readers need no other text. A dot with a line through
 * it stands for colourless, and for a value that is no known colour.
 */
export const Swatch = ({ colour }: { readonly colour: ColourName | undefined }) => {
  const isSeenThrough = colour === undefined || colour === 'colourless';
  return (
    <svg className={styles.swatch} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9.5" fill={isSeenThrough ? '#fff' : COLOURS[colour]} />
      {isSeenThrough && <path d="M3.5 16.5l13-13" className={styles.line} />}
    </svg>
  );
};
