import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diceOf, type Dice } from '../../match/chance';
import { hashOf } from '../../match/hash';
import { plainCopy } from '../../match/plain-data';
import type { InLine, Membership } from '../../room/membership';
import type { RoomClient } from '../../room/room-client';
import { idOf, World, type Device } from '../../room/testing';
import { encodeSheet } from '../../share/index';
import { hasPart, open, systemIds } from '../../systems/open';
import { runs } from '../../testing/runs';
import type { NightAction } from '../act';
import { figureAt } from '../figures';
import type { Night } from '../night';
import { stateProblem } from '../written-night';
import { tapOf } from '../tap';
import { anyActions, nightOf } from '../testing';
import { writeNightOffer } from './night-offer';
import type { Allowed } from './rights';
import { mostPhones, writeAllow, writeJoined, writeSheets, writeTap, writeTimer, writeUndo } from './said';
import { mayUndo, nightAfter, nightOfOpening, type SharedNight } from './shared-night';
import { NightTeller, withLine } from './told-night';

await open(systemIds);
const systems = systemIds.filter((id) => hasPart(id, 'companion'));
await open(systems, 'companion');

const present = <T>(one: T | undefined): T => {
  if (one === undefined) throw new Error('It is not there.');
  return one;
};

const offerOf = (night: Night, allowed: Allowed, sheets: readonly number[] = []): string => {
  const text = writeNightOffer({ name: 'Ann', allowed, sheets, night });
  if (!text.ok) throw new Error('no offer');
  return text.value;
};

let made = 0;

/** A shared night as a server's list would tell it. */
const sharedBy = (night: Night, allowed: Allowed = 'all', sheets: readonly number[] = []) => {
  const what = JSON.stringify({
    seats: mostPhones,
    invite: '1'.repeat(64),
    owner: '2'.repeat(64),
    offer: offerOf(night, allowed, sheets),
  });
  const opened = nightOfOpening({ what });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
};

const put = (shared: SharedNight, seat: number, what: string, kind: 'play' | 'sit' = 'play'): SharedNight => {
  made += 1;
  return nightAfter(shared, { id: idOf(made), kind, seat, what, seed: made });
};

const joins = (shared: SharedNight, seat: number, name: string, sheets: readonly number[] = []) =>
  put(
    shared,
    seat,
    JSON.stringify({ key: '3'.repeat(64), brings: writeJoined({ name, sheets: [...sheets] }) }),
    'sit',
  );

const taps = (shared: SharedNight, seat: number, action: NightAction): SharedNight =>
  put(shared, seat, writeTap(tapOf(shared.night, action)));

const hurt = (figure: number, by = -1): NightAction => ({ do: 'count', figure, of: 'hand', by });
const hand = ({ night }: SharedNight, at: number): number => figureAt(night, at)?.counts['hand'] ?? -1;
const fates = ({ steps }: SharedNight): readonly string[] => steps.map(({ fate }) => fate);

const three = async (allowed: Allowed = 'all'): Promise<SharedNight> =>
  joins(joins(sharedBy(await nightOf('living'), allowed), 1, 'Bob', [1]), 2, 'Cleo', [2]);

describe('the timer of a shared night', () => {
  const at = (shared: SharedNight, time: number | undefined, seat: number, what: string): SharedNight => {
    made += 1;
    return nightAfter(shared, {
      id: idOf(made),
      kind: 'play',
      seat,
      what,
      seed: made,
      ...(time !== undefined && { time }),
    });
  };
  const start = writeTimer({ minutes: 5, ran: 2000, since: 900 }, 900);

  test.each([
    ['starts when the server has it', start, { minutes: 5, ran: 2000, since: 70_000 }],
    ['stops with what it ran', writeTimer({ minutes: 0, ran: 3000.4 }, 900), { minutes: 0, ran: 3000 }],
    [
      'keeps what it ran where its limit changes',
      writeTimer({ minutes: 9, ran: 1000, since: 400 }, 900),
      { minutes: 9, ran: 1500, since: 70_000 },
    ],
  ])('%s', async (_, what, timer) => {
    expect(at(await three(), 70_000, 1, what).timer).toEqual(timer);
  });

  test('starts again with each round, and a tap that waits does not set it', async () => {
    const running = at(await three(), 70_000, 1, start);
    const begin = writeTap(tapOf(running.night, { do: 'begin-round', seed: 0 }));
    expect(at(running, 80_000, 2, begin).timer).toEqual({ minutes: 5, ran: 0, since: 80_000 });
    expect(at(running, undefined, 2, writeTimer({ minutes: 1, ran: 0 }, 0)).timer).toEqual(running.timer);
    const stopped = at(running, 75_000, 1, writeTimer({ minutes: 5, ran: 4000 }, 0));
    expect(at(stopped, 80_000, 2, begin).timer).toEqual({ minutes: 5, ran: 0 });
  });

  test('is set by whoever may change everything', async () => {
    const shared = await three('own');
    expect(at(shared, 70_000, 1, start).timer).toEqual(shared.timer);
    expect(at(shared, 70_000, 0, start).timer.since).toBe(70_000);
  });
});

