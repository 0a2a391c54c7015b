import { describe, expect, test } from 'vitest';
import { dragonSkillIds, type DragonSkillId } from '../skills/dragons';
import { slayerSkillIds, type SlayerSkillId } from '../skills/slayers';
import { arena, times, type Arena, type Name, type Scene } from './testing/arena';

const west = [10, 12] as const;
const east = [14, 12] as const;
/** Six inches south of her edge, for the archer. */
const south = [12, 20] as const;

const skill = (id: SlayerSkillId | DragonSkillId) => ({ pick: 'skill', skill: id });

/** A slayer with a skill and five dice; she has three dice and nothing to defend with. */
const slayer = (name: Exclude<Name, 'Eryam'>, id: SlayerSkillId, more: Scene = {}): Arena =>
  arena({
    ...more,
    turn: name,
    who: {
      ...more.who,
      [name]: { at: name === 'Braron' ? south : west, ...more.who?.[name], skills: [id] },
      Eryam: { ...more.who?.Eryam, with: { pool: 9, ...more.who?.Eryam?.with } },
    },
  });

const blank = times(9, 1);
const [sun, two] = [
  [6, 1, 1, 1, 1],
  [6, 6, 1, 1, 1],
];
const none = [5, 1, 1, 1, 1];

const lost = (match: Arena): number => 9 - match.the('Eryam').pool;

const tested = new Set<string>();
const skillTest = (id: SlayerSkillId | DragonSkillId, says: string, check: () => void): void => {
  tested.add(id);
  test(`${id}: ${says}`, check);
};

