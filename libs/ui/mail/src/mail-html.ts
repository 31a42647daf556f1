import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { unreachable } from '@materia/domain-kernel';
import { companyAddress, type Market } from '@materia/market-model';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailBlock, MailContent, MailRow } from './mail-content.ts';
import { coloured, DARK_SHEET, FONTS, LIGHT } from './mail-look.ts';

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

type MailFrame = {
  readonly market: Pick<Market, 'name' | 'locale' | 'company'>;
  /** Scheme and host of the market's storefront. */
  readonly shopOrigin: string;
};

/**
 * The document of a mail. It loads no pictures, fonts or scripts, so opening it is not
 * tracked.
 */
export const mailHtml = (content: MailContent, { market, shopOrigin }: MailFrame): string =>
  DOCTYPE +
  renderToStaticMarkup(
    h(
      Html,
      { lang: market.locale },
      h(
        Head,
        null,
        h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        h('meta', { name: 'color-scheme', content: 'light dark' }),
        h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
        h('title', null, content.subject),
        h('style', { dangerouslySetInnerHTML: { __html: DARK_SHEET } }),
      ),
      h(
        Body,
        { style: { margin: 0, padding: 0, fontFamily: FONTS } },
        h(Preview, null, content.preview),
        h(
          Section,
          coloured('ink', 'ground', { padding: '24px 0' }),
          h(
            Container,
            coloured('ink', 'card', { maxWidth: '600px', width: '100%' }),
            band(market.name, shopOrigin),
            h(
              'div',
              { className: 'pad', style: { padding: '28px 36px 32px' } },
              h(
                Heading,
                { as: 'h1', style: { margin: '0 0 16px', fontSize: '24px', lineHeight: '30px' } },
                content.title,
              ),
              ...content.blocks.map((block, at) => h(Block, { key: at, block })),
            ),
          ),
          footer(market, shopOrigin),
        ),
      ),
    ),
  );

/** The shop's sign, two courses of bricks, drawn with cells because many programs hide pictures. */
const band = (name: string, shopOrigin: string): ReactElement =>
  h(
    Section,
    { bgcolor: LIGHT.band, ...coloured(undefined, 'band') },
    h(
      Link,
      {
        href: `${shopOrigin}/`,
        className: 'pad',
        style: { display: 'block', padding: '18px 36px', textDecoration: 'none' },
      },
      h(
        'span',
        { 'aria-hidden': true, style: { display: 'inline-block', verticalAlign: 'middle' } },
        [course([15, 7], 0), course([7, 15], 1)],
      ),
      h(
        'span',
        coloured('on-band', undefined, {
          display: 'inline-block',
          verticalAlign: 'middle',
          paddingLeft: '10px',
          fontSize: '22px',
          lineHeight: '28px',
          fontWeight: 800,
        }),
        name,
      ),
    ),
  );

const course = (widths: readonly number[], key: number): ReactElement =>
  h(
    'span',
    { key, style: { display: 'block', lineHeight: 0, paddingTop: key === 0 ? 0 : '2px' } },
    widths.map((width, at) =>
      h('span', {
        key: at,
        ...coloured(undefined, 'brick', {
          display: 'inline-block',
          width: `${width}px`,
          height: '9px',
          marginLeft: at === 0 ? 0 : '2px',
        }),
      }),
    ),
  );

