import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceNumbers } from '../../../dice/face';
import type { Follower } from '../sheet/follower';
import { newHero, type HeroDraft } from '../sheet/hero';
import type { Face } from '../sheet/pips';
import { die } from '../start/samples/sample';
import { findSkill, skills } from '../skills/index';
import { needsMagicPip, type Skill } from '../skills/school';
import { attackOdds } from './encounter';
import { fighter } from '../../../painted-die/odds/fixtures';
import { anyHero } from './fixtures';
import { leftOut } from './left-out';
import { rolledSkills } from './rolled-skills';
import { figuresOfSkill } from './skill-figures';
import { skillOdds } from './skill-odds';

type Roll = readonly Face[];

const ordered = (hero: HeroDraft, dice: number): readonly Roll[] =>
  dice === 0
    ? [[]]
    : ordered(hero, dice - 1).flatMap((roll) => faceNumbers.map((face) => [...roll, hero.faces[face]]));

const most = (values: readonly number[]): number => Math.max(0, ...values);
const greenOf = (roll: Roll): number => roll.reduce((sum, face) => sum + face.skill, 0);
const best = (roll: Roll, pip: keyof Face): number => most(roll.map((face) => face[pip]));

const known = (id: string): Skill => {
  const skill = findSkill(id);
  if (!skill) throw new Error(`There is no skill ${id}.`);
  return skill;
};

/** Reading of one roll of each by the rules, in the rulebook's terms: AV, RAV, MAV, green pips, DV, MDV. */
interface Table {
  readonly av: number;
  readonly rav: number;
  readonly mav: number;
  readonly green: number;
  readonly dv: number;
  readonly mdv: number;
}
const left = (value: number, defence: number): number => Math.max(0, value - defence);
const byRule: Readonly<Record<string, (table: Table) => number>> = {
  'ranger/aimed-shot': ({ rav, green, dv }) => left(rav + 2 * green, dv),
  'warrior/berserk': ({ av, green, dv }) => left(av + green, dv),
  'warrior/flurry': ({ av, dv }) => left(av - 1, dv),
  'warrior/impale': ({ av, dv }) => left(av, dv),
  'warrior/swift-blow': ({ av, green, dv }) => (green > 0 ? 0 : left(av, dv)),
  'warrior/cleave': ({ av, green, dv }) => (green > 0 && av > 0 ? green : left(av, dv)),
  'warrior/big-bada-boom': ({ av, green, dv }) => left(av, dv) + green,
  'dirty-tricks/exploit-weakness': ({ av, green, dv }) => (av > 0 ? Math.max(green, left(av, dv)) : 0),
  'elemental-mage/fireball': ({ mav, green, mdv }) => (mav > 0 ? left(2 * green, mdv) : 0),
  'elemental-mage/icy-prison': ({ mav, green, mdv }) => (mav > 0 ? left(green, mdv) : 0),
  'elemental-mage/lightning-bolt': ({ mav, green, mdv }) => (green > 0 ? left(mav, mdv) : 0),
  'elemental-mage/earthquake': ({ mav, green }) => (mav > 0 ? 2 * green : 0),
  'dirty-tricks/iron-fist': ({ av, green, dv }) => (green > 0 ? 0 : left(av, dv)),
  'survival/headbutt': ({ av, dv }) => left(av, dv),
  'harbinger/wounding-strike': ({ av, green, dv }) => (av > 0 ? Math.max(green, left(av, dv)) : 0),
  'psion/illusionary-blade': ({ mav, green, dv }) => (green > 0 ? left(mav, dv) : 0),
};

const pair = fc.record({
  own: anyHero,
  foe: anyHero,
  hand: fc.integer({ min: 1, max: 3 }),
  other: fc.integer({ min: 1, max: 2 }),
  cover: fc.boolean(),
});

