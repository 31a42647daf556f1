import type { Audit, Unit } from '@materia/api-contract';
import { Disclosure, Stack, Text } from '@materia/ui-design-system';
import type { ReactNode } from 'react';
import { type ConsoleReader, hasText } from '../texts/console-texts.ts';
import { momentText } from '../texts/moments.ts';
import { useWords } from '../texts/use-words.ts';
import styles from './AuditEntries.module.css';

/** Every action in a unit, newest first: who, when and what. */
export const AuditEntries = ({
  entries,
  total,
  unit,
  older,
}: {
  readonly entries: Audit['entries'];
  /** The number of all entries, of which these are the last ones. */
  readonly total: number;
  readonly unit: Unit;
  /** Reads the entries before these. */
  readonly older: ReactNode;
}) => {
  const { t, language } = useWords();
  return (
    <Disclosure summary={t('history.entries', { shown: entries.length, total })}>
      <Stack as="ol" gap={2}>
        {entries.map(({ seq, at, actor, action, detail }) => (
          <li key={seq} className={styles.entry}>
            <Text size="s">
              <strong>
                {hasText('auditActions', action) ? t(`auditActions.${action}`) : action}
              </strong>{' '}
              {aboutOf(detail, t)}
            </Text>
            <Text size="s" tone="soft">
              {momentText(at, language, unit.timeZone)} · {actor}
            </Text>
          </li>
        ))}
      </Stack>
      {older}
    </Disclosure>
  );
};

/** The title of a set, or who got which role; entries keep their details as originally written. */
const aboutOf = (detail: string, t: ConsoleReader): string => {
  const read: unknown = JSON.parse(detail);
  const part = (name: string): string | undefined => {
    const value: unknown = read instanceof Object ? Reflect.get(read, name) : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  const roleOf = (name: string): string => {
    const role = part(name) ?? '';
    return hasText('roles', role) ? t(`roles.${role}`) : t('page.none');
  };
  const email = part('email');
  return email === undefined
    ? (part('title') ?? '')
    : t('history.role', { email, before: roleOf('before'), after: roleOf('after') });
};