describe('skills of slayers', () => {
  skillTest('hamstring', 'two Hobbled counters for each sun if it does damage, once in a turn', () => {
    const match = slayer('Cathryn', 'hamstring').act(skill('hamstring'), [...two, ...blank, 1]);
    expect(lost(match)).toBe(4);
    expect(match.the('Eryam').counters).toEqual({ hobbled: 4 });
    expect(match.offers(skill('hamstring'))).toBe(false);
    const held = slayer('Cathryn', 'hamstring', { cards: { 0: { shields: { 1: 4 } } } });
    expect(held.act(skill('hamstring'), [...two, ...blank]).the('Eryam').counters).toEqual({});
  });

  skillTest('low-guard', 'an AV less; a Guarded counter for each sun, hurt or not', () => {
    const match = slayer('Cathryn', 'low-guard', { cards: { 0: { shields: { 1: 3 } } } });
    match.act(skill('low-guard'), [...two, ...blank]);
    expect(match.the('Cathryn').counters).toEqual({ guarded: 2 });
  });

  skillTest('heavy-swing', 'an AV more for each sun, once in a turn', () => {
    const match = slayer('Daeldric', 'heavy-swing').act(skill('heavy-swing'), [...two, ...blank, 1]);
    expect(lost(match)).toBe(6);
    expect(match.offers(skill('heavy-swing'))).toBe(false);
  });

  skillTest('between-the-scales', 'an AV less; an Exposed counter for each sun', () => {
    const match = slayer('Daeldric', 'between-the-scales').act(skill('between-the-scales'), [
      ...sun,
      ...blank,
      1,
    ]);
    expect(lost(match)).toBe(3);
    expect(match.the('Eryam').counters).toEqual({ exposed: 1 });
  });

  skillTest('barbed-arrow', 'she loses a die in each upkeep, however many the counters', () => {
    const match = slayer('Braron', 'barbed-arrow', { pile: [0] });
    match.act(skill('barbed-arrow'), [...two, ...blank, 1]);
    expect(lost(match)).toBe(3);
    expect(match.the('Eryam').counters).toEqual({ bleeding: 2 });
    match.act({ pick: 'end' });
    expect(lost(match)).toBe(4);
    expect(match.the('Eryam').counters).toEqual({ bleeding: 1 });
  });

  skillTest('shot-at-the-eye', 'her next attacks have an AV less for each', () => {
    const match = slayer('Braron', 'shot-at-the-eye').act(skill('shot-at-the-eye'), [...sun, ...blank, 1]);
    expect(match.the('Eryam').counters).toEqual({ dazed: 2 });
    const her = arena({
      turn: 0,
      who: { Cathryn: { at: west }, Eryam: { with: { pool: 1, counters: { dazed: 2 } } } },
    });
    her.act({ pick: 'attack' }, [6, 1, 1, 1, 1, 1]);
    expect(her.told('picked')[0]).toMatchObject({ symbols: 3, more: -1, is: 2 });
  });

  skillTest('long-shot', 'reaches 3 inches farther for each sun, and she has a DV less', () => {
    const far = { who: { Braron: { at: [12, 23.5] }, Eryam: { at: [12, 10] } } } as const;
    const match = slayer('Braron', 'long-shot', far);
    expect(match.offers({ pick: 'attack' })).toBe(false);
    match.act(skill('long-shot'), none);
    expect(match.told('too-far')).toHaveLength(1);
    const hit = slayer('Braron', 'long-shot', { ...far, cards: { 0: { shields: { 1: 2 } } } });
    hit.act(skill('long-shot'), [...sun, ...blank, 1]);
    expect(lost(hit)).toBe(2);
  });

  skillTest('fall-back', 'an inch farther for each sun, and nobody meets him', () => {
    const match = slayer('Braron', 'fall-back', { who: { Braron: { at: [12, 15.2] } } });
    match.act(skill('fall-back'), two, [12, 22.2]);
    expect(match.at('Braron')).toEqual([12, 22.2]);
    const close = slayer('Braron', 'fall-back', { who: { Braron: { at: [12, 18] } } });
    close.act(skill('fall-back'), sun, [12, 14.5]);
    expect(close.at('Braron')).toEqual([12, 14.5]);
  });

  skillTest('slip-away', 'leaves contact without being attacked, and goes on', () => {
    const match = slayer('Cathryn', 'slip-away').act(skill('slip-away'), two, { pick: 'yes' }, [7, 12]);
    expect(match.told('attack')).toEqual([]);
    expect(match.at('Cathryn')).toEqual([7, 12]);
    const slow = slayer('Cathryn', 'slip-away').act(
      skill('slip-away'),
      none,
      { pick: 'yes' },
      { pick: 'no' },
    );
    expect(slow.at('Cathryn')).toEqual([9, 12]);
  });

  skillTest('shoulder-charge', 'pushes her an inch straight away for each sun, which nobody answers', () => {
    const match = slayer('Daeldric', 'shoulder-charge');
    match.act(skill('shoulder-charge'), two, { pick: 'no' });
    expect(match.at('Eryam')).toEqual([14, 12]);
    expect(match.told('attack')).toEqual([]);
  });

  skillTest('draw-her-eye', 'in contact with who drew it she attacks nobody else', () => {
    const match = slayer('Cathryn', 'draw-her-eye', { pile: [0], who: { Daeldric: { at: east } } });
    match.act(skill('draw-her-eye'), two);
    expect(match.the('Eryam').counters).toEqual({ goaded: 4 });
    match.act({ pick: 'end' });
    expect(match.offers({ pick: 'attack', target: 'Cathryn' })).toBe(true);
    expect(match.offers({ pick: 'attack', target: 'Daeldric' })).toBe(false);
  });

  skillTest('second-wind', 'two dice back for each sun, 5 at most, once in a turn', () => {
    const match = slayer('Cathryn', 'second-wind', { who: { Cathryn: { with: { pool: 4 } } } });
    match.act(skill('second-wind'), [6, 6, 1, 1]);
    expect(match.the('Cathryn').pool).toBe(5);
    const weak = slayer('Cathryn', 'second-wind', { who: { Cathryn: { with: { pool: 2 } } } });
    expect(weak.act(skill('second-wind'), [6, 1]).the('Cathryn').pool).toBe(4);
    expect(match.offers(skill('second-wind'))).toBe(false);
  });

  skillTest(
    'raise-the-dead',
    'a dead slayer stands up where he fell, and his card joins the next shuffle',
    () => {
      const dead = {
        Cathryn: { at: west, with: { pool: 0, isDead: true } },
        Amalica: { at: south },
      } as const;
      const match = slayer('Amalica', 'raise-the-dead', { who: dead }).act(skill('raise-the-dead'), two);
      expect(match.the('Cathryn')).toMatchObject({ pool: 2, isDead: false });
      expect(match.s.waiting).toEqual([{ of: 'slayer', figure: 0 }]);
      expect(slayer('Amalica', 'raise-the-dead').offers(skill('raise-the-dead'))).toBe(false);
    },
  );

  test('raise-the-dead: whose card still lies in the pile keeps it there; who finds his place taken stands beside', () => {
    const dead = {
      Cathryn: { at: west, with: { pool: 0, isDead: true } },
      Daeldric: { at: [9.8, 12] },
    } as const;
    const match = slayer('Amalica', 'raise-the-dead', {
      who: { ...dead, Amalica: { at: south } },
      pile: ['Cathryn'],
    });
    match.act(skill('raise-the-dead'), sun);
    expect(match.s.waiting).toEqual([]);
    expect(match.at('Cathryn')).not.toEqual([10, 12]);
  });

  skillTest(
    'spider-sting',
    'an attack with the magic of one die and an AV more for each sun, from anywhere',
    () => {
      const match = slayer('Amalica', 'spider-sting', {
        who: { Amalica: { at: [2, 22] } },
        trees: [[8, 16]],
      });
      match.act(skill('spider-sting'), [...sun, ...blank, 1]);
      expect(lost(match)).toBe(5);
      expect(slayer('Amalica', 'spider-sting').act(skill('spider-sting'), none).told('attack')).toEqual([]);
    },
  );

  skillTest('venom', 'damage that nothing defends, a die for each sun', () => {
    const match = slayer('Amalica', 'venom', { who: { Amalica: { at: [2, 22] } } });
    match.act(skill('venom'), [...two, 3]);
    expect(lost(match)).toBe(2);
    expect(match.s.row[2]?.die).toBe(3);
    expect(match.offers(skill('venom'))).toBe(true);
  });

  skillTest('great-web', 'a Hobbled counter for each sun, an inch less for each, and one Exposed', () => {
    const match = slayer('Amalica', 'great-web', { who: { Amalica: { at: [2, 22] } }, pile: [0] });
    match.act(skill('great-web'), two);
    expect(match.the('Eryam').counters).toEqual({ hobbled: 2, exposed: 1 });
    match.act({ pick: 'end' }).answer({ pick: 'move' });
    expect(match.pending?.about).toMatchObject({ about: 'move', distance: 4 * 1024 });
  });

  skillTest('knit-wounds', 'a slayer of one’s choice regains a die for each sun', () => {
    const match = slayer('Amalica', 'knit-wounds', {
      who: { Amalica: { at: [2, 22] }, Cathryn: { with: { pool: 2 } }, Braron: { with: { pool: 1 } } },
    });
    match.act(skill('knit-wounds'), two, { pick: 'figure', figure: 'Cathryn' });
    expect(match.the('Cathryn').pool).toBe(4);
  });

  skillTest('silken-ward', 'each counter takes one off the damage of each attack', () => {
    const match = slayer('Amalica', 'silken-ward', { who: { Amalica: { at: [2, 22] } } });
    match.act(skill('silken-ward'), two, { pick: 'figure', figure: 'Cathryn' });
    expect(match.the('Cathryn').counters).toEqual({ guarded: 2 });
    const her = arena({
      turn: 0,
      who: { Cathryn: { at: west, with: { counters: { guarded: 2 } } }, Eryam: { with: { pool: 1 } } },
    });
    expect(her.act({ pick: 'attack' }, [6, 1, 1, 1, 1, 1]).the('Cathryn').pool).toBe(4);
  });

  test('the attack or movement of a skill happens without a sun too', () => {
    const match = slayer('Cathryn', 'hamstring').act(skill('hamstring'), [...none, ...blank, 1]);
    expect(lost(match)).toBe(3);
    expect(match.the('Eryam').counters).toEqual({});
    const move = slayer('Cathryn', 'slip-away', { who: { Cathryn: { at: [2, 2] } } });
    expect(move.act(skill('slip-away'), none, [7, 2]).at('Cathryn')).toEqual([7, 2]);
  });
});

