import { barcodeBars } from './barcode-bars.ts';
import styles from './Barcode.module.css';

/** Height of the bars, in modules: one that hand scanners read from a phone. */
const BAR_HEIGHT = 48;

export type BarcodeProps = {
  readonly number: string;
  /** What the code is, for those who do not see it. */
  readonly name: string;
};

/** A number as bars for the scanner of a store, and as text for its staff. */
export const Barcode = ({ number, name }: BarcodeProps) => {
  const { width, bars } = barcodeBars(number);
  return (
    <>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${width} ${BAR_HEIGHT}`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        role="img"
        aria-label={name}
        data-barcode={number}
      >
        <path
          d={bars.map((bar) => `M${bar.at} 0h${bar.width}v${BAR_HEIGHT}h-${bar.width}z`).join('')}
        />
      </svg>
      <p className={styles.number}>{number}</p>
    </>
  );
};
