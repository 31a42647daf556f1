import type { ChangeSet, FlagFile, Unit } from '@materia/api-contract';
import {
  Badge,
  Button,
  Card,
  Checkbox,
  Cluster,
  Disclosure,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useConsoleMutation, usePerson, useSets, useUnits } from '../api/queries.ts';
import { PageHeading } from '../frame/PageHeading.tsx';
import { saveFile } from '../api/save-file.ts';
import { RefusalNotice } from '../frame/RefusalNotice.tsx';
import { UnitChoice, useChosenUnit } from '../frame/UnitChoice.tsx';
import { momentText, localTime } from '../texts/moments.ts';
import { useWords } from '../texts/use-words.ts';
import { canApprove, setState, setTone } from './set-state.ts';
import styles from '../flag/FlagPage.module.css';

export const SetsPage = () => {
  const { t } = useWords();
  const units = useUnits();
  const unit = useChosenUnit(units);
  return (
    <Stack gap={5}>
      <PageHeading>{t('sets.title')}</PageHeading>
      <UnitChoice units={units} chosen={unit?.id} />
      {unit && <SetList key={unit.id} unit={unit} />}
    </Stack>
  );
};

const SetList = ({ unit }: { readonly unit: Unit }) => {
  const { t } = useWords();
  const { data, error } = useSets(unit.id);
  return (
    <Stack gap={4}>
      <Cluster>
        {unit.may.includes('edit') && (
          <Link to={`/sets/new?unit=${unit.id}`} className={styles.propose}>
            {t('sets.create')}
          </Link>
        )}
        <Button
          type="button"
          variant="secondary"
          size="s"
          onClick={() =>
            void saveFile({
              call: 'exportFlags',
              unit: unit.id,
              name: `flags-${unit.id}-${unit.revision}.json`,
            })
          }
        >
          {t('sets.exportFile')}
        </Button>
      </Cluster>
      {unit.may.includes('edit') && <ImportForm unit={unit} />}
      <RefusalNotice error={error} />
      {data?.sets.length === 0 && <Text tone="soft">{t('sets.noSets')}</Text>}
      {data?.sets.map((set) => (
        <SetCard key={set.id} set={set} unit={unit} />
      ))}
    </Stack>
  );
};

const SetCard = ({ set, unit }: { readonly set: ChangeSet; readonly unit: Unit }) => {
  const { t, language } = useWords();
  const { data: person } = usePerson();
  return (
    <Card as="article">
      <Stack gap={2}>
        <Cluster gap={2}>
          <Badge tone={setTone(set)}>{t(`setStates.${setState(set)}`)}</Badge>
          <Link to={`/sets/${unit.id}/${set.id}`} className={styles.propose}>
            {set.title}
          </Link>
          {set.state === 'open' && set.guarded.length > 0 && (
            <Badge tone="primary" icon="lock">
              {set.approval !== null
                ? t('sets.approved', { by: set.approval.by })
                : canApprove(set, unit, person?.email)
                  ? t('sets.waitsForYou')
                  : t('sets.waits')}
            </Badge>
          )}
        </Cluster>
        <Text size="s">
          {t('page.by', { author: set.author, reason: set.reason })} ·{' '}
          {momentText(set.changedAt, language, unit.timeZone)}
        </Text>
        {(set.from ?? set.until) !== null && (
          <Text size="s" tone="soft">
            {set.from !== null && `${t('page.from')} ${localTime(set.from, language)} `}
            {set.until !== null && `${t('page.until')} ${localTime(set.until, language)}`}
          </Text>
        )}
      </Stack>
    </Card>
  );
};

/** A file of choices becomes a change set, which is published like any other. */
const ImportForm = ({ unit }: { readonly unit: Unit }) => {
  const { t } = useWords();
  const navigate = useNavigate();
  const bring = useConsoleMutation<ChangeSet>();
  const [isBroken, setIsBroken] = useState(false);
  const submit = async (form: FormData): Promise<void> => {
    const chosen = form.get('file');
    const file = readFlagFile(chosen instanceof File ? await chosen.text() : '');
    setIsBroken(file === undefined);
    if (file !== undefined)
      bring.mutate(
        (host) =>
          host('importFlags', {
            params: { bu: unit.id },
            body: { file, fromOtherUnit: form.get('other') !== null },
          }),
        { onSuccess: ({ id }) => navigate(`/sets/${unit.id}/${id}`) },
      );
  };
  return (
    <Disclosure summary={t('sets.importFile')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit(new FormData(event.currentTarget));
        }}
      >
        <Stack gap={3} align="start">
          {isBroken && <Text tone="danger">{t('refusals.bad-input')}</Text>}
          <RefusalNotice error={bring.error} />
          <label className={styles.file}>
            {t('sets.file')}
            <input type="file" name="file" accept="application/json" required />
          </label>
          <Checkbox name="other" label={t('sets.importOther')} />
          <Button type="submit" variant="secondary" size="s" busy={bring.isPending}>
            {t('sets.importFile')}
          </Button>
        </Stack>
      </form>
    </Disclosure>
  );
};

/** A JSON file. The host checks its content. */
const readFlagFile = (text: string): FlagFile | undefined => {
  try {
    const file: unknown = JSON.parse(text);
    return isFlagFile(file) ? file : undefined;
  } catch {
    return undefined;
  }
};

const isFlagFile = (file: unknown): file is FlagFile => typeof file === 'object' && file !== null;