/** The dragon’s turn with one card and three dice; slayers have no shields on a 1. */
const hers = (id: DragonSkillId, more: Scene = {}): Arena =>
  arena({
    ...more,
    turn: 0,
    cards: { 0: { skill: id, daggers: { 6: 3, 5: 1 } }, ...more.cards },
    who: {
      Cathryn: { at: west },
      ...more.who,
      Eryam: { ...more.who?.Eryam, with: { pool: 3, ...more.who?.Eryam?.with } },
    },
  });

const at = (id: DragonSkillId, target: Name) => ({ ...skill(id), target });
const die = (face: number) => ({ pick: 'die', face });
const bare = times(5, 1);

describe('skills of the dragon', () => {
  skillTest('acid-breath', 'reaches 5 inches with a free line', () => {
    const away = { Cathryn: { at: [5.5, 12] } } as const;
    const match = hers('acid-breath', { who: away });
    expect(match.offers({ pick: 'attack' })).toBe(false);
    match.act(at('acid-breath', 'Cathryn'), [6, 5, 1, ...bare], die(6));
    expect(match.the('Cathryn')).toMatchObject({ pool: 2, counters: {} });
    const weak = hers('acid-breath', { cards: { 0: { skill: 'acid-breath', daggers: { 1: 1 } } } });
    weak.act(at('acid-breath', 'Cathryn'), [1, 1, 1, ...bare]);
    expect(weak.the('Cathryn')).toMatchObject({ pool: 4, counters: { exposed: 3 } });
    expect(hers('acid-breath', { who: { Cathryn: { at: [4.9, 12] } } }).offers(skill('acid-breath'))).toBe(
      false,
    );
    const trees = [
      [8, 12],
      [8, 11.1],
      [8, 12.9],
      [8, 10.2],
      [8, 13.8],
    ] as const;
    expect(hers('acid-breath', { who: away, trees }).offers(skill('acid-breath'))).toBe(false);
  });

  skillTest('thickening-scales', 'instead of an attack, once, and a DV more until the end', () => {
    const match = hers('thickening-scales', { pile: [0, 'Cathryn'] });
    expect(match.offers(at('thickening-scales', 'Cathryn'))).toBe(false);
    match.act(skill('thickening-scales'));
    expect(match.s.moreDv).toBe(1);
    expect(match.offers(skill('thickening-scales'))).toBe(false);
    match.act({ pick: 'end' });
    match.act({ pick: 'attack' }, [6, 1, 1, 1, 1, 1, 1, 1]);
    expect(match.told('picked')[1]).toMatchObject({ value: 'dv', symbols: 0, more: 1, is: 1 });
  });

  skillTest('tail-sweep', 'pushes all in contact, farthest on weak faces', () => {
    const match = hers('tail-sweep', { who: { Cathryn: { at: west }, Daeldric: { at: east } } });
    match.act(at('tail-sweep', 'Cathryn'), [6, 3, 1, ...bare], die(1));
    expect(match.at('Cathryn')).toEqual([6, 12]);
    expect(match.at('Daeldric')).toEqual([18, 12]);
    expect(
      hers('tail-sweep')
        .act(at('tail-sweep', 'Cathryn'), [6, 3, 1, ...bare], die(6))
        .at('Cathryn'),
    ).toEqual([9, 12]);
  });

  skillTest('wing-beat', 'Hobbled for all within 3 inches', () => {
    const match = hers('wing-beat', {
      who: { Cathryn: { at: west }, Daeldric: { at: [17, 12] }, Braron: { at: [12, 17.1] } },
    });
    match.act(at('wing-beat', 'Cathryn'), [6, 3, 1, ...bare], die(3));
    expect(match.the('Cathryn').counters).toEqual({ hobbled: 2 });
    expect(match.the('Daeldric').counters).toEqual({ hobbled: 2 });
    expect(match.the('Braron').counters).toEqual({});
  });

  skillTest('dread-gaze', 'Dazed for who is attacked', () => {
    const match = hers('dread-gaze').act(at('dread-gaze', 'Cathryn'), [6, 3, 1, ...bare], die(1));
    expect(match.the('Cathryn').counters).toEqual({ dazed: 2 });
  });

  skillTest(
    'scent-of-blood',
    'a walk after the attack, out of contact too, and nobody attacks her for it',
    () => {
      const match = hers('scent-of-blood');
      match.act(at('scent-of-blood', 'Cathryn'), [6, 3, 1, ...bare], die(1), [17, 12]);
      expect(match.at('Eryam')).toEqual([17, 12]);
      expect(match.told('attack')).toHaveLength(1);
    },
  );

  skillTest('crushing-jaws', 'further damage without defence if the attack does damage', () => {
    const match = hers('crushing-jaws', { cards: { 0: { skill: 'crushing-jaws', daggers: { 1: 1 } } } });
    match.act(at('crushing-jaws', 'Cathryn'), [1, 1, 1, ...bare]);
    expect(match.the('Cathryn').pool).toBe(1);
    const held = hers('crushing-jaws').act(at('crushing-jaws', 'Cathryn'), [1, 1, 1, ...bare]);
    expect(held.the('Cathryn').pool).toBe(5);
  });

  skillTest('drink-deep', 'dice come back if the attack does damage', () => {
    const match = hers('drink-deep', { cards: { 0: { skill: 'drink-deep', daggers: { 1: 1 } } } });
    match.act(at('drink-deep', 'Cathryn'), [1, 1, 1, ...bare]);
    expect(match.the('Eryam').pool).toBe(6);
    const held = hers('drink-deep').act(at('drink-deep', 'Cathryn'), [1, 1, 1, ...bare]);
    expect(held.the('Eryam').pool).toBe(3);
  });

  skillTest('hot-blood', 'who damages her in contact removes one and loses a die', () => {
    const match = hers('hot-blood', { pile: ['Cathryn'] });
    match.act(at('hot-blood', 'Cathryn'), [1, 1, 1, ...bare]);
    expect(match.the('Eryam').counters).toEqual({ 'hot-blood': 3 });
    match.act({ pick: 'attack' }, [4, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(match.the('Eryam').counters).toEqual({ 'hot-blood': 2 });
    expect(match.the('Cathryn').pool).toBe(4);
  });

  skillTest('rising-fury', 'AV more on weak faces, and more yet with 13 dice or fewer', () => {
    const few = hers('rising-fury').act(at('rising-fury', 'Cathryn'), [6, 3, 1, ...bare], die(1));
    expect(few.told('picked')[0]).toMatchObject({ symbols: 0, more: 4 });
    const many = hers('rising-fury', { who: { Eryam: { with: { pool: 14 } } } });
    many.act(at('rising-fury', 'Cathryn'), [6, ...times(13, 1), ...bare], die(1));
    expect(many.told('picked')[0]).toMatchObject({ symbols: 0, more: 3 });
  });

  test('she has the skill of the card that came up alone, face down too', () => {
    const cards = { 1: { skill: 'tail-sweep' } } as const;
    const match = hers('dread-gaze', {
      cards: { 0: { skill: 'dread-gaze' }, ...cards },
      row: { 0: { isDown: true, die: 0 } },
    });
    expect(match.offers(skill('dread-gaze'))).toBe(true);
    expect(match.offers(skill('tail-sweep'))).toBe(false);
  });
});

test('every skill of both sides has a test of its own', () => {
  expect([...slayerSkillIds, ...dragonSkillIds].filter((id) => !tested.has(id))).toEqual([]);
});
