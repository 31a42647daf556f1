import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    '../libs/ui/*/src/**/*.mdx',
    '../libs/ui/*/src/**/*.stories.tsx',
    '../libs/features/*/src/**/*.stories.tsx',
    '../libs/storefront/*/src/**/*.stories.tsx',
    '../apps/flag-console/src/**/*.stories.tsx',
    './pages/*.stories.tsx',
  ],
  staticDirs: ['./public', { from: '../node_modules/msw/lib', to: '/msw' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Types and docstrings of props become the controls and their descriptions.
  typescript: { reactDocgen: 'react-docgen' },
  // Packages behind dynamic imports: found late, they would trigger a new bundle in the middle of a
  // run.
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), '@tanstack/react-query', 'msw/browser'],
    },
  }),
};

export default config;
