import { useEffect } from 'react';
import { useSubmit } from 'react-router';

/** The attribute with which the router marks its forms. */
const OWN_FORMS = 'form[data-discover]';

/**
 * Submits the router's forms in static server HTML, where no component handles them. A form that
 * its component has already handled is left alone.
 */
export const useFollowedForms = (): void => {
  const submit = useSubmit();
  useEffect(() => {
    const follow = (event: SubmitEvent): void => {
      const { target, submitter } = event;
      if (
        event.defaultPrevented ||
        !(target instanceof HTMLFormElement) ||
        !target.matches(OWN_FORMS)
      )
        return;
      event.preventDefault();
      void submit(submitter instanceof HTMLButtonElement ? submitter : target, {
        preventScrollReset: true,
      });
    };
    addEventListener('submit', follow);
    return () => removeEventListener('submit', follow);
  }, [submit]);
};
