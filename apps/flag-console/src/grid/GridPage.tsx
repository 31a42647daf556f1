import type { Unit } from '@materia/api-contract';
import {
  CHANNELS,
  FLAG_OWNERS,
  flagDefinition,
  type FlagKey,
  resolveFlag,
} from '@materia/domain-feature-flags';
import {
  Alert,
  Badge,
  Cluster,
  Grid,
  SelectField,
  Stack,
  Text,
  TextField,
} from '@materia/ui-design-system';
import { useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useBoard } from '../api/queries.ts';
import { PageHeading } from '../frame/PageHeading.tsx';
import { OnOff } from '../frame/OnOff.tsx';
import { RefusalNotice } from '../frame/RefusalNotice.tsx';
import { useWords } from '../texts/use-words.ts';
import { filterFlags, isStaleIn, SHOWN } from './filter-flags.ts';
import styles from './GridPage.module.css';

/**
 * Every flag in every unit, with the source of its value. The filters are part of the address, so
 * that a view can be shared.
 */
export const GridPage = () => {
  const { t } = useWords();
  const { data, error, isPending } = useBoard();
  const [query, setQuery] = useSearchParams();
  // The router updates the address with a delay, so the filters are kept here and the address only
  // follows them.
  const [filters, setFilters] = useState({
    search: query.get('search') ?? '',
    owner: query.get('owner') ?? '',
    show: query.get('show') ?? '',
  });
  const search = useDeferredValue(filters.search);
  const { owner } = filters;
  const shown = SHOWN.find((each) => each === filters.show) ?? 'all';
  const units = data?.units ?? [];
  const flags = filterFlags({ search, owner, shown }, units, {
    question: (key) => t(`questions.${key}`),
    screen: (screen) => t(`screens.${screen}`),
  });
  const set = (name: keyof typeof filters, value: string): void => {
    const next = { ...filters, [name]: value };
    setFilters(next);
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [filter, chosen] of Object.entries(next))
          if (chosen === '') after.delete(filter);
          else after.set(filter, chosen);
        return after;
      },
      { replace: true },
    );
  };

  return (
    <Stack gap={5}>
      <PageHeading>{t('grid.title')}</PageHeading>
      <RefusalNotice error={error} />
      {units.map(
        ({ id, name, frozenBy }) =>
          frozenBy !== null && (
            <Alert key={id} type="warning">
              {t('grid.frozen', { unit: name, holiday: frozenBy })}
            </Alert>
          ),
      )}
      <Grid cells="m" gap={4}>
        <TextField
          name="search"
          type="search"
          label={t('grid.search')}
          value={filters.search}
          onChange={(event) => set('search', event.currentTarget.value)}
        />
        <SelectField
          name="owner"
          label={t('grid.owner')}
          value={owner}
          onChange={(event) => set('owner', event.currentTarget.value)}
          options={[
            { value: '', label: t('grid.allOwners') },
            ...FLAG_OWNERS.map((each) => ({ value: each, label: t(`owners.${each}`) })),
          ]}
        />
        <SelectField
          name="show"
          label={t('grid.show')}
          value={shown}
          onChange={(event) => set('show', event.currentTarget.value)}
          options={SHOWN.map((value) => ({ value, label: t(`grid.${value}`) }))}
        />
      </Grid>
      <Text size="s" tone="soft">
        <span role="status">
          {isPending
            ? t('common.loading')
            : flags.length === 0
              ? t('common.nothing')
              : t('grid.count', { count: flags.length })}
        </span>
      </Text>
      {flags.length > 0 && units.length > 0 && <FlagTable flags={flags} units={units} />}
    </Stack>
  );
};

const FlagTable = ({
  flags,
  units,
}: {
  readonly flags: readonly FlagKey[];
  readonly units: readonly Unit[];
}) => {
  const { t } = useWords();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls must be reached by keyboard (WCAG 2.1.1).
    <div className={styles.scroller} role="region" aria-label={t('grid.title')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('common.flag')}</th>
            {units.map(({ id, name, may }) => (
              <th key={id} scope="col">
                {name}
                {may.includes('edit') ? '' : ` (${t('roles.viewer')})`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {flags.map((key) => (
            <tr key={key}>
              <th scope="row">
                <Link to={`/flags/${key}`} className={styles.question}>
                  {t(`questions.${key}`)}
                </Link>
                <span className={styles.key}>{key}</span>
                <Cluster gap={1}>
                  <Badge>{t(`owners.${flagDefinition(key).owner}`)}</Badge>
                  {flagDefinition(key).needsSecondPerson && (
                    <Badge tone="primary" icon="lock">
                      {t('page.secondPerson')}
                    </Badge>
                  )}
                  {units.some((unit) => isStaleIn(key, unit)) && (
                    <Badge tone="warning">{t('page.stale')}</Badge>
                  )}
                </Cluster>
              </th>
              {units.map((unit) => (
                <td key={unit.id} data-label={unit.name}>
                  <FlagCell flag={key} unit={unit} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** The values of a flag in a unit by channel, and their source. */
const FlagCell = ({ flag, unit }: { readonly flag: FlagKey; readonly unit: Unit }) => {
  const { t } = useWords();
  const values = CHANNELS.map((channel) => ({ channel, on: unit.values[channel][flag] ?? false }));
  const isSame = values.every(({ on }) => on === values[0]?.on);
  const scheduled = unit.choices.some(
    ({ key, from, until }) => key === flag && (from !== undefined || until !== undefined),
  );
  return (
    <div className={styles.cell}>
      {isSame ? (
        <OnOff on={values[0]?.on ?? false} />
      ) : (
        values.map(({ channel, on }) => <OnOff key={channel} on={on} channel={channel} />)
      )}
      <span className={styles.why}>
        {t(`because.${reasonOf(flag, unit)}`)}
        {scheduled && ` · ${t('grid.scheduled')}`}
        {unit.withoutObject[flag] !== undefined && ` · ${t('grid.withoutObject')}`}
      </span>
    </div>
  );
};

/**
 * The source of the value on the web: the values come from the host, and a choice that equals the
 * preset still counts as a choice.
 */
export const reasonOf = (
  key: FlagKey,
  { choices, presets }: Unit,
): 'console' | 'market' | 'fallback' | 'channel' => {
  const chosen = choices
    .filter(
      (choice) => choice.key === key && choice.from === undefined && choice.until === undefined,
    )
    .at(-1);
  const preset = presets[key];
  return resolveFlag({
    key,
    channel: 'web',
    choices: chosen === undefined ? {} : { [key]: chosen.choice },
    presets: preset === undefined ? {} : { [key]: preset },
  }).because;
};
