import { Card, Heading, Stack } from '@materia/ui-design-system';
import type { Brand } from '@materia/domain-kernel';
import { RichText } from './RichText.tsx';

export type ContentBlockProps = {
  readonly block: {
    readonly identifier: string;
    readonly title: string;
    readonly html: Brand<string, 'SafeHtml'>;
  };
};

/** A block of editorial content, with its heading. */
export const ContentBlock = ({ block: { identifier, title, html } }: ContentBlockProps) => (
  <Card as="section" padding="l" look="sunken" labelledBy={`block-${identifier}`}>
    <Stack gap={2}>
      <Heading level={2} size="h3" id={`block-${identifier}`}>
        {title}
      </Heading>
      <RichText html={html} />
    </Stack>
  </Card>
);
