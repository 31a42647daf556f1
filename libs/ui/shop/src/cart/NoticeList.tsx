import type { ReactNode } from 'react';
import { Alert, Stack } from '@materia/ui-design-system';
import type { CartNotice } from '@materia/domain-cart';
import { useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import { noticeText } from './notice-text.ts';

export type NoticeListProps = {
  readonly notices: readonly CartNotice[];
  /** The form that closes a notice. */
  readonly closeOf?: (notice: CartNotice) => ReactNode;
  /** Where guests sign in; shown with the CONNECT notice. */
  readonly connect?: ReactNode;
};

/** What changed in the cart since the last visit. Renders nothing without changes. */
export const NoticeList = ({ notices, closeOf, connect }: NoticeListProps) => {
  const t = useText();
  const formats = useFormats();
  if (notices.length === 0) return null;
  return (
    <section aria-label={t('cart.notices')}>
      <Stack gap={2}>
        {notices.map((notice) => (
          <Alert
            key={notice.code}
            type={
              notice.code === 'CONNECT' || notice.code === 'MERGED_CART' ? 'information' : 'warning'
            }
            close={closeOf?.(notice)}
            actions={notice.code === 'CONNECT' ? connect : undefined}
          >
            {noticeText(t, formats, notice).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Alert>
        ))}
      </Stack>
    </section>
  );
};
