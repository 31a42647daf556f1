import { shopTheme } from '@materia/ui-design-system/colours';
import type { CSSProperties } from 'react';

/**
 * Colours of a mail by role, with their counterparts for programs that show mails on a dark ground.
 */
export const LIGHT = {
  ground: shopTheme.canvas,
  card: shopTheme.surface,
  ink: shopTheme.ink,
  soft: shopTheme['ink-soft'],
  line: shopTheme.line,
  band: shopTheme['surface-dark'],
  'on-band': shopTheme['ink-on-dark'],
  brick: shopTheme.accent,
  action: shopTheme.primary,
  'on-action': shopTheme['on-primary'],
  link: shopTheme.primary,
  good: shopTheme['success-soft'],
  attention: shopTheme['warning-soft'],
} as const;
export type MailColour = keyof typeof LIGHT;

export const DARK = {
  ground: '#101615',
  card: '#1a2321',
  ink: '#f1efe9',
  soft: '#b9c4c1',
  line: '#3a4744',
  band: '#0a3f43',
  'on-band': '#ffffff',
  brick: '#f0721f',
  action: '#8fd3cd',
  'on-action': '#0b2426',
  link: '#8fd3cd',
  good: '#173a28',
  attention: '#443209',
} as const satisfies Readonly<Record<MailColour, string>>;

/** Pairs of text and ground that occur, each with a contrast of at least 4.5. */
export const MAIL_PAIRS = [
  ['ink', 'card'],
  ['soft', 'ground'],
  ['link', 'ground'],
  ['ink', 'good'],
  ['ink', 'attention'],
  ['on-band', 'band'],
  ['on-action', 'action'],
] as const satisfies readonly (readonly [front: MailColour, back: MailColour])[];

/**
 * A part of a mail by the colours of its text and ground. The classes let the dark style sheet
 * replace them.
 */
export const coloured = (
  front: MailColour | undefined,
  back: MailColour | undefined,
  style: CSSProperties = {},
) => ({
  className: [front && `ink-${front}`, back && `on-${back}`].filter(Boolean).join(' '),
  style: {
    ...style,
    ...(front && { color: LIGHT[front] }),
    ...(back && { backgroundColor: LIGHT[back] }),
  },
});

const ROLES = Object.keys(DARK).filter((role): role is MailColour => role in LIGHT);

/** Inline colours win over a style sheet, except over rules that are important. */
export const DARK_SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${[
  ...ROLES.map((role) => `.ink-${role}{color:${DARK[role]}!important}`),
  ...ROLES.map((role) => `.on-${role}{background-color:${DARK[role]}!important}`),
  `.edge{border-color:${DARK.line}!important}`,
].join(
  '',
)}}@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}`;

/** System fonts: mails load no resources. */
export const FONTS = "'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