describe('what a skill comes to', () => {
  it('equals a count of every roll: the damage, by the rules of sixteen skills', () => {
    fc.assert(
      fc.property(pair, fc.constantFrom(...Object.keys(byRule)), ({ own, foe, hand, other, cover }, id) => {
        // Bare hands and a plain shot: what weapons add is weighed with the attacks.
        const hero = { ...own, equipment: newHero('Bare').equipment };
        const read = byRule[id];
        const all = ordered(hero, hand).flatMap((roll) =>
          ordered(foe, other).map((defence) =>
            read?.({
              av: best(roll, 'melee'),
              rav: best(roll, 'ranged'),
              mav: best(roll, 'magic'),
              green: greenOf(roll),
              dv: best(defence, 'defence') + (cover ? 1 : 0),
              mdv: best(defence, 'magic'),
            }),
          ),
        );
        const mean = all.reduce<number>((sum, damage) => sum + (damage ?? NaN), 0) / all.length;
        const odds = skillOdds(known(id), fighter(hero, { hand }), fighter(foe, { hand: other, cover }));
        expect(odds.damage ?? 0).toBeCloseTo(mean, 11);
      }),
      { numRuns: 60 },
    );
  });

  it('equals a count of every roll: chances and means, for every skill', () => {
    fc.assert(
      fc.property(anyHero, fc.integer({ min: 1, max: 3 }), fc.constantFrom(...skills), (own, hand, skill) => {
        const odds = skillOdds(skill, fighter(own, { hand }), fighter(newHero('Bare')));
        const rolls = ordered(own, hand);
        const able = rolls.filter(
          (roll) => greenOf(roll) > 0 && (!needsMagicPip(skill) || best(roll, 'magic') > 0),
        );
        expect(odds.works).toBeCloseTo(able.length / rolls.length, 12);
        for (const { figure, chance, working, overall } of odds.figures) {
          if (figure.ifs.some((check) => ['hits', 'damages', 'kills'].includes(check))) continue;
          if (figure.counts === 'damage' || figure.what === 'ritual') continue;
          const pips = able
            .map((roll) => (figure.line === 'green' ? greenOf(roll) : best(roll, 'magic')))
            .filter((count) => count > 0);
          const times = figure.counts === 'hand' ? hand : 1;
          const spared = figure.per === 'further-pip' ? 1 : 0;
          const sum = pips.reduce((total, count) => total + (count - spared) * figure.by * times, 0);
          expect(chance).toBeCloseTo(pips.length / rolls.length, 12);
          expect(overall).toBeCloseTo(sum / rolls.length, 11);
          expect(working).toBeCloseTo(pips.length > 0 ? sum / pips.length : 0, 11);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('gives no counters without a hit where the skill asks for one', () => {
    const hero = { ...newHero('Tom'), faces: die({ 5: { melee: 2 }, 6: { skill: 1 } }) };
    const odds = skillOdds(known('warrior/impale'), fighter(hero, { hand: 2 }), fighter(newHero('Bare')));
    expect(odds.works).toBeCloseTo(11 / 36, 14);
    const [bleeding] = odds.figures;
    expect(bleeding?.figure).toMatchObject({ what: 'counters', of: 'bleeding', ifs: ['hits'] });
    expect(bleeding?.chance).toBeCloseTo(2 / 36, 14);
    expect(bleeding?.working).toBeCloseTo(1, 14);
  });

  it('reads the numbers of a skill from its entry', () => {
    expect(figuresOfSkill(known('elemental-mage/fireball'))).toMatchObject([
      { what: 'attack', of: 'MAV', by: 2, line: 'green' },
      { what: 'reach', by: 0.5, line: 'blue' },
    ]);
    expect(figuresOfSkill(known('druid/calenture'))).toMatchObject([
      { what: 'counters', of: 'dazed', by: 1 },
      { what: 'turns', by: 1, line: 'blue' },
      { what: 'range', by: 0.5 },
    ]);
  });

  it('never counts what no number of the skill scales: a word stays a word', () => {
    const kinds = figuresOfSkill(known('elemental-mage/lava-pit')).filter(({ what }) => what === 'counters');
    expect(kinds).toHaveLength(1);
  });

  it('has every number of every skill that grows with pips in a figure', () => {
    // Lengths, reaches and numbers of targets have figures of their own wherever they stand.
    const elsewhere = ['fixed', 'turns', 'reach', 'within', 'upTo', 'to'];
    const numbers = (value: unknown, key: string): readonly string[] => {
      if (typeof value === 'number') return elsewhere.includes(key) ? [] : [key];
      if (typeof value !== 'object' || value === null) return [];
      if ('named' in value) return [];
      // Said as well: what the attacks that they bring would deal is in no figure.
      if ('act' in value && ['perform', 'grant'].includes(String(value.act))) return [];
      return Object.entries(value).flatMap(([inner, each]) =>
        numbers(each, Array.isArray(value) ? key : inner),
      );
    };
    for (const skill of skills) {
      const { green, blue, removal, otherForm } = leftOut(skill);
      expect([skill.id, numbers([green, blue, removal, otherForm?.green], '')]).toEqual([skill.id, []]);
    }
  });

  it('keeps in words what has no number: a bare act, a word, a named effect, the part before the pip', () => {
    expect(leftOut(known('psion/leak')).always).toHaveLength(1);
    expect(leftOut(known('druid/shapeshift')).green).toMatchObject([{ named: 'shapeshift' }]);
    expect(leftOut(known('snowfall/igloo')).green).toMatchObject([{ lasting: [{ has: 'immune' }] }]);
    expect(leftOut(known('beastmaster/basic-animal-training')).otherForm?.always).toHaveLength(1);
    expect(leftOut(known('warrior/impale')).green).toEqual([]);
  });
});

/** The mean of what a number of attacks does, each rolled and defended in turn with the dice that are left. */
const oneByOne = (
  attacks: number,
  dice: number,
  foe: HeroDraft,
  blows: readonly ((dv: number) => number)[],
): number => {
  const known = new Map<string, number>();
  const from = (more: number, hand: number): number => {
    if (more === 0 || hand === 0) return 0;
    const key = `${more} ${hand}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const all = blows.flatMap((blow) =>
      ordered(foe, hand).map((roll) => {
        const damage = blow(best(roll, 'defence'));
        return damage + from(more - 1, Math.max(0, hand - damage));
      }),
    );
    const mean = all.reduce((sum, damage) => sum + damage, 0) / all.length;
    known.set(key, mean);
    return mean;
  };
  return from(attacks, dice);
};

describe('attacks that are defended one by one', () => {
  const foe = { ...newHero('Guard'), faces: die({ 4: { defence: 1 }, 6: { defence: 2, magic: 1 } }) };
  const thrower = { ...newHero('Thrower'), faces: die({ 5: { melee: 2 }, 6: { melee: 3, skill: 1 } }) };

  it.each([1, 2] as const)('count all daggers of Dancing Daggers with %s dice', (hand) => {
    const rolls = ordered(thrower, hand);
    const mean =
      rolls.reduce((sum, roll) => {
        const pips = greenOf(roll);
        return sum + oneByOne(3 * pips, 2, foe, [(dv) => left(pips, dv)]);
      }, 0) / rolls.length;
    const odds = skillOdds(
      known('dirty-tricks/dancing-daggers'),
      fighter(thrower, { hand }),
      fighter(foe, { hand: 2 }),
    );
    expect(odds.damage).toBeCloseTo(mean, 12);
  });

  it('count the attacks of Onslaught and Backstab, each with a roll of its own', () => {
    const rolls = ordered(thrower, 2);
    const blows = rolls.map((roll) => (dv: number) => left(best(roll, 'melee'), dv));
    for (const [id, each] of [
      ['harbinger/onslaught', 2],
      ['dirty-tricks/backstab', 1],
    ] as const) {
      const mean =
        rolls.reduce((sum, roll) => sum + oneByOne(each * greenOf(roll), 2, foe, blows), 0) / rolls.length;
      const odds = skillOdds(known(id), fighter(thrower, { hand: 2 }), fighter(foe, { hand: 2 }));
      expect(odds.damage).toBeCloseTo(mean, 12);
      expect(odds.mode?.kind).toBe('melee');
    }
  });

  it('add the shot of Incendiary Missile, whether the spell works or not, where there is a bow', () => {
    const mage: HeroDraft = {
      ...newHero('Mage'),
      faces: die({ 4: { ranged: 2 }, 5: { magic: 1, ranged: 1 }, 6: { ranged: 3, skill: 1 } }),
    };
    const armed: HeroDraft = {
      ...mage,
      equipment: { ...mage.equipment, weapons: [{ type: 'shortbow' }] },
    };
    const missile = known('elemental-mage/incendiary-missile');
    const against = fighter(foe, { hand: 2 });
    const all = ordered(mage, 2).flatMap((roll) =>
      ordered(foe, 2).map((defence) => left(best(roll, 'ranged') - 1, best(defence, 'defence'))),
    );
    const mean = all.reduce((sum, damage) => sum + damage, 0) / all.length;
    expect(skillOdds(missile, fighter(armed, { hand: 2 }), against).damage).toBeCloseTo(mean, 12);
    expect(skillOdds(missile, fighter(mage, { hand: 2 }), against).damage).toBeUndefined();
  });
});

describe('numbers that both lines, the damage or the dice decide', () => {
  const mean = (hero: HeroDraft, dice: number, of: (roll: Roll) => number): number => {
    const rolls = ordered(hero, dice);
    return rolls.reduce((sum, roll) => sum + of(roll), 0) / rolls.length;
  };
  const hero = {
    ...newHero('Sage'),
    faces: die({ 4: { magic: 2 }, 5: { magic: 1, skill: 1 }, 6: { melee: 3, skill: 1 } }),
  };
  const overall = (id: string, what: string, foe: HeroDraft = newHero('Bare')): number =>
    skillOdds(known(id), fighter(hero, { hand: 3 }), fighter(foe, { hand: 2 })).figures.find(
      ({ figure }) => figure.what === what,
    )?.overall ?? NaN;
  const cast = (roll: Roll): boolean => greenOf(roll) > 0 && best(roll, 'magic') > 0;

  it('take the length of a ritual from both', () => {
    const turns = (roll: Roll): number =>
      cast(roll) ? Math.max(0, 1 - greenOf(roll) + best(roll, 'magic')) : 0;
    expect(overall('summoner/summon-daemon', 'ritual')).toBeCloseTo(mean(hero, 3, turns), 12);
  });

  it('heal as much as is dealt, after the defence', () => {
    const foe = { ...newHero('Witch'), faces: die({ 6: { magic: 1 } }) };
    const healed = mean(hero, 3, (roll) =>
      cast(roll) ? mean(foe, 2, (defence) => left(best(roll, 'magic'), best(defence, 'magic'))) : 0,
    );
    expect(overall('necromancer/kiss-of-death', 'life-healed', foe)).toBeCloseTo(healed, 12);
  });

  it('measure by the dice in the own Hand, and count a golem from the second pip', () => {
    expect(overall('dirty-tricks/tease', 'reach')).toBeCloseTo(
      mean(hero, 3, (roll) => 2 * 3 * greenOf(roll)),
      12,
    );
    expect(overall('necromancer/awake-golem', 'dice')).toBeCloseTo(
      mean(hero, 3, (roll) => (cast(roll) ? greenOf(roll) - 1 : 0)),
      12,
    );
  });

  it('never ask what comes later about this roll: Damage Reversal heals without an attack', () => {
    expect(overall('zealot/damage-reversal', 'life-healed')).toBeCloseTo(
      mean(hero, 3, (roll) => (cast(roll) ? 2 * greenOf(roll) : 0)),
      12,
    );
  });
});

describe('whose dice a skill is rolled with', () => {
  const faces = die({ 6: { melee: 4, skill: 1 } });
  const pet: Follower = {
    kind: 'pet',
    name: 'Rex',
    magical: false,
    weapons: [{ type: 'piercing' }],
    faces,
    skills: [],
  };
  const tamer: HeroDraft = {
    ...newHero('Tamer'),
    skills: ['beastmaster/brutal-strike', 'beastmaster/dash', 'nothing/such'],
    followers: [pet, { ...pet, kind: 'daemon', name: 'Zoz', skills: ['summoner/bite'] }],
    snowfall: { skills: ['snowfall/popsicle'] },
  };

  it('names own, Snowfall, pets and daemons, and Purify for everybody', () => {
    expect(rolledSkills(tamer).map(({ key, hero: { name } }) => [key, name])).toEqual([
      ['beastmaster/dash', 'Tamer'],
      ['snowfall/popsicle', 'Tamer'],
      ['beastmaster/brutal-strike@1', 'Rex'],
      ['summoner/bite@2', 'Zoz'],
      ['recovering/purify', 'Tamer'],
    ]);
  });

  it('bites with the attack that the bite is', () => {
    const bite = rolledSkills(tamer).find(({ follower }) => follower?.kind === 'daemon');
    const foe = fighter({ ...newHero('Wall'), faces: die({ 6: { defence: 3 } }) }, { hand: 1 });
    const daemon = bite && fighter(bite.hero, { hand: 2 });
    const odds = bite && daemon && skillOdds(bite.skill, daemon, foe);
    expect(odds?.damage).toBeCloseTo(daemon ? attackOdds(daemon, foe).damage : NaN, 12);
    expect(odds?.figures[0]?.chance).toBeCloseTo(11 / 36, 14);
  });

  it("strikes with the pet's own weapon and dice", () => {
    const strike = rolledSkills(tamer).find(({ follower }) => follower?.kind === 'pet');
    const foe = { ...newHero('Wall'), faces: die({ 5: { defence: 3 }, 6: { defence: 3 } }) };
    const all = ordered({ ...tamer, faces }, 2).flatMap((roll) =>
      ordered(foe, 1).map((defence) => {
        const av = best(roll, 'melee');
        const critical = roll.filter(({ melee }) => melee === 4).length >= 2 ? 1 : 0;
        return av > 0 ? Math.max(left(av, best(defence, 'defence')), greenOf(roll), critical) : 0;
      }),
    );
    const mean = all.reduce((sum, damage) => sum + damage, 0) / all.length;
    const odds =
      strike && skillOdds(strike.skill, fighter(strike.hero, { hand: 2 }), fighter(foe, { hand: 1 }));
    expect(odds?.damage).toBeCloseTo(mean, 12);
    expect(odds?.mode?.weapon?.type).toBe('piercing');
  });
});