describe('undo at a shared night', () => {
  test('takes back the tap that it names, whatever others did since, and says who did both', async () => {
    const one = taps(await three(), 1, hurt(0));
    const both = taps(one, 2, hurt(0));
    const undone = put(both, 0, writeUndo(present(both.steps[0]).id));
    expect(hand(undone, 0)).toBe(hand(both, 0) + 1);
    expect(undone.steps.map(({ name, fate, undoneBy }) => [name, fate, undoneBy?.name])).toEqual([
      ['Bob', 'undone', 'Ann'],
      ['Cleo', 'counts', undefined],
    ]);
  });

  test('counts once, whoever is second', async () => {
    const one = taps(taps(await three(), 1, hurt(0)), 1, hurt(0));
    const undo = writeUndo(present(one.steps[1]).id);
    const twice = put(put(one, 0, undo), 2, undo);
    expect(fates(twice)).toEqual(['counts', 'undone']);
    expect(present(twice.steps[1]).undoneBy?.name).toBe('Ann');
  });

  test('leaves out what then no longer fits, and nothing that did not fit comes back', async () => {
    const lit = taps(await three(), 1, { do: 'counter', figure: 0, of: 'burning', by: 1 });
    const done = taps(lit, 2, { do: 'duty', at: 0, isDone: true });
    const undone = put(done, 1, writeUndo(present(done.steps[0]).id));
    expect(fates(undone)).toEqual(['undone', 'unfit']);
    expect(undone.night.state).toEqual(lit.steps[0]?.before.state);
    const late = put(done, 2, writeTap(tapOf(lit.night, { do: 'duty', at: 0, isDone: true })));
    expect(fates(put(late, 0, writeUndo(present(late.steps[1]).id)))).toEqual(['counts', 'undone', 'unfit']);
  });
});

describe('heroes at a shared night', () => {
  test('are those that whoever shares it calls his own, until he says otherwise', async () => {
    const shared = sharedBy(await nightOf('living'), 'own', [0, 2]);
    expect(shared.people[0]).toEqual({ name: 'Ann', allowed: 'all', sheets: [0, 2] });
    expect(put(shared, 0, writeSheets([1])).people[0]?.sheets).toEqual([1]);
  });
});

