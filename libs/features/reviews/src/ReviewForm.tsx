import { unreachable } from '@materia/domain-kernel';
import {
  Alert,
  ButtonLink,
  Card,
  Checkbox,
  Heading,
  Link,
  RadioGroup,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@materia/ui-design-system';
import { REVIEW_LENGTHS, type ReviewFault, type ReviewState } from '@materia/domain-reviews';
import type { TextKey, TextReader } from '@materia/market-model';
import { RETURN_PARAMETER } from '@materia/page-request';
import { SubmissionForm, usePath, useText } from '@materia/ui-shop';
import { reviewForm, type ReviewRefusal } from './review-form.ts';
import type { ReviewsFacts } from './reviews.loader.ts';

type Field = ReviewFault['field'];

/** Fields in form order, so that the error summary lists them in the same order. */
const FIELDS = ['rating', 'title', 'text', 'nickname', 'terms'] as const satisfies readonly Field[];

const LABELS = {
  rating: 'reviews.rating',
  title: 'reviews.reviewTitle',
  text: 'reviews.text',
  nickname: 'reviews.nickname',
  terms: 'reviews.termsLink',
} as const satisfies Readonly<Record<Field, TextKey>>;

const PROBLEMS = {
  'already-reviewed': 'reviews.alreadyReviewed',
  'too-many-requests': 'reviews.tooMany',
  problem: 'reviews.problem',
} as const satisfies Readonly<Record<NonNullable<ReviewRefusal['problem']>, TextKey>>;

const STATES = {
  pending: 'reviews.waiting',
  published: 'reviews.published',
  rejected: 'reviews.rejected',
} as const satisfies Readonly<Record<ReviewState, TextKey>>;

/** Best rating first. */
const STARS = ['5', '4', '3', '2', '1'] as const;

/** The review form: guests are asked to sign in, and customers can write one review per product. */
export const ReviewForm = ({
  product,
  author,
  refusal,
}: Pick<ReviewsFacts, 'product' | 'author'> & { readonly refusal: ReviewRefusal | undefined }) => {
  const t = useText();
  const to = usePath();
  const address = to('reviews', { skuProduct: product.sku });
  return (
    <Card as="section" padding="l" labelledBy="write">
      <Stack gap={4}>
        <Heading level={2} size="h3" id="write">
          {t('reviews.writeTitle')}
        </Heading>
        {author.kind === 'guest' ? (
          <Stack gap={3} align="start">
            <Text>{t('reviews.signInText')}</Text>
            <ButtonLink
              href={`${to('login')}?${new URLSearchParams({ [RETURN_PARAMETER]: address })}`}
            >
              {t('reviews.signIn')}
            </ButtonLink>
          </Stack>
        ) : author.state === undefined || refusal !== undefined ? (
          <Fields address={address} hasBought={author.hasBought} refusal={refusal} />
        ) : (
          <Alert type="information">{t(STATES[author.state])}</Alert>
        )}
      </Stack>
    </Card>
  );
};

const Fields = ({
  address,
  hasBought,
  refusal,
}: {
  readonly address: string;
  readonly hasBought: boolean;
  readonly refusal: ReviewRefusal | undefined;
}) => {
  const t = useText();
  const to = usePath();
  const typed = refusal?.typed;
  const errorOf = (field: Field): string | undefined => {
    const fault = refusal?.faults.find((known) => known.field === field);
    return fault && faultMessage(t, fault);
  };
  const fields = FIELDS.map((field) => ({
    id: field,
    label: t(LABELS[field]),
    error: errorOf(field),
  }));
  const problem = refusal?.problem && t(PROBLEMS[refusal.problem]);
  return (
    <SubmissionForm
      use="part"
      action={address}
      fields={fields}
      summary={t('reviews.errorSummary')}
      problem={problem}
      submit={t('reviews.submit')}
    >
      <RadioGroup
        name={reviewForm.names.rating}
        legend={t('reviews.rating')}
        error={errorOf('rating')}
        options={STARS.map((stars) => ({ value: stars, label: t(`reviews.stars${stars}`) }))}
        defaultValue={typed?.rating === undefined ? undefined : String(typed.rating)}
        required
      />
      <TextField
        name={reviewForm.names.title}
        label={t('reviews.reviewTitle')}
        defaultValue={typed?.title}
        error={errorOf('title')}
        maxLength={REVIEW_LENGTHS.title.to}
        required
      />
      <TextArea
        name={reviewForm.names.text}
        label={t('reviews.text')}
        hint={t('reviews.textHint')}
        defaultValue={typed?.text}
        error={errorOf('text')}
        maxLength={REVIEW_LENGTHS.text.to}
        rows={6}
        required
      />
      <TextField
        name={reviewForm.names.nickname}
        label={t('reviews.nickname')}
        hint={t('reviews.nicknameHint')}
        defaultValue={typed?.nickname}
        error={errorOf('nickname')}
        autoComplete="nickname"
        maxLength={REVIEW_LENGTHS.nickname.to}
        width="m"
        required
      />
      <Checkbox
        name={reviewForm.names.terms}
        value="yes"
        label={t('reviews.terms')}
        error={errorOf('terms')}
        defaultChecked={typed?.termsAccepted === true}
        required
      />
      <Link href={to('terms')}>{t('reviews.termsLink')}</Link>
      <Text size="s" tone="soft">
        {t(hasBought ? 'reviews.bought' : 'reviews.notBought')}
      </Text>
    </SubmissionForm>
  );
};

const faultMessage = (t: TextReader, fault: ReviewFault): string => {
  switch (fault.kind) {
    case 'missing':
      return t(fault.field === 'rating' ? 'reviews.ratingMissing' : 'reviews.termsMissing');
    case 'too-short':
      return t('reviews.tooShort', { count: REVIEW_LENGTHS[fault.field].from });
    case 'too-long':
      return t('reviews.tooLong', { count: REVIEW_LENGTHS[fault.field].to });
    default:
      return unreachable(fault);
  }
};
