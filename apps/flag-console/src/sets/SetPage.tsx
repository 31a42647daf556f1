import type { ChangeSet, Unit } from '@materia/api-console-contract';
import {
  Alert,
  Badge,
  Button,
  Card,
  Cluster,
  Heading,
  Stack,
  Table,
  Text,
} from '@materia/ui-design-system';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { Refused, useAct, usePerson, useSets, useUnits } from '../api/queries.ts';
import { choiceText } from '../frame/Choice.tsx';
import { RefusalNotice } from '../frame/RefusalNotice.tsx';
import type { ConsoleTexts } from '../texts/console-texts.ts';
import { localTime } from '../texts/moments.ts';
import { useWords } from '../texts/use-words.ts';
import styles from '../flag/FlagPage.module.css';
import { type SetDraft } from './set-draft.ts';
import { SetForm } from './SetForm.tsx';

export const SetPage = () => {
  const { unit: id = '', set: setId = '' } = useParams();
  const words = useWords();
  const unit = useUnits().find((each) => each.id === id);
  const { data, error } = useSets(id);
  const set = data?.sets.find((each) => each.id === setId);
  if (error !== null) return <RefusalNotice error={error} />;
  if (unit === undefined || data === undefined) return <Text tone="soft">{words.loading}</Text>;
  if (set === undefined)
    return <Text>{words.refusals['not-found']({ keys: '', subject: '' })}</Text>;
  return <OneSet key={set.id} set={set} unit={unit} />;
};

const OneSet = ({ set, unit }: { readonly set: ChangeSet; readonly unit: Unit }) => {
  const words = useWords();
  const isOpen = set.state === 'open';
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={1} tabIndex={-1}>
          {set.title}
        </Heading>
        <Cluster gap={2}>
          <Badge tone={isOpen ? 'accent' : set.state === 'published' ? 'success' : 'neutral'}>
            {words.sets.states[set.state]}
          </Badge>
          <Text as="span" size="s">
            {unit.name} · {words.page.by(set.author, set.reason)}
          </Text>
          {isOpen && set.guarded.length > 0 && (
            <Badge tone="primary" icon="lock">
              {set.approval === null ? words.sets.waits : words.sets.approved(set.approval.by)}
            </Badge>
          )}
        </Cluster>
      </Stack>
      <Acts set={set} unit={unit} />
      {isOpen && unit.may.includes('edit') ? <Edit set={set} unit={unit} /> : <Content set={set} />}
    </Stack>
  );
};

/** What the person may do with the set now. */
const Acts = ({ set, unit }: { readonly set: ChangeSet; readonly unit: Unit }) => {
  const words = useWords();
  const { data: person } = usePerson();
  const act = useAct<object>();
  const path = `/units/${unit.id}/sets/${set.id}`;
  const revision = { revision: set.revision };
  const refusal = act.error instanceof Refused ? act.error.refusal.code : undefined;
  const publish = (despiteHoliday: boolean): void =>
    act.mutate({ path: `${path}/publish`, body: { ...revision, despiteHoliday } });
  const keepMine = (): void =>
    act.mutate({
      method: 'PUT',
      path,
      body: { ...contentOf(set), ...revision, base: unit.revision },
    });
  return (
    <Stack gap={3}>
      <RefusalNotice error={act.error} />
      {refusal === 'unit-changed' && (
        <Alert
          type="warning"
          actions={
            <Button size="s" variant="secondary" onClick={keepMine}>
              {words.sets.takeOver}
            </Button>
          }
        >
          {words.sets.newerUnit}
        </Alert>
      )}
      {set.state === 'published' && (
        <Alert type="success" role="status">
          {words.sets.published} <Link to={`/history?unit=${unit.id}`}>{words.menu.history}</Link>
        </Alert>
      )}
      {set.state === 'open' && (
        <Cluster>
          <PreviewLink set={set} unit={unit} />
          {unit.may.includes('approve') &&
            set.guarded.length > 0 &&
            set.approval === null &&
            !set.contributors.includes(person?.email ?? '') && (
              <Button
                variant="secondary"
                busy={act.isPending}
                onClick={() => act.mutate({ path: `${path}/approve`, body: revision })}
              >
                {words.sets.approve}
              </Button>
            )}
          {unit.may.includes('publish') && (
            <Button variant="accent" busy={act.isPending} onClick={() => publish(false)}>
              {words.sets.publish}
            </Button>
          )}
          {refusal === 'holiday-freeze' && unit.may.includes('override') && (
            <Button variant="danger" busy={act.isPending} onClick={() => publish(true)}>
              {words.sets.publishDespite}
            </Button>
          )}
          {unit.may.includes('edit') && (
            <Button
              variant="quiet"
              busy={act.isPending}
              onClick={() => act.mutate({ path: `${path}/withdraw`, body: revision })}
            >
              {words.sets.withdraw}
            </Button>
          )}
        </Cluster>
      )}
    </Stack>
  );
};

