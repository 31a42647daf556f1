import type { PublishedChoice, Unit } from '@materia/api-console-contract';
import {
  FLAG_KEYS,
  FLAG_NEEDS,
  flagDefinition,
  type FlagKey,
  isFlagKey,
} from '@materia/domain-feature-flags';
import {
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
import { choiceText, OnOff } from '../frame/Choice.tsx';
import { isStaleIn } from '../grid/filter-flags.ts';
import { reasonOf } from '../grid/GridPage.tsx';
import { Publications } from '../history/Publications.tsx';
import { dayText, momentText } from '../texts/moments.ts';
import { useWords } from '../texts/use-words.ts';
import { KillSwitch } from './KillSwitch.tsx';
import styles from './FlagPage.module.css';

const needs: Readonly<Partial<Record<FlagKey, readonly FlagKey[]>>> = FLAG_NEEDS;

export const FlagPage = () => {
  const words = useWords();
  const units = useUnits();
  const { flag = '' } = useParams();
  if (!isFlagKey(flag))
    return <Text>{words.refusals['not-found']({ keys: '', subject: '' })}</Text>;
  const definition = flagDefinition(flag);
  const stale = units.some((unit) => isStaleIn(flag, unit));
  const links = (keys: readonly FlagKey[]) =>
    keys.length === 0 ? (
      words.page.none
    ) : (
      <Stack as="ul" gap={1}>
        {keys.map((key) => (
          <li key={key}>
            <Link to={`/flags/${key}`}>{words.questions[key]}</Link>
          </li>
        ))}
      </Stack>
    );
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={1} tabIndex={-1}>
          {words.questions[flag]}
        </Heading>
        <Cluster gap={2}>
          <Text as="span" tone="soft" className={styles.key}>
            {flag}
          </Text>
          {definition.needsSecondPerson && (
            <Badge tone="primary" icon="lock">
              {words.page.secondPerson}
            </Badge>
          )}
          {stale && <Badge tone="warning">{words.page.stale}</Badge>}
        </Cluster>
        {definition.channels === 'web-only' && <Text tone="soft">{words.page.webOnly}</Text>}
      </Stack>
      <Card>
        <DescriptionList
          items={[
            { term: words.page.owner, description: words.owners[definition.owner] },
            { term: words.page.fallback, description: definition.fallback ? words.on : words.off },
            {
              term: words.page.reviewBy,
              description: dayText(definition.reviewBy, words.language),
            },
            {
              term: words.page.screens,
              description: definition.screens.map((screen) => words.screens[screen]).join(', '),
            },
            { term: words.page.needs, description: links(needs[flag] ?? []) },
            {
              term: words.page.neededBy,
              description: links(FLAG_KEYS.filter((key) => needs[key]?.includes(flag))),
            },
          ]}
        />
      </Card>
      <Heading level={2}>{words.page.units}</Heading>
      <Grid cells="m" gap={4}>
        {units.map((unit) => (
          <UnitCard key={unit.id} flag={flag} unit={unit} />
        ))}
      </Grid>
      <Stack gap={3}>
        <Heading level={2}>{words.page.history}</Heading>
        {units.map((unit) => (
          <Publications key={unit.id} unit={unit} only={flag} level={3} />
        ))}
      </Stack>
    </Stack>
  );
};

const UnitCard = ({ flag, unit }: { readonly flag: FlagKey; readonly unit: Unit }) => {
  const words = useWords();
  const preset = unit.presets[flag];
  const choices = unit.choices.filter(({ key }) => key === flag);
  const isOn = unit.values.web[flag] === true || unit.values.app[flag] === true;
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
            {words.because[reasonOf(flag, unit)]}
          </Text>
        </Cluster>
        <Text size="s">
          {words.page.preset}:{' '}
          {preset === undefined ? words.page.noPreset : preset ? words.on : words.off}
        </Text>
        {choices.length === 0 ? (
          <Text size="s">
            {words.page.choice}: {words.page.noChoice}
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
        <div className={styles.acts}>
          {unit.may.includes('edit') && (
            <Link to={`/sets/new?unit=${unit.id}&flag=${flag}`} className={styles.propose}>
              {words.page.propose}
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
  const words = useWords();
  const at = (moment: number): string => momentText(moment, words.language, unit.timeZone);
  return (
    <Text size="s">
      {words.page.choice}: {choiceText(choice, words)}
      {from !== undefined && ` ${words.page.from} ${at(from)}`}
      {until !== undefined && ` ${words.page.until} ${at(until)}`}
      <br />
      {words.page.by(author, reason)}
    </Text>
  );
};
