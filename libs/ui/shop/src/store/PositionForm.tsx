import { Button, type ButtonProps, Text } from '@materia/ui-design-system';
import type { ReactNode } from 'react';
import type { PositionContent } from './position-content.ts';
import styles from './PositionForm.module.css';

export type PositionFormProps = {
  readonly method: 'get' | 'post';
  readonly action: string;
  readonly label: string;
  readonly size?: ButtonProps['size'];
  readonly texts: Pick<PositionContent, 'asking' | 'denied' | 'failed'>;
  /**
   * The id of the element to replace by the same element of the answer. Without it, the answer is
   * opened.
   */
  readonly replaces?: string;
  /** Further fields. */
  readonly children?: ReactNode;
};

/**
 * A button that sends the shopper's position, with the browser's permission (`position-form.ts`).
 * Not shown without scripts.
 */
export const PositionForm = ({
  method,
  action,
  label,
  size,
  texts,
  replaces,
  children,
}: PositionFormProps) => {
  const content: PositionContent = { ...texts, ...(replaces !== undefined && { replaces }) };
  return (
    <form
      method={method}
      action={action}
      aria-label={label}
      data-position={JSON.stringify(content)}
      className={styles.scripted}
    >
      {children}
      <Button type="submit" variant="secondary" size={size} icon="pin" data-held="">
        {label}
      </Button>
      <Text as="div" size="s" tone="danger">
        <output />
      </Text>
    </form>
  );
};
