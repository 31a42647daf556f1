import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Drawing, type DrawingName } from '../Drawing/Drawing.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-shapes.ts';
import styles from './MessagePage.module.css';

export type MessagePageProps = {
  readonly title: string;
  /** One or two sentences: what happened, and what to do. */
  readonly text?: ReactNode;
  readonly icon?: IconName;
  /** Stands in for the icon where there is room for a picture. */
  readonly drawing?: DrawingName | undefined;
  /** Small print below the text, for example a code for customer service. */
  readonly note?: ReactNode;
  /** Next steps: one or two links that look like buttons. */
  readonly actions?: ReactNode;
  /** Further options: a search field, a list of departments. */
  readonly children?: ReactNode;
  /** `page` fills a whole page, such as an error; `section` replaces an empty list. */
  readonly use?: 'page' | 'section';
  readonly level?: 1 | 2 | 3;
};

/** Says that there is nothing here or that something went wrong, and offers next steps. */
export const MessagePage = ({
  title,
  text,
  icon,
  drawing,
  note,
  actions,
  children,
  use = 'page',
  level = use === 'page' ? 1 : 2,
}: MessagePageProps) => (
  <section className={classNames(styles.place, styles[use])}>
    {drawing && <Drawing name={drawing} />}
    {icon && drawing === undefined && (
      <span className={styles.icon}>
        <Icon name={icon} size="xl" />
      </span>
    )}
    <Heading level={level} size={use === 'page' ? 'h1' : 'h3'}>
      {title}
    </Heading>
    {text && <div className={styles.text}>{text}</div>}
    {note && <div className={styles.note}>{note}</div>}
    {actions && <div className={styles.actions}>{actions}</div>}
    {children && <div className={styles.further}>{children}</div>}
  </section>
);
