/** The cart's count from the cookie that scripts may read. */
export const countIn = (cookies: string, name: string): number => {
  const value = cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return value !== undefined && /^\d{1,6}$/.test(value) ? Number(value) : 0;
};

/** Shows the count in the header; pages that all guests share come without it. */
export const showCount = (count: number): void => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
    place.hidden = count === 0;
    place.textContent = count === 0 ? '' : String(count);
  }
};
