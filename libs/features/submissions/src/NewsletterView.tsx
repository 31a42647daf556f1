import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import type { NewsletterField } from '@materia/domain-consent';
import { unreachable } from '@materia/domain-kernel';
import type { TextKey } from '@materia/market-model';
import {
  ButtonLink,
  Checkbox,
  Container,
  FieldError,
  Fieldset,
  Heading,
  Link,
  MessagePage,
  SelectField,
  Stack,
  Text,
  TextField,
} from '@materia/ui-design-system';
import { SubmissionForm, usePath, useText } from '@materia/ui-shop';
import type {
  NewsletterFacts,
  NewsletterFaults,
  NewsletterOutcome,
  NewsletterProblem,
} from './newsletter.action.ts';
import styles from './submission-pages.module.css';
import { newsletterForm } from './newsletter-form.ts';

export type NewsletterViewProps = NewsletterFacts & {
  readonly outcome: NewsletterOutcome | undefined;
};

const FIELDS = ['consents', 'email', 'phone', 'firstname', 'lastname'] as const satisfies readonly (
  NewsletterField | 'consents'
)[];

const LABELS = {
  consents: 'newsletter.consents',
  email: 'newsletter.email',
  phone: 'newsletter.phone',
  firstname: 'newsletter.firstname',
  lastname: 'newsletter.lastname',
} as const satisfies Readonly<Record<NewsletterField | 'consents', TextKey>>;

const PROBLEMS = {
  'too-many-requests': 'newsletter.tooMany',
  failed: 'newsletter.failed',
} as const satisfies Readonly<Record<NewsletterProblem, TextKey>>;

/** The first checkbox of the group, which the error summary links to. */
const FIRST_BOX = 'shopEmail';

/** The newsletter sign-up form, or its result. */
export const NewsletterView = ({ outcome, ...facts }: NewsletterViewProps) =>
  outcome === undefined || outcome.kind === 'refused' ? (
    <SignUpForm {...facts} refused={outcome} />
  ) : (
    <SignedUp {...outcome} />
  );

const SignedUp = ({ kind, email }: Exclude<NewsletterOutcome, { kind: 'refused' }>) => {
  const t = useText();
  const isDone = kind === 'subscribed';
  return (
    <Container size="narrow" className={styles.page}>
      <MessagePage
        icon={isDone ? 'check' : 'mail'}
        title={isDone ? t('newsletter.subscribedTitle') : t('newsletter.doneTitle')}
        text={
          <p role="status">
            {isDone ? t('newsletter.subscribedText') : t('newsletter.doneText', { email })}
          </p>
        }
        actions={<ButtonLink href={usePath()('home')}>{t('common.home')}</ButtonLink>}
      />
    </Container>
  );
};

