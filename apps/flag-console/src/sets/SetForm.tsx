import type { Unit } from '@materia/api-contract';
import { FLAG_KEYS, flagDefinition, type FlagKey, isFlagKey } from '@materia/domain-feature-flags';
import {
  Alert,
  Badge,
  Button,
  Card,
  Cluster,
  Fieldset,
  Grid,
  SelectField,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@materia/ui-design-system';
import { type FormEvent, useState } from 'react';
import type { ConsoleReader } from '../texts/console-texts.ts';
import { useWords } from '../texts/use-words.ts';
import {
  brokenBy,
  isSameDraft,
  type SetDraft,
  VALUE_NAMES,
  type Value,
  valueOf,
  VALUES,
} from './set-draft.ts';
import styles from './SetForm.module.css';

type SetFormProps = {
  readonly unit: Unit;
  readonly initial: SetDraft;
  readonly busy: boolean;
  /** Whether the draft differs from what is saved. */
  readonly onEdit?: (isChanged: boolean) => void;
  readonly onSave: (draft: SetDraft) => void;
};

const valueText = (value: Value, t: ConsoleReader): string =>
  ({
    on: t('sets.turnOn'),
    off: t('sets.turnOff'),
    web: t('sets.onWebOnly'),
    app: t('sets.onAppOnly'),
    none: t('sets.withdrawChoice'),
  })[value];

/**
 * The content of a change set: texts, flag values, schedule. Shows immediately which dependencies
 * the values would break.
 */
export const SetForm = ({ unit, initial, busy, onEdit, onSave }: SetFormProps) => {
  const { t } = useWords();
  const [draft, setDraft] = useState(initial);
  const [added, setAdded] = useState('');
  const open = FLAG_KEYS.filter(
    (key) =>
      unit.withoutObject[key] === undefined && !draft.changes.some((change) => change.key === key),
  );
  const change = (part: Partial<SetDraft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    onEdit?.(!isSameDraft(next, initial));
  };
  const setValue = (key: FlagKey, text: string): void => {
    const value = VALUE_NAMES.find((each) => each === text);
    if (value !== undefined)
      change({
        changes: draft.changes.map((each) =>
          each.key === key ? { key, choice: VALUES[value] } : each,
        ),
      });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSave(draft);
  };
  const [now] = useState(() => Date.now());
  const broken = brokenBy(draft, unit, now);

  return (
    <form onSubmit={submit}>
      <Stack gap={5}>
        <Grid cells="l">
          <TextField
            name="title"
            label={t('sets.name')}
            value={draft.title}
            required
            minLength={3}
            maxLength={120}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
          <TextArea
            name="reason"
            label={t('sets.reason')}
            hint={t('sets.reasonHint')}
            value={draft.reason}
            required
            minLength={3}
            maxLength={500}
            rows={2}
            onChange={(event) => change({ reason: event.currentTarget.value })}
          />
        </Grid>
        <Fieldset legend={t('sets.changes')}>
          <Stack gap={3}>
            {draft.changes.map(({ key, choice }) => (
              <Card key={key} look="outlined" padding="s">
                <div className={styles.change}>
                  <div>
                    <Text weight="medium">{t(`questions.${key}`)}</Text>
                    <Cluster gap={1}>
                      <Text as="span" size="xs" tone="soft">
                        {key}
                      </Text>
                      {flagDefinition(key).needsSecondPerson && (
                        <Badge tone="primary" icon="lock">
                          {t('page.secondPerson')}
                        </Badge>
                      )}
                    </Cluster>
                  </div>
                  <SelectField
                    name={`value-${key}`}
                    label={`${t('sets.value')}: ${t(`questions.${key}`)}`}
                    hideLabel
                    value={valueOf(choice)}
                    onChange={(event) => setValue(key, event.currentTarget.value)}
                    options={VALUE_NAMES.map((value) => ({
                      value,
                      label: valueText(value, t),
                    }))}
                  />
                  <Button
                    type="button"
                    variant="quiet"
                    size="s"
                    aria-label={`${t('sets.remove')}: ${t(`questions.${key}`)}`}
                    onClick={() =>
                      change({ changes: draft.changes.filter((each) => each.key !== key) })
                    }
                  >
                    {t('sets.remove')}
                  </Button>
                </div>
              </Card>
            ))}
            {open.length > 0 && (
              <SelectField
                name="add"
                label={t('sets.add')}
                value={added}
                onChange={(event) => {
                  const key = event.currentTarget.value;
                  setAdded('');
                  if (isFlagKey(key))
                    change({
                      changes: [
                        ...draft.changes,
                        { key, choice: !(unit.values.web[key] ?? false) },
                      ],
                    });
                }}
                options={[
                  { value: '', label: '–' },
                  ...open.map((key) => ({
                    value: key,
                    label: `${t(`questions.${key}`)} (${key})`,
                  })),
                ]}
              />
            )}
          </Stack>
        </Fieldset>
        {broken.map(({ flag, needs }) => (
          <Alert key={`${flag} ${needs}`} type="warning" role="status">
            {t('sets.broken', { flag: t(`questions.${flag}`), needs: t(`questions.${needs}`) })}
          </Alert>
        ))}
        <Fieldset legend={t('sets.schedule')}>
          <Text size="s" tone="soft">
            {t('sets.scheduleHint', { zone: unit.timeZone })}
          </Text>
          <Grid cells="m">
            <TextField
              name="from"
              type="datetime-local"
              label={t('sets.from')}
              value={draft.from ?? ''}
              min={unit.now}
              onChange={(event) => change({ from: event.currentTarget.value || null })}
            />
            <TextField
              name="until"
              type="datetime-local"
              label={t('sets.until')}
              value={draft.until ?? ''}
              min={draft.from ?? unit.now}
              onChange={(event) => change({ until: event.currentTarget.value || null })}
            />
          </Grid>
        </Fieldset>
        <Cluster>
          <Button type="submit" busy={busy} disabled={draft.changes.length === 0}>
            {t('sets.save')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
};