describe('a hero who is brought to a shared night', () => {
  const codeOf = (sheet: Night['setUp']['sheets'][number]): string => {
    const code = encodeSheet({ system: 'living', sheet });
    if (!code.ok) throw new Error('no code');
    return code.value;
  };
  const brings = async (scenario?: string) => {
    const whole = await nightOf('living', { sheets: 4, ...(scenario !== undefined && { scenario }) });
    const few = await nightOf('living', { sheets: 2, ...(scenario !== undefined && { scenario }) });
    const hero = codeOf(present(whole.setUp.sheets[3]));
    const before = joins(sharedBy(few, 'own', [0]), 1, 'Bob', [1]);
    return { before, hero, after: put(before, 1, writeTap({ do: 'bring', hero })) };
  };

  test('stands at the table with a team and a place in the score, and is his who brought him', async () => {
    const { before, after } = await brings();
    const { setUp, state } = after.night;
    expect(setUp.sheets).toHaveLength(3);
    expect(after.people[1]?.sheets).toEqual([1, 2]);
    expect(stateProblem(setUp, state)).toBeUndefined();
    expect(state.figures.length).toBeGreaterThan(before.night.state.figures.length);
    expect(state.figures.at(-1)?.sheet).toBe(2);
    expect(taps(after, 1, hurt(state.figures.length - 1)).steps.at(-1)?.fate).toBe('counts');
    expect(taps(after, 2, hurt(state.figures.length - 1)).steps.at(-1)?.fate).toBe('may-not');
  });

  test('is shuffled in with the next round where one is on', async () => {
    const { before, hero } = await brings();
    const begun = taps(before, 0, { do: 'begin-round', seed: 0 });
    const after = put(begun, 1, writeTap({ do: 'bring', hero }));
    const place = after.night.state.figures.length - 1;
    expect(after.night.state.order).not.toContain(place);
    const next = taps(taps(after, 0, { do: 'end-round' }), 0, { do: 'begin-round', seed: 0 });
    expect(next.night.state.order).toContain(place);
  });

  test('stays where an older tap is undone, and nobody undoes him', async () => {
    const { before, hero } = await brings();
    const hit = taps(before, 0, hurt(0));
    const after = put(hit, 1, writeTap({ do: 'bring', hero }));
    const undone = put(after, 0, writeUndo(present(after.steps[0]).id));
    expect(fates(undone)).toEqual(['undone', 'counts']);
    expect(undone.night.setUp.sheets).toHaveLength(3);
    expect(hand(undone, 0)).toBe(hand(before, 0));
    const step = present(undone.steps[1]);
    expect([0, 1].map((seat) => mayUndo(undone, seat, step))).toEqual([false, false]);
    expect(put(undone, 0, writeUndo(step.id)).night).toEqual(undone.night);
  });

  test.each(['nothing', ''])('%j is no hero', async (hero) => {
    const { before } = await brings();
    const after = put(before, 1, writeTap({ do: 'bring', hero }));
    expect(after.night).toEqual(before.night);
    expect(fates(after)).toEqual(['unfit']);
  });

  test('finds no room at a table that is full', async () => {
    const { before, hero } = await brings();
    let now = before;
    for (let nth = 0; nth < 20; nth += 1) now = put(now, 1, writeTap({ do: 'bring', hero }));
    expect(fates(now)).toContain('unfit');
    expect(stateProblem(now.night.setUp, now.night.state)).toBeUndefined();
    expect(new Set(now.night.state.figures.map(({ key }) => key)).size).toBe(now.night.state.figures.length);
  });
});

describe('rights at a shared night', () => {
  test('who may act only for his own hero changes no other, and undoes no other’s taps', async () => {
    const own = await three('own');
    const tried = taps(taps(taps(own, 1, hurt(0)), 1, hurt(1)), 1, { do: 'begin-round', seed: 0 });
    expect(fates(tried)).toEqual(['may-not', 'counts', 'may-not']);
    expect(fates(put(tried, 2, writeUndo(present(tried.steps[1]).id)))).toContain('counts');
    expect(fates(put(tried, 0, writeUndo(present(tried.steps[1]).id)))).toContain('undone');
    const other = put(own, 1, writeSheets([0]));
    expect(fates(taps(other, 1, hurt(0)))).toEqual(['counts']);
  });

  test('are given by whoever shares it, to one or to all', async () => {
    const own = await three('own');
    const may = (shared: SharedNight, seat: number): string => present(fates(taps(shared, seat, hurt(0)))[0]);
    const bob = put(own, 0, writeAllow('all', 1));
    expect([may(bob, 1), may(bob, 2)]).toEqual(['counts', 'may-not']);
    const everybody = put(own, 0, writeAllow('all'));
    expect([may(everybody, 1), may(everybody, 2)]).toEqual(['counts', 'counts']);
    expect(may(joins(everybody, 3, 'Dora'), 3)).toBe('counts');
    const grabbed = put(own, 1, writeAllow('all', 1));
    expect([may(grabbed, 1), grabbed.unreadable]).toEqual(['may-not', 1]);
  });
});

test.each([
  '',
  '{',
  '{"tap":{"do":"dance"}}',
  '{"tap":{"do":"score","team":0,"by":1e9}}',
  '[]',
  '{"undo":1}',
])('an entry that nobody can read is left out by all: %s', async (what) => {
  const before = await three();
  const after = put(before, 1, what);
  expect([after.night, after.unreadable]).toEqual([before.night, 1]);
});

test('a tap of dice waits for those of the server, others show at once', async () => {
  const shared = await three();
  const line: readonly InLine[] = [
    { id: idOf(1), kind: 'play', what: writeTap(tapOf(shared.night, { do: 'begin-round', seed: 0 })) },
    { id: idOf(2), kind: 'play', what: writeTap(tapOf(shared.night, hurt(0))) },
  ];
  const shown = withLine(shared, 1, line);
  expect(fates(shown)).toEqual(['waiting', 'counts']);
  expect(hand(shown, 0)).toBe(hand(shared, 0) - 1);
});

