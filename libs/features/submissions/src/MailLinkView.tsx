import { Button, ButtonLink, Container, MessagePage } from '@materia/ui-design-system';
import { ButtonForm, usePath, useText } from '@materia/ui-shop';
import type { LinkOutcome, LinkPurpose } from './mail-links.action.ts';
import type { newsletterLinks } from './newsletter-links.ts';
import type { restockNoticeLinks } from './restock-notice-links.ts';
import styles from './submission-pages.module.css';

/** The links in the mails about one subject: the pages that they lead to, and what those say. */
type MailLinks = typeof newsletterLinks | typeof restockNoticeLinks;

export type MailLinkViewProps = {
  readonly links: MailLinks;
  readonly purpose: LinkPurpose;
  readonly token: string;
  readonly outcome: LinkOutcome | undefined;
};

/** The page behind a link in a mail: a question with one button, then the result. */
export const MailLinkView = ({ links, purpose, token, outcome }: MailLinkViewProps) => {
  const t = useText();
  const to = usePath();
  const texts = links.texts[purpose];
  const action = to(links.pages[purpose], { token });
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
          title={t(links.unknown.title)}
          text={<p role="alert">{t(links.unknown.text)}</p>}
          actions={<ButtonLink href={to(links.unknown.page)}>{t(links.unknown.toPage)}</ButtonLink>}
        />
      )}
    </Container>
  );
};
