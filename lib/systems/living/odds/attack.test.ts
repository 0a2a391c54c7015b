import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceNumbers, type FaceNumber } from '../../../dice/face';
import { everyRoll } from '../../../dice/fixtures/rolls';
import { newHero, type HeroDraft } from '../sheet/hero';
import { emptyFace, type Face } from '../sheet/pips';
import { die } from '../start/samples/sample';
import { attackOdds } from './encounter';
import { fighter } from '../../../painted-die/odds/fixtures';
import { anyHero } from './fixtures';
import { attackModesOf, type AttackMode } from './attack-modes';

type Roll = readonly Face[];

const rollsOf = ({ faces }: HeroDraft, dice: number): readonly Roll[] =>
  everyRoll(
    faceNumbers.map((face) => faces[face]),
    dice,
  );

const most = (values: readonly number[]): number => Math.max(0, ...values);

interface Meeting {
  readonly mode: AttackMode;
  readonly attacker: HeroDraft;
  readonly cover: boolean;
  readonly allies: number;
}

/** The rules read off one roll of each side: the attack's value, whether it is a critical hit, and the damage. */
const outcome = ({ mode, attacker, cover, allies }: Meeting, attack: Roll, defence: Roll) => {
  const dv = most(defence.map((face) => face.defence)) + (cover ? 1 : 0);
  const type = mode.weapon?.type;
  if (mode.kind === 'projectile') {
    const stopped = cover || defence.some((face) => face.defence > 0 || face.magic > 0);
    return { value: 1, critical: false, damage: stopped ? 0 : 1 };
  }
  const green = attack.reduce((sum, face) => sum + face.skill, 0);
  if (mode.kind === 'spell') {
    const mav = green > 0 ? most(attack.map((face) => face.magic)) : 0;
    const mdv = most(defence.map((face) => face.magic));
    return { value: mav, critical: false, damage: Math.max(0, mav - mdv) };
  }
  const pipsOf = (face: Face): number =>
    mode.kind === 'melee'
      ? face.melee
      : mode.kind === 'ranged'
        ? face.ranged
        : Math.max(face.melee, face.ranged);
  const rolled = most(attack.map(pipsOf));
  const bonus = mode.kind === 'ranged' ? (type === 'shortbow' ? -1 : 0) : allies;
  const value = Math.max(0, rolled + bonus);
  const highest = most(Object.values(attacker.faces).map(pipsOf));
  const thrown = mode.kind === 'ranged' && type === 'throwing';
  const critical = !thrown && highest > 0 && attack.filter((face) => pipsOf(face) === highest).length >= 2;
  const weapon = attacker.equipment.weapons.find((each) => each.type === type);
  const pierces = type === 'piercing' || (mode.kind === 'thrown-in-melee' && weapon?.melee === 'piercing');
  const damage = Math.max(critical && pierces ? 1 : 0, value - dv);
  return { value, critical, damage: damage > 0 && type === 'crossbow-two-handed' ? damage + 1 : damage };
};

const meeting = fc.record({
  attacker: anyHero,
  defender: anyHero,
  hand: fc.integer({ min: 1, max: 3 }),
  other: fc.integer({ min: 1, max: 2 }),
  cover: fc.boolean(),
  allies: fc.integer({ min: 0, max: 2 }),
});

describe('an attack against a count of every roll', () => {
  it('equals it for random heroes, hands, weapons and cover', () => {
    fc.assert(
      fc.property(meeting, ({ attacker, defender, hand, other, cover, allies }) => {
        for (const mode of attackModesOf(attacker)) {
          // Two throwing weapons of different kinds cannot be told apart by type.
          if (attacker.equipment.weapons.filter(({ type }) => type === mode.weapon?.type).length > 1)
            continue;
          const odds = attackOdds(
            fighter(attacker, { hand, allies, way: mode.id }),
            fighter(defender, { hand: other, cover }),
          );
          const all = rollsOf(attacker, hand).flatMap((attack) =>
            rollsOf(defender, other).map((defence) =>
              outcome({ mode, attacker, cover, allies }, attack, defence),
            ),
          );
          const share = (holds: (each: (typeof all)[number]) => boolean): number =>
            all.filter(holds).length / all.length;
          const mean = (read: (each: (typeof all)[number]) => number): number =>
            all.reduce((sum, each) => sum + read(each), 0) / all.length;
          expect(odds.hit).toBeCloseTo(
            share(({ value }) => value > 0),
            12,
          );
          expect(odds.hurt).toBeCloseTo(
            share(({ damage }) => damage > 0),
            12,
          );
          expect(odds.kill).toBeCloseTo(
            share(({ damage }) => damage >= other),
            12,
          );
          if (mode.critical !== 'none')
            expect(odds.critical).toBeCloseTo(
              share((each) => each.critical),
              12,
            );
          expect(odds.damage).toBeCloseTo(
            mean(({ damage }) => damage),
            11,
          );
          expect(odds.lost).toBeCloseTo(
            mean(({ damage }) => Math.min(other, damage)),
            11,
          );
          odds.spread.forEach((chance, damage) =>
            expect(chance).toBeCloseTo(
              share((each) => each.damage === damage),
              12,
            ),
          );
        }
      }),
      { numRuns: 25 },
    );
  });
});

