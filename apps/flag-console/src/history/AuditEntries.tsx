import type { Audit, Unit } from '@materia/api-console-contract';
import { Disclosure, Stack, Text } from '@materia/ui-design-system';
import { AUDIT_ACTIONS, type AuditAction, type ConsoleTexts } from '../texts/console-texts.ts';
import { momentText } from '../texts/moments.ts';
import { useWords } from '../texts/use-words.ts';
import styles from './AuditEntries.module.css';

/** Everything that was done in a unit, the newest first: who, when and what. */
export const AuditEntries = ({
  entries,
  unit,
}: {
  readonly entries: Audit['entries'];
  readonly unit: Unit;
}) => {
  const words = useWords();
  return (
    <Disclosure summary={words.history.entries}>
      <Stack as="ol" gap={2}>
        {entries.map(({ seq, at, actor, action, detail }) => (
          <li key={seq} className={styles.entry}>
            <Text size="s">
              <strong>{isAction(action) ? words.history.actions[action] : action}</strong>{' '}
              {aboutOf(detail, words)}
            </Text>
            <Text size="s" tone="soft">
              {momentText(at, words.language, unit.timeZone)} · {actor}
            </Text>
          </li>
        ))}
      </Stack>
    </Disclosure>
  );
};

const isAction = (action: string): action is AuditAction =>
  AUDIT_ACTIONS.some((known) => known === action);

/** The title of a set, or who was given which role; entries hold their details as they were written. */
const aboutOf = (detail: string, { history, roles, page }: ConsoleTexts): string => {
  const read: unknown = JSON.parse(detail);
  const part = (name: string): string | undefined => {
    const value: unknown = read instanceof Object ? Reflect.get(read, name) : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  const roleOf = (name: string): string =>
    Object.entries(roles).find(([role]) => role === part(name))?.[1] ?? page.none;
  const email = part('email');
  return email === undefined
    ? (part('title') ?? '')
    : history.role(email, roleOf('before'), roleOf('after'));
};
