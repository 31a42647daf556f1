import type { MarketFacts, PathTo } from '@materia/market-model';
import { RETURN_PARAMETER } from '@materia/storefront-request';
import { ShopProvider } from '@materia/ui-shop';
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { fetchTexts, pageReader } from '../frame/loaded-texts.ts';
import { consentInBrowser, dispatchConsent } from './consent-cookie.ts';
import { consentTexts } from './consent-texts.ts';
import { onFirstInteraction, hasInteracted } from './first-interaction.ts';

const ConsentBanner = lazy(() => import('./consent-sheet.ts'));

type ConsentLayerProps = {
  readonly market: MarketFacts;
  readonly to: PathTo;
  readonly textsFolder: string;
};

/**
 * Asks for consent on the shopper's first interaction unless they have chosen already. Until then the page stays uncovered and nothing is
 * measured. Its code and texts load only then. Shoppers without scripts are not measured, and find the choice in the footer of
 * the page.
 */
export const ConsentLayer = ({ market, to, textsFolder }: ConsentLayerProps) => {
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    if (consentInBrowser(market.id) !== undefined) return undefined;
    return onFirstInteraction(window, hasInteracted(), () => {
      fetchTexts(textsFolder, 'cookieSettings').then(
        () => setAsks(true),
        // Not asked counts as refused; the next page asks again.
        () => undefined,
      );
    });
  }, [market, textsFolder]);
  if (!asks) return null;
  const t = pageReader(market, 'cookieSettings');

  /** The page stays in place. If the choice cannot be sent this way, the browser submits the form natively. */
  const send = (event: FormEvent<HTMLFormElement>): void => {
    const form = event.currentTarget;
    const { submitter } =
      event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
    event.preventDefault();
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form, submitter))
      if (typeof value === 'string') body.append(name, value);
    const sendByItself = (): void => {
      for (const [name, value] of body)
        if (name === 'choice') form.append(hiddenField(name, value));
      form.submit();
    };
    fetch(form.action, { method: 'POST', body, redirect: 'manual' }).then(() => {
      const chosen = consentInBrowser(market.id);
      if (chosen === undefined) return sendByItself();
      setAsks(false);
      dispatchConsent(chosen);
    }, sendByItself);
  };

  return (
    <ShopProvider market={market} to={to} t={t}>
      <Suspense>
        <ConsentBanner
          action={to('cookieSettings')}
          policyHref={to('privacy')}
          words={consentTexts(t)}
          fields={
            <input
              type="hidden"
              name={RETURN_PARAMETER}
              value={location.pathname + location.search}
            />
          }
          onSubmit={send}
        />
      </Suspense>
    </ShopProvider>
  );
};

/** The pressed button, whose value is missing from a natively submitted form. */
const hiddenField = (name: string, value: string): HTMLInputElement =>
  Object.assign(document.createElement('input'), { type: 'hidden', name, value });