const heroWith = (parts: Partial<HeroDraft>): HeroDraft => ({ ...newHero('Anybody'), ...parts });
const armed = (weapons: HeroDraft['equipment']['weapons']): HeroDraft['equipment'] => ({
  armour: 'none',
  shield: false,
  weapons,
  other: [],
});
const bare = heroWith({});

describe('an attack by hand', () => {
  it('misses half of the time with half of the faces red, and one die', () => {
    const hero = heroWith({ faces: die({ 4: { melee: 1 }, 5: { melee: 1 }, 6: { melee: 1 } }) });
    const odds = attackOdds(fighter(hero, { hand: 1 }), fighter(bare));
    expect(odds).toMatchObject({ hit: 0.5, hurt: 0.5, damage: 0.5, critical: 0 });
  });

  it('lets an ally turn every miss into a hit, which cover takes back', () => {
    const ganging = fighter(heroWith({ faces: die({ 6: { melee: 1 } }) }), { hand: 1, allies: 1 });
    expect(attackOdds(ganging, fighter(bare)).hit).toBe(1);
    const covered = attackOdds(ganging, fighter(bare, { cover: true }));
    expect(covered.hurt).toBeCloseTo(1 / 6, 14);
  });

  it('takes one off the RAV of a short bow', () => {
    const archer = heroWith({
      faces: die({ 6: { ranged: 1 } }),
      equipment: armed([{ type: 'shortbow' }]),
    });
    expect(attackOdds(fighter(archer), fighter(bare)).hit).toBe(0);
  });

  it('casts no spell without a green pip, and defends it with Magic pips', () => {
    const skills = ['elemental-mage/lightning-bolt'];
    const mage = heroWith({ skills, faces: die({ 6: { magic: 3, skill: 1 } }) });
    const odds = attackOdds(
      fighter(mage, { hand: 2 }),
      fighter(heroWith({ faces: die({ 1: { magic: 1 } }) }), { hand: 1 }),
    );
    expect(odds.hit).toBeCloseTo(11 / 36, 14);
    expect(odds.damage).toBeCloseTo((11 / 36) * (3 - 1 / 6), 14);
    const unable = heroWith({ skills, faces: die({ 6: { magic: 3 } }) });
    expect(attackOdds(fighter(unable), fighter(bare)).hit).toBe(0);
  });

  it('pierces any armour with a critical hit', () => {
    const wall: Face = { ...emptyFace, defence: 5 };
    const faces = Object.fromEntries(faceNumbers.map((face) => [face, wall])) as Record<FaceNumber, Face>;
    const spear = (type: 'piercing' | 'slashing') =>
      fighter(heroWith({ faces: die({ 6: { melee: 2 } }), equipment: armed([{ type }]) }), { hand: 2 });
    const walled = fighter(heroWith({ faces }));
    expect(attackOdds(spear('piercing'), walled).damage).toBeCloseTo(1 / 36, 14);
    expect(attackOdds(spear('slashing'), walled).damage).toBe(0);
  });

  it('offers each weapon its ways, and a hero without pips his fists', () => {
    const rogue = heroWith({
      faces: die({ 6: { melee: 2, ranged: 2 } }),
      equipment: armed([{ type: 'throwing', melee: 'slashing' }, { type: 'magic' }]),
    });
    expect(attackModesOf(rogue).map(({ id }) => id)).toEqual(['weapon-1-melee', 'weapon-1', 'weapon-2']);
    expect(attackModesOf(bare).map(({ id }) => id)).toEqual(['fists']);
    const healer = heroWith({ skills: ['druid/regrowth'], faces: die({ 6: { magic: 3, skill: 1 } }) });
    expect(attackModesOf(healer).map(({ id }) => id)).toEqual(['fists']);
  });
});
