import type { ChangeSet, Unit } from '@materia/api-contract';
import { Alert, Badge, Button, Card, Cluster, Stack, Table, Text } from '@materia/ui-design-system';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { RefusedCall, useBoard, useConsoleMutation, usePerson, useSets } from '../api/queries.ts';
import { NotFoundPage } from '../frame/NotFoundPage.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { choiceText } from '../frame/choice-text.ts';
import { RefusalNotice } from '../frame/RefusalNotice.tsx';
import { refusalRow } from '../frame/refusals.ts';
import { stateText } from '../frame/state-text.ts';
import { localTime } from '../texts/moments.ts';
import { useWords, type Words } from '../texts/use-words.ts';
import styles from '../flag/FlagPage.module.css';
import { contentOf, type SetDraft } from './set-draft.ts';
import { SetForm } from './SetForm.tsx';
import { canApprove, needsApproval, setState, setTone } from './set-state.ts';

export const SetPage = () => {
  const { unit: id = '', set: setId = '' } = useParams();
  const { t } = useWords();
  const { data: board } = useBoard();
  const unit = board?.units.find((each) => each.id === id);
  const { data, error } = useSets(id);
  const set = data?.sets.find((each) => each.id === setId);
  if (error !== null) return <RefusalNotice error={error} />;
  if (board === undefined || (unit !== undefined && data === undefined))
    return <Text tone="soft">{t('common.loading')}</Text>;
  if (unit === undefined || set === undefined) return <NotFoundPage />;
  return <OneSet key={set.id} set={set} unit={unit} />;
};

const OneSet = ({ set, unit }: { readonly set: ChangeSet; readonly unit: Unit }) => {
  const { t } = useWords();
  const isOpen = set.state === 'open';
  const isEdited = isOpen && unit.may.includes('edit');
  const [isUnsaved, setUnsaved] = useState(false);
  const [discards, setDiscards] = useState(0);
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <PageHeading>{set.title}</PageHeading>
        <Cluster gap={2}>
          <Badge tone={setTone(set)}>{t(`setStates.${setState(set)}`)}</Badge>
          <Text as="span" size="s">
            {unit.name} · {t('page.by', { author: set.author, reason: set.reason })}
          </Text>
          {isOpen && set.guarded.length > 0 && (
            <Badge tone="primary" icon="lock">
              {set.approval === null
                ? t('sets.waits')
                : t('sets.approved', { by: set.approval.by })}
            </Badge>
          )}
        </Cluster>
      </Stack>
      <Acts set={set} unit={unit} isUnsaved={isUnsaved} />
      {isUnsaved && (
        <Alert
          type="warning"
          role="status"
          actions={
            <Button
              size="s"
              variant="secondary"
              onClick={() => {
                setUnsaved(false);
                setDiscards((before) => before + 1);
              }}
            >
              {t('sets.discard')}
            </Button>
          }
        >
          {t('sets.unsaved')}
        </Alert>
      )}
      <Content set={set} unit={unit} />
      {isEdited && (
        <Edit key={discards} set={set} unit={unit} isUnsaved={isUnsaved} onEdit={setUnsaved} />
      )}
    </Stack>
  );
};

