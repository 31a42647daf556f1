import { useEffect, useState } from 'react';

/** Users who cancelled the page load may press again after this time, in milliseconds. */
const LONGEST_WAIT = 10_000;

/** Whether a form is being sent. A page restored from the back/forward cache is ready again. */
export const useSending = (): { readonly isSending: boolean; readonly onSubmit: () => void } => {
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    const end = (): void => setSending(false);
    addEventListener('pageshow', end);
    const timer = isSending ? setTimeout(end, LONGEST_WAIT) : undefined;
    return () => {
      removeEventListener('pageshow', end);
      clearTimeout(timer);
    };
  }, [isSending]);
  return { isSending, onSubmit: () => setSending(true) };
};
