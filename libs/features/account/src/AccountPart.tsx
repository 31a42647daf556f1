import { Card, Heading, Icon, type IconName, Stack } from '@materia/ui-design-system';
import type { ReactNode } from 'react';
import styles from './AccountView.module.css';

type AccountPartProps = {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
};

/** A part of the summary under its title. */
export const AccountPart = ({ id, icon, title, children }: AccountPartProps) => (
  <Card as="section" padding="l" labelledBy={id}>
    <Stack gap={3} align="start">
      <div className={styles.title}>
        <span className={styles.mark}>
          <Icon name={icon} size="m" />
        </span>
        <Heading level={2} size="h3" id={id}>
          {title}
        </Heading>
      </div>
      {children}
    </Stack>
  </Card>
);
