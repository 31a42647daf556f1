/**
 * Every icon on a 24 by 24 grid, drawn with a 1.75 line in the colour of the text: SVG markup, since a page has dozens of icons
 * and an element each would take longer to draw.
 */
export const ICON_SHAPES = {
  'arrow-left': '<path d="M20 12H4m7-7-7 7 7 7"/>',
  'arrow-right': '<path d="M4 12h16m-7-7 7 7-7 7"/>',
  box: '<path d="m12 3 8.5 4.5v9L12 21l-8.5-4.5v-9L12 3Zm0 9 8.5-4.5M12 12 3.5 7.5M12 12v9M7.7 5.3l8.6 4.5"/>',
  calculator:
    '<path d="M5 3h14v18H5zM8.5 6.5h7v3h-7zM9 13.5h.01M12 13.5h.01M15 13.5h.01M9 17h.01M12 17h.01M15 17h.01"/>',
  calendar: '<path d="M4 5.5h16v15H4zM4 10h16M8.5 3v4.5M15.5 3v4.5"/>',
  card: '<path d="M2.5 5.5h19v13h-19zM2.5 9.5h19M6 15h4"/>',
  cart: '<path d="M2 3.5h3.2l2.6 11.6h10.6l2.3-8.3H6"/><circle cx="9.2" cy="19.3" r="1.5"/><circle cx="17" cy="19.3" r="1.5"/>',
  check: '<path d="m4.5 12.5 5 5 10-11"/>',
  'chevron-down': '<path d="m5.5 9 6.5 6.5L18.5 9"/>',
  'chevron-left': '<path d="M15 5.5 8.5 12l6.5 6.5"/>',
  'chevron-right': '<path d="m9 5.5 6.5 6.5L9 18.5"/>',
  'chevron-up': '<path d="M5.5 15 12 8.5l6.5 6.5"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 6.5V12l3.8 2.4"/>',
  close: '<path d="M5.5 5.5 18.5 18.5M18.5 5.5 5.5 18.5"/>',
  compare:
    '<path d="M12 3.5v17M7 20.5h10M4.5 7.5h15M4.5 7.5 2 13.5a2.6 2.6 0 0 0 5 0zM19.5 7.5 17 13.5a2.6 2.6 0 0 0 5 0z"/>',
  document: '<path d="M6 3h8.5L19 7.5V21H6zM14 3v5h5M9 12.5h7M9 16.5h7"/>',
  edit: '<path d="M4 20h4L20 8l-4-4L4 16zM13.5 6.5l4 4"/>',
  error:
    '<path d="M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z"/><path d="M12 7.5v5.5m0 3.2v.1"/>',
  'external-link': '<path d="M10 5H4.5v14.5H19V14M14 4h6v6M20 4l-9 9"/>',
  filter: '<path d="M3.5 6h17M6.5 12h11M10 18h4"/>',
  heart:
    '<path d="M12 20S3.5 14.8 3.5 8.9A4.7 4.7 0 0 1 12 6.2a4.7 4.7 0 0 1 8.5 2.7C20.5 14.8 12 20 12 20Z"/>',
  home: '<path d="m3 11 9-7.5 9 7.5M5.5 9v11.5h13V9M10 20.5v-6h4v6"/>',
  info: '<circle cx="12" cy="12" r="9"/><path d="M12 11v5.5m0-9v.1"/>',
  leaf: '<path d="M5 20c0-4 2-7 7-9M6 16.5C3.5 8.5 9 4 20 4c.5 11-4.5 16.5-13.5 13.5"/>',
  list: '<path d="M8.5 6H20M8.5 12H20M8.5 18H20M4 6h.01M4 12h.01M4 18h.01"/>',
  lock: '<path d="M5 10.5h14V20.5H5zM8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2.5"/>',
  mail: '<path d="M3 5.5h18v13H3zM3.5 6 12 13l8.5-7"/>',
  menu: '<path d="M3.5 6h17M3.5 12h17M3.5 18h17"/>',
  minus: '<path d="M5 12h14"/>',
  phone:
    '<path d="M5 3.5h4l1.8 4.6-2.3 1.7a12 12 0 0 0 5.7 5.7l1.7-2.3 4.6 1.8v4c0 1-.7 1.5-1.6 1.5C10.6 20.3 3.7 13.4 3.5 5.1c0-.9.5-1.6 1.5-1.6Z"/>',
  pin: '<path d="M12 21.5s7-6.7 7-12a7 7 0 0 0-14 0c0 5.3 7 12 7 12Z"/><circle cx="12" cy="9.5" r="2.5"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  return: '<path d="M8.5 4 4 8.5 8.5 13M4 8.5h10a6 6 0 0 1 0 12H7"/>',
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5.5 5.5"/>',
  shield:
    '<path d="M12 3 4.5 5.8v5.7c0 4.5 3.1 7.6 7.5 9.5 4.4-1.9 7.5-5 7.5-9.5V5.8L12 3Zm-3.5 9 2.6 2.6 4.6-5"/>',
  sort: '<path d="M7 4.5v15m0 0-3.5-3.5M7 19.5l3.5-3.5M17 19.5v-15m0 0L13.5 8M17 4.5 20.5 8"/>',
  star: '<path d="m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6L3.4 9.8l6-.8z"/>',
  store:
    '<path d="M4.5 11v9.5h15V11M3 8.5 5 3.5h14l2 5a2.9 2.9 0 0 1-4.5 2.4 3.2 3.2 0 0 1-4.5 0 3.2 3.2 0 0 1-4.5 0A2.9 2.9 0 0 1 3 8.5ZM9.5 20.5v-5.5h5v5.5"/>',
  tag: '<path d="M3.5 12.5V3.5h9l8 8-9 9z"/><path d="M8 8h.01"/>',
  trash: '<path d="M4 6.5h16M9 6.5v-3h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6"/>',
  truck:
    '<path d="M2 5.5h11.5v11H2zM13.5 9.5h4.3l4.2 4v3h-8.5"/><circle cx="6.5" cy="17.5" r="2"/><circle cx="17.5" cy="17.5" r="2"/>',
  upload: '<path d="M12 16V4m-5 5 5-5 5 5M4 16v4.5h16V16"/>',
  user: '<circle cx="12" cy="7.5" r="4"/><path d="M4 21c.4-4.6 3.3-7 8-7s7.6 2.4 8 7"/>',
  warning: '<path d="M12 3.5 22 20.5H2zM12 9.5v5m0 3v.1"/>',
  wrench:
    '<path d="M20.5 7.2a5.2 5.2 0 0 1-7 6.1L7 20a2.1 2.1 0 0 1-3-3l6.7-6.5a5.2 5.2 0 0 1 6.1-7L13.5 6.8l.8 2.9 2.9.8z"/>',
} as const satisfies Readonly<Record<string, string>>;

export type IconName = keyof typeof ICON_SHAPES;
