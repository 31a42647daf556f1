import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** The properties of a click that decide whether the router or the browser follows the link. */
export type LinkClick = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;
export type ClickedLink = Pick<HTMLAnchorElement, 'target'> & {
  readonly address: string | null;
  readonly isDownload: boolean;
};

/**
 * The URL that the router opens for a click on a link; undefined when the browser has to follow it: a click for a new tab or
 * window, a download, a URL outside the shop or within the page, or a click that was already handled.
 */
export const followedAddress = (
  click: LinkClick,
  { address, target, isDownload }: ClickedLink,
): string | undefined => {
  if (
    click.defaultPrevented ||
    click.button !== 0 ||
    click.metaKey ||
    click.ctrlKey ||
    click.shiftKey ||
    click.altKey
  )
    return undefined;
  if (isDownload || (target !== '' && target !== '_self')) return undefined;
  return address !== null && /^\/(?![/\\])/.test(address) ? address : undefined;
};

/**
 * Opens the shop's own links with the router once it runs. One listener for the page replaces a component
 * around each link, which would add a tenth to the time of rendering a list.
 */
export const useFollowedLinks = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link === null) return;
      const address = followedAddress(event, {
        address: link.getAttribute('href'),
        target: link.target,
        isDownload: link.hasAttribute('download'),
      });
      if (address === undefined) return;
      event.preventDefault();
      // The page changes under an open sheet, so the sheet must close.
      link.closest<HTMLElement>('[popover]')?.hidePopover();
      // A link to the open page adds no history entry.
      void navigate(address, {
        replace: address === location.pathname + location.search + location.hash,
      });
    };
    addEventListener('click', follow);
    return () => removeEventListener('click', follow);
  }, [navigate]);
};
