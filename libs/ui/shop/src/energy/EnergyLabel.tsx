import { classNames, Link, VisuallyHidden } from '@materia/ui-design-system';
import styles from './EnergyLabel.module.css';

/** Classes of labels from 2021 on, best first. Older labels of heaters and ventilation also know A+ to A+++. */
export const ENERGY_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type EnergyClass = (typeof ENERGY_CLASSES)[number];

export type EnergyLabelProps = {
  readonly energyClass: EnergyClass;
  /** The whole label as a picture or document, and the product information sheet. */
  readonly labelHref: string;
  readonly sheetHref: string;
  readonly words: {
    /** Read out and shown as a tip: class B on the scale from A to G. */
    readonly classOnScale: (energyClass: string, best: string, worst: string) => string;
    readonly sheet: string;
  };
};

const [BEST] = ENERGY_CLASSES;
const WORST = ENERGY_CLASSES[ENERGY_CLASSES.length - 1] ?? BEST;

/**
 * The arrow that stands beside the price of energy-labelled goods: the class in white on its colour, the scale to its left,
 * leading to the label, with the information sheet beside it (BEY-15; Regulation (EU) 2017/1369, form of the acts of 2019).
 */
export const EnergyLabel = ({ energyClass, labelHref, sheetHref, words }: EnergyLabelProps) => {
  const told = words.classOnScale(energyClass, BEST, WORST);
  return (
    <span className={styles.place}>
      <Link href={labelHref} variant="bare" className={styles.link} title={told}>
        <svg viewBox="0 0 64 32" className={styles.label} aria-hidden="true">
          <rect x="0.5" y="0.5" width="14" height="31" className={styles.scale} />
          <text x="7.5" y="9.5" className={styles.end}>
            {BEST}
          </text>
          <path d="M7.5 20v-7m-2.5 2.5 2.5-2.5 2.5 2.5" className={styles.up} />
          <text x="7.5" y="29" className={styles.end}>
            {WORST}
          </text>
          <path d="M15 0.5h33l15.5 15.5-15.5 15.5h-33z" className={classNames(styles.arrow, styles[energyClass])} />
          <text x="34" y="24.5" className={styles.letter}>
            {energyClass}
          </text>
        </svg>
        <VisuallyHidden>{told}</VisuallyHidden>
      </Link>
      <Link href={sheetHref} className={styles.sheet}>
        {words.sheet}
      </Link>
    </span>
  );
};
