import type { PublishedChoice, Unit } from '@materia/api-contract';
import {
  FLAG_KEYS,
  FLAG_NEEDS,
  flagDefinition,
  type FlagKey,
  isFlagKey,
} from '@materia/domain-feature-flags';
import {
  Alert,
  Badge,
  Card,
  Cluster,
  DescriptionList,
  Grid,
  Heading,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { Link, useParams } from 'react-router';
import { useUnits } from '../api/queries.ts';
import { NotFoundPage } from '../frame/NotFoundPage.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { choiceText } from '../frame/choice-text.ts';
import { OnOff } from '../frame/OnOff.tsx';
import { isStaleIn } from '../grid/filter-flags.ts';
import { reasonOf } from '../grid/GridPage.tsx';
import { Publications } from '../history/Publications.tsx';
import { dayText, momentText } from '../texts/moments.ts';
import { useWords } from '../texts/use-words.ts';
import { KillSwitch } from './KillSwitch.tsx';
import styles from './FlagPage.module.css';

const needs: Readonly<Partial<Record<FlagKey, readonly FlagKey[]>>> = FLAG_NEEDS;

export const FlagPage = () => {
  const { t, language } = useWords();
  const units = useUnits();
  const { flag = '' } = useParams();
  if (!isFlagKey(flag)) return <NotFoundPage />;
  const definition = flagDefinition(flag);
  const stale = units.some((unit) => isStaleIn(flag, unit));
  const links = (keys: readonly FlagKey[]) =>
    keys.length === 0 ? (
      t('page.none')
    ) : (
      <Stack as="ul" gap={1}>
        {keys.map((key) => (
          <li key={key}>
            <Link to={`/flags/${key}`}>{t(`questions.${key}`)}</Link>
          </li>
        ))}
      </Stack>
    );
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <PageHeading>{t(`questions.${flag}`)}</PageHeading>
        <Cluster gap={2}>
          <Text as="span" tone="soft" className={styles.key}>
            {flag}
          </Text>
          {definition.needsSecondPerson && (
            <Badge tone="primary" icon="lock">
              {t('page.secondPerson')}
            </Badge>
          )}
          {stale && <Badge tone="warning">{t('page.stale')}</Badge>}
        </Cluster>
        {definition.channels === 'web-only' && <Text tone="soft">{t('page.webOnly')}</Text>}
      </Stack>
      <Card>
        <DescriptionList
          items={[
            { term: t('page.owner'), description: t(`owners.${definition.owner}`) },
            {
              term: t('page.fallback'),
              description: definition.fallback ? t('common.on') : t('common.off'),
            },
            {
              term: t('page.reviewBy'),
              description: dayText(definition.reviewBy, language),
            },
            {
              term: t('page.screens'),
              description: definition.screens.map((screen) => t(`screens.${screen}`)).join(', '),
            },
            { term: t('page.needs'), description: links(needs[flag] ?? []) },
            {
              term: t('page.neededBy'),
              description: links(FLAG_KEYS.filter((key) => needs[key]?.includes(flag))),
            },
          ]}
        />
      </Card>
      <Heading level={2}>{t('page.units')}</Heading>
      <Grid cells="m" gap={4}>
        {units.map((unit) => (
          <UnitCard key={unit.id} flag={flag} unit={unit} />
        ))}
      </Grid>
      <Stack gap={3}>
        <Heading level={2}>{t('page.history')}</Heading>
        {units.map((unit) => (
          <Publications key={unit.id} unit={unit} only={flag} level={3} />
        ))}
      </Stack>
    </Stack>
  );
};

const UnitCard = ({ flag, unit }: { readonly flag: FlagKey; readonly unit: Unit }) => {
  const { t } = useWords();
  const preset = unit.presets[flag];
  const choices = unit.choices.filter(({ key }) => key === flag);
  const isOn = unit.values.web[flag] === true || unit.values.app[flag] === true;
  const missing = unit.withoutObject[flag];
  return (
    <Card as="section" labelledBy={`unit-${unit.id}`}>
      <Stack gap={3}>
        <Heading level={3} id={`unit-${unit.id}`}>
          {unit.name}
        </Heading>
        <Cluster gap={2}>
          <OnOff on={unit.values.web[flag] ?? false} channel="web" />
          <OnOff on={unit.values.app[flag] ?? false} channel="app" />
          <Text as="span" size="s" tone="soft">
            {t(`because.${reasonOf(flag, unit)}`)}
          </Text>
        </Cluster>
        <Text size="s">
          {t('page.preset')}:{' '}
          {preset === undefined ? t('page.noPreset') : preset ? t('common.on') : t('common.off')}
        </Text>
        {choices.length === 0 ? (
          <Text size="s">
            {t('page.choice')}: {t('page.noChoice')}
          </Text>
        ) : (
          choices.map((choice) => (
            <ChoiceLine
              key={`${choice.revision} ${choice.from ?? ''}`}
              choice={choice}
              unit={unit}
            />
          ))
        )}
        {missing !== undefined && <Alert>{t(`flagObjects.${missing}`)}</Alert>}
        <div className={styles.acts}>
          {unit.may.includes('edit') && missing === undefined && (
            <Link to={`/sets/new?unit=${unit.id}&flag=${flag}`} className={styles.propose}>
              {t('page.propose')}
            </Link>
          )}
          {unit.may.includes('kill') && isOn && <KillSwitch flag={flag} unit={unit} />}
        </div>
      </Stack>
    </Card>
  );
};

const ChoiceLine = ({
  choice: { choice, from, until, author, reason },
  unit,
}: {
  readonly choice: PublishedChoice;
  readonly unit: Unit;
}) => {
  const { t, language } = useWords();
  const at = (moment: number): string => momentText(moment, language, unit.timeZone);
  return (
    <Text size="s">
      {t('page.choice')}: {choiceText(choice, t)}
      {from !== undefined && ` ${t('page.from')} ${at(from)}`}
      {until !== undefined && ` ${t('page.until')} ${at(until)}`}
      <br />
      {t('page.by', { author, reason })}
    </Text>
  );
};
