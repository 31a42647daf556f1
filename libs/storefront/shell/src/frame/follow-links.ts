import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** What of a click decides who follows the link. */
export type LinkClick = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;
export type ClickedLink = Pick<HTMLAnchorElement, 'target'> & {
  readonly address: string | null;
  readonly isDownload: boolean;
};

/**
 * The address that the router opens for a click on a link; nothing when the browser has to: a click for a new tab or
 * window, a download, an address outside the shop or within the page, or a click that somebody has handled already.
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
 * Opens the shop's own links with the router once it runs. One listener for the page stands in for a component
 * around each link, which would be a tenth of the work of rendering a list.
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
      // The page changes under a sheet, which would stay open.
      link.closest<HTMLElement>('[popover]')?.hidePopover();
      // The page that is open already does not come into the history twice.
      void navigate(address, {
        replace: address === location.pathname + location.search + location.hash,
      });
    };
    addEventListener('click', follow);
    return () => removeEventListener('click', follow);
  }, [navigate]);
};
