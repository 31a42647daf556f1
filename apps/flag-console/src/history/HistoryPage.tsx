import type { Unit } from '@materia/api-contract';
import { Alert, Button, Cluster, Stack } from '@materia/ui-design-system';
import { useAudit, useUnits } from '../api/queries.ts';
import { PageHeading } from '../frame/PageHeading.tsx';
import { saveFile } from '../api/save-file.ts';
import { UnitChoice, useChosenUnit } from '../frame/UnitChoice.tsx';
import { useWords } from '../texts/use-words.ts';
import { AuditEntries } from './AuditEntries.tsx';
import { Publications } from './Publications.tsx';

export const HistoryPage = () => {
  const { t } = useWords();
  const units = useUnits();
  const unit = useChosenUnit(units);
  return (
    <Stack gap={5}>
      <PageHeading>{t('history.title')}</PageHeading>
      <UnitChoice units={units} chosen={unit?.id} />
      {unit && <AuditState unit={unit} />}
      {unit && <Publications unit={unit} level={2} />}
    </Stack>
  );
};

const AuditState = ({ unit }: { readonly unit: Unit }) => {
  const { t } = useWords();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useAudit(unit.id);
  const [latest] = data?.pages ?? [];
  if (data === undefined || latest === undefined) return null;
  const entries = data.pages.flatMap((page) => page.entries);
  return (
    <>
      {latest.brokenAt === null ? (
        <Alert type="success">{t('history.chainWhole')}</Alert>
      ) : (
        <Alert type="error">{t('history.chainBroken', { entry: latest.brokenAt })}</Alert>
      )}
      <Cluster>
        <Button
          type="button"
          variant="secondary"
          size="s"
          onClick={() =>
            void saveFile({
              call: 'exportFlagAudit',
              unit: unit.id,
              name: `flag-history-${unit.id}-${unit.revision}.json`,
            })
          }
        >
          {t('history.exportFile')}
        </Button>
      </Cluster>
      {entries.length > 0 && (
        <AuditEntries
          entries={entries}
          total={latest.total}
          unit={unit}
          older={
            hasNextPage && (
              <Button
                type="button"
                variant="secondary"
                size="s"
                busy={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                {t('history.older')}
              </Button>
            )
          }
        />
      )}
    </>
  );
};