/** A phone of a test, which can be closed and opened again with what it has kept. */
class Phone {
  client: RoomClient;
  readonly device: Device;
  readonly lined: string[] = [];
  readonly #world: World;
  readonly #member: Membership;
  #teller = new NightTeller();

  constructor(world: World, device: Device, member: Membership) {
    this.#world = world;
    this.device = device;
    this.#member = member;
    this.client = world.client(device, member);
  }

  get confirmed(): SharedNight | undefined {
    const { entries } = this.client.view();
    const told = entries.length > 0 ? this.#teller.tell(entries) : undefined;
    return told?.ok ? told.value : undefined;
  }

  reload(): void {
    const { entries, inLine } = this.client.view();
    this.client.close();
    this.#teller = new NightTeller();
    this.client = this.#world.client(this.device, { ...this.#member, entries, line: inLine });
  }

  #put(what: string): void {
    this.lined.push(this.client.lineUp('play', what));
  }

  tap(dice: Dice, pool: readonly NightAction[]): void {
    const { seat, inLine, mayTake } = this.client.view();
    const { confirmed } = this;
    if (!confirmed) return;
    if (seat < 0) {
      if (mayTake.length > 0 && !inLine.some(({ kind }) => kind === 'sit'))
        this.client.lineUp('sit', writeJoined({ name: this.device.name, sheets: [dice(4)] }));
      return;
    }
    const shown = withLine(confirmed, seat, inLine);
    const last = shown.steps.findLast((step) => mayUndo(shown, seat, step));
    const chance = dice(12);
    if (chance === 0 && last) this.#put(writeUndo(last.id));
    else if (chance === 1 && seat === 0) this.#put(writeAllow(dice(2) === 0 ? 'own' : 'all', dice(3)));
    else this.#put(writeTap(tapOf(shown.night, present(pool[dice(pool.length)]))));
  }
}

const names = ['Ann', 'Bob', 'Cleo'];

const playedNight = (night: Night, seed: number, restarts: boolean): readonly Phone[] => {
  const dice = diceOf(seed);
  const world = new World(dice);
  const making = { id: idOf(4), seats: mostPhones, offer: offerOf(night, 'all') };
  const phones = names.map((name, at) => {
    const member = { room: idOf(seed), invite: idOf(5), entries: [], key: idOf(6 + at), repeats: true };
    return new Phone(world, { name, isOffline: false }, at === 0 ? { ...member, making } : member);
  });
  const pool = fc.sample(anyActions(night), { seed, numRuns: 12 }).flat();
  for (let turn = 0; turn < 120; turn += 1) {
    for (const phone of phones) if (dice(3) === 0) phone.tap(dice, pool);
    world.run(20 + dice(300));
    const phone = present(phones[dice(3)]);
    const trouble = dice(24);
    if (trouble === 0) phone.device.isOffline = true;
    else if (trouble === 1) phone.client.lose();
    else if (trouble === 2) phone.reload();
    else if (trouble === 3 && restarts && dice(4) === 0) world.restart(dice(2000));
    else if (trouble < 7) phone.device.isOffline = false;
  }
  for (const { device } of phones) device.isOffline = false;
  world.run(120_000);
  return phones;
};

const hashOfNight = ({ night, steps, people }: SharedNight): string =>
  hashOf(
    plainCopy(JSON.parse(JSON.stringify([night.state, steps.map(({ id, fate }) => [id, fate]), people]))),
  );

describe.each(systems)('nights of %s on three phones with random taps, disconnects and reloads', (system) => {
  test.each(Array.from({ length: runs(25) }, (_, nth) => nth + 1))(
    'night %i ends alike on all, without a tap lost or doubled',
    async (seed) => {
      const phones = playedNight(await nightOf(system), seed, seed % 2 === 0);
      const [first, ...others] = phones.map(({ confirmed }) => present(confirmed));
      const end = present(first);
      for (const other of others) expect(hashOfNight(other)).toBe(hashOfNight(end));
      for (const { client } of phones)
        expect(client.view()).toMatchObject({ line: 'live', inLine: [], dropped: undefined });
      const ids = present(phones[0])
        .client.view()
        .entries.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { lined } of phones) {
        const arrived = ids.filter((id) => lined.includes(id));
        // Each phone's taps arrive in the order in which they were made.
        expect(arrived).toEqual(lined);
      }
      expect(end.steps.length).toBeGreaterThan(20);
      expect(stateProblem(end.night.setUp, end.night.state)).toBeUndefined();
      expect(end.unreadable).toBe(0);
    },
  );
});
