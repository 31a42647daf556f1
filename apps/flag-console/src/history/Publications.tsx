import type { Publication, Unit } from '@materia/api-contract';
import type { FlagKey } from '@materia/domain-feature-flags';
import {
  Badge,
  Button,
  Card,
  Cluster,
  Dialog,
  DialogButton,
  Heading,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { useConsoleMutation, usePublications } from '../api/queries.ts';
import { ReasonForm } from '../frame/ReasonForm.tsx';
import { RefusalNotice } from '../frame/RefusalNotice.tsx';
import { stateText } from '../frame/state-text.ts';
import { momentText } from '../texts/moments.ts';
import { useWords } from '../texts/use-words.ts';
import styles from './Publications.module.css';

/** The publications in a unit, of one flag or of all, each with its rollback. */
export const Publications = ({
  unit,
  only,
  level,
}: {
  readonly unit: Unit;
  readonly only?: FlagKey;
  /** The level of its heading. */ readonly level: 2 | 3;
}) => {
  const { t } = useWords();
  const { data, error } = usePublications(unit.id);
  const shown = (data?.publications ?? []).filter(
    ({ keys }) => only === undefined || keys.includes(only),
  );
  return (
    <>
      <RefusalNotice error={error} />
      {data !== undefined && (
        <Stack as="section" gap={3}>
          <Heading level={level} size="h3">
            {unit.name}
          </Heading>
          {shown.length === 0 && <Text>{t('history.empty')}</Text>}
          {shown.map((publication) => (
            <PublicationCard key={publication.revision} publication={publication} unit={unit} />
          ))}
        </Stack>
      )}
    </>
  );
};

const PublicationCard = ({
  publication,
  unit,
}: {
  readonly publication: Publication;
  readonly unit: Unit;
}) => {
  const words = useWords();
  const { t, language } = words;
  const {
    revision,
    at,
    kind,
    author,
    approver,
    title,
    reason,
    keys,
    before,
    after,
    undoneBy,
    canUndo,
  } = publication;
  const valueIn = (list: Publication['before'], key: FlagKey): string =>
    stateText(key, list, unit, words);
  return (
    <Card as="article">
      <Stack gap={2}>
        <Cluster gap={2}>
          <Badge tone={kind === 'kill' ? 'danger' : kind === 'undo' ? 'warning' : 'primary'}>
            {t(`publicationKinds.${kind}`)}
          </Badge>
          <strong className={styles.title}>{title}</strong>
          <Text as="span" size="s" tone="soft">
            {t('history.revision', { revision })} · {momentText(at, language, unit.timeZone)}
          </Text>
        </Cluster>
        <Text size="s">
          {t('page.by', { author, reason })}
          {approver !== null && ` (${t('history.approvedBy', { name: approver })})`}
        </Text>
        <Stack as="ul" gap={1}>
          {keys.map((key) => (
            <li key={key}>
              <Text as="span" size="s">
                {t(`questions.${key}`)} {valueIn(before, key)} → {valueIn(after, key)}
              </Text>
            </li>
          ))}
        </Stack>
        {undoneBy !== null ? (
          <Text size="s" tone="soft">
            {t('history.undone', { revision: undoneBy })}
          </Text>
        ) : canUndo ? (
          unit.may.includes(kind === 'kill' ? 'approve' : 'undo') && (
            <Undo publication={publication} unit={unit} />
          )
        ) : (
          <Text size="s" tone="soft">
            {t('history.overtaken')}
          </Text>
        )}
      </Stack>
    </Card>
  );
};

const Undo = ({
  publication,
  unit,
}: {
  readonly publication: Publication;
  readonly unit: Unit;
}) => {
  const { t } = useWords();
  const undo = useConsoleMutation<object>();
  const id = `undo-${unit.id}-${publication.revision}`;
  return (
    <div>
      <DialogButton dialogId={id} variant="secondary" size="s">
        {t('history.undo')}
      </DialogButton>
      <Dialog
        id={id}
        title={t('history.undoTitle')}
        closeLabel={t('common.close')}
        actions={
          <Button type="submit" form={`${id}-form`} busy={undo.isPending}>
            {t('history.confirm')}
          </Button>
        }
      >
        <ReasonForm
          id={`${id}-form`}
          text={t('history.undoText')}
          error={undo.error}
          onSubmit={(reason) =>
            undo.mutate((host) =>
              host('rollBackPublication', {
                params: { bu: unit.id },
                body: { publication: publication.revision, reason },
              }),
            )
          }
        />
      </Dialog>
    </div>
  );
};
