import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Table.module.css';

export type TableColumn = {
  readonly key: string;
  readonly label: string;
  readonly align?: 'start' | 'end';
};
export type TableRow = {
  readonly key: string;
  readonly cells: Readonly<Record<string, ReactNode>>;
};
export type TableProps = {
  readonly caption: string;
  readonly hideCaption?: boolean;
  /** The first column is the row header. */
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
};

/**
 * A responsive table: on phones each row becomes a small list in which every value keeps its
 * header.
 */
export const Table = ({ caption, hideCaption = false, columns, rows }: TableProps) => (
  <table className={styles.table}>
    <caption className={hideCaption ? styles.hiddenCaption : styles.caption}>{caption}</caption>
    <thead className={styles.head}>
      <tr>
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            className={classNames(styles.cell, column.align === 'end' && styles.end)}
          >
            {column.label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.key} className={styles.row}>
          {columns.map((column, index) =>
            index === 0 ? (
              <th key={column.key} scope="row" className={classNames(styles.cell, styles.name)}>
                {row.cells[column.key]}
              </th>
            ) : (
              <td
                key={column.key}
                data-label={column.label}
                className={classNames(styles.cell, column.align === 'end' && styles.end)}
              >
                {row.cells[column.key]}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
