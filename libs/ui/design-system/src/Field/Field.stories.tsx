import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Container } from '../Layout/Container.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Fieldset } from './Fieldset.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { SelectField } from './SelectField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

/** Fields of several kinds in one form; each kind has its own stories. */
const meta: Meta = { title: 'Forms/Fields together' };
export default meta;
type Story = StoryObj;

export const Choices: Story = {
  tags: ['screenshot'],
  render: () => (
    <Container size="narrow">
      <Stack gap={5}>
        <Checkbox
          name="terms"
          label="I accept the terms of sale"
          hint="You can read them before you order."
        />
        <RadioGroup
          name="kind"
          legend="Who are you buying for?"
          defaultValue="private"
          options={[
            { value: 'private', label: 'For myself' },
            {
              value: 'pro',
              label: 'For a company',
              hint: 'With an invoice and professional prices',
            },
          ]}
        />
        <RadioGroup
          name="delivery"
          legend="How do you want to get it?"
          framed
          defaultValue="drive"
          options={[
            { value: 'drive', label: 'Drive pickup in 2 hours', hint: 'Free' },
            {
              value: 'slot',
              label: 'Drive pickup at a chosen hour',
              hint: 'Free',
              detail: <TextField name="slot" label="Hour" width="s" />,
            },
            {
              value: 'home',
              label: 'Home delivery',
              hint: 'Not possible for this cart',
              disabled: true,
            },
          ]}
        />
      </Stack>
    </Container>
  ),
};

export const Refused: Story = {
  tags: ['screenshot'],
  render: () => (
    <Container size="narrow">
      <Stack gap={5}>
        <ErrorSummary
          title="Please correct these fields"
          errors={[
            { fieldId: 'email', message: 'Write an e-mail address, for example anna@example.com' },
            { fieldId: 'tax', message: 'This tax number has a wrong check digit' },
            { fieldId: 'agree', message: 'Accept the terms to go on' },
          ]}
        />
        <Fieldset legend="Your account">
          <TextField
            name="email"
            label="E-mail"
            type="email"
            defaultValue="anna@"
            error="Write an e-mail address, for example anna@example.com"
          />
          <TextField
            name="tax"
            label="Tax number"
            hint="Ten digits"
            defaultValue="1234567890"
            error="This tax number has a wrong check digit"
          />
          <RadioGroup
            name="type"
            legend="Kind of account"
            error="Choose one"
            options={[
              { value: 'a', label: 'Private' },
              { value: 'b', label: 'Professional' },
            ]}
          />
          <Checkbox name="agree" label="I accept the terms" error="Accept the terms to go on" />
        </Fieldset>
        <Button type="submit">Open account</Button>
      </Stack>
    </Container>
  ),
};

/** A single tab stop; arrow keys select and skip disabled options. */
export const ChoicesByKeyboard: Story = {
  render: () => (
    <Stack gap={4}>
      <RadioGroup
        name="size"
        legend="Size"
        defaultValue="s"
        options={[
          { value: 's', label: 'Small' },
          { value: 'm', label: 'Medium', disabled: true },
          { value: 'l', label: 'Large' },
        ]}
      />
      <Checkbox name="gift" label="Wrap it" />
      <SelectField
        name="colour"
        label="Colour"
        options={['Red', 'Green'].map((label) => ({ value: label, label }))}
      />
      <TextArea name="note" label="Note" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Small' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Large' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Wrap it' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Colour' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('Ring twice');
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Ring twice');
  },
};
