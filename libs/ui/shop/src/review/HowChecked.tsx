import { Disclosure } from '@materia/ui-design-system';
import { useText } from '../provider/ShopProvider.tsx';

/** How reviews are checked, as the law wants it told where they stand (BEY-20). */
export const HowChecked = () => {
  const t = useText();
  return (
    <Disclosure look="inline" summary={t('rating.howTitle')}>
      <p>{t('rating.howText')}</p>
    </Disclosure>
  );
};
