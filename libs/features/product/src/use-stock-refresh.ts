import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** How often an open page reloads its stock. */
const REFRESH_MILLISECONDS = 15 * 60 * 1000;

/** Reloads the page's data every 15 minutes while the page is visible. */
export const useStockRefresh = (): void => {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, REFRESH_MILLISECONDS);
    return () => clearInterval(timer);
  }, [revalidate]);
};
