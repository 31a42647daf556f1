import { SITE_QUESTIONS, type SiteQuestion, siteQuestions } from '@materia/domain-shipping';
import { RadioGroup, Stack, Text } from '@materia/ui-design-system';
import { useText } from '../provider/ShopProvider.tsx';
import { SiteDrawing } from './SiteDrawing.tsx';
import styles from './SiteAccessFields.module.css';

export type SiteAccessFieldsProps = {
  /** The name of the field of each question. */
  readonly nameOf: (question: SiteQuestion) => string;
  /** The answers so far. */
  readonly answers: Readonly<Partial<Record<SiteQuestion, string>>>;
  readonly errorOf: (question: SiteQuestion) => string | undefined;
};

/** Asks what the driver of a truck needs to know of the place, with a drawing for each answer. */
export const SiteAccessFields = ({ nameOf, answers, errorOf }: SiteAccessFieldsProps) => {
  const t = useText();
  return (
    <Stack gap={4}>
      <Text size="s">{t('siteAccess.intro')}</Text>
      {siteQuestions.map((question) => (
        <RadioGroup
          key={question}
          name={nameOf(question)}
          legend={t(`siteAccess.${question}`)}
          framed
          error={errorOf(question)}
          defaultValue={answers[question]}
          options={SITE_QUESTIONS[question].map((answer) => ({
            value: answer,
            label: (
              <span className={styles.answer}>
                <SiteDrawing answer={answer} />
                <span>{t(`siteAccess.${answer}`)}</span>
              </span>
            ),
          }))}
        />
      ))}
    </Stack>
  );
};
