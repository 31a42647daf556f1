import type { Decorator, Preview } from '@storybook/react-vite';
import { markets } from '@materia/market-all';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { startBehaviours } from '@materia/ui-design-system/behaviours';
import '@materia/ui-design-system/styles.css';
import { AllMarkets, InMarket } from './in-market.tsx';
import './preview.css';
import { FLAG_CHOICES, flagItems } from './story-flags.ts';
import { misfits } from './text-fit.ts';

// As every page of the shop does.
document.body.dataset['pictureFallback'] = '/samples/missing.svg';
startBehaviours();

const ALL = 'all';

/** Shows every story in a market; "all markets" shows it in each of them side by side. */
const inMarkets: Decorator = (Story, { globals, parameters }) => {
  const { market: chosen, theme } = globals;
  const look = parameters['theme'] ?? theme;
  const market = markets.find(({ id }) => id === chosen);
  return (
    <div
      data-theme={look === 'account' ? 'account' : undefined}
      className="story-canvas"
      data-layout={parameters['layout']}
    >
      {market === undefined ? (
        <AllMarkets>
          <Story />
        </AllMarkets>
      ) : (
        <InMarket market={market}>
          <Story />
        </InMarket>
      )}
    </div>
  );
};

/** A setting of the test run; `undefined` in the Storybook UI. */
const runSetting = (variable: string): string | undefined => {
  const value: unknown = import.meta.env[variable];
  return typeof value === 'string' ? value : undefined;
};

const VIEWPORTS = {
  smallest: { name: 'Smallest phone (320)', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone (390)', styles: { width: '390px', height: '844px' } },
  phoneLayoutEnd: {
    name: 'Widest phone layout (960)',
    styles: { width: '960px', height: '900px' },
  },
  wideLayoutStart: {
    name: 'Narrowest wide layout (961)',
    styles: { width: '961px', height: '900px' },
  },
  desktop: { name: 'Desktop (1440)', styles: { width: '1440px', height: '900px' } },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly name: string;
      readonly styles: { readonly width: `${number}px`; readonly height: `${number}px` };
    }
  >
>;

/**
 * Fails if the window does not have the width of the run's viewport, because the run would prove
 * nothing.
 */
const checkWindow = (): void => {
  const wanted = Object.entries(VIEWPORTS).find(
    ([name]) => name === runSetting('STORYBOOK_VIEWPORT'),
  )?.[1].styles.width;
  if (wanted !== undefined && wanted !== `${window.innerWidth}px`)
    throw new Error(`The window is ${window.innerWidth} px wide instead of ${wanted}`);
};

const preview: Preview = {
  // At 320 px or 400 % zoom, content must scroll in one direction only (WCAG 1.4.10).
  afterEach: () => {
    checkWindow();
    const { scrollWidth, clientWidth } = document.documentElement;
    const [misfit] = misfits(document.body);
    if (misfit !== undefined) throw new Error(`A text does not fit: ${misfit}`);
    if (scrollWidth > clientWidth)
      throw new Error(`The story is ${scrollWidth - clientWidth} px wider than its window`);
  },
  decorators: [inMarkets],
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker();
      await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
      return worker;
    }),
    // The shop's font is optional on a page; stories wait for it, so that screenshots do not vary.
    async () => {
      await Promise.all(
        ['aą', 'Aé'].map((sample) => document.fonts.load("1em 'Archivo Variable'", sample)),
      );
      return {};
    },
  ],
  globalTypes: {
    market: {
      description: 'Market whose texts and formats are shown',
      toolbar: {
        title: 'Market',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          ...markets.map(({ id, name }) => ({ value: id, title: name })),
          { value: ALL, title: 'All markets' },
        ],
      },
    },
    theme: {
      description: 'Shop or customer space',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'shop', title: 'Shop' },
          { value: 'account', title: 'Customer space' },
        ],
      },
    },
    customer: {
      description: 'Who reads the prices',
      toolbar: {
        title: 'Customer',
        icon: 'user',
        dynamicTitle: true,
        items: [
          { value: 'private', title: 'Private customer' },
          { value: 'professional', title: 'Professional' },
        ],
      },
    },
    flags: {
      description: 'Flags of pages with loaders',
      toolbar: {
        title: 'Flags',
        icon: 'lightning',
        dynamicTitle: true,
        items: Object.entries(FLAG_CHOICES).map(([value, title]) => ({ value, title })),
      },
    },
    flag: {
      description: 'One flag turned round',
      toolbar: { title: 'One flag', icon: 'transfer', dynamicTitle: true, items: [...flagItems()] },
    },
  },
  initialGlobals: {
    market: runSetting('STORYBOOK_MARKET') ?? markets[0].id,
    theme: 'shop',
    customer: 'private',
    flags: 'preset',
    flag: 'none',
    viewport: { value: runSetting('STORYBOOK_VIEWPORT'), isRotated: false },
  },
  parameters: {
    layout: 'padded',
    a11y: {
      test: runSetting('STORYBOOK_AXE') ?? 'error',
      // Test runs fail on violations only; whatever else axe finds would be described and sent, too.
      ...(runSetting('STORYBOOK_AXE') !== undefined && {
        options: { resultTypes: ['violations'] },
      }),
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Foundations',
          'Layout',
          'Typography',
          'Actions',
          'Forms',
          'Navigation',
          'Feedback',
          'Data',
          'Overlays',
          'Media',
          'Shop',
          'Pages',
          'Flag console',
        ],
      },
    },
    docs: { canvas: { sourceState: 'hidden' } },
    viewport: { options: VIEWPORTS },
  },
};

export default preview;
