import type { EmailConfirmation } from '@materia/api-account';
import { unreachable } from '@materia/domain-kernel';
import { Button, ButtonLink, Container, MessagePage } from '@materia/ui-design-system';
import { ButtonForm, usePath, useText } from '@materia/ui-shop';
import { refreshedPath } from '@materia/page-request';
import pageStyles from '../account-pages.module.css';

/** The page behind the link to a new e-mail address: a question with one button, or what came of it. */
export const EmailConfirmationView = ({
  outcome,
}: {
  readonly outcome: EmailConfirmation | undefined;
}) => (
  <Container size="narrow" className={pageStyles.page}>
    <Message outcome={outcome} />
  </Container>
);

const Message = ({ outcome }: { readonly outcome: EmailConfirmation | undefined }) => {
  const t = useText();
  const to = usePath();
  const question = (failure?: string) => (
    <MessagePage
      icon="mail"
      title={t('emailChange.title')}
      text={failure === undefined ? t('emailChange.text') : <p role="alert">{failure}</p>}
      actions={
        <ButtonForm>
          <Button type="submit" size="l">
            {t('emailChange.action')}
          </Button>
        </ButtonForm>
      }
    />
  );
  switch (outcome?.kind) {
    case undefined:
      return question();
    case 'failed':
      return question(t('emailChange.failed'));
    case 'too-many-requests':
      return question(t('emailChange.tooMany'));
    case 'changed':
      return (
        <MessagePage
          icon="check"
          title={t('emailChange.doneTitle')}
          text={<p role="status">{t('emailChange.doneText', { email: outcome.email })}</p>}
          actions={
            <ButtonLink href={refreshedPath(to('account'))}>
              {t('emailChange.toAccount')}
            </ButtonLink>
          }
        />
      );
    case 'taken':
      return (
        <MessagePage
          icon="user"
          title={t('emailChange.takenTitle')}
          text={<p role="alert">{t('emailChange.takenText')}</p>}
          actions={
            <ButtonLink href={refreshedPath(to('myInformations'))}>
              {t('emailChange.toAccount')}
            </ButtonLink>
          }
        />
      );
    case 'unknown-link':
      return (
        <MessagePage
          icon="clock"
          title={t('emailChange.goneTitle')}
          text={<p role="alert">{t('emailChange.goneText')}</p>}
          actions={
            <ButtonLink href={refreshedPath(to('myInformations'))}>
              {t('emailChange.toAccount')}
            </ButtonLink>
          }
        />
      );
    default:
      return unreachable(outcome);
  }
};
