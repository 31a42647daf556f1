import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Materia design system',
    colorPrimary: '#0b5a60',
    colorSecondary: '#0b5a60',
    appBg: '#f7f4ee',
  }),
});
