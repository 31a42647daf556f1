import type { Meta, StoryObj } from '@storybook/react-vite';
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

const meta: Meta = { title: 'Forms/Fields' };
export default meta;
type Story = StoryObj;

export const Text: Story = {
  render: () => (
    <Container size="narrow">
      <Stack gap={5}>
        <TextField name="plain" label="City" />
        <TextField name="hinted" label="Postcode" hint="For example 61-888" width="s" inputMode="numeric" />
        <TextField name="optional" label="Company" optional="optional" />
        <TextField name="unit" label="Area" unit="m²" width="s" inputMode="decimal" />
        <TextField name="disabled" label="E-mail" defaultValue="anna@example.com" disabled />
        <TextArea name="comment" label="Comment" hint="200 characters at most" />
        <SelectField
          name="sort"
          label="Order of the list"
          options={[
            { value: 'relevance', label: 'Most bought' },
            { value: 'price', label: 'Lowest price' },
          ]}
        />
      </Stack>
    </Container>
  ),
};

export const Choices: Story = {
  render: () => (
    <Container size="narrow">
      <Stack gap={5}>
        <Checkbox name="terms" label="I accept the terms of sale" hint="You can read them before you order." />
        <RadioGroup
          name="kind"
          legend="Who are you buying for?"
          defaultValue="private"
          options={[
            { value: 'private', label: 'For myself' },
            { value: 'pro', label: 'For a company', hint: 'With an invoice and professional prices' },
          ]}
        />
        <RadioGroup
          name="delivery"
          legend="How do you want to get it?"
          framed
          defaultValue="drive"
          options={[
            { value: 'drive', label: 'Drive pickup in 2 hours', hint: 'Free' },
            { value: 'slot', label: 'Drive pickup at a chosen hour', hint: 'Free', detail: <TextField name="slot" label="Hour" width="s" /> },
            { value: 'home', label: 'Home delivery', hint: 'Not possible for this cart', disabled: true },
          ]}
        />
      </Stack>
    </Container>
  ),
};

export const Refused: Story = {
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
          <TextField name="email" label="E-mail" type="email" defaultValue="anna@" error="Write an e-mail address, for example anna@example.com" />
          <TextField name="tax" label="Tax number" hint="Ten digits" defaultValue="1234567890" error="This tax number has a wrong check digit" />
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
