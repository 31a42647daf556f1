import type { ChangeSet } from '@materia/api-contract';
import { isFlagKey } from '@materia/domain-feature-flags';
import { Alert, Stack, Text } from '@materia/ui-design-system';
import { useNavigate, useSearchParams } from 'react-router';
import { useBoard, useConsoleMutation } from '../api/queries.ts';
import { PageHeading } from '../frame/PageHeading.tsx';
import { RefusalNotice } from '../frame/RefusalNotice.tsx';
import { UnitChoice, useChosenUnit } from '../frame/UnitChoice.tsx';
import { useWords } from '../texts/use-words.ts';
import { contentOf } from './set-draft.ts';
import { SetForm } from './SetForm.tsx';

export const NewSetPage = () => {
  const { t } = useWords();
  const { data } = useBoard();
  const units = (data?.units ?? []).filter(({ may }) => may.includes('edit'));
  const unit = useChosenUnit(units);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const create = useConsoleMutation<ChangeSet>();
  const flag = query.get('flag') ?? '';
  if (data === undefined) return <Text tone="soft">{t('common.loading')}</Text>;
  if (unit === undefined)
    return (
      <Stack gap={4}>
        <PageHeading>{t('sets.newTitle')}</PageHeading>
        <Alert>{t('refusals.role-missing', { subject: t('acts.edit') })}</Alert>
      </Stack>
    );
  const isSwitched = isFlagKey(flag) && unit.withoutObject[flag] === undefined;
  const changes = isSwitched ? [{ key: flag, choice: !(unit.values.web[flag] ?? false) }] : [];
  return (
    <Stack gap={5}>
      <PageHeading>{`${t('sets.newTitle')} · ${unit.name}`}</PageHeading>
      <UnitChoice units={units} chosen={unit.id} />
      <RefusalNotice error={create.error} />
      <SetForm
        key={unit.id}
        unit={unit}
        initial={{ title: '', reason: '', changes, from: null, until: null }}
        busy={create.isPending}
        onSave={(draft) =>
          create.mutate(
            (host) =>
              host('createChangeSet', {
                params: { bu: unit.id },
                body: { ...contentOf(draft), base: unit.revision },
              }),
            { onSuccess: ({ id }) => navigate(`/sets/${unit.id}/${id}`) },
          )
        }
      />
    </Stack>
  );
};
