import { taxDisplay } from '@materia/domain-pricing';
import { classNames, Link, Text } from '@materia/ui-design-system';
import {
  CardAvailability,
  type ShopViewer,
  Swatch,
  UnitPrice,
  useFormats,
  useText,
} from '@materia/ui-shop';
import styles from './FamilyChoices.module.css';
import type { ChoiceFacts, FamilyFacts } from './family-facts.ts';

type FamilyChoicesProps = { readonly family: FamilyFacts; readonly viewer: ShopViewer };

/**
 * The other colours, sizes, volumes and lengths of a product, as links to their own pages. A value
 * that does not exist with the other values of the product names those of the nearest product, to
 * which it leads.
 */
export const FamilyChoices = ({ family, viewer }: FamilyChoicesProps) => {
  const t = useText();
  return (
    <section aria-label={t('families.title')} className={styles.family}>
      {family.axes.map(({ kind, label, choices }) => {
        const heading = `family-${kind}`;
        return (
          <div key={kind + label} className={styles.axis}>
            <Text size="s" weight="medium" id={heading}>
              {t('families.chosen', {
                label,
                value: choices.find(({ isPresent }) => isPresent)?.value ?? '',
              })}
            </Text>
            <ul aria-labelledby={heading} className={styles.choices}>
              {choices.map((choice) => (
                <li key={choice.value}>
                  <ChoiceLink choice={choice} viewer={viewer} hasUnitPrice={kind !== 'colour'} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
};

type ChoiceLinkProps = {
  readonly choice: ChoiceFacts;
  readonly viewer: ShopViewer;
  readonly hasUnitPrice: boolean;
};

const ChoiceLink = ({ choice, viewer, hasUnitPrice }: ChoiceLinkProps) => {
  const t = useText();
  const { money } = useFormats();
  const { value, swatch, isPresent, exists, offer, otherValues } = choice;
  return (
    <Link
      href={choice.path}
      variant="bare"
      aria-current={isPresent ? 'true' : undefined}
      className={classNames(styles.choice, isPresent && styles.chosen, !exists && styles.absent)}
    >
      <span className={styles.value}>
        {swatch !== undefined && <Swatch colour={swatch} />}
        <span>{value}</span>
      </span>
      {offer !== null && (
        <>
          <Text as="span" size="s" weight="medium">
            {money(taxDisplay(offer.price.unit, viewer).first.amount)}
          </Text>
          {hasUnitPrice && (
            <UnitPrice
              price={offer.price}
              capacityUnit={offer.conditioning.capacityUnit}
              viewer={viewer}
            />
          )}
        </>
      )}
      {exists ? (
        <Availability offer={offer} />
      ) : (
        <Text as="span" size="xs" tone="soft">
          {t('families.existsIn', { values: otherValues.join(', ') })}
        </Text>
      )}
    </Link>
  );
};

const Availability = ({ offer }: Pick<ChoiceFacts, 'offer'>) => {
  const t = useText();
  return offer === null ? (
    <Text as="span" size="xs" tone="soft">
      {t('stock.unavailable')}
    </Text>
  ) : (
    <CardAvailability stock={offer.stock} promise={offer.promise} />
  );
};
