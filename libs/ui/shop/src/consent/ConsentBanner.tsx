import { CONSENT_CATEGORIES, type Consent, type ConsentCode } from '@materia/domain-consent';
import {
  Button,
  Checkbox,
  Disclosure,
  Heading,
  Link,
  Stack,
  VisuallyHidden,
} from '@materia/ui-design-system';
import { HiddenFields } from '../forms/HiddenFields.tsx';
import { consentForm } from './consent-form.ts';
import styles from './ConsentBanner.module.css';

export type ConsentBannerTexts = {
  readonly title: string;
  readonly text: string;
  readonly policy: string;
  readonly acceptAll: string;
  readonly refuseAll: string;
  readonly choose: string;
  readonly save: string;
  /** The name and purpose of each category. */
  readonly categories: Readonly<
    Record<ConsentCode, { readonly name: string; readonly text: string }>
  >;
};

export type ConsentBannerProps = {
  /** The URL that the form posts to. */
  readonly action: string;
  /** The URL of the policy; the settings page does not link to it. */
  readonly policyHref?: string;
  readonly words: ConsentBannerTexts;
  /** The previous choice, when the customer returns to change it. */
  readonly consent?: Consent;
  /**
   * `sheet` overlays the bottom of the page until a choice is made; `page` is for the settings
   * page.
   */
  readonly use?: 'sheet' | 'page';
  /** The page to return to; by default that of the settings. */
  readonly returnTo?: string;
};

/**
 * Asks for consent by category. Works without scripts: the button pressed is submitted as `choice`
 * (`all`, `none` or `chosen`) and the checked categories as `category`. Rejecting takes one click
 * and looks like accepting.
 */
export const ConsentBanner = ({
  action,
  policyHref,
  words,
  consent = [],
  use = 'sheet',
  returnTo,
}: ConsentBannerProps) => (
  <section className={styles[use]} aria-labelledby="consent-title">
    <form method="post" action={action} className={styles.form}>
      <HiddenFields form={consentForm} values={{ returnTo }} />
      <Stack gap={3}>
        <Heading level={use === 'page' ? 1 : 2} size="h3" id="consent-title">
          {words.title}
        </Heading>
        <p className={styles.text}>
          {words.text}{' '}
          {policyHref === undefined ? null : <Link href={policyHref}>{words.policy}</Link>}
        </p>
        <div className={styles.buttons}>
          <Button name={consentForm.names.choice} value="all">
            {words.acceptAll}
          </Button>
          <Button name={consentForm.names.choice} value="none">
            {words.refuseAll}
          </Button>
        </div>
        <Disclosure look="inline" summary={words.choose} open={use === 'page'}>
          <Stack gap={3}>
            <fieldset>
              <legend>
                <VisuallyHidden>{words.choose}</VisuallyHidden>
              </legend>
              <Stack gap={3}>
                {CONSENT_CATEGORIES.map(({ code, alwaysOn }) => (
                  <Checkbox
                    key={code}
                    id={`consent-${code}`}
                    name={consentForm.names.category}
                    value={code}
                    label={words.categories[code].name}
                    hint={words.categories[code].text}
                    defaultChecked={alwaysOn || consent.includes(code)}
                    disabled={alwaysOn}
                  />
                ))}
              </Stack>
            </fieldset>
            <div>
              <Button name={consentForm.names.choice} value="chosen" variant="secondary">
                {words.save}
              </Button>
            </div>
          </Stack>
        </Disclosure>
      </Stack>
    </form>
  </section>
);
