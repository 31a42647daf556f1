import type {
  DocumentFacts,
  DocumentPage,
  DownloadKind,
  MissingInvoice,
} from '@materia/api-orders';
import type { DocumentKind } from '@materia/domain-documents';
import type { TextKey } from '@materia/market-model';
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  Cluster,
  Grid,
  Heading,
  Link,
  Pagination,
  SelectField,
  Stack,
  Table,
  Text,
  TextField,
  VisuallyHidden,
} from '@materia/ui-design-system';
import { useFormats, usePath, useText } from '@materia/ui-shop';
import { listPages } from '../list-pages.ts';
import { documentFilterForm, documentQuery } from './document-filter-form.ts';
import type { DocumentListFacts } from './document-list.ts';

export type DocumentListProps = DocumentListFacts & {
  /** The kinds that the list can have. */
  readonly kinds: readonly DocumentKind[];
  /** The addresses of the list and of its files. */
  readonly pages: {
    readonly list: string;
    readonly table: string;
    readonly archive: string;
    /** The query of a document, by which it leads back to this list without its file. */
    readonly fileQuery?: string;
  };
  /** The page of an order; undefined for readers who may not see it. */
  readonly orderPage: ((orderId: string) => string) | undefined;
  /** Whether the buyers are shown, as where several people order for one company. */
  readonly showsBuyer?: boolean;
  /** Shown while there is no document at all. */
  readonly empty: { readonly title: string; readonly text: string };
};

/** Documents with their filters and files, page by page. */
export const DocumentList = (props: DocumentListProps) => {
  const { choice, list, pages, empty } = props;
  const t = useText();
  if (list === undefined)
    return (
      <Stack gap={4}>
        <Alert type="error">{t('invoices.loadError')}</Alert>
        <div>
          <ButtonLink href={pages.list + documentQuery(choice)} variant="secondary">
            {t('invoices.again')}
          </ButtonLink>
        </div>
      </Stack>
    );
  const isFiltered = documentQuery(choice) !== '';
  if (!isFiltered && list.total === 0)
    return (
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={2}>{empty.title}</Heading>
          <Text>{empty.text}</Text>
        </Stack>
        <Missing {...props} missing={list.missing} />
      </Stack>
    );
  return (
    <Stack gap={5}>
      <Filters {...props} list={list} isFiltered={isFiltered} />
      {list.total === 0 ? (
        <Stack gap={2}>
          <Heading level={2}>{t('invoices.noneTitle')}</Heading>
          <Text>{t('invoices.noneText')}</Text>
        </Stack>
      ) : (
        <Stack as="section" gap={4}>
          <Heading level={2} size="h3">
            {t('invoices.found', { count: list.total })}
          </Heading>
          <Files choice={choice} pages={pages} />
          <Documents {...props} documents={list.documents} />
        </Stack>
      )}
      {list.pageCount > 1 && (
        <Pagination
          {...listPages(
            {
              page: list.page,
              pageCount: list.pageCount,
              label: t('invoices.pages'),
              pathOf: (number) => pages.list + documentQuery(choice, number),
            },
            t,
          )}
        />
      )}
      <Missing {...props} missing={list.missing} />
    </Stack>
  );
};

export const KIND_TEXTS = {
  invoice: 'invoices.kindInvoice',
  'credit-note': 'invoices.kindCreditNote',
  'seller-invoice': 'invoices.kindSellerInvoice',
  receipt: 'invoices.kindReceipt',
} as const satisfies Readonly<Record<DocumentKind, TextKey>>;

const MONTH_TEXTS = [
  'invoices.january',
  'invoices.february',
  'invoices.march',
  'invoices.april',
  'invoices.may',
  'invoices.june',
  'invoices.july',
  'invoices.august',
  'invoices.september',
  'invoices.october',
  'invoices.november',
  'invoices.december',
] as const satisfies readonly TextKey[];

type FilterProps = Pick<DocumentListProps, 'choice' | 'kinds' | 'pages'> & {
  readonly list: DocumentPage;
  readonly isFiltered: boolean;
};

