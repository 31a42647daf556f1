import {
  Badge,
  Card,
  Cluster,
  Container,
  DescriptionList,
  Heading,
  Link,
  Pagination,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { useFormats, usePath, useText } from '@materia/ui-shop';
import { CompanyTrail } from '../company/CompanyTrail.tsx';
import { listPages } from '../list-pages.ts';
import styles from '../OrdersPage.module.css';
import { STATE_NAMES } from './approval-texts.ts';
import type { ApprovalFacts, ApprovalsFacts } from './approvals.loader.ts';

/** What waits for the decision of an approver, or what a member has asked for. */
export const ApprovalsView = ({ approves, approvals, page, pageCount }: ApprovalsFacts) => {
  const t = useText();
  const to = usePath();
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <CompanyTrail title={t('approvals.title')} />
        <Stack gap={2}>
          <Heading level={1}>{t('approvals.title')}</Heading>
          <Text tone="soft">{t('approvals.lead')}</Text>
        </Stack>
        <Heading level={2}>{t(approves ? 'approvals.toApprove' : 'approvals.mine')}</Heading>
        {approvals.length === 0 ? (
          <Text>{t(approves ? 'approvals.noneToApprove' : 'approvals.noneMine')}</Text>
        ) : (
          <Stack as="ul" gap={3}>
            {approvals.map((approval) => (
              <li key={approval.id}>
                <ApprovalCard approval={approval} />
              </li>
            ))}
          </Stack>
        )}
        {pageCount > 1 && (
          <Pagination
            {...listPages(
              {
                page,
                pageCount,
                label: t('approvals.pages'),
                pathOf: (number) =>
                  number === 1 ? to('approvals') : `${to('approvals')}?page=${number}`,
              },
              t,
            )}
          />
        )}
      </Stack>
    </Container>
  );
};

const ApprovalCard = ({ approval }: { readonly approval: ApprovalFacts }) => {
  const t = useText();
  const to = usePath();
  const formats = useFormats();
  const { id, state, askedBy, isOwn, askedOn, endsOn, askedTotal, itemsCount } = approval;
  const title = t('approvals.cardOf', { date: formats.date(askedOn) });
  return (
    <Card as="article" label={title}>
      <Stack gap={3} align="start">
        <Cluster gap={3}>
          <Heading level={3} size="h4">
            {title}
          </Heading>
          <Badge>{t(STATE_NAMES[state])}</Badge>
        </Cluster>
        {!isOwn && <Text>{t('approvals.by', { name: askedBy })}</Text>}
        <DescriptionList
          items={[
            { term: t('approvals.askedTotal'), description: formats.money(askedTotal) },
            {
              term: t('approvals.products'),
              description: t('approvals.quantity', { count: itemsCount }),
            },
            ...(state === 'waiting'
              ? [{ term: t('approvals.until'), description: formats.date(endsOn) }]
              : []),
          ]}
        />
        <Link
          href={to('approval', { approvalId: id })}
          aria-label={`${t('approvals.open')}: ${title}`}
        >
          {t('approvals.open')}
        </Link>
      </Stack>
    </Card>
  );
};