const SignUpForm = ({
  nameRequired,
  phoneExample,
  tickAll,
  refused,
}: NewsletterFacts & {
  readonly refused: Extract<NewsletterOutcome, { kind: 'refused' }> | undefined;
}) => {
  const t = useText();
  const to = usePath();
  const typed = refused?.typed;
  const faultMessage = useFaultMessage(phoneExample);
  const errorOf = (field: (typeof FIELDS)[number]): string | undefined =>
    faultMessage(field, refused?.faults[field]);
  const fields = FIELDS.map((field) => ({
    id: field === 'consents' ? FIRST_BOX : field,
    label: t(LABELS[field]),
    error: errorOf(field),
  }));
  const problem = refused?.problem && t(PROBLEMS[refused.problem]);
  const boxError = errorOf('consents');
  const optionalName = nameRequired ? undefined : t('newsletter.optional');
  return (
    <Container size="narrow" className={styles.page}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{t('newsletter.heading')}</Heading>
          <Text tone="soft">{t('newsletter.lead')}</Text>
        </Stack>
        <SubmissionForm
          action={to('newsletter')}
          fields={fields}
          summary={t('newsletter.errorSummary')}
          problem={problem}
          submit={t('newsletter.action')}
        >
          <Fieldset legend={t('newsletter.consents')}>
            {boxError === undefined ? (
              <Text size="s" tone="soft">
                {t('newsletter.consentsHint')}
              </Text>
            ) : (
              <FieldError id="consents-error">{boxError}</FieldError>
            )}
            {tickAll && (
              <Checkbox
                name={newsletterForm.names.all}
                value="1"
                label={t('newsletter.all')}
                data-ticks={BOXES.join(' ')}
              />
            )}
            <Checkbox
              name={newsletterForm.names.shopEmail}
              value="1"
              label={t('newsletter.shopEmail')}
              defaultChecked={typed?.consents.shopEmail}
            />
            <Checkbox
              name={newsletterForm.names.partnersEmail}
              value="1"
              label={t('newsletter.partnersEmail')}
              defaultChecked={typed?.consents.partnersEmail}
            />
            <Checkbox
              name={newsletterForm.names.shopSms}
              value="1"
              label={t('newsletter.shopSms')}
              defaultChecked={typed?.consents.shopSms}
            />
          </Fieldset>
          <TextField
            name={newsletterForm.names.email}
            type="email"
            label={t('newsletter.email')}
            defaultValue={typed?.email}
            error={errorOf('email')}
            autoComplete="email"
            maxLength={FIELD_MAXIMUMS.email}
            required
          />
          <TextField
            name={newsletterForm.names.phone}
            type="tel"
            label={t('newsletter.phone')}
            optional={t('newsletter.optional')}
            hint={t('newsletter.phoneHint', { example: phoneExample })}
            defaultValue={typed?.phone}
            error={errorOf('phone')}
            autoComplete="tel"
            maxLength={20}
          />
          <SelectField
            name={newsletterForm.names.prefix}
            label={t('newsletter.prefix')}
            optional={t('newsletter.optional')}
            defaultValue={typed?.prefix ?? ''}
            options={[
              { value: '', label: t('newsletter.prefixNone') },
              { value: 'mrs', label: t('newsletter.prefixMrs') },
              { value: 'mr', label: t('newsletter.prefixMr') },
            ]}
          />
          <TextField
            name={newsletterForm.names.firstname}
            label={t('newsletter.firstname')}
            optional={optionalName}
            defaultValue={typed?.firstname}
            error={errorOf('firstname')}
            autoComplete="given-name"
            maxLength={FIELD_MAXIMUMS.firstname}
            required={nameRequired}
          />
          <TextField
            name={newsletterForm.names.lastname}
            label={t('newsletter.lastname')}
            optional={optionalName}
            defaultValue={typed?.lastname}
            error={errorOf('lastname')}
            autoComplete="family-name"
            maxLength={FIELD_MAXIMUMS.lastname}
            required={nameRequired}
          />
          <Text size="s" tone="soft">
            {t('newsletter.privacy')}{' '}
            <Link href={to('privacy')}>{t('newsletter.privacyLink')}</Link>
          </Text>
        </SubmissionForm>
      </Stack>
    </Container>
  );
};

/**
 * With scripts, the one checkbox ticks these at once (`startTicks`); without, the server lets it
 * count for them.
 */
const BOXES = ['shopEmail', 'partnersEmail', 'shopSms'] as const;

type Fault = NonNullable<NewsletterFaults[keyof NewsletterFaults]>;

const useFaultMessage = (phoneExample: string) => {
  const t = useText();
  return (field: NewsletterField | 'consents', fault: Fault | undefined): string | undefined => {
    switch (fault) {
      case undefined:
        return undefined;
      case 'missing':
        return t('newsletter.required');
      case 'no-box-ticked':
        return t('newsletter.noBox');
      case 'not-an-email':
        return t('newsletter.notAnEmail');
      case 'not-a-phone':
        return t('newsletter.notAPhone', { example: phoneExample });
      case 'too-long':
        return t('newsletter.tooLong', {
          maximum: field === 'lastname' ? FIELD_MAXIMUMS.lastname : FIELD_MAXIMUMS.firstname,
        });
      default:
        return unreachable(fault);
    }
  };
};
