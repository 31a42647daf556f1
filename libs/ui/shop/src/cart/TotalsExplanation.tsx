import { percentOfBasisPoints } from '@materia/domain-money';
import type { CartExplanation } from '@materia/domain-pricing';
import { Disclosure } from '@materia/ui-design-system';
import { useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import { explanationTexts } from './explanation-texts.ts';
import styles from './TotalsExplanation.module.css';

/** Why a total is what it is: the rule of each step that is not obvious, and the tax per rate. */
export const TotalsExplanation = ({ explanation }: { readonly explanation: CartExplanation }) => {
  const t = useText();
  const formats = useFormats();
  const words = explanation.steps.map((step) => ({ step, ...explanationTexts(t, formats, step) }));
  return (
    <Disclosure look="inline" summary={t('line.explain')}>
      <div className={styles.explanation}>
        <p>{t('line.explainText')}</p>
        <ul className={styles.rules}>
          {words.map(
            ({ step, label, rule }) =>
              rule !== undefined && (
                <li key={step.kind}>{t('common.labelled', { label, value: rule })}</li>
              ),
          )}
        </ul>
        <table className={styles.taxes}>
          <caption>{t('line.taxPerRate')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('line.rate')}</th>
              <th scope="col">{t('line.base')}</th>
              <th scope="col">{t('line.tax')}</th>
            </tr>
          </thead>
          <tbody>
            {explanation.taxes.map(({ vatRate, base, tax }) => (
              <tr key={vatRate}>
                <th scope="row">
                  {t('line.ratePercent', {
                    percent: formats.number(percentOfBasisPoints(vatRate)),
                  })}
                </th>
                <td>{formats.money(base)}</td>
                <td>{formats.money(tax)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
  );
};
