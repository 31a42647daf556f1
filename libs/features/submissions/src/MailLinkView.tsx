import type { TextReader } from '@materia/market-model';
import { Button, ButtonLink, Container, MessagePage } from '@materia/ui-design-system';
import { ButtonForm, usePath, useText } from '@materia/ui-shop';
import type { LinkOutcome, LinkPurpose } from './mail-links.action.ts';
import styles from './submission-pages.module.css';

type PageWithToken =
  'newsletterConfirmation' | 'newsletterStop' | 'restockNoticeConfirmation' | 'restockNoticeStop';

type LinkTexts = Readonly<Record<'title' | 'text' | 'action' | 'doneTitle' | 'doneText', string>>;

/** The links in the mails about one subject: the pages that they lead to, and what those say. */
export type MailLinks = {
  readonly pages: Readonly<Record<LinkPurpose, PageWithToken>>;
  readonly texts: (t: TextReader) => Readonly<Record<LinkPurpose, LinkTexts>>;
  /** What is said of a link that is no longer valid, and where it leads then. */
  readonly unknown: (t: TextReader) => {
    readonly title: string;
    readonly text: string;
    readonly page: 'newsletter' | 'home';
    readonly toPage: string;
  };
};

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
  const texts = links.texts(t)[purpose];
  const unknown = links.unknown(t);
  const action = to(links.pages[purpose], { token });
  return (
    <Container size="narrow" className={styles.page}>
      {outcome === undefined && (
        <MessagePage
          icon="mail"
          title={texts.title}
          text={texts.text}
          actions={
            <ButtonForm action={action}>
              <Button type="submit" size="l">
                {texts.action}
              </Button>
            </ButtonForm>
          }
        />
      )}
      {outcome === 'done' && (
        <MessagePage
          icon="check"
          title={texts.doneTitle}
          text={<p role="status">{texts.doneText}</p>}
          actions={<ButtonLink href={to('home')}>{t('common.home')}</ButtonLink>}
        />
      )}
      {outcome === 'unknown-link' && (
        <MessagePage
          icon="warning"
          title={unknown.title}
          text={<p role="alert">{unknown.text}</p>}
          actions={<ButtonLink href={to(unknown.page)}>{unknown.toPage}</ButtonLink>}
        />
      )}
    </Container>
  );
};
