import { parsedLine } from '../../match/plain-data';
import { err, ok, type Result } from '../../result';
import { zOpen, zSit, zStand, type Entry } from '../../room/entry';
import { plainView, type NightTimer } from '../kept-night';
import type { Night } from '../night';
import { needsDice, tapped, type Tap } from '../tap';
import { readNightOffer, type NightOffer, type OfferProblem } from './night-offer';
import { mayTap, type Allowed, type Rights } from './rights';
import { mostPhones, zJoined, zSaid } from './said';

/** Somebody at a shared night. */
export interface NightPerson extends Rights {
  /** Empty if they gave none. */
  readonly name: string;
}

/** Result of a tap; `waiting`: its dice are not rolled yet. */
export type TapFate = 'counts' | 'undone' | 'unfit' | 'may-not' | 'waiting';

/** A tap, as everybody sees it. */
export interface NightStep {
  /** Of its entry. */
  readonly id: string;
  readonly seat: number;
  readonly name: string;
  readonly tap: Tap;
  readonly seed: number;
  /** The night that it met. */
  readonly before: Night;
  readonly fate: TapFate;
  /** Name of whoever undid it. */
  readonly undoneBy?: Pick<NightStep, 'seat' | 'name'> | undefined;
}

/** A game night as the entries of its room tell it. Everybody makes the same of the same entries. */
export interface SharedNight {
  readonly offer: NightOffer;
  /** Rights of those who join. */
  readonly allowed: Allowed;
  /** By seat; undefined where nobody sits. */
  readonly people: readonly (NightPerson | undefined)[];
  readonly night: Night;
  /** By the server’s clock. */
  readonly timer: NightTimer;
  /** The oldest first. */
  readonly steps: readonly NightStep[];
  /** Entries that nobody can read: all leave them out. */
  readonly unreadable: number;
}

/** An entry, or what waits to become one: its dice and its time are not known yet. */
export type Told = Pick<Entry, 'id' | 'kind' | 'seat' | 'what'> & {
  readonly seed?: number;
  readonly time?: number;
};

/** The night of a room's first entry. @throws NotOpened */
export const nightOfOpening = ({ what }: Pick<Entry, 'what'>): Result<SharedNight, OfferProblem> => {
  const { data } = zOpen.safeParse(parsedLine(what));
  const offer = data ? readNightOffer(data.offer) : err({ fault: 'no-night' } as const);
  if (!offer.ok) return offer;
  const { name, allowed, sheets, night } = offer.value;
  return ok({
    offer: offer.value,
    allowed,
    people: [{ name, allowed: 'all', sheets }],
    night,
    timer: plainView.timer,
    steps: [],
    unreadable: 0,
  });
};

const unread = (shared: SharedNight): SharedNight => ({ ...shared, unreadable: shared.unreadable + 1 });

const withPerson = (shared: SharedNight, seat: number, person: NightPerson | undefined): SharedNight => ({
  ...shared,
  people: Array.from({ length: mostPhones }, (_, at) => (at === seat ? person : shared.people[at])),
});

const nobody: NightPerson = { name: '', allowed: 'own', sheets: [] };

/** The timer as somebody sets it; of what has no time yet nothing is known. */
const withTimer = (
  shared: SharedNight,
  { seat, time }: Told,
  { minutes, ran, runs }: { readonly minutes: number; readonly ran: number; readonly runs: boolean },
): SharedNight =>
  time === undefined || shared.people[seat]?.allowed !== 'all'
    ? shared
    : { ...shared, timer: { minutes, ran, ...(runs && { since: time }) } };

/** The timer of a new round: it has its own time. */
const restarted = ({ minutes, since }: NightTimer, time: number): NightTimer => ({
  minutes,
  ran: 0,
  ...(since !== undefined && { since: time }),
});

/** A sheet now belongs to somebody, in addition to their others. */
const withOwn = (shared: SharedNight, seat: number, sheet: number): SharedNight => {
  const person = shared.people[seat];
  return person ? withPerson(shared, seat, { ...person, sheets: [...person.sheets, sheet] }) : shared;
};

