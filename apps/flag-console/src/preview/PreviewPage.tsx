import type { Preview, Unit } from '@materia/api-contract';
import { Button, Cluster, Heading, Stack, Text, TextField } from '@materia/ui-design-system';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useConsoleMutation, useBoard, useConfig } from '../api/queries.ts';
import { NotFoundPage } from '../frame/NotFoundPage.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { RefusalNotice } from '../frame/RefusalNotice.tsx';
import { momentText } from '../texts/moments.ts';
import { useWords } from '../texts/use-words.ts';
import styles from './PreviewPage.module.css';

/**
 * A previewed shop keeps its own origin and runs scripts, but cannot leave its frame or navigate
 * the window.
 */
const OWN_SHOP = 'allow-scripts allow-same-origin allow-forms';

/** The real storefront twice: with and without the change set. */
export const PreviewPage = () => {
  const { unit: id = '', set = '' } = useParams();
  const { data } = useBoard();
  const unit = data?.units.find((each) => each.id === id);
  if (data === undefined) return null;
  return unit === undefined ? (
    <NotFoundPage />
  ) : (
    <Frames key={`${id} ${set}`} unit={unit} set={set} />
  );
};

const Frames = ({ unit, set }: { readonly unit: Unit; readonly set: string }) => {
  const { t, language } = useWords();
  const { data: config } = useConfig();
  const { mutate, data, error, isPending } = useConsoleMutation<Preview>();
  const [page, setPage] = useState('/');
  const open = useCallback(
    () => mutate((host) => host('previewChangeSet', { params: { bu: unit.id, id: set } })),
    [mutate, unit.id, set],
  );
  useEffect(open, [open]);
  const shop = config?.shops[unit.id];
  const show = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setPage(pagePath(String(new FormData(event.currentTarget).get('page') ?? ''), shop));
  };
  const address = (token: string): string => `${shop ?? ''}/flag-preview/${token}${page}`;
  return (
    <Stack gap={4}>
      <PageHeading>{`${t('preview.title')} · ${unit.name}`}</PageHeading>
      <RefusalNotice error={error} />
      <form onSubmit={show}>
        <Cluster align="end">
          <TextField name="page" label={t('preview.page')} defaultValue="/" />
          <Button type="submit" variant="secondary">
            {t('preview.show')}
          </Button>
          <Button type="button" variant="quiet" busy={isPending} onClick={open}>
            {t('preview.renew')}
          </Button>
        </Cluster>
      </form>
      {data && shop !== undefined && (
        <>
          <Text size="s" tone="soft">
            {t('preview.until', { time: momentText(data.until, language, unit.timeZone) })}
          </Text>
          <div className={styles.frames}>
            <section aria-labelledby="unpublished">
              <Heading level={2} id="unpublished">
                {t('preview.unpublished')}
              </Heading>
              <iframe
                sandbox={OWN_SHOP}
                title={t('preview.unpublished')}
                src={address(data.unpublished)}
                className={styles.frame}
              />
            </section>
            <section aria-labelledby="published">
              <Heading level={2} id="published">
                {t('preview.published')}
              </Heading>
              <iframe
                sandbox={OWN_SHOP}
                title={t('preview.published')}
                src={address(data.published)}
                className={styles.frame}
              />
            </section>
          </div>
        </>
      )}
    </Stack>
  );
};

/** The path of the user's input: a path, or a full URL of the shop. */
const pagePath = (entered: string, shop = ''): string => {
  const text = entered.trim();
  const path = shop !== '' && text.startsWith(shop) ? text.slice(shop.length) : text;
  return path.startsWith('/') ? path : `/${path}`;
};
