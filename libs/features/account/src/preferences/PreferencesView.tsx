import type { TextKey } from '@materia/market-model';
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  Container,
  Heading,
  Link,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { intentButton, usePath, useText } from '@materia/ui-shop';
import styles from '../account-pages.module.css';
import type { PreferencesOutcome } from './preferences.action.ts';
import type { PreferencesFacts } from './preferences.loader.ts';
import { consentsForm, receiptsForm } from './preferences-form.ts';

export type PreferencesViewProps = {
  readonly facts: PreferencesFacts;
  readonly outcome?: PreferencesOutcome | undefined;
};

/** What customers choose to receive: receipts without paper, and the newsletter. */
export const PreferencesView = ({ facts, outcome }: PreferencesViewProps) => {
  const t = useText();
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={1}>{t('accountMenu.receipts')}</Heading>
          <Text tone="soft">{t('preferences.lead')}</Text>
        </Stack>
        {facts.kind === 'guest' ? (
          <ForGuests />
        ) : (
          <>
            <Receipts
              receipts={facts.receipts}
              refused={outcome?.form === 'receipts' ? outcome : undefined}
            />
            <Newsletter
              newsletter={facts.newsletter}
              refused={outcome?.form === 'newsletter' ? outcome : undefined}
            />
          </>
        )}
      </Stack>
    </Container>
  );
};

/** Where the market shows the page without sign-in: what there is to choose. */
const ForGuests = () => {
  const t = useText();
  return (
    <Card as="section" padding="l" labelledBy="receipts">
      <Stack gap={3} align="start">
        <Heading level={2} size="h3" id="receipts">
          {t('preferences.receiptsTitle')}
        </Heading>
        <Text>{t('preferences.guestText')}</Text>
        <ButtonLink href={usePath()('login')}>{t('login.action')}</ButtonLink>
      </Stack>
    </Card>
  );
};

type Customer = Extract<PreferencesFacts, { readonly kind: 'customer' }>;
type Refused<Form extends PreferencesOutcome['form']> =
  Extract<PreferencesOutcome, { readonly form: Form }> | undefined;

const Receipts = ({
  receipts,
  refused,
}: Pick<Customer, 'receipts'> & { readonly refused: Refused<'receipts'> }) => {
  const t = useText();
  const to = usePath();
  const shown = refused?.typed ?? receipts;
  return (
    <Card as="section" padding="l" labelledBy="receipts">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="h3" id="receipts">
            {t('preferences.receiptsTitle')}
          </Heading>
          <Text>{t('preferences.receiptsText')}</Text>
        </Stack>
        {refused !== undefined && (
          <Alert type="error" role="alert">
            {t('preferences.saveError')}
          </Alert>
        )}
        {shown === undefined ? (
          <Alert type="error">{t('preferences.loadError')}</Alert>
        ) : (
          <form method="post" action={to('receiptPreferences')}>
            <Stack gap={4} align="start">
              <Checkbox
                name={receiptsForm.names.saleReceipt}
                value="1"
                label={t('preferences.saleReceipt')}
                hint={t('preferences.saleReceiptHint')}
                defaultChecked={shown.saleReceipt}
              />
              <Checkbox
                name={receiptsForm.names.bankCardReceipt}
                value="1"
                label={t('preferences.bankCardReceipt')}
                hint={t('preferences.bankCardReceiptHint')}
                defaultChecked={shown.bankCardReceipt}
              />
              <Button type="submit" {...intentButton(receiptsForm)}>
                {t('preferences.save')}
              </Button>
            </Stack>
          </form>
        )}
      </Stack>
    </Card>
  );
};

const PROBLEMS = {
  'too-many-requests': 'newsletter.tooMany',
  failed: 'preferences.newsletterFailed',
} as const satisfies Readonly<
  Record<Exclude<NonNullable<Refused<'newsletter'>>['problem'], 'no-mobile'>, TextKey>
>;

const BOXES = ['shopEmail', 'partnersEmail', 'shopSms'] as const;

const Newsletter = ({
  newsletter,
  refused,
}: Pick<Customer, 'newsletter'> & { readonly refused: Refused<'newsletter'> }) => {
  const t = useText();
  const to = usePath();
  const ticked = refused?.typed ?? newsletter?.consents;
  const lacksMobile = refused?.problem === 'no-mobile';
  return (
    <Card as="section" padding="l" labelledBy="newsletter">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="h3" id="newsletter">
            {t('newsletter.heading')}
          </Heading>
          {newsletter && (
            <Text>
              {t(
                newsletter.isMailboxProven
                  ? 'preferences.newsletterText'
                  : 'preferences.newsletterOpen',
                { email: newsletter.email },
              )}
            </Text>
          )}
        </Stack>
        {refused && refused.problem !== 'no-mobile' && (
          <Alert type="error" role="alert">
            {t(PROBLEMS[refused.problem])}
          </Alert>
        )}
        {ticked === undefined ? (
          <Alert type="error">{t('preferences.newsletterLoadError')}</Alert>
        ) : (
          <form method="post" action={to('receiptPreferences')}>
            <Stack gap={4} align="start">
              {BOXES.map((box) => (
                <Checkbox
                  key={box}
                  name={consentsForm.names[box]}
                  value="1"
                  label={t(`newsletter.${box}`)}
                  defaultChecked={ticked[box]}
                  error={box === 'shopSms' && lacksMobile ? t('preferences.noMobile') : undefined}
                />
              ))}
              {lacksMobile && <Link href={to('myInformations')}>{t('preferences.toProfile')}</Link>}
              <Button type="submit" {...intentButton(consentsForm)}>
                {t('preferences.newsletterSave')}
              </Button>
            </Stack>
          </form>
        )}
      </Stack>
    </Card>
  );
};