const withTap = (shared: SharedNight, { id, seat, seed, time }: Told, tap: Tap): SharedNight => {
  const { night } = shared;
  const person = shared.people[seat] ?? nobody;
  const step = { id, seat, name: person.name, tap, seed: seed ?? 0, before: night };
  const and = (fate: TapFate, next = night): SharedNight => ({
    ...shared,
    night: next,
    steps: [...shared.steps, { ...step, fate }],
  });
  if (!mayTap(night, tap, person)) return and('may-not');
  if (seed === undefined && needsDice(tap)) return and('waiting');
  const next = tapped(night, tap, step);
  if (next === night) return and('unfit');
  const counted = and('counts', next);
  if (tap.do === 'bring') return withOwn(counted, seat, next.setUp.sheets.length - 1);
  return tap.do === 'begin-round' && time !== undefined
    ? { ...counted, timer: restarted(shared.timer, time) }
    : counted;
};

/**
 * Whether somebody may undo a step: their own, or one that they could have made. A hero who was brought stays, because
 * sheets are named by their positions, but can leave the table.
 */
export const mayUndo = (shared: SharedNight, seat: number, step: NightStep): boolean =>
  step.fate === 'counts' &&
  step.tap.do !== 'bring' &&
  (step.seat === seat || mayTap(step.before, step.tap, shared.people[seat] ?? nobody));

/** The night without one of its taps; those after it that no longer fit are left out, too. */
const without = (shared: SharedNight, place: number, by: NightStep['undoneBy']): SharedNight => {
  const undone = shared.steps[place];
  if (!undone) return shared;
  let night = undone.before;
  const later = shared.steps.slice(place + 1).map((step): NightStep => {
    const met = { ...step, before: night };
    if (step.fate !== 'counts') return met;
    const next = tapped(night, step.tap, step);
    if (next === night) return { ...met, fate: 'unfit' };
    night = next;
    return met;
  });
  const steps = [
    ...shared.steps.slice(0, place),
    { ...undone, fate: 'undone' as const, undoneBy: by },
    ...later,
  ];
  return { ...shared, night, steps };
};

const undo = (shared: SharedNight, seat: number, id: string): SharedNight => {
  const place = shared.steps.findLastIndex((step) => step.id === id);
  const step = shared.steps[place];
  // Whoever is second to undo the same has nothing left to undo.
  if (!step || !mayUndo(shared, seat, step)) return shared;
  return without(shared, place, { seat, name: shared.people[seat]?.name ?? '' });
};

const allow = (shared: SharedNight, allowed: Allowed, seat: number | undefined): SharedNight => ({
  ...shared,
  ...(seat === undefined && { allowed }),
  people: shared.people.map((person, at) =>
    person && at !== 0 && (seat === undefined || seat === at) ? { ...person, allowed } : person,
  ),
});

const said = (shared: SharedNight, told: Told): SharedNight => {
  const { data } = zSaid.safeParse(parsedLine(told.what));
  if (!data) return unread(shared);
  if ('tap' in data) return withTap(shared, told, data.tap);
  if ('timer' in data) return withTimer(shared, told, data.timer);
  if ('undo' in data) return undo(shared, told.seat, data.undo);
  if ('allow' in data) return told.seat === 0 ? allow(shared, data.allow, data.seat) : unread(shared);
  const person = shared.people[told.seat];
  return person ? withPerson(shared, told.seat, { ...person, sheets: data.sheets }) : unread(shared);
};

const joined = (shared: SharedNight, { seat, what }: Told): SharedNight => {
  const { data } = zSit.safeParse(parsedLine(what));
  const brought = zJoined.safeParse(parsedLine(data?.brings ?? ''));
  const { name = '', sheets = [] } = brought.data ?? {};
  return withPerson(shared, seat, { name, sheets, allowed: shared.allowed });
};

/** The night after one more entry. @throws NotOpened */
export const nightAfter = (shared: SharedNight, told: Told): SharedNight => {
  switch (told.kind) {
    case 'open':
      return unread(shared);
    case 'sit':
      return joined(shared, told);
    case 'stand': {
      const { data } = zStand.safeParse(parsedLine(told.what));
      return data ? withPerson(shared, data.seat, undefined) : unread(shared);
    }
    case 'play':
      return said(shared, told);
  }
};
