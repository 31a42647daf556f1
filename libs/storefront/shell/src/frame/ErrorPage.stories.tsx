import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorPage } from './ErrorPage.tsx';

const meta = {
  title: 'Pages/Errors',
  component: ErrorPage,
  parameters: { layout: 'fullscreen' },
  args: {
    departments: ['Murex', 'Kamborn', 'Termavor'].map((name) => ({
      name,
      path: `/${name.toLowerCase()}/`,
      productCount: 12,
    })),
    retryPath: '/cement/',
  },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { args: { status: 404 } };

/** Without a menu there is nothing to browse. */
export const NotFoundWithoutMenu: Story = { args: { status: 404, departments: [] } };
export const Forbidden: Story = { args: { status: 403 } };
export const BadRequest: Story = { args: { status: 400 } };

/** A failure of the page itself, which can be tried again. */
export const Problem: Story = { args: { status: 500 } };
export const Unavailable: Story = { args: { status: 503 } };
