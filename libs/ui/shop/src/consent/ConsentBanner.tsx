import { CONSENT_CATEGORIES, type Consent, type ConsentCode } from '@materia/domain-customer';
import { Button, Checkbox, Disclosure, Heading, Link, Stack } from '@materia/ui-design-system';
import type { FormEvent, ReactNode } from 'react';
import styles from './ConsentBanner.module.css';

export type ConsentBannerWords = {
  readonly title: string;
  readonly text: string;
  readonly policy: string;
  readonly acceptAll: string;
  readonly refuseAll: string;
  readonly choose: string;
  readonly save: string;
  /** Each category: what it is called, and what it is for. */
  readonly categories: Readonly<
    Record<ConsentCode, { readonly name: string; readonly text: string }>
  >;
};

export type ConsentBannerProps = {
  /** Where the choice is sent. */
  readonly action: string;
  /** Where the policy stands; the page of the settings has none above it. */
  readonly policyHref?: string;
  readonly words: ConsentBannerWords;
  /** What was chosen before, when the customer comes back to change it. */
  readonly consent?: Consent;
  /** `sheet` lies over the foot of the page until a choice is made; `page` stands in the page of the settings. */
  readonly use?: 'sheet' | 'page';
  /** Fields that travel along, for example the page to come back to. */
  readonly fields?: ReactNode;
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * Asks for consent by category (CNS-01, CNS-05). A form that works without scripts: the pressed button is sent as `choice`
 * (`all`, `none` or `chosen`) and the ticked categories as `category`. Refusing takes one press and looks like accepting.
 */
export const ConsentBanner = ({
  action,
  policyHref,
  words,
  consent = [],
  use = 'sheet',
  fields,
  onSubmit,
}: ConsentBannerProps) => (
  <section className={styles[use]} aria-labelledby="consent-title">
    <form method="post" action={action} className={styles.form} onSubmit={onSubmit}>
      {fields}
      <Stack gap={3}>
        <Heading level={use === 'page' ? 1 : 2} size="h3" id="consent-title">
          {words.title}
        </Heading>
        <p className={styles.text}>
          {words.text}{' '}
          {policyHref === undefined ? null : <Link href={policyHref}>{words.policy}</Link>}
        </p>
        <div className={styles.buttons}>
          <Button name="choice" value="all">
            {words.acceptAll}
          </Button>
          <Button name="choice" value="none">
            {words.refuseAll}
          </Button>
        </div>
        <Disclosure look="inline" summary={words.choose} open={use === 'page'}>
          <Stack gap={3}>
            {CONSENT_CATEGORIES.map(({ code, alwaysOn }) => (
              <Checkbox
                key={code}
                id={`consent-${code}`}
                name="category"
                value={code}
                label={words.categories[code].name}
                hint={words.categories[code].text}
                defaultChecked={alwaysOn || consent.includes(code)}
                disabled={alwaysOn}
              />
            ))}
            <div>
              <Button name="choice" value="chosen" variant="secondary">
                {words.save}
              </Button>
            </div>
          </Stack>
        </Disclosure>
      </Stack>
    </form>
  </section>
);