/** The actions that the person may take on the set now. */
const Acts = ({
  set,
  unit,
  isUnsaved,
}: {
  readonly set: ChangeSet;
  readonly unit: Unit;
  /** What is acted on is what is saved: with other changes in the form there is nothing to press. */
  readonly isUnsaved: boolean;
}) => {
  const words = useWords();
  const { t } = words;
  const { data: person } = usePerson();
  const isForYou = canApprove(set, unit, person?.email);
  const act = useConsoleMutation<object>();
  const params = { bu: unit.id, id: set.id };
  const revision = { revision: set.revision };
  const remedy =
    act.error instanceof RefusedCall ? refusalRow(act.error.refusal).remedy : undefined;
  const publish = (despiteHoliday: boolean): void =>
    act.mutate((host) =>
      host('publishChangeSet', { params, body: { ...revision, despiteHoliday } }),
    );
  const keepMine = (): void =>
    act.mutate((host) =>
      host('editChangeSet', {
        params,
        body: { ...contentOf(set), ...revision, base: unit.revision },
      }),
    );
  return (
    <Stack gap={3}>
      <RefusalNotice error={act.error} />
      {remedy === 'take-over' && (
        <Alert
          type="warning"
          actions={
            <Button size="s" variant="secondary" onClick={keepMine}>
              {t('sets.takeOver')}
            </Button>
          }
        >
          {t('sets.newerUnit')}
        </Alert>
      )}
      {set.state === 'published' && (
        <Alert type={set.effect === 'running' ? 'success' : 'information'} role="status">
          {effectText(set, words)} <Link to={`/history?unit=${unit.id}`}>{t('menu.history')}</Link>
        </Alert>
      )}
      {isForYou && <Alert role="status">{t('sets.forYou')}</Alert>}
      {needsApproval(set) && !isForYou && unit.may.includes('publish') && (
        <Alert role="status">
          {t('refusals.second-person-needed', {
            keys: set.guarded
              .map((key) => t('common.quoted', { text: t(`questions.${key}`) }))
              .join(', '),
          })}
        </Alert>
      )}
      {set.state === 'open' && !isUnsaved && (
        <Cluster>
          <PreviewLink set={set} unit={unit} />
          {isForYou && (
            <Button
              variant="secondary"
              busy={act.isPending}
              onClick={() =>
                act.mutate((host) => host('approveChangeSet', { params, body: revision }))
              }
            >
              {t('sets.approve')}
            </Button>
          )}
          {unit.may.includes('publish') && !needsApproval(set) && (
            <Button variant="accent" busy={act.isPending} onClick={() => publish(false)}>
              {t('sets.publish')}
            </Button>
          )}
          {remedy === 'publish-despite' && unit.may.includes('override') && (
            <Button variant="danger" busy={act.isPending} onClick={() => publish(true)}>
              {t('sets.publishDespite')}
            </Button>
          )}
          {unit.may.includes('edit') && (
            <Button
              variant="quiet"
              busy={act.isPending}
              onClick={() =>
                act.mutate((host) => host('withdrawChangeSet', { params, body: revision }))
              }
            >
              {t('sets.withdraw')}
            </Button>
          )}
        </Cluster>
      )}
    </Stack>
  );
};

/** What has become of a published set. */
const effectText = ({ effect, from }: ChangeSet, { t, language }: Words): string => {
  if (effect === null) return '';
  return effect === 'scheduled'
    ? t('setEffects.scheduled', { time: from === null ? '' : localTime(from, language) })
    : t(`setEffects.${effect}`);
};

const PreviewLink = ({ set, unit }: { readonly set: ChangeSet; readonly unit: Unit }) => {
  const { t } = useWords();
  return (
    <Link to={`/sets/${unit.id}/${set.id}/preview`} className={styles.propose}>
      {t('sets.preview')}
    </Link>
  );
};

