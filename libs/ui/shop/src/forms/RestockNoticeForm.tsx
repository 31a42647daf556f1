import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import { Button, Link, Stack, Text, TextField } from '@materia/ui-design-system';
import { usePath, useText } from '../provider/ShopProvider.tsx';
import { restockNoticeForm } from './restock-notice-form.ts';

export type RestockNoticeFormProps = {
  readonly sku: string;
  /** The address of the signed-in customer, or what was typed. */
  readonly email: string | undefined;
  /** The message at the field. */
  readonly error?: string | undefined;
};

/** Asks for a mail when a product can be ordered again. */
export const RestockNoticeForm = ({ sku, email, error }: RestockNoticeFormProps) => {
  const t = useText();
  const to = usePath();
  return (
    <form method="post" action={to('restockNotice', { sku })} noValidate data-once="">
      <Stack gap={3}>
        <Text>{t('restockNotice.text')}</Text>
        <TextField
          id={RESTOCK_EMAIL_FIELD}
          name={restockNoticeForm.names.email}
          type="email"
          label={t('restockNotice.email')}
          defaultValue={email}
          error={error}
          autoComplete="email"
          maxLength={FIELD_MAXIMUMS.email}
          required
        />
        <Button type="submit" variant="secondary" icon="mail">
          {t('restockNotice.action')}
        </Button>
        <Text size="s" tone="soft">
          {t('restockNotice.privacy')}{' '}
          <Link href={to('privacy')}>{t('restockNotice.privacyLink')}</Link>
        </Text>
      </Stack>
    </form>
  );
};

/** The id of the field, to which an error summary links. */
export const RESTOCK_EMAIL_FIELD = 'restock-email';
