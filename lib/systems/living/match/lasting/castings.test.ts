import { describe, expect, it } from 'vitest';
import { canonicalText } from '../../../../match/hash';
import type { Aura, Clock } from '../state/figure';
import { copySituation } from '../state/situation';
import type { Arena } from '../testing/arena';
import type { Fighter, Fighters } from '../testing/fighters';
import { casterFaces as faces, strike } from '../testing/casters';
import { at, cast, scene } from '../testing/zealots';

/** A roll with this many Skill pips, and this many Magic pips on the die that is picked. */
const rolls = { '1/1': '61111', '1/2': '65111', '2/1': '66111', '2/2': '66511', '3/1': '66611' } as const;
type Roll = keyof typeof rolls;

const turnsLeft = ({ left, isFromNext }: Clock): number => left + (isFromNext ? 1 : 0);
const type = ({ green, clock }: Pick<Aura, 'green' | 'clock'>): string => `${green} for ${turnsLeft(clock)}`;

/** Auras of a spell on somebody: those that count, then those that wait. */
const lying = (match: Arena, name = 'friend', skill = 'zealot/guardian'): readonly string[] =>
  match
    .the(name)
    .auras.filter((each) => each.skill === skill)
    .flatMap((each) => [type(each), ...(each.dormant ?? []).map(type)]);

const quiet = { friend: at(12, 10, 5), foe: { at: [22, 22], team: 1 } } satisfies Fighters;

/** With a face for each number of Magic pips: 3 shows three. */
const zealot = (actions: number, ...more: readonly string[]): Fighter => ({
  at: [10, 10],
  faces: { ...faces, 3: { magic: 3 } },
  skills: ['guardian', 'overwatch', ...more].map((id) => `zealot/${id}`),
  with: { actions },
});

const guarded = (...castings: readonly Roll[]): Arena => {
  const match = scene(['guardian'], quiet);
  for (const roll of castings) cast(match, 'guardian', 'friend', rolls[roll]);
  return match;
};

