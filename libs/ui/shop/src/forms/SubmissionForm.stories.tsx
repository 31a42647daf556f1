import { Checkbox, TextField } from '@materia/ui-design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { useText } from '../provider/ShopProvider.tsx';
import { SubmissionForm, type SubmissionFormProps } from './SubmissionForm.tsx';

type SampleProps = Pick<SubmissionFormProps, 'use'> & {
  readonly isRefused?: boolean;
  readonly hasFailed?: boolean;
  readonly typed?: string;
};

/** Newsletter texts serve as an example. */
const Sample = ({ use, isRefused = false, hasFailed = false, typed }: SampleProps) => {
  const t = useText();
  const error = isRefused ? t('newsletter.notAnEmail') : undefined;
  const terms = isRefused ? t('register.termsMissing') : undefined;
  return (
    <SubmissionForm
      use={use}
      action="#"
      fields={[
        { id: 'email', label: t('newsletter.email'), error },
        { id: 'terms', label: t('register.termsLabel'), error: terms },
      ]}
      summary={t('newsletter.errorSummary')}
      problem={hasFailed ? t('newsletter.failed') : undefined}
      submit={t('newsletter.action')}
    >
      <TextField
        name="email"
        type="email"
        label={t('newsletter.email')}
        defaultValue={typed}
        error={error}
        required
      />
      <Checkbox name="terms" value="1" label={t('register.terms')} error={terms} required />
    </SubmissionForm>
  );
};

const meta: Meta<SampleProps> = {
  title: 'Shop/SubmissionForm',
  component: Sample,
  subcomponents: { SubmissionForm },
  args: { use: 'page', isRefused: false, hasFailed: false },
  argTypes: {
    use: { control: 'inline-radio', options: ['page', 'wide', 'part'] },
    isRefused: { control: 'boolean' },
    hasFailed: { control: 'boolean' },
    typed: { control: 'text' },
  },
};
export default meta;
type Story = StoryObj<SampleProps>;

export const Empty: Story = {};
export const Refused: Story = { args: { isRefused: true, typed: 'jan@' } };
export const Failed: Story = { args: { hasFailed: true, typed: 'jan@shop.example' } };
export const LongestWords: Story = {
  args: {
    isRefused: true,
    typed: `${'superizolacyjnywielkoformatowy'.repeat(3)}@shop.example`,
  },
};
/** In a card as wide as the page, where a button as wide would be out of proportion. */
export const Wide: Story = { args: { use: 'wide' } };
/** Inside a card with other content. */
export const Part: Story = { args: { use: 'part', isRefused: true } };

/** The button shows that the form is being sent, and pressing it again sends nothing. */
export const Sending: Story = {
  // One market only: forms of several markets would share their ids.
  args: { typed: 'jan@shop.example' },
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    if (form === null) throw new Error('There is no form');
    let sent = 0;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent += 1;
    });
    const [button] = within(canvasElement).getAllByRole('button');
    if (button === undefined) throw new Error('The form has no button');
    await fireEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await fireEvent.click(button);
    await expect(sent).toBe(1);
  },
};
