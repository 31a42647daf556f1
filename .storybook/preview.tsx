import type { Decorator, Preview } from '@storybook/react-vite';
import { markets } from '@materia/market-all';
import '@materia/ui-design-system/styles.css';
import { AllMarkets, InMarket } from './in-market.tsx';
import './preview.css';

const ALL = 'all';

/** Every story stands in a market; "all markets" shows it in each of them, one beside the other. */
const inMarkets: Decorator = (Story, { globals, parameters }) => {
  const { market: chosen, theme } = globals;
  const look = parameters['theme'] ?? theme;
  const market = markets.find(({ id }) => id === chosen);
  return (
    <div data-theme={look === 'account' ? 'account' : undefined} className="story-canvas" data-layout={parameters['layout']}>
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

/** The test runner names the market of its run; the gallery starts with the first. */
const startMarket = (): string => {
  const named: unknown = import.meta.env['STORYBOOK_MARKET'];
  return typeof named === 'string' ? named : markets[0].id;
};

const preview: Preview = {
  // A reader at 320 px or at 400 % zoom scrolls in one direction only (WCAG 1.4.10).
  afterEach: () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) throw new Error(`The story is ${scrollWidth - clientWidth} px wider than its window`);
  },
  decorators: [inMarkets],
  loaders: [
    // The shop's font is optional on a page; a story waits for it, so that pictures of it do not differ.
    async () => {
      await Promise.all(['aą', 'Aé'].map((sample) => document.fonts.load("1em 'Archivo Variable'", sample)));
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
        items: [...markets.map(({ id, name }) => ({ value: id, title: name })), { value: ALL, title: 'All markets' }],
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
  },
  initialGlobals: { market: startMarket(), theme: 'shop', customer: 'private', viewport: { value: undefined, isRotated: false } },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'Layout', 'Typography', 'Actions', 'Forms', 'Navigation', 'Feedback', 'Data', 'Overlays', 'Media', 'Shop', 'Pages'] } },
    docs: { canvas: { sourceState: 'hidden' } },
    viewport: {
      options: {
        smallest: { name: 'Smallest phone (320)', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone (390)', styles: { width: '390px', height: '844px' } },
        phoneLayoutEnd: { name: 'Widest phone layout (960)', styles: { width: '960px', height: '900px' } },
        wideLayoutStart: { name: 'Narrowest wide layout (961)', styles: { width: '961px', height: '900px' } },
        desktop: { name: 'Desktop (1440)', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

export default preview;