/** The form of an open set. If another person saved first, both versions are side by side. */
const Edit = ({
  set,
  unit,
  isUnsaved,
  onEdit,
}: {
  readonly set: ChangeSet;
  readonly unit: Unit;
  readonly isUnsaved: boolean;
  readonly onEdit: (isUnsaved: boolean) => void;
}) => {
  const { t } = useWords();
  const [known, setSeen] = useState(set);
  // Another person's edit replaces a form in which nothing was changed.
  const seen = !isUnsaved && set.revision > known.revision ? set : known;
  const [mine, setMine] = useState<SetDraft>(contentOf(set));
  const save = useConsoleMutation<ChangeSet>();
  const send = (draft: SetDraft, revision: number): void => {
    setMine(draft);
    save.mutate(
      (host) =>
        host('editChangeSet', {
          params: { bu: unit.id, id: set.id },
          body: { ...contentOf(draft), base: seen.base, revision },
        }),
      {
        onSuccess: (saved) => {
          setSeen(saved);
          onEdit(false);
        },
      },
    );
  };
  const theirs = save.error instanceof RefusedCall ? save.error.refusal.current : null;
  return (
    <Stack gap={4}>
      {theirs === null ? (
        <RefusalNotice error={save.error} />
      ) : (
        <Card>
          <Stack gap={3}>
            <Alert type="warning" role="alert" title={t('sets.difference')}>
              {t('page.by', { author: theirs.author, reason: theirs.reason })}
            </Alert>
            <Difference theirs={contentOf(theirs)} mine={mine} />
            <Cluster>
              <Button
                variant="secondary"
                onClick={() => {
                  setSeen(theirs);
                  onEdit(false);
                  save.reset();
                }}
              >
                {t('sets.takeTheirs')}
              </Button>
              <Button variant="secondary" onClick={() => send(mine, theirs.revision)}>
                {t('sets.keepYours')}
              </Button>
            </Cluster>
          </Stack>
        </Card>
      )}
      {save.isSuccess && (
        <Alert type="success" role="status">
          {t('sets.saved')}
        </Alert>
      )}
      <SetForm
        key={seen.revision}
        unit={unit}
        initial={contentOf(seen)}
        busy={save.isPending}
        onEdit={onEdit}
        onSave={(draft) => send(draft, seen.revision)}
      />
    </Stack>
  );
};

/** A set's content in lines, so that two versions can be compared. */
const linesOf = (draft: SetDraft, { t, language }: Words): ReadonlyMap<string, string> =>
  new Map([
    [t('sets.name'), draft.title],
    [t('sets.reason'), draft.reason],
    ...draft.changes.map(
      ({ key, choice }) => [t(`questions.${key}`), choiceText(choice, t)] as const,
    ),
    [t('sets.from'), draft.from === null ? '–' : localTime(draft.from, language)],
    [t('sets.until'), draft.until === null ? '–' : localTime(draft.until, language)],
  ]);

const Difference = ({ theirs, mine }: { readonly theirs: SetDraft; readonly mine: SetDraft }) => {
  const words = useWords();
  const { t } = words;
  const [left, right] = [linesOf(theirs, words), linesOf(mine, words)];
  const names = [...new Set([...left.keys(), ...right.keys()])].filter(
    (name) => left.get(name) !== right.get(name),
  );
  return (
    <Table
      caption={t('sets.difference')}
      hideCaption
      columns={[
        { key: 'name', label: t('sets.content') },
        { key: 'theirs', label: t('sets.theirs') },
        { key: 'mine', label: t('sets.yours') },
      ]}
      rows={names.map((name) => ({
        key: name,
        cells: { name, theirs: left.get(name) ?? '–', mine: right.get(name) ?? '–' },
      }))}
    />
  );
};

/** What the set changes as it is saved: the values of its flags now and with it. */
const Content = ({ set, unit }: { readonly set: ChangeSet; readonly unit: Unit }) => {
  const words = useWords();
  const { t, language } = words;
  const period = [
    ...(set.from === null ? [] : [`${t('page.from')} ${localTime(set.from, language)}`]),
    ...(set.until === null ? [] : [`${t('page.until')} ${localTime(set.until, language)}`]),
  ];
  const withSet = ({ key, choice }: ChangeSet['changes'][number]): string =>
    stateText(key, choice === null ? [] : [{ key, choice }], unit, words);
  return (
    <Table
      caption={t('sets.changes')}
      columns={[
        { key: 'name', label: t('common.flag') },
        ...(set.state === 'open' ? [{ key: 'now' as const, label: t('sets.now') }] : []),
        { key: 'value', label: t('sets.withSet') },
      ]}
      rows={set.changes.map((change) => ({
        key: change.key,
        cells: {
          name: <Link to={`/flags/${change.key}`}>{t(`questions.${change.key}`)}</Link>,
          now: stateText(change.key, unit.choices, unit, words),
          value: [withSet(change), ...period].join(' '),
        },
      }))}
    />
  );
};
