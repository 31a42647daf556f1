import type { ReactNode } from 'react';
import { Disclosure } from './Disclosure.tsx';
import styles from './Accordion.module.css';

export type AccordionItem = {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
  readonly open?: boolean;
};
export type AccordionProps = {
  readonly items: readonly AccordionItem[];
  /** Only one item is open at a time. */
  readonly exclusive?: string;
};

/** A list of expandable sections. */
export const Accordion = ({ items, exclusive }: AccordionProps) => (
  <div className={styles.accordion}>
    {items.map((item) => (
      <Disclosure
        key={item.id}
        id={item.id}
        summary={item.title}
        open={item.open ?? false}
        {...(exclusive === undefined ? {} : { group: exclusive })}
      >
        {item.content}
      </Disclosure>
    ))}
  </div>
);
