import type { JoiningProblem } from '@materia/api-account';
import type { TextKey } from '@materia/market-model';
import {
  Alert,
  Button,
  Card,
  Checkbox,
  Container,
  Heading,
  Link,
  SelectField,
  Stack,
  Text,
  TextField,
} from '@materia/ui-design-system';
import { intentButton, usePath, useText } from '@materia/ui-shop';
import pageStyles from '../account-pages.module.css';
import { cardForm, joinForm } from './club-forms.ts';
import type { ClubJoinOutcome } from './club-join.action.ts';
import { type ClubJoinFacts, lacks } from './club-join.loader.ts';
import { ClubRulesCard } from './ClubRulesCard.tsx';

export type ClubJoinViewProps = {
  readonly facts: ClubJoinFacts;
  readonly outcome?: ClubJoinOutcome | undefined;
};

/** Joins the club: with a new card, or with one that a store issued. */
export const ClubJoinView = ({ facts, outcome }: ClubJoinViewProps) => {
  const t = useText();
  return (
    <Container className={pageStyles.page}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={1}>{t('club.registerTitle')}</Heading>
          <Text tone="soft">{t('club.joinText')}</Text>
        </Stack>
        <NewCard facts={facts} refused={outcome?.form === 'join' ? outcome : undefined} />
        <CardOfStore facts={facts} refused={outcome?.form === 'card' ? outcome : undefined} />
        {facts.rules && <ClubRulesCard rules={facts.rules} />}
      </Stack>
    </Container>
  );
};

const PROBLEMS = {
  'already-linked': 'club.alreadyLinked',
  incomplete: 'club.joinFailed',
  'not-a-card': 'club.cardNotFound',
  'too-many-requests': 'club.tooMany',
  failed: 'club.joinFailed',
} as const satisfies Readonly<Record<JoiningProblem['kind'], TextKey>>;

const Problem = ({ kind }: { readonly kind: JoiningProblem['kind'] | undefined }) => {
  const t = useText();
  if (kind === undefined) return null;
  return (
    <Alert type="error" role="alert">
      {t(PROBLEMS[kind])}
    </Alert>
  );
};

type Refused<Form extends ClubJoinOutcome['form']> =
  Extract<ClubJoinOutcome, { readonly form: Form }> | undefined;

const NewCard = ({
  facts: { registration, stores, storeId },
  refused,
}: {
  readonly facts: ClubJoinFacts;
  readonly refused: Refused<'join'>;
}) => {
  const t = useText();
  const { names } = joinForm;
  return (
    <Card as="section" padding="l" labelledBy="new-card">
      <Stack gap={4}>
        <Heading level={2} size="h3" id="new-card">
          {t('club.newCard')}
        </Heading>
        <Problem kind={refused?.problem} />
        <form method="post" action={usePath()('loyaltyRegister')} noValidate>
          <Stack gap={4} align="start" className={pageStyles.fields}>
            {lacks(registration, 'reference-store') && (
              <SelectField
                name={names.store}
                label={t('club.store')}
                hint={t('club.storeHint')}
                options={[
                  { value: '', label: t('club.storeChoose') },
                  ...stores.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                defaultValue={refused?.typed.store ?? storeId ?? ''}
                error={refused?.faults.store && t('club.storeMissing')}
                required
              />
            )}
            {lacks(registration, 'company-fiscal-id') && (
              <TextField
                name={names.fiscalId}
                label={t('register.taxNumber')}
                hint={t('register.taxNumberHint')}
                defaultValue={refused?.typed.fiscalId}
                error={refused?.faults.fiscalId && t('register.taxNumberInvalid')}
                maxLength={30}
                required
              />
            )}
            <Terms name={names.terms} isMissing={refused?.faults.terms !== undefined} />
            <Button type="submit" variant="accent" {...intentButton(joinForm)}>
              {t('club.joinAction')}
            </Button>
          </Stack>
        </form>
      </Stack>
    </Card>
  );
};

const CardOfStore = ({
  facts: { postcodeExample },
  refused,
}: {
  readonly facts: ClubJoinFacts;
  readonly refused: Refused<'card'>;
}) => {
  const t = useText();
  const { names } = cardForm;
  return (
    <Card as="section" padding="l" labelledBy="store-card">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="h3" id="store-card">
            {t('club.haveCard')}
          </Heading>
          <Text>{t('club.haveCardText')}</Text>
        </Stack>
        <Problem kind={refused?.problem} />
        <form method="post" action={usePath()('loyaltyRegister')} noValidate>
          <Stack gap={4} align="start" className={pageStyles.fields}>
            <TextField
              name={names.cardNumber}
              label={t('club.cardNumber')}
              hint={t('registerMore.loyaltyCardHint')}
              defaultValue={refused?.typed.cardNumber}
              error={refused?.faults.cardNumber && t('club.cardNumberMissing')}
              inputMode="numeric"
              maxLength={24}
              required
            />
            <TextField
              name={names.postcode}
              label={t('registerMore.postcode')}
              hint={t('club.postcodeHint', { example: postcodeExample })}
              defaultValue={refused?.typed.postcode}
              error={refused?.faults.postcode && t('club.postcodeMissing')}
              autoComplete="postal-code"
              maxLength={12}
              required
            />
            <Terms name={names.cardTerms} isMissing={refused?.faults.cardTerms !== undefined} />
            <Button type="submit" variant="secondary" {...intentButton(cardForm)}>
              {t('club.linkAction')}
            </Button>
          </Stack>
        </form>
      </Stack>
    </Card>
  );
};

const Terms = ({ name, isMissing }: { readonly name: string; readonly isMissing: boolean }) => {
  const t = useText();
  return (
    <Stack gap={1}>
      <Checkbox
        name={name}
        value="1"
        label={t('club.terms')}
        error={isMissing ? t('club.termsMissing') : undefined}
        required
      />
      <Link href="#rules">{t('club.termsRead')}</Link>
    </Stack>
  );
};
