import { plainDate } from '@materia/domain-holiday-calendar';
import { describe, expect, it } from 'vitest';
import { answerDueOn } from './answer-time.ts';
import { guaranteeUntil, mayOpenIncident } from './incident.ts';
import {
  holdsStatement,
  INCIDENT_STATES,
  incidentActs,
  incidentAfter,
  type IncidentActor,
} from './incident-states.ts';
import { isThreadReason, kindOfReason, THREAD_REASONS } from './reasons.ts';

const today = plainDate(2026, 11, 20);
const ordered = {
  today,
  promisedFor: plainDate(2026, 11, 19),
  receivedOn: undefined,
  guaranteeYears: 3,
};
const received = { ...ordered, receivedOn: plainDate(2026, 11, 18) };

describe('an incident (BEY-37)', () => {
  it.each([
    ['late', 'after the promised day', ordered, true],
    ['late', 'on the promised day', { ...ordered, promisedFor: today }, false],
    ['late', 'without a promised day', { ...ordered, promisedFor: undefined }, false],
    ['late', 'once it arrived', received, false],
    ['missing', 'after the promised day', ordered, true],
    ['missing', 'before the promised day', { ...ordered, promisedFor: today }, false],
    ['missing', 'once the rest arrived', received, true],
    ['damaged', 'before it arrived', ordered, false],
    ['damaged', 'once it arrived', received, true],
    ['guarantee', 'before it arrived', ordered, false],
    ['guarantee', 'once it arrived', received, true],
  ] as const)('%s %s', (reason, _, occasion, possible) => {
    expect(mayOpenIncident(reason, occasion).ok).toBe(possible);
  });

  it('under the guarantee is possible until its last day', () => {
    const receivedOn = plainDate(2023, 11, 20);
    expect(guaranteeUntil(receivedOn, 3)).toBe(today);
    expect(mayOpenIncident('guarantee', { ...ordered, receivedOn }).ok).toBe(true);
    expect(
      mayOpenIncident('guarantee', { ...ordered, receivedOn: plainDate(2023, 11, 19) }),
    ).toEqual({ ok: false, error: { kind: 'guarantee-over', lastDay: '2026-11-19' } });
  });

  it('goes from state to state by one table of who may do what', () => {
    const rows = INCIDENT_STATES.flatMap((state) =>
      (['buyer', 'seller', 'staff'] as const).flatMap((actor: IncidentActor) =>
        incidentActs(state, actor).map((act) => {
          const next = incidentAfter(state, act, actor);
          return `${state}: ${actor} ${act} → ${next.ok ? next.value : 'refused'}`;
        }),
      ),
    );
    expect(rows).toEqual([
      'opened: buyer write → opened',
      'opened: buyer close → resolved',
      'opened: seller answer → answered',
      'opened: seller resolve → resolved',
      'opened: seller refuse → refused',
      'opened: staff answer → answered',
      'opened: staff resolve → resolved',
      'opened: staff refuse → refused',
      'answered: buyer write → opened',
      'answered: buyer close → resolved',
      'answered: seller answer → answered',
      'answered: seller resolve → resolved',
      'answered: seller refuse → refused',
      'answered: staff answer → answered',
      'answered: staff resolve → resolved',
      'answered: staff refuse → refused',
      'resolved: staff reopen → opened',
      'refused: buyer object → opened',
      'refused: staff resolve → resolved',
      'refused: staff reopen → opened',
    ]);
  });

  it('refuses everything else', () => {
    expect(incidentAfter('resolved', 'write', 'buyer').ok).toBe(false);
    expect(incidentAfter('opened', 'resolve', 'buyer').ok).toBe(false);
    expect(incidentAfter('refused', 'reopen', 'seller').ok).toBe(false);
  });

  it('keeps the money of its lines out of the seller’s statement until it ends', () => {
    expect(INCIDENT_STATES.filter(holdsStatement)).toEqual(['opened', 'answered']);
  });
});

describe('reasons (BEY-38)', () => {
  it('open a question or an incident', () => {
    expect(THREAD_REASONS.filter((reason) => kindOfReason(reason) === 'incident')).toEqual([
      'late',
      'missing',
      'damaged',
      'guarantee',
    ]);
    expect(isThreadReason('because')).toBe(false);
  });
});

describe('the time for an answer', () => {
  it.each([
    ['Monday', plainDate(2026, 11, 16), '2026-11-18'],
    ['Thursday', plainDate(2026, 11, 19), '2026-11-23'],
    ['Friday', plainDate(2026, 11, 20), '2026-11-24'],
    ['Saturday', plainDate(2026, 11, 21), '2026-11-24'],
  ])('of two working days, asked on a %s, ends on %s', (_, askedOn, dueOn) => {
    expect(answerDueOn(askedOn, 2, { version: '2026-01-01', regions: {}, rows: [] })).toBe(dueOn);
  });
});