const PreviewLink = ({ set, unit }: { readonly set: ChangeSet; readonly unit: Unit }) => {
  const words = useWords();
  return (
    <Link to={`/sets/${unit.id}/${set.id}/preview`} className={styles.propose}>
      {words.sets.preview}
    </Link>
  );
};

const contentOf = ({ title, reason, changes, from, until }: ChangeSet): SetDraft => ({
  title,
  reason,
  changes,
  from,
  until,
});

/** The form of an open set. Where somebody else was faster, both contents stand side by side. */
const Edit = ({ set, unit }: { readonly set: ChangeSet; readonly unit: Unit }) => {
  const words = useWords();
  const [seen, setSeen] = useState(set);
  const [mine, setMine] = useState<SetDraft>(contentOf(set));
  const save = useAct<ChangeSet>();
  const send = (draft: SetDraft, revision: number): void => {
    setMine(draft);
    save.mutate(
      {
        method: 'PUT',
        path: `/units/${unit.id}/sets/${set.id}`,
        body: { ...draft, base: seen.base, revision },
      },
      { onSuccess: setSeen },
    );
  };
  const theirs = save.error instanceof Refused ? save.error.refusal.current : null;
  return (
    <Stack gap={4}>
      {theirs === null ? (
        <RefusalNotice error={save.error} />
      ) : (
        <Card>
          <Stack gap={3}>
            <Alert type="warning" role="alert" title={words.sets.difference}>
              {words.page.by(theirs.author, theirs.reason)}
            </Alert>
            <Difference theirs={contentOf(theirs)} mine={mine} />
            <Cluster>
              <Button
                variant="secondary"
                onClick={() => {
                  setSeen(theirs);
                  save.reset();
                }}
              >
                {words.sets.takeTheirs}
              </Button>
              <Button variant="secondary" onClick={() => send(mine, theirs.revision)}>
                {words.sets.keepYours}
              </Button>
            </Cluster>
          </Stack>
        </Card>
      )}
      {save.isSuccess && (
        <Alert type="success" role="status">
          {words.sets.saved}
        </Alert>
      )}
      <SetForm
        key={seen.revision}
        unit={unit}
        initial={contentOf(seen)}
        busy={save.isPending}
        onSave={(draft) => send(draft, seen.revision)}
      />
    </Stack>
  );
};

/** A content in lines, so that two of them can be compared. */
const linesOf = (draft: SetDraft, words: ConsoleTexts): ReadonlyMap<string, string> =>
  new Map([
    [words.sets.name, draft.title],
    [words.sets.reason, draft.reason],
    ...draft.changes.map(
      ({ key, choice }) => [words.questions[key], choiceText(choice, words)] as const,
    ),
    [words.sets.from, draft.from === null ? '–' : localTime(draft.from, words.language)],
    [words.sets.until, draft.until === null ? '–' : localTime(draft.until, words.language)],
  ]);

const Difference = ({ theirs, mine }: { readonly theirs: SetDraft; readonly mine: SetDraft }) => {
  const words = useWords();
  const [left, right] = [linesOf(theirs, words), linesOf(mine, words)];
  const names = [...new Set([...left.keys(), ...right.keys()])].filter(
    (name) => left.get(name) !== right.get(name),
  );
  return (
    <Table
      caption={words.sets.difference}
      hideCaption
      columns={[
        { key: 'name', label: words.sets.content },
        { key: 'theirs', label: words.sets.theirs },
        { key: 'mine', label: words.sets.yours },
      ]}
      rows={names.map((name) => ({
        key: name,
        cells: { name, theirs: left.get(name) ?? '–', mine: right.get(name) ?? '–' },
      }))}
    />
  );
};

const Content = ({ set }: { readonly set: ChangeSet }) => {
  const words = useWords();
  return (
    <Table
      caption={words.sets.changes}
      columns={[
        { key: 'name', label: words.flag },
        { key: 'value', label: words.sets.value },
      ]}
      rows={set.changes.map(({ key, choice }) => ({
        key,
        cells: {
          name: <Link to={`/flags/${key}`}>{words.questions[key]}</Link>,
          value: choiceText(choice, words),
        },
      }))}
    />
  );
};
