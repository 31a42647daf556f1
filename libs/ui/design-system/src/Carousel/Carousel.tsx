import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../Button/IconButton.tsx';
import styles from './Carousel.module.css';

export type CarouselProps = {
  /** Names the row for screen readers. */
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Width of an item: a card, a wide card, or as wide as the row. */
  readonly itemSize?: 's' | 'm' | 'full';
};

type Ends = { readonly atStart: boolean; readonly atEnd: boolean };

const endsOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Ends => ({
  atStart: scrollLeft <= 1,
  atEnd: scrollLeft + clientWidth >= scrollWidth - 1,
});

/** The share of the row that a button scrolls by; a little stays visible. */
const STEP = 0.9;

/**
 * Items in a row that scrolls by touch, wheel or arrow keys; buttons appear once scripts run and
 * the row overflows.
 */
export const Carousel = ({
  label,
  previousLabel,
  nextLabel,
  items,
  itemSize = 's',
}: CarouselProps) => {
  const row = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: true });

  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const next = endsOf(element);
      setEnds((ends) => (ends.atStart === next.atStart && ends.atEnd === next.atEnd ? ends : next));
    };
    const resized = new ResizeObserver(measure);
    // Observe both the row and its content: either may grow.
    for (const part of [element, ...element.children]) resized.observe(part);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  const move = (direction: 1 | -1): void =>
    row.current?.scrollBy({ left: direction * STEP * row.current.clientWidth });

  return (
    <div className={styles.carousel}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable row must be reachable by keyboard (WCAG 2.1.1), and not every browser makes it so. */}
      <div ref={row} className={styles.row} role="group" aria-label={label} tabIndex={0}>
        <ul className={styles.list}>
          {items.map(({ key, content }) => (
            <li key={key} className={classNames(styles.item, styles[itemSize])}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      {!(ends.atStart && ends.atEnd) && (
        <div className={styles.buttons}>
          <IconButton
            type="button"
            icon="chevron-left"
            label={previousLabel}
            disabled={ends.atStart}
            onClick={() => move(-1)}
          />
          <IconButton
            type="button"
            icon="chevron-right"
            label={nextLabel}
            disabled={ends.atEnd}
            onClick={() => move(1)}
          />
        </div>
      )}
    </div>
  );
};
