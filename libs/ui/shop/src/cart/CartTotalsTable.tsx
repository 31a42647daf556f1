import type { ReactNode } from 'react';
import { Disclosure } from '@materia/ui-design-system';
import { percentOfBasisPoints } from '@materia/domain-money';
import { taxDisplay, taxOf, type CartExplanation, type TaxedAmount } from '@materia/domain-pricing';
import { Amount } from '../price/Amount.tsx';
import { taxTextKey, type ShopViewer } from '../price/viewer.ts';
import { useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import styles from './CartTotalsTable.module.css';
import { explanationTexts } from './explanation-texts.ts';

export type CartTotalsTableProps = {
  /** The steps add up to the total. */
  readonly explanation: CartExplanation;
  readonly total: TaxedAmount;
  readonly viewer: ShopViewer;
  /** The button to the next step, and content around it. */
  readonly children?: ReactNode;
};

/** From the lines to the amount to pay, with every step explained. */
export const CartTotalsTable = ({ explanation, total, viewer, children }: CartTotalsTableProps) => {
  const t = useText();
  const formats = useFormats();
  const { first } = taxDisplay(total, viewer);
  const leadsWithout = first.tax === 'excluded';
  const words = explanation.steps.map((step) => ({ step, ...explanationTexts(t, formats, step) }));
  return (
    <div className={styles.totals}>
      <dl className={styles.steps}>
        {words.map(({ step, label }) => (
          <div key={step.kind} className={styles.step}>
            <dt>{label}</dt>
            <dd>
              {step.amount.included.minor === 0
                ? t('price.free')
                : formats.money(taxDisplay(step.amount, viewer).first.amount)}
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>
            {leadsWithout
              ? t(viewer.tax === 'igic' ? 'line.totalWithoutIgic' : 'line.totalExcluded')
              : t('line.total')}
          </dt>
          <dd>
            <Amount amount={first.amount} size="l" />
            {!leadsWithout && (
              <span className={styles.tax}>{t(taxTextKey(viewer, 'included'))}</span>
            )}
          </dd>
        </div>
        {leadsWithout && (
          <>
            <div className={styles.step}>
              <dt>{t('line.tax')}</dt>
              <dd>{formats.money(taxOf(total))}</dd>
            </div>
            <div className={styles.grand}>
              <dt>{t('line.total')}</dt>
              <dd>{formats.money(total.included)}</dd>
            </div>
          </>
        )}
      </dl>
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
      {children}
    </div>
  );
};
