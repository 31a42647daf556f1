import type { Kit } from '@materia/domain-project-planner';
import type { Plan } from '@materia/domain-project-planner';
import type { PriceBasis } from '@materia/domain-pricing';
import { Heading } from '@materia/ui-design-system';
import type { PlanChange } from '../plan/change-plan.ts';
import { usePlanner } from '../planner-context.tsx';
import type { PlannerProduct } from '../planner-facts.ts';
import { KitLineCard } from './KitLineCard.tsx';
import styles from './KitList.module.css';

export type KitListProps = {
  readonly kit: Kit<PlannerProduct>;
  readonly lines: Plan['lines'];
  readonly basis: PriceBasis;
  readonly onChange?: ((change: PlanChange) => void) | undefined;
};

/** The lines of a kit: materials, then tools. */
export const KitList = ({ kit, lines, basis, onChange }: KitListProps) => {
  const { t } = usePlanner();
  const groups = [
    { title: t('planner.materials'), shown: kit.lines.filter(({ kind }) => kind !== 'tool') },
    { title: t('planner.tools'), shown: kit.lines.filter(({ kind }) => kind === 'tool') },
  ];
  return (
    <div className={styles.groups}>
      {groups
        .filter(({ shown }) => shown.length > 0)
        .map(({ title, shown }) => (
          <section key={title} className={styles.group}>
            <Heading level={3} size="h3">
              {title}
            </Heading>
            <ul className={styles.lines}>
              {shown.map((line) => (
                <KitLineCard
                  key={line.role}
                  line={line}
                  chosenSku={line.isReplaced ? undefined : lines[line.role]?.sku}
                  basis={basis}
                  onChange={onChange}
                />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
};