describe('the same spell cast again by the same caster', () => {
  it.each([
    ['1/1', '2/2', ['2 for 2'], 'stronger and longer'],
    ['1/1', '2/1', ['2 for 1'], 'stronger and as long'],
    ['1/2', '2/1', ['2 for 1', '1 for 2'], 'stronger but shorter'],
    ['2/1', '1/2', ['2 for 1', '1 for 2'], 'weaker but longer'],
    ['2/1', '1/1', ['2 for 1'], 'weaker and as long'],
    ['2/2', '1/1', ['2 for 2'], 'weaker and shorter'],
    ['1/1', '1/2', ['1 for 2'], 'as strong and longer'],
    ['1/2', '1/1', ['1 for 2'], 'as strong and shorter'],
    ['1/1', '1/1', ['1 for 1'], 'the very same'],
  ] as const)('%s, then %s: %j (%s)', (first, second, lies, why) => {
    const match = guarded(first, second);
    expect(lying(match), why).toEqual(lies);
    expect(match.the('friend').auras).toHaveLength(1);
    const [{ key, green, blue } = { key: 0 }] = match.the('friend').auras;
    expect(match.the('friend').modifiers).toMatchObject([{ aura: key, green, blue }]);
  });

  it('hands over to what waits once its own time is up, and that ends in its own time', () => {
    for (const castings of [['2/1', '1/2'] as const, ['1/2', '2/1'] as const]) {
      const match = guarded(...castings);
      const [{ key } = { key: 0 }] = match.the('friend').auras;
      match.nextPhase();
      expect(lying(match)).toEqual(['1 for 1']);
      expect(match.the('friend').auras[0]?.dormant).toBeUndefined();
      expect(match.the('friend').modifiers).toMatchObject([{ aura: key, green: 1 }]);
      match.nextPhase();
      expect(match.the('friend')).toMatchObject({ auras: [], modifiers: [] });
    }
  });

  it('remembers as many castings as outlast one another', () => {
    const match = scene(['guardian'], { ...quiet, zealot: zealot(5) });
    for (const dice of ['63111', '66511', '66611']) cast(match, 'guardian', 'friend', dice);
    expect(lying(match)).toEqual(['3 for 1', '2 for 2', '1 for 3']);
    expect(match.the('friend').modifiers).toMatchObject([{ green: 3 }]);
    expect(lying(match.nextPhase())).toEqual(['2 for 1', '1 for 2']);
    expect(match.the('friend').modifiers).toMatchObject([{ green: 2 }]);
    expect(lying(match.nextPhase())).toEqual(['1 for 1']);
    expect(lying(match.nextPhase())).toEqual([]);
  });

  it('does what the stronger says, then what the weaker says', () => {
    const match = scene(['guardian'], { zealot: zealot(2), friend: at(12, 10, 5) });
    cast(match, 'guardian', 'friend', '66111');
    cast(match, 'guardian', 'friend', '63111');
    expect(strike(match, 'friend', '61111 11111').the('friend').hand).toBe(4);
    match.nextPhase().turnOf('foe');
    expect(lying(match)).toEqual(['1 for 1']);
    expect(strike(match, 'friend', '61111 1111').the('friend').hand).toBe(2);
  });

  it('keeps its place in the queue, whichever counts', () => {
    for (const second of ['2/1', '1/1', '1/2'] as const) {
      const match = scene(['guardian', 'overwatch'], { ...quiet, zealot: zealot(3) });
      cast(match, 'guardian', 'friend', rolls['1/2']);
      cast(match, 'overwatch', 'friend', rolls['1/1']);
      cast(match, 'guardian', 'friend', rolls[second]);
      expect(match.the('friend').auras.map(({ key, skill }) => [key, skill])).toEqual([
        [1, 'zealot/guardian'],
        [3, 'zealot/overwatch'],
      ]);
    }
  });

  it('is gone altogether when it is removed', () => {
    const removed = scene(['guardian'], {
      ...quiet,
      foe: { at: [12, 12], team: 1, faces, skills: ['psion/shatter-enchantments'] },
    });
    cast(removed, 'guardian', 'friend', rolls['2/1']);
    cast(removed, 'guardian', 'friend', rolls['1/2']);
    removed.act({ pick: 'use', skill: 'psion/shatter-enchantments', target: removed.id('friend') }, '61111');
    expect(removed.the('friend')).toMatchObject({ auras: [], modifiers: [] });
  });

  it('is part of what is copied, compared and written down', () => {
    const waits = guarded('2/1', '1/2').situation();
    const text = canonicalText(waits);
    expect(text).toContain('"dormant"');
    expect(canonicalText(copySituation(waits))).toBe(text);
    expect(canonicalText(JSON.parse(JSON.stringify(waits)))).toBe(text);
    expect(canonicalText(guarded('2/1', '1/1').situation())).not.toContain('"dormant"');
  });
});

describe('the same spell cast by another', () => {
  it('lies there for itself: the stronger counts, each for its own time', () => {
    const match = scene(['guardian'], {
      zealot: zealot(2),
      friend: at(12, 10, 5),
      other: { ...zealot(2), at: [10, 12] },
    });
    cast(match, 'guardian', 'friend', '66333').turnOf('other');
    match.act({ pick: 'use', skill: 'zealot/guardian', target: match.id('friend') }, '63111');
    expect(lying(match)).toEqual(['2 for 2', '1 for 3']);
    expect(match.the('friend').auras).toHaveLength(2);
    match.turnOf('foe');
    expect(lying(match)).toEqual(['2 for 1', '1 for 2']);
    expect(strike(match, 'friend', '61111 11111').the('friend').hand).toBe(4);
    match.nextPhase().turnOf('foe');
    expect(lying(match)).toEqual(['1 for 1']);
    expect(strike(match, 'friend', '61111 1111').the('friend').hand).toBe(2);
  });
});
