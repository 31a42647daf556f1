import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { Container } from '../Layout/Container.tsx';
import { FileUpload } from './FileUpload.tsx';

const meta: Meta<typeof FileUpload> = {
  title: 'Forms/FileUpload',
  component: FileUpload,
  args: {
    name: 'attachment',
    label: 'Photographs and documents',
    hint: 'PDF, PNG or JPEG of up to 1 kB each',
    limits: { endings: ['.pdf', '.png', '.jpg', '.jpeg'], maximumBytes: 1000 },
    multiple: true,
    dropText: 'Drop files here or choose them',
    removeLabel: (name) => `Remove ${name}`,
    faultText: (fault, name) =>
      fault === 'too-large'
        ? `${name} is larger than 1 kB`
        : `${name} is neither PDF nor a picture`,
    sizeText: (bytes) => `${bytes} B`,
  },
  decorators: [
    (Story) => (
      <Container size="narrow">
        <Story />
      </Container>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof FileUpload>;

/** Does what the browser does when a user chooses or drops files. */
const choose = async (
  field: HTMLInputElement,
  sizes: Readonly<Record<string, number>>,
): Promise<void> => {
  const transfer = new DataTransfer();
  for (const [name, size] of Object.entries(sizes))
    transfer.items.add(new File(['x'.repeat(size)], name));
  field.files = transfer.files;
  await fireEvent.change(field);
};

export const Empty: Story = {};
export const Refused: Story = { args: { error: 'Add a photograph of the damage' } };

/** Valid files are listed, invalid ones are named; a button removes a file again. */
export const Chosen: Story = {
  tags: ['screenshot'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field: HTMLInputElement = canvas.getByLabelText('Photographs and documents');
    await choose(field, {
      'plan-of-the-terrace-with-all-measures-in-millimetres.pdf': 640,
      'gate.JPG': 310,
      'film.jpg': 1001,
    });
    await expect(canvas.getByText('film.jpg is larger than 1 kB')).toBeVisible();
    await expect([...(field.files ?? [])].map(({ name }) => name)).toEqual([
      'plan-of-the-terrace-with-all-measures-in-millimetres.pdf',
      'gate.JPG',
    ]);
  },
};

export const RemovedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field: HTMLInputElement = canvas.getByLabelText('Photographs and documents');
    await choose(field, { 'gate.jpg': 310, 'setup.exe': 5 });
    await expect(canvas.getByText('setup.exe is neither PDF nor a picture')).toBeVisible();
    canvas.getByRole('button', { name: 'Remove gate.jpg' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(field.files).toHaveLength(0);
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};
