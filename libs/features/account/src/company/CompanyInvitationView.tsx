import type { AcceptanceRefusal, OpenInvitation } from '@materia/api-account';
import { unreachable } from '@materia/domain-kernel';
import { companyMay } from '@materia/domain-customer';
import type { TextReader } from '@materia/market-model';
import {
  Alert,
  Button,
  ButtonLink,
  Cluster,
  Container,
  MessagePage,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { ButtonForm, usePath, useText } from '@materia/ui-shop';
import styles from '../account-pages.module.css';
import type { InvitationFacts } from './company-invitation.action.ts';
import { ROLE_NAMES, ROLE_TEXTS } from './role-texts.ts';

export type CompanyInvitationViewProps = InvitationFacts & {
  readonly refusal?: AcceptanceRefusal | undefined;
};

/** The page behind the link of an invitation: who invites to what, and one button. */
export const CompanyInvitationView = ({
  token,
  invitation,
  ways,
  refusal,
}: CompanyInvitationViewProps) => {
  const t = useText();
  const to = usePath();
  if (invitation === undefined)
    return (
      <Container size="narrow" className={styles.page}>
        <MessagePage
          icon="warning"
          title={t('company.invitationUnknownTitle')}
          text={<p role="alert">{t('company.invitationUnknownText')}</p>}
          actions={<ButtonLink href={to('home')}>{t('common.home')}</ButtonLink>}
        />
      </Container>
    );
  const { company, role, email } = invitation;
  return (
    <Container size="narrow" className={styles.page}>
      <MessagePage
        icon="mail"
        title={t('company.invitationTitle')}
        text={
          <Stack gap={3}>
            {refusal && (
              <Alert type="error" role="alert">
                {refusalText(refusal, invitation, t)}
              </Alert>
            )}
            <Text>{t('company.invitationText', { company, role: t(ROLE_NAMES[role]) })}</Text>
            <Text>{t(ROLE_TEXTS[role])}</Text>
            {companyMay(role, 'buy') && <Text>{t('company.invitationBuyerNote')}</Text>}
            {ways && <Text>{t('company.invitationFor', { email })}</Text>}
          </Stack>
        }
        actions={
          ways === undefined ? (
            <ButtonForm action={to('companyInvitation', { token })}>
              <Button type="submit" size="l">
                {t('company.invitationAccept')}
              </Button>
            </ButtonForm>
          ) : (
            <Cluster gap={3}>
              <ButtonLink href={ways.signIn}>{t('company.invitationSignIn')}</ButtonLink>
              <ButtonLink href={ways.register} variant="secondary">
                {t('company.invitationRegister')}
              </ButtonLink>
            </Cluster>
          )
        }
      />
    </Container>
  );
};

const refusalText = (
  { kind }: AcceptanceRefusal,
  { email }: OpenInvitation,
  t: TextReader,
): string => {
  switch (kind) {
    case 'unknown':
      return t('company.invitationUnknownText');
    case 'other-mailbox':
      return t('company.invitationOther', { email });
    case 'already-member':
      return t('company.invitationMember');
    case 'too-many-requests':
      return t('company.failed');
    default:
      return unreachable(kind);
  }
};
