import {
  Button,
  ButtonLink,
  Card,
  Container,
  Heading,
  Stack,
  TextField,
} from '@materia/ui-design-system';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { host, type CallRefusal } from '../api/request.ts';
import { RefusedCall, useSignInWays } from '../api/queries.ts';
import { LanguageChoice } from '../frame/ConsoleFrame.tsx';
import { RefusalNotice } from '../frame/RefusalNotice.tsx';
import { usePageTitle } from '../frame/use-page-title.ts';
import { useWords } from '../texts/use-words.ts';
import styles from './SignInPage.module.css';

/**
 * The identity provider returned no staff member, or one without the second factor that their role
 * needs.
 */
const NOT_LET_IN = new RefusedCall({ code: 'not-let-in', keys: [], subject: null, current: null });

export const SignInPage = () => {
  const { t } = useWords();
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<CallRefusal>();
  const [busy, setBusy] = useState(false);
  const { data: ways } = useSignInWays();
  const [wasRefused] = useState(
    () => new URLSearchParams(window.location.search).get('sign-in') === 'refused',
  );

  usePageTitle(t('signIn.title'));

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string): string => String(form.get(name) ?? '');
    setBusy(true);
    const answer = await host('signInToConsole', {
      body: { email: text('email'), password: text('password'), code: text('code') },
    });
    setBusy(false);
    if (answer.ok) {
      // Removes everything that the previous user saw here.
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' });
      client.setQueryData(['me'], answer.value);
    } else setRefusal(answer.error);
  };

  return (
    <main className={styles.page}>
      <Container size="narrow">
        <Card padding="l">
          <Stack gap={4}>
            <Heading level={1} size="h2">
              {t('frame.title')} · {t('signIn.title')}
            </Heading>
            {refusal && <RefusalNotice error={new RefusedCall(refusal)} />}
            {!refusal && wasRefused && <RefusalNotice error={NOT_LET_IN} />}
            <form onSubmit={(event) => void submit(event)}>
              <Stack gap={4}>
                <TextField
                  name="email"
                  type="email"
                  label={t('signIn.email')}
                  autoComplete="username"
                  required
                />
                <TextField
                  name="password"
                  type="password"
                  label={t('signIn.password')}
                  autoComplete="current-password"
                  required
                />
                <TextField
                  name="code"
                  label={t('signIn.code')}
                  hint={t('signIn.codeHint')}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={6}
                  width="s"
                />
                <Button type="submit" busy={busy}>
                  {t('signIn.submit')}
                </Button>
              </Stack>
            </form>
            {ways?.openId === true && (
              <ButtonLink href="/sign-in/open-id" variant="secondary" wide>
                {t('signIn.openId')}
              </ButtonLink>
            )}
            <LanguageChoice />
          </Stack>
        </Card>
      </Container>
    </main>
  );
};
