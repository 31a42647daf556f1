import type { ChangeSet } from '@materia/api-contract';
import { isFlagKey } from '@materia/domain-feature-flags';
import { Heading, Stack } from '@materia/ui-design-system';
import { useNavigate, useSearchParams } from 'react-router';
import { useConsoleMutation, useUnits } from '../api/queries.ts';
import { RefusalNotice } from '../frame/RefusalNotice.tsx';
import { UnitChoice, useChosenUnit } from '../frame/UnitChoice.tsx';
import { useWords } from '../texts/use-words.ts';
import { contentOf } from './set-draft.ts';
import { SetForm } from './SetForm.tsx';

export const NewSetPage = () => {
  const { t } = useWords();
  const units = useUnits().filter(({ may }) => may.includes('edit'));
  const unit = useChosenUnit(units);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const create = useConsoleMutation<ChangeSet>();
  const flag = query.get('flag') ?? '';
  if (unit === undefined) return null;
  const changes = isFlagKey(flag) ? [{ key: flag, choice: !(unit.values.web[flag] ?? false) }] : [];
  return (
    <Stack gap={5}>
      <Heading level={1} tabIndex={-1}>
        {t('sets.newTitle')} · {unit.name}
      </Heading>
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
