import type { Unit } from '@materia/api-contract';
import { CHANNELS, FLAG_KEYS, type FlagKey } from '@materia/domain-feature-flags';
import { Cluster, Grid, SelectField, Stack, Table, Text } from '@materia/ui-design-system';
import { Link, useSearchParams } from 'react-router';
import { useUnits } from '../api/queries.ts';
import { PageHeading } from '../frame/PageHeading.tsx';
import { OnOff } from '../frame/OnOff.tsx';
import { reasonOf } from '../grid/GridPage.tsx';
import { useWords } from '../texts/use-words.ts';

/** The flags that differ between two units, on any channel. */
export const ComparePage = () => {
  const { t } = useWords();
  const units = useUnits();
  const [query, setQuery] = useSearchParams();
  const first = units.find(({ id }) => id === query.get('first')) ?? units[0];
  const second =
    units.find(({ id }) => id === query.get('second')) ?? units.find((unit) => unit !== first);
  const choice = (name: 'first' | 'second', label: string, unit: Unit | undefined) => (
    <SelectField
      name={name}
      label={label}
      value={unit?.id ?? ''}
      onChange={(event) =>
        setQuery(
          { first: first?.id ?? '', second: second?.id ?? '', [name]: event.currentTarget.value },
          { replace: true },
        )
      }
      options={units.map(({ id, name: unitName }) => ({ value: id, label: unitName }))}
    />
  );
  const differing =
    first === undefined || second === undefined
      ? []
      : FLAG_KEYS.filter((key) =>
          CHANNELS.some((channel) => first.values[channel][key] !== second.values[channel][key]),
        );
  return (
    <Stack gap={5}>
      <PageHeading>{t('compare.title')}</PageHeading>
      <Grid cells="m">
        {choice('first', t('compare.first'), first)}
        {choice('second', t('compare.second'), second)}
      </Grid>
      <Text>
        <span role="status">
          {differing.length === 0
            ? t('compare.same')
            : t('compare.count', { count: differing.length })}
        </span>
      </Text>
      {first && second && differing.length > 0 && (
        <Table
          caption={t('compare.title')}
          hideCaption
          columns={[
            { key: 'flag', label: t('common.flag') },
            { key: 'first', label: first.name },
            { key: 'second', label: second.name },
          ]}
          rows={differing.map((key) => ({
            key,
            cells: {
              flag: <Link to={`/flags/${key}`}>{t(`questions.${key}`)}</Link>,
              first: <Values flag={key} unit={first} />,
              second: <Values flag={key} unit={second} />,
            },
          }))}
        />
      )}
    </Stack>
  );
};

const Values = ({ flag, unit }: { readonly flag: FlagKey; readonly unit: Unit }) => {
  const { t } = useWords();
  return (
    <Cluster gap={1}>
      {CHANNELS.map((channel) => (
        <OnOff key={channel} on={unit.values[channel][flag] ?? false} channel={channel} />
      ))}
      <Text as="span" size="s" tone="soft">
        {t(`because.${reasonOf(flag, unit)}`)}
      </Text>
    </Cluster>
  );
};
