import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { accountTheme, CONTRAST_RULES, shopTheme } from './colours.ts';
import { contrastOf } from './contrast.ts';
import { drawingColours } from './drawing-colours.ts';
import { motion, radii, shadows, sizes, space } from './measures.ts';
import styles from './Tokens.stories.module.css';
import { lineHeights, typeSizes, weights } from './type.ts';

const meta: Meta = { title: 'Foundations/Tokens' };
export default meta;
type Story = StoryObj;

const Swatches = ({ theme }: { readonly theme: Readonly<Record<string, string>> }) => (
  <ul className={styles.swatches}>
    {Object.entries(theme).map(([role, colour]) => (
      <li key={role} className={styles.swatch}>
        <svg viewBox="0 0 10 6" className={styles.colour} aria-hidden="true">
          <rect width="10" height="6" fill={colour} />
        </svg>
        <strong>{role}</strong>
        <code>{colour}</code>
      </li>
    ))}
  </ul>
);

export const ShopColours: Story = { render: () => <Swatches theme={shopTheme} /> };
export const AccountColours: Story = {
  parameters: { theme: 'account' },
  render: () => <Swatches theme={accountTheme} />,
};

export const DrawingColours: Story = { render: () => <Swatches theme={drawingColours} /> };

/** A sample of each value, for groups where a picture says more than the number. */
const SPECIMENS: Readonly<Record<string, (value: string) => ReactNode>> = {
  Space: (value) => (
    <svg className={styles.bar} aria-hidden="true">
      <rect width={value} height="100%" />
    </svg>
  ),
  Radii: (value) => (
    <svg className={styles.corner} aria-hidden="true">
      <rect width="100%" height="100%" rx={value} />
    </svg>
  ),
};

const rowsOf = (title: string, values: Readonly<Record<string, string>>) => (
  <>
    {Object.entries(values).map(([name, value]) => (
      <tr key={name}>
        <th scope="row">{name}</th>
        <td>
          <code>{value}</code>
        </td>
        {SPECIMENS[title] && <td>{SPECIMENS[title](value)}</td>}
      </tr>
    ))}
  </>
);

const GROUPS = {
  'Type sizes': typeSizes,
  'Line heights': lineHeights,
  Weights: weights,
  Space: space,
  Radii: radii,
  Shadows: shadows,
  Motion: motion,
  Sizes: sizes,
};

export const Measures: Story = {
  render: () => (
    <div className={styles.groups}>
      {Object.entries(GROUPS).map(([title, values]) => (
        <table key={title}>
          <caption>{title}</caption>
          <tbody>{rowsOf(title, values)}</tbody>
        </table>
      ))}
    </div>
  ),
};

/** Each colour pair used in the shop, with its contrast in both themes and the required minimum. */
export const Contrast: Story = {
  render: () => (
    <table className={styles.contrast}>
      <thead>
        <tr>
          <th scope="col">Front on back</th>
          <th scope="col">Least</th>
          <th scope="col">Shop</th>
          <th scope="col">Customer space</th>
        </tr>
      </thead>
      <tbody>
        {CONTRAST_RULES.map(({ front, back, least }) => (
          <tr key={`${front}-${back}`}>
            <th scope="row">
              {front} on {back}
            </th>
            <td>{least}</td>
            <td>{contrastOf(shopTheme[front], shopTheme[back]).toFixed(1)}</td>
            <td>{contrastOf(accountTheme[front], accountTheme[back]).toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
