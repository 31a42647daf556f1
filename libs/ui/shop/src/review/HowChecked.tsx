import { Disclosure } from '@materia/ui-design-system';
import { useText } from '../provider/ShopProvider.tsx';

/** How reviews are verified; the law requires this wherever they are shown. */
export const HowChecked = () => {
  const t = useText();
  return (
    <Disclosure look="inline" summary={t('rating.howTitle')}>
      <p>{t('rating.howText')}</p>
    </Disclosure>
  );
};
