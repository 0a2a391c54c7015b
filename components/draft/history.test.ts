import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf } from '@/lib/systems/living/fixtures/heroes';
import { newHero } from '@/lib/systems/living/sheet/hero';
import { open, systemIds } from '@/lib/systems/open';
import {
  done,
  mostEntries,
  noHistory,
  redone,
  undone,
  type Change,
  type History,
  type Snapshot,
} from './history';
import { readHistory, writeHistory } from './history-text';

await open(systemIds);

const snapshotOf = (n: number, photo?: string): Snapshot => ({
  document: documentOf(newHero(`Hero ${n}`)),
  photo,
});

interface Standing {
  readonly snapshot: Snapshot;
  readonly history: History;
}

/** Does each change to a snapshot of its own. */
const play = (changes: readonly Change[], start = snapshotOf(0)): readonly Standing[] => {
  const all: Standing[] = [{ snapshot: start, history: noHistory }];
  let now: Standing = { snapshot: start, history: noHistory };
  changes.forEach((change, index) => {
    now = { snapshot: snapshotOf(index + 1), history: done(now.history, now.snapshot, change) };
    all.push(now);
  });
  return all;
};

const aChange = fc.record({
  name: fc.string(),
  run: fc.option(fc.constantFrom('a', 'b'), { nil: undefined }),
});

const back = ({ snapshot, history }: Standing): Standing | undefined => undone(history, snapshot);
const forth = ({ snapshot, history }: Standing): Standing | undefined => redone(history, snapshot);

describe('the history', () => {
  it('takes every step back to what was there before it', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: mostEntries }), (names) => {
        const all = play(names.map((name) => ({ name })));
        let now = all.at(-1);
        for (const before of all.slice(0, -1).reverse()) {
          now = now && back(now);
          expect(now?.snapshot).toBe(before.snapshot);
        }
        expect(now && back(now)).toBeUndefined();
      }),
    );
  });

  it('does again what it took back, however often', () => {
    fc.assert(
      fc.property(fc.array(aChange, { minLength: 1 }), fc.nat(120), (changes, steps) => {
        const last = play(changes).at(-1);
        let now = last;
        let went = 0;
        while (now && went < steps && now.history.past.length > 0) {
          now = back(now);
          went += 1;
        }
        expect(now?.history.future).toHaveLength(went);
        for (; now && went > 0; went -= 1) now = forth(now);
        expect(now?.snapshot).toBe(last?.snapshot);
        expect(now?.history.past.map(({ name }) => name)).toEqual(last?.history.past.map(({ name }) => name));
        expect(now && forth(now)).toBeUndefined();
      }),
    );
  });

  it(`keeps ${mostEntries} steps, the latest`, () => {
    const all = play(Array.from({ length: mostEntries + 7 }, (_, n) => ({ name: `step ${n}` })));
    const { past, future } = all.at(-1)?.history ?? noHistory;
    expect(past).toHaveLength(mostEntries);
    expect(past[0]?.name).toBe('step 7');
    expect(future).toEqual([]);
  });

  it('makes one step of a run, and a new one after anything else', () => {
    const typing = { name: 'change the name', run: 'text name' };
    const all = play([typing, typing, typing, { name: 'add a shield' }, typing]);
    const { past } = all.at(-1)?.history ?? noHistory;
    expect(past.map(({ name }) => name)).toEqual(['change the name', 'add a shield', 'change the name']);
    expect(past[0]?.snapshot).toBe(all[0]?.snapshot);
  });

  it('begins a new step after undo, in the same run too', () => {
    const typing = { name: 'change the name', run: 'text name' };
    const [, , typed] = play([{ name: 'add a shield' }, typing]);
    const undoneOnce = typed && back(typed);
    const again = undoneOnce && done(undoneOnce.history, undoneOnce.snapshot, typing);
    expect(again?.past).toHaveLength(2);
    expect(again?.future).toEqual([]);
  });

  it('gives a run of different names a name of its own', () => {
    const drag = (name: string): Change => ({ name, run: 'drag 1', runName: 'paint several faces' });
    const [, one, two] = play([drag('paint 6-face'), drag('paint 5-face')]);
    expect(one?.history.past.at(-1)?.name).toBe('paint 6-face');
    expect(two?.history.past.map(({ name }) => name)).toEqual(['paint several faces']);
  });
});

describe('the text of a history', () => {
  it('says all of it again, but that a run may go on', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.nat(20), (names, steps) => {
        let now = play(names.map((name, n) => ({ name, ...(n % 3 === 0 && { left: `id ${n}` }) }))).at(-1);
        for (let went = 0; now && went < steps; went += 1) now = back(now) ?? now;
        const { history } = now ?? { history: noHistory };
        expect(readHistory(writeHistory(history))).toEqual(history);
      }),
    );
  });

  it('keeps photos', () => {
    const history = done(noHistory, snapshotOf(1, 'photo 7'), { name: 'remove the photo' });
    expect(readHistory(writeHistory(history)).past[0]?.snapshot.photo).toBe('photo 7');
  });

  it('is empty where nothing happened', () => {
    expect(writeHistory(noHistory)).toBe('');
  });

  it('that cannot be read is dropped without a word', () => {
    const broken = [
      'rubbish',
      '[]',
      'null',
      '{"version":2,"past":[],"future":[]}',
      '{"version":1,"past":[{"name":"x","hero":{"format":"no hero"}}],"future":[]}',
    ];
    for (const text of broken) expect(readHistory(text), text).toEqual(noHistory);
  });
});
