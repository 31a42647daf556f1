import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toast } from './toast.ts';
import { Toaster } from './Toaster.tsx';

describe('a toast of a page', () => {
  it('holds a press on its close button until the script that closes it has loaded', () => {
    const html = renderToStaticMarkup(
      <Toaster toasts={[toast({ id: 'added', title: 'Added' })]} closeLabel="Close" />,
    );
    expect(html).toMatch(/<button[^>]* data-closes-toast="" data-held=""/);
  });
});
