import type { ReactNode } from 'react';
import type { OpenState } from '@materia/domain-stores';
import { Grid } from '@materia/ui-design-system';
import type { StoreCardFacts } from './facts.ts';
import { StoreCard } from './StoreCard.tsx';
import styles from './StoreList.module.css';

export type StoreListProps = {
  /** Nearest first if a place was searched. */
  readonly stores: readonly {
    readonly store: StoreCardFacts;
    readonly open?: OpenState | undefined;
    readonly isChosen: boolean;
    readonly choose?: ReactNode;
  }[];
  /** Label of the list, for screen readers. */
  readonly label: string;
  /** Replaces the list when there is no store. */
  readonly empty: ReactNode;
  readonly headingLevel?: 2 | 3;
};

/** Stores without a map: everything a map would show is text, including the distance. */
export const StoreList = ({ stores, label, empty, headingLevel = 2 }: StoreListProps) =>
  stores.length === 0 ? (
    empty
  ) : (
    <section aria-label={label}>
      <Grid as="ul" cells="l">
        {stores.map((row) => (
          <li key={row.store.urlKey} className={styles.row}>
            <StoreCard {...row} headingLevel={headingLevel} />
          </li>
        ))}
      </Grid>
    </section>
  );
