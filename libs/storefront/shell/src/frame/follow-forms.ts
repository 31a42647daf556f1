import { useEffect } from 'react';
import { useSubmit } from 'react-router';

/** The router's mark on its forms. */
const OWN_FORMS = 'form[data-discover]';

/**
 * Sends the router's forms of parts that stand as the server sent them: nobody listens to them there. A form that
 * its component has heard already is left alone.
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