const Block = ({ block }: { readonly block: MailBlock }): ReactNode => {
  switch (block.kind) {
    case 'text':
      return h(Text, { style: TEXT }, block.text);
    case 'heading':
      return h(
        Heading,
        { as: 'h2', style: { margin: '28px 0 8px', fontSize: '18px', lineHeight: '24px' } },
        block.text,
      );
    case 'notice':
      return h(
        Section,
        { style: { margin: '20px 0' } },
        h(
          'p',
          coloured('ink', block.tone, {
            margin: 0,
            padding: '14px 16px',
            borderRadius: '6px',
            fontSize: '16px',
            lineHeight: '24px',
          }),
          block.text,
        ),
      );
    case 'facts':
      return rows(block.rows, 'start');
    case 'lines':
      return rows(block.rows, 'end');
    case 'totals':
      return rows(block.rows, 'end', true);
    case 'code':
      return h(
        Section,
        { style: { margin: '16px 0', textAlign: 'center' } },
        h('p', { style: { margin: 0, fontSize: '14px', lineHeight: '20px' } }, block.label),
        h(
          'p',
          {
            style: {
              margin: '4px 0',
              fontFamily: CODE_FONTS,
              fontSize: '26px',
              lineHeight: '34px',
              fontWeight: 700,
              letterSpacing: '1px',
            },
          },
          block.code,
        ),
        h('p', { style: { margin: 0, fontSize: '14px', lineHeight: '20px' } }, block.text),
      );
    case 'links':
      return block.links.map(({ label, href }) =>
        h(
          'p',
          { key: href, style: TEXT },
          h(Link, { href, target: undefined, ...coloured('link', undefined) }, label),
        ),
      );
    case 'button':
      return h(
        Section,
        { style: { margin: '24px 0' } },
        h(
          Button,
          {
            href: block.href,
            target: undefined,
            ...coloured('on-action', 'action', {
              padding: '14px 22px',
              borderRadius: '6px',
              fontSize: '16px',
              fontWeight: 700,
              textAlign: 'center',
            }),
          },
          block.label,
        ),
      );
    default:
      return unreachable(block);
  }
};

const CODE_FONTS = "'Courier New', Courier, monospace";

const TEXT = { margin: '0 0 14px', fontSize: '16px', lineHeight: '24px' } as const;

/**
 * A table of labels and values. Amounts are aligned at the end; the last row of totals is emphasised.
 */
const rows = (
  all: readonly MailRow[],
  align: 'start' | 'end',
  endsWithTotal = false,
): ReactElement =>
  h(
    'table',
    {
      width: '100%',
      cellPadding: 0,
      cellSpacing: 0,
      style: { margin: '12px 0', borderCollapse: 'collapse' },
    },
    h(
      'tbody',
      null,
      all.map(({ label, value }, at) => {
        const isTotal = endsWithTotal && at === all.length - 1;
        const cell = {
          padding: '9px 0',
          borderTop: `1px solid ${LIGHT.line}`,
          fontSize: isTotal ? '18px' : '16px',
          lineHeight: '22px',
          verticalAlign: 'top',
        } as const;
        return h(
          'tr',
          { key: at },
          h(
            'th',
            {
              scope: 'row',
              className: align === 'start' ? 'edge ink-soft' : 'edge ink-ink',
              style: {
                ...cell,
                color: align === 'start' ? LIGHT.soft : LIGHT.ink,
                width: align === 'start' ? '38%' : 'auto',
                paddingRight: '12px',
                textAlign: 'left',
                fontWeight: isTotal ? 700 : 400,
              },
            },
            label,
          ),
          h(
            'td',
            {
              className: 'edge',
              style: {
                ...cell,
                textAlign: align === 'start' ? 'left' : 'right',
                fontWeight: isTotal ? 700 : align === 'start' ? 600 : 400,
                ...(align === 'end' && { whiteSpace: 'nowrap' }),
              },
            },
            value,
          ),
        );
      }),
    ),
  );

/** The identity of the sender, which business letters require in every market. */
const footer = ({ company }: MailFrame['market'], shopOrigin: string): ReactElement => {
  const line = coloured('soft', undefined, {
    margin: 0,
    fontSize: '14px',
    lineHeight: '21px',
    textAlign: 'center',
  });
  const link = (href: string, text: string): ReactElement =>
    h(Link, { href, target: undefined, ...coloured('link', undefined) }, text);
  return h(
    Container,
    { style: { maxWidth: '600px', width: '100%' } },
    h(
      'div',
      { className: 'pad', style: { padding: '20px 36px 8px' } },
      h('p', line, `${company.legalName}, ${companyAddress(company)}`),
      h(
        'p',
        line,
        link(`mailto:${company.email}`, company.email),
        ' · ',
        link(`tel:${company.phone.replace(/[^+\d]/g, '')}`, company.phone),
      ),
      h('p', line, link(`${shopOrigin}/`, new URL(shopOrigin).host)),
    ),
  );
};