/** The filters are a GET form, so that the choice is in the URL. */
const Filters = ({ choice, kinds, pages, list, isFiltered }: FilterProps) => {
  const t = useText();
  const { names } = documentFilterForm;
  const years = [...new Set([...list.years, ...(choice.year === undefined ? [] : [choice.year])])];
  // Browsers keep what was chosen before in a field that the page has again.
  const key = documentQuery(choice);
  return (
    <Card>
      <form action={pages.list} key={key}>
        <Stack gap={4}>
          <Grid cells="m">
            <SelectField
              name={names.year}
              label={t('invoices.year')}
              defaultValue={String(choice.year ?? '')}
              options={[
                { value: '', label: t('invoices.anyYear') },
                ...years.map((year) => ({ value: String(year), label: String(year) })),
              ]}
            />
            <SelectField
              name={names.month}
              label={t('invoices.month')}
              defaultValue={String(choice.month ?? '')}
              options={[
                { value: '', label: t('invoices.anyMonth') },
                ...MONTH_TEXTS.map((text, index) => ({ value: String(index + 1), label: t(text) })),
              ]}
            />
            <SelectField
              name={names.kind}
              label={t('invoices.kind')}
              defaultValue={choice.kind ?? ''}
              options={[
                { value: '', label: t('invoices.anyKind') },
                ...kinds.map((kind) => ({ value: kind, label: t(KIND_TEXTS[kind]) })),
              ]}
            />
            <SelectField
              name={names.issuer}
              label={t('invoices.issuer')}
              defaultValue={choice.issuer ?? ''}
              options={[
                { value: '', label: t('invoices.anyIssuer') },
                ...list.issuers.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            <TextField
              name={names.search}
              label={t('invoices.search')}
              defaultValue={choice.search ?? ''}
              maxLength={60}
              autoComplete="off"
            />
          </Grid>
          <Cluster gap={3}>
            <Button type="submit" variant="secondary">
              {t('invoices.show')}
            </Button>
            {isFiltered && <Link href={pages.list}>{t('invoices.reset')}</Link>}
          </Cluster>
        </Stack>
      </form>
    </Card>
  );
};

/** The chosen documents as one file. An archive is of a month. */
const Files = ({ choice, pages }: Pick<DocumentListProps, 'choice' | 'pages'>) => {
  const t = useText();
  const query = documentQuery(choice);
  const isMonth = choice.year !== undefined && choice.month !== undefined;
  return (
    <Stack gap={2}>
      <Cluster gap={3}>
        <ButtonLink href={pages.table + query} variant="secondary" icon="list">
          {t('invoices.table')}
        </ButtonLink>
        {isMonth && (
          <ButtonLink href={pages.archive + query} variant="secondary" icon="document">
            {t('invoices.archive')}
          </ButtonLink>
        )}
      </Cluster>
      <Text size="s" tone="soft">
        {isMonth ? t('invoices.tableHint') : t('invoices.archiveHint')}
      </Text>
    </Stack>
  );
};

type DocumentsProps = Pick<DocumentListProps, 'netFirst' | 'orderPage' | 'pages' | 'showsBuyer'> & {
  readonly documents: readonly DocumentFacts[];
};

const Documents = ({
  documents,
  netFirst,
  orderPage,
  pages,
  showsBuyer = false,
}: DocumentsProps) => {
  const t = useText();
  const { date, money } = useFormats();
  return (
    <Table
      caption={t('invoices.title')}
      hideCaption
      columns={[
        { key: 'number', label: t('invoices.number') },
        { key: 'date', label: t('invoices.date') },
        { key: 'issuer', label: t('invoices.issuer') },
        ...(showsBuyer ? [{ key: 'buyer', label: t('invoices.buyer') }] : []),
        { key: 'order', label: t('invoices.order') },
        ...(netFirst ? [{ key: 'net', label: t('invoices.net'), align: 'end' as const }] : []),
        {
          key: 'total',
          label: netFirst ? t('invoices.gross') : t('invoices.amount'),
          align: 'end' as const,
        },
        { key: 'file', label: t('invoices.file') },
      ]}
      rows={documents.map((document) => ({
        key: `${document.kind} ${document.id}`,
        cells: {
          number: (
            <>
              {document.number}
              <Text size="s" tone="soft">
                {t(KIND_TEXTS[document.kind])}
              </Text>
            </>
          ),
          date: date(document.date),
          issuer: document.issuer,
          buyer: document.buyer,
          order: <OrderOf document={document} orderPage={orderPage} />,
          net: money(document.totalNoTax),
          total: money(document.total),
          file: <FileOf document={document} query={pages.fileQuery ?? ''} />,
        },
      }))}
    />
  );
};

const OrderOf = ({
  document: { orderNumber },
  orderPage,
}: { readonly document: DocumentFacts } & Pick<DocumentListProps, 'orderPage'>) => {
  const t = useText();
  if (orderNumber === undefined) return <>{t('invoices.atTill')}</>;
  return orderPage === undefined ? (
    <>{orderNumber}</>
  ) : (
    <Link href={orderPage(orderNumber)}>{orderNumber}</Link>
  );
};

/** How each kind of document is downloaded. */
const FILE_KINDS = {
  invoice: 'file',
  'credit-note': 'file',
  'seller-invoice': 'seller',
  receipt: 'receipt',
} as const satisfies Readonly<Record<DocumentKind, DownloadKind>>;

/** The link to the file, or why there is none. */
const FileOf = ({
  document,
  query,
}: {
  readonly document: DocumentFacts;
  readonly query: string;
}) => {
  const t = useText();
  const to = usePath();
  return document.isPrintedAtTill ? (
    <Text size="s">{t('invoices.printedAtTill')}</Text>
  ) : (
    <Link
      href={to('document', { kind: FILE_KINDS[document.kind], id: document.id }) + query}
      type="application/pdf"
    >
      {t('invoices.download')}
      <VisuallyHidden> {document.number}</VisuallyHidden>
    </Link>
  );
};

type MissingProps = Pick<DocumentListProps, 'orderPage'> & {
  readonly missing: readonly MissingInvoice[];
};

/** Finished orders whose invoice is not here, and who issues it. */
const Missing = ({ missing, orderPage }: MissingProps) => {
  const t = useText();
  const { date } = useFormats();
  if (missing.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="h3">
        {t('invoices.missingTitle')}
      </Heading>
      <Stack as="ul" gap={2}>
        {missing.map(({ orderNumber, date: day, vendor }) => (
          <li key={orderNumber}>
            <Text>
              {orderPage === undefined ? (
                orderNumber
              ) : (
                <Link href={orderPage(orderNumber)}>
                  {t('invoices.orderOf', { number: orderNumber, date: date(day) })}
                </Link>
              )}
            </Text>
            <Text size="s" tone="soft">
              {vendor === undefined
                ? t('invoices.missingStore')
                : t('invoices.missingSeller', { vendor })}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
};
