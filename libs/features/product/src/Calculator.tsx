import type { OfferFacts } from '@materia/api-catalogue';
import {
  Alert,
  Button,
  Card,
  Cluster,
  Heading,
  Stack,
  Text,
  TextField,
} from '@materia/ui-design-system';
import { AddToCartForm, useFormats, useQuantityText, useText } from '@materia/ui-shop';
import { unreachable } from '@materia/domain-kernel';
import type { TextReader } from '@materia/market-model';
import { calculatorForm } from './calculator-form.ts';
import type { CalculatorFacts } from './calculator.ts';

export type CalculatorProps = {
  readonly facts: CalculatorFacts;
  readonly offer: OfferFacts;
  readonly returnTo: string;
  readonly canAdd: boolean;
};

/**
 * Converts an area or volume to sale units: a plain form whose result is rendered in the reloaded
 * page.
 */
export const Calculator = ({ facts, offer, returnTo, canAdd }: CalculatorProps) => {
  const t = useText();
  const formats = useFormats();
  const { unit, need, waste, outcome } = facts;
  const fault = outcome.kind === 'refused' ? faultMessage(t, outcome.reason) : undefined;
  return (
    <Card as="section" look="sunken" labelledBy="calculator">
      <Stack gap={4}>
        <Heading level={2} size="h3" id="calculator">
          {t('product.calculator')}
        </Heading>
        <Text size="s">{t('product.calculatorText')}</Text>
        <form method="get" action={`${returnTo}#calculator`} data-stays="" noValidate>
          <Cluster align="end" gap={4}>
            <TextField
              name={calculatorForm.names.need}
              label={t('product.calculatorNeed', { unit: formats.unit(unit) })}
              defaultValue={need}
              inputMode="decimal"
              width="s"
              required
              error={outcome.kind === 'refused' && outcome.field === 'need' ? fault : undefined}
            />
            <TextField
              name={calculatorForm.names.waste}
              label={t('product.calculatorWaste')}
              hint={t('product.calculatorWasteHint')}
              defaultValue={waste}
              inputMode="decimal"
              width="s"
              error={outcome.kind === 'refused' && outcome.field === 'waste' ? fault : undefined}
            />
            <Button type="submit" variant="secondary">
              {t('product.calculatorAction')}
            </Button>
          </Cluster>
        </form>
        {outcome.kind === 'result' && (
          <Result facts={outcome} unit={unit} offer={offer} returnTo={returnTo} canAdd={canAdd} />
        )}
      </Stack>
    </Card>
  );
};

type ResultProps = {
  readonly facts: Extract<CalculatorFacts['outcome'], { readonly kind: 'result' }>;
  readonly unit: string;
  readonly offer: OfferFacts;
  readonly returnTo: string;
  readonly canAdd: boolean;
};

const Result = ({ facts, unit, offer, returnTo, canAdd }: ResultProps) => {
  const t = useText();
  const formats = useFormats();
  const { saleUnits, covered, leftOver, weightGrams, price } = facts.calculation;
  const unitText = formats.unit(unit);
  const quantity = useQuantityText()(saleUnits, offer.conditioning.saleUnit);
  return (
    <Alert
      type="success"
      title={t('product.calculatorResult', {
        quantity,
        amount: formats.number(covered),
        unit: unitText,
      })}
      actions={
        canAdd &&
        facts.isOrderable && (
          <AddToCartForm offer={offer} quantity={saleUnits} returnTo={returnTo}>
            <Button type="submit" variant="accent" icon="cart">
              {t('product.calculatorAdd', { quantity })}
            </Button>
          </AddToCartForm>
        )
      }
    >
      <p>
        {t('product.calculatorLeftOver', { amount: formats.number(leftOver), unit: unitText })}{' '}
        {t('product.calculatorWeight', { kilograms: formats.number(weightGrams / 1000, 1) })}{' '}
        {t('product.calculatorTotal', { amount: formats.money(price) })}
      </p>
      {!facts.isOrderable && canAdd && <p>{t('product.calculatorTooMuch')}</p>}
    </Alert>
  );
};

type Reason = Extract<CalculatorFacts['outcome'], { readonly kind: 'refused' }>['reason'];

const faultMessage = (t: TextReader, reason: Reason): string => {
  switch (reason) {
    case 'not-a-positive-size':
      return t('product.calculatorBadNeed');
    case 'waste-out-of-range':
      return t('product.calculatorBadWaste');
    case 'too-much':
      return t('product.calculatorTooMuch');
    default:
      return unreachable(reason);
  }
};
