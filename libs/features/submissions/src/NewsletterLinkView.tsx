import type { TextKey } from '@materia/market-model';
import { Button, ButtonLink, Container, MessagePage } from '@materia/ui-design-system';
import { ButtonForm, usePath, useText } from '@materia/ui-shop';
import type { LinkOutcome, LinkPurpose } from './newsletter-links.action.ts';
import styles from './submission-pages.module.css';

export type NewsletterLinkViewProps = {
  readonly purpose: LinkPurpose;
  readonly token: string;
  readonly outcome: LinkOutcome | undefined;
};

const TEXTS = {
  confirm: {
    title: 'newsletter.confirmTitle',
    text: 'newsletter.confirmText',
    action: 'newsletter.confirmAction',
    doneTitle: 'newsletter.subscribedTitle',
    doneText: 'newsletter.subscribedText',
  },
  stop: {
    title: 'newsletter.stopTitle',
    text: 'newsletter.stopText',
    action: 'newsletter.stopAction',
    doneTitle: 'newsletter.stoppedTitle',
    doneText: 'newsletter.stoppedText',
  },
} as const satisfies Readonly<Record<LinkPurpose, Readonly<Record<string, TextKey>>>>;

/** The page behind a link in a newsletter mail: a question with one button, then the result. */
export const NewsletterLinkView = ({ purpose, token, outcome }: NewsletterLinkViewProps) => {
  const t = useText();
  const to = usePath();
  const texts = TEXTS[purpose];
  const action =
    purpose === 'confirm'
      ? to('newsletterConfirmation', { token })
      : to('newsletterStop', { token });
  return (
    <Container size="narrow" className={styles.page}>
      {outcome === undefined && (
        <MessagePage
          icon="mail"
          title={t(texts.title)}
          text={t(texts.text)}
          actions={
            <ButtonForm action={action}>
              <Button type="submit" size="l">
                {t(texts.action)}
              </Button>
            </ButtonForm>
          }
        />
      )}
      {outcome === 'done' && (
        <MessagePage
          icon="check"
          title={t(texts.doneTitle)}
          text={<p role="status">{t(texts.doneText)}</p>}
          actions={<ButtonLink href={to('home')}>{t('common.home')}</ButtonLink>}
        />
      )}
      {outcome === 'unknown-link' && (
        <MessagePage
          icon="warning"
          title={t('newsletter.linkUnknownTitle')}
          text={<p role="alert">{t('newsletter.linkUnknownText')}</p>}
          actions={<ButtonLink href={to('newsletter')}>{t('newsletter.toForm')}</ButtonLink>}
        />
      )}
    </Container>
  );
};
