import type { IconName } from '@materia/ui-design-system';
import { Button, ButtonLink, Container, MessagePage } from '@materia/ui-design-system';
import type { TextKey } from '@materia/market-model';
import { intentButton, usePath, useText } from '@materia/ui-shop';
import styles from '../account-pages.module.css';
import {
  confirmForm,
  type ConfirmFacts,
  type ConfirmOutcome,
  resendForm,
} from './confirm-account.action.ts';

type Message = {
  readonly icon: IconName;
  readonly title: TextKey;
  readonly text: TextKey;
  /** What the page offers: its button, or the way on. */
  readonly next: 'resend' | 'sign-in';
};

const MESSAGES = {
  activated: {
    icon: 'check',
    title: 'identity.confirmedTitle',
    text: 'identity.confirmedText',
    next: 'sign-in',
  },
  'already-active': {
    icon: 'check',
    title: 'identity.alreadyTitle',
    text: 'identity.alreadyText',
    next: 'sign-in',
  },
  sent: {
    icon: 'mail',
    title: 'identity.resentTitle',
    text: 'identity.resentText',
    next: 'sign-in',
  },
  'link-invalid': {
    icon: 'warning',
    title: 'identity.invalidTitle',
    text: 'identity.invalidText',
    next: 'sign-in',
  },
  'link-expired': {
    icon: 'warning',
    title: 'identity.expiredTitle',
    text: 'identity.expiredText',
    next: 'resend',
  },
  'too-many-requests': {
    icon: 'warning',
    title: 'identity.tooManyTitle',
    text: 'identity.tooMany',
    next: 'sign-in',
  },
  failed: {
    icon: 'warning',
    title: 'identity.confirmTitle',
    text: 'identity.failed',
    next: 'sign-in',
  },
} as const satisfies Readonly<Record<ConfirmOutcome, Message>>;

export type ConfirmAccountViewProps = ConfirmFacts & {
  readonly outcome: ConfirmOutcome | undefined;
};

/** The page behind the link of a confirmation mail: a question with one button, then what came of it. */
export const ConfirmAccountView = ({ link, isSignedIn, outcome }: ConfirmAccountViewProps) => {
  const t = useText();
  const to = usePath();
  const action = to('confirmAccount', link);
  const message = outcome && MESSAGES[outcome];
  return (
    <Container size="narrow" className={styles.page}>
      {message === undefined ? (
        <MessagePage
          icon="mail"
          title={t('identity.confirmTitle')}
          text={t('identity.confirmText')}
          actions={
            <form method="post" action={action}>
              <Button type="submit" size="l" {...intentButton(confirmForm)}>
                {t('identity.confirmAction')}
              </Button>
            </form>
          }
        />
      ) : (
        <MessagePage
          icon={message.icon}
          title={t(message.title)}
          text={<p role={message.icon === 'warning' ? 'alert' : 'status'}>{t(message.text)}</p>}
          actions={
            message.next === 'resend' ? (
              <form method="post" action={action}>
                <Button type="submit" {...intentButton(resendForm)}>
                  {t('identity.expiredAction')}
                </Button>
              </form>
            ) : (
              <ButtonLink href={to(isSignedIn ? 'account' : 'login')}>
                {t(isSignedIn ? 'identity.toAccount' : 'identity.toLogin')}
              </ButtonLink>
            )
          }
        />
      )}
    </Container>
  );
};
