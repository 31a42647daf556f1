import type { PageKind, PageVisit } from '../support/facts.ts';
import {
  action,
  button,
  canonical,
  heading,
  hidden,
  link,
  times,
  title,
} from '../support/lines.ts';

const DEMO_CARD = '9800000000427';

/** The club: the member's card, points and rewards, the two steps to a coupon, and joining (LOY-17). */
export const club: PageKind = {
  name: 'the club',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, says, market, flags } = shop;
    if (!flags.LOYALTY_CLUB) return [];
    const leo = await shop.customer('platinum');
    const ana = await shop.customer('private');
    const host = await shop.customerHost('platinum');
    const answer = await host('readLoyaltyAccount', {});
    if (!answer.ok) throw new Error('The holder of the platinum card is a member');
    const { loyalty } = answer.value;
    const page = to('loyalty');
    const register = to('loyaltyRegister');
    const rules = {
      ...says(
        'club.ruleEarn',
        'club.ruleReturn',
        'club.ruleYear',
        'club.rulePlatinum',
        'club.ruleLeave',
      ),
      levels: [
        heading(2, t('club.rulesTitle')),
        '1%',
        '2%',
        '3%',
        '4%',
        '5%',
        t('club.bronze'),
        t('club.silver'),
        ...times(2, t('club.gold')),
      ],
    };
    return [
      {
        name: 'of a member',
        page: await leo.get(page),
        facts: {
          ...rules,
          ...says('club.lead', 'club.cardText', 'club.freePreparation', 'club.rewardsNone'),
          title: [
            title(t('accountMenu.club')),
            heading(1, t('accountMenu.club')),
            heading(2, t('club.cardTitle')),
            heading(2, t('club.pointsTitle')),
            heading(2, t('club.rewardsTitle')),
            heading(2, t('club.historyTitle')),
          ],
          address: [canonical(shop.origin + page), 'meta robots noindex'],
          card: [loyalty.cardNumbers[0] ?? ''],
          // On the card, in the year and among the levels.
          rank: times(3, t('club.platinum')),
          points: [t('club.points', { count: loyalty.points, number: String(loyalty.points) })],
          history: [t('club.fromCard'), `+${loyalty.points}`],
          coupon: [action(page), button(t('club.transformAsk'))],
        },
      },
      {
        name: 'before points are transformed',
        page: await leo.get(`${page}?step=coupon`),
        facts: {
          confirmation: [
            t('club.confirmTitle'),
            hidden('points', String(loyalty.points)),
            'input checkbox sure value=1',
            link(t('club.confirmCancel'), page),
          ],
        },
      },
      {
        name: 'of a customer who is not a member',
        page: await ana.get(page),
        facts: {
          ...rules,
          rank: [t('club.platinum')],
          invitation: [heading(2, t('club.joinTitle')), link(t('club.joinAction'), register)],
        },
      },
      {
        name: 'joining',
        page: await ana.get(register),
        facts: {
          ...rules,
          title: [
            title(t('club.registerTitle')),
            heading(1, t('club.registerTitle')),
            heading(2, t('club.newCard')),
            heading(2, t('club.haveCard')),
          ],
          forms: [
            action(register),
            action(register),
            button(t('club.joinAction'), 'intent', 'join'),
            button(t('club.linkAction'), 'intent', 'card'),
            'input checkbox terms value=1 required=',
            'input checkbox cardTerms value=1 required=',
          ],
        },
      },
      {
        name: 'joining without its terms',
        status: 422,
        page: await ana.post(register, { intent: 'join' }),
        facts: { terms: [t('club.termsMissing')] },
      },
      {
        name: 'a card with another postal code',
        status: 422,
        page: await ana.post(register, {
          intent: 'card',
          cardNumber: DEMO_CARD,
          postcode: market.rules.postcode.example.replace(/\d/, (digit) =>
            digit === '9' ? '8' : '9',
          ),
          cardTerms: '1',
        }),
        facts: { refusal: [t('club.cardNotFound')] },
      },
    ];
  },
};
