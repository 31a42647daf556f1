import { Card, Cluster, Heading, Link, Stack } from '@materia/ui-design-system';
import type { ReactNode } from 'react';

type ReviewCardProps = {
  readonly id: string;
  readonly title: string;
  readonly change: { readonly href: string; readonly label: string };
  readonly children: ReactNode;
};

/** A choice made earlier, with a link to change it. */
export const OrderReviewCard = ({ id, title, change, children }: ReviewCardProps) => (
  <Card as="section" labelledBy={id}>
    <Stack gap={2}>
      <Cluster justify="between">
        <Heading level={2} size="h3" id={id}>
          {title}
        </Heading>
        <Link href={change.href}>{change.label}</Link>
      </Cluster>
      {children}
    </Stack>
  </Card>
);
