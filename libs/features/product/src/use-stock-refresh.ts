import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Stock on an open page is read again this often (STK-12, LIM-11). */
const REFRESH_MILLISECONDS = 15 * 60 * 1000;

/** Reads the page's facts again every 15 minutes, unless nobody is looking. */
export const useStockRefresh = (): void => {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, REFRESH_MILLISECONDS);
    return () => clearInterval(timer);
  }, [revalidate]);
};
