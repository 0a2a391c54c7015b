import { describe, expect, test } from 'vitest';
import { open, systemIds } from '../systems/open';
import type { NightAction } from './act';
import { figureAt, sheetFigures } from './figures';
import type { Night } from './night';
import { tapOf, tapped, type Tap } from './tap';
import { nightOf } from './testing';
import { readNight, writeNight } from './written-night';

await open(systemIds);

let taps = 0;
const origin = () => {
  taps += 1;
  return { id: `tap ${taps}`, seed: taps };
};

/** After taps that were all made on the night as it was shown then. */
const after = (night: Night, ...actions: readonly NightAction[]): Night =>
  actions.reduce((now, action) => tapped(now, tapOf(now, action), origin()), night);

const joins = (night: Night, ...made: readonly Tap[]): Night =>
  made.reduce((now, tap) => tapped(now, tap, origin()), night);

const round: NightAction = { do: 'begin-round', seed: 0 };
const hurt: NightAction = { do: 'count', figure: 0, of: 'hand', by: -1 };
const lit = (figure: number): NightAction => ({ do: 'counter', figure, of: 'burning', by: 1 });
const hand = (night: Night, at = 0): number => figureAt(night, at)?.counts['hand'] ?? -1;

const begun = async (): Promise<Night> => after(await nightOf('living'), round);

describe('a tap that joins later', () => {
  test('names the duty that was seen, wherever it is by now', async () => {
    const burning = after(await begun(), lit(0), lit(1));
    const second = tapOf(burning, { do: 'duty', at: 1, isDone: true });
    const first = after(burning, { do: 'duty', at: 0, isDone: false });
    const both = joins(first, second);
    expect(both.state.duties).toEqual([]);
    expect([hand(both, 0), hand(both, 1)]).toEqual([hand(burning, 0), hand(burning, 1) - 2]);
    // Somebody else has done it already.
    expect(joins(both, second)).toBe(both);
  });

  test('names the figure that was seen, whoever came in between', async () => {
    const night = await nightOf('living', { sheets: 8 });
    const [come] = night.setUp.sheets.flatMap((_, sheet) =>
      sheetFigures(night.setUp, sheet)
        .filter(({ isLater }) => isLater === true)
        .map(({ id }) => tapOf(night, { do: 'come', sheet, id })),
    );
    if (!come) return expect.fail('somebody who can come');
    const place = night.state.figures.length;
    const mine = { id: 'mine', seed: 0 };
    const leave = tapOf(tapped(night, come, mine), { do: 'leave', figure: place });
    const all = joins(tapped(joins(night, come), come, mine), leave);
    expect(all.state.figures.slice(place).map(({ hasLeft }) => hasLeft)).toEqual([false, true]);
  });

  test('ends no other turn than the one that was seen, and shuffles no round twice', async () => {
    const night = await begun();
    const [first = 0, second = 0] = night.state.order;
    const acting = after(night, { do: 'begin-turn', figure: first });
    const end = tapOf(acting, { do: 'end-turn' });
    const next = after(acting, { do: 'end-turn' }, { do: 'begin-turn', figure: second });
    expect(joins(next, end)).toBe(next);
    expect(joins(acting, end)).not.toBe(acting);
    const again = tapOf(await nightOf('living'), round);
    expect(joins(night, again)).toBe(night);
    const turn = tapOf(night, { do: 'begin-turn', figure: first });
    expect(joins(next, turn)).toBe(next);
  });

  test('neither hits nor heals a hero who has fallen since', async () => {
    const night = await begun();
    const healed = tapOf(night, { ...hurt, by: 1 });
    const fallen = after(night, { ...hurt, by: -9 });
    expect(hand(fallen)).toBe(0);
    expect(joins(fallen, healed)).toBe(fallen);
    // Whoever sees him lie may help him up.
    expect(hand(after(fallen, { ...hurt, by: 1 }))).toBe(1);
  });

  test('counts on: what two phones take off goes both', async () => {
    const night = await begun();
    const tap = tapOf(night, hurt);
    expect(hand(joins(night, tap, tap))).toBe(hand(night) - 2);
  });
});

test('a night that was saved before figures and duties had keys opens, and goes on', async () => {
  const night = after(await begun(), lit(0), lit(1));
  const text = writeNight(night);
  if (!text.ok) return expect.fail('written');
  const old = text.value.replaceAll(/"key":"[^"]*",?/g, '').replaceAll(',}', '}');
  expect(old).not.toContain('"key"');
  const read = readNight(old);
  if (!read.ok) return expect.fail(JSON.stringify(read.error));
  expect(read.value.state.figures.map(({ key }) => key)).toEqual(
    night.state.figures.map((_, at) => String(at)),
  );
  const done = after(read.value, { do: 'duty', at: 1, isDone: true });
  expect(done.state.duties).toHaveLength(1);
  expect(hand(done, 1)).toBe(hand(night, 1) - 2);
});

test('two of one key are refused: a tap could mean either', async () => {
  const night = after(await begun(), lit(0), lit(1));
  const text = writeNight(night);
  if (!text.ok) return expect.fail('written');
  expect(readNight(text.value).ok).toBe(true);
  expect(readNight(text.value.replace('"key":"1"', '"key":"0"')).ok).toBe(false);
});
