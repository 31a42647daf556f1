import type { ReactNode } from 'react';
import type { MessageType } from './Alert.tsx';

/** A message that appears over the page. */
export type Toast = {
  readonly id: string;
  readonly type: MessageType;
  readonly size: 's' | 'm' | 'l';
  readonly title: string;
  /** The element of the title. */
  readonly titleTag: 'h2' | 'h3' | 'h4' | 'p';
  readonly message?: string | undefined;
  /** In place of the icon of its type. */
  readonly picture?: ReactNode;
  readonly closable: boolean;
  /** The link target and its text. */
  readonly link?: string | undefined;
  readonly linkContent?: string | undefined;
  readonly footer?: ReactNode;
  readonly classes?: string | undefined;
  /** `plain` has a white background, `filled` the colour of its type. */
  readonly style: 'plain' | 'filled';
  /** Interrupts a screen reader instead of waiting for a pause. */
  readonly alert: boolean;
};

/** Defaults of a toast. */
export const TOAST_DEFAULTS = {
  type: 'information',
  size: 's',
  titleTag: 'h3',
  closable: true,
  style: 'plain',
  alert: false,
} as const satisfies Partial<Toast>;

/** Completes a toast with the defaults. */
export const toast = (given: Partial<Toast> & Pick<Toast, 'id' | 'title'>): Toast => ({
  ...TOAST_DEFAULTS,
  ...given,
});
