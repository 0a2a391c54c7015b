import type { TurnStep } from '../../../cards/kit/leaflet';
import {
  exampleRoll,
  pipsIn,
  type ExampleFighter,
  type ExampleRoll,
} from '../../../painted-die/cards/example';
import { bestFace } from '../../../painted-die/die';
import { dieOf } from '../cards/card-content';
import { kitCards } from '#words/systems/living/messages/kit-cards';
import { leaflet as words } from '#words/systems/living/messages/leaflet';
import type { HeroDraft } from '../sheet/hero';
import type { Pip } from '../sheet/pips';
import type { Effect } from '../skills/effects/effect';
import { findSkill } from '../skills/index';
import { nameWithoutNote, needsMagicPip, type Skill } from '../skills/school';
import { plainLine } from '../skills/skill-text';
import { hasUsualRange, namesDistance } from './parts/distances';

/** #: how far a spell reaches for each Magic pip where it says nothing else; chapter "Magic". */
const spellReach = 5;
/** Dice of a Hand. */
const fullHand = 5;

/** A hero as the owner of an example's dice. */
export const owner = (hero: HeroDraft): ExampleFighter<Pip> => ({
  name: hero.name,
  faces: hero.faces,
  pipsOf: dieOf(hero, kitCards.labels.card).pipsOf,
});

/** Value of a MAV attack on the target for each pip of its line; undefined where the spell has none that one roll decides. */
const mavIn = (line: readonly Effect[] | undefined): number | undefined => {
  for (const effect of line ?? [])
    if ('act' in effect && effect.act === 'attack' && effect.with === 'MAV')
      return effect.whom === 'target' && typeof effect.value === 'number' ? effect.value : undefined;
  return undefined;
};

type SpellOf = (pips: { readonly green: number; readonly magic: number }) => number;

/** MAV of the spell with these pips. */
const mavOf = ({ green, blue }: Skill): SpellOf | undefined => {
  const [perGreen, perMagic] = [mavIn(green), mavIn(blue)];
  if (perGreen !== undefined) return ({ green: pips }) => perGreen * pips;
  return perMagic === undefined ? undefined : ({ magic }) => perMagic * magic;
};

const aims: readonly Skill['target'][] = ['opponent', 'any'];

const rollOf = (hero: HeroDraft, luck: 'high' | 'low' | 'twice'): ExampleRoll =>
  exampleRoll(owner(hero), 'magic', luck, words.example.scenario.roll);

/** The rolls that a target may defend with, the better ones for an example first: who rolls something. */
const guardsOf = (target: HeroDraft): readonly (ExampleRoll | undefined)[] =>
  bestFace(target.faces, 'magic') === 0 ? [undefined] : [rollOf(target, 'low'), rollOf(target, 'high')];

interface Cast {
  readonly caster: HeroDraft;
  readonly skill: Skill;
  readonly target: HeroDraft;
  readonly rolled: ExampleRoll;
  readonly guard: ExampleRoll | undefined;
  readonly green: number;
  /** A MAV attack, or pips that are left of the spell. */
  readonly mav: number | undefined;
  readonly left: number;
}

const castsOf = (caster: HeroDraft, skill: Skill, targets: readonly HeroDraft[]): readonly Cast[] =>
  (['high', 'twice'] as const).flatMap((luck) => {
    const rolled = rollOf(caster, luck);
    const green = pipsIn(rolled, owner(caster), 'skill');
    if (green === 0) return [];
    const mav = mavOf(skill)?.({ green, magic: rolled.best });
    return targets.flatMap((target) =>
      guardsOf(target).map((guard): Cast => {
        const left = (mav ?? rolled.best) - (guard?.best ?? 0);
        return { caster, skill, target, rolled, guard, green, mav, left };
      }),
    );
  });

/** Lower is better: an attack that hurts somebody who defends, then one that hurts, then other effects that get through. */
const rank = ({ mav, guard, left }: Cast): number =>
  (mav === undefined ? 2 : 0) + ((guard?.best ?? 0) > 0 ? 0 : 1) + (left > fullHand ? 4 : 0);

const spellsOf = ({ faces, skills }: HeroDraft): readonly Skill[] =>
  bestFace(faces, 'magic') === 0
    ? []
    : skills.flatMap((id) => {
        const skill = typeof id === 'string' ? findSkill(id) : undefined;
        const isShown =
          skill &&
          needsMagicPip(skill) &&
          aims.includes(skill.target) &&
          skill.actions === undefined &&
          skill.requires === undefined;
        // Other powers of a line that measures would be said with too few pips.
        return isShown && (mavOf(skill) ?? !namesDistance(skill.blue)) ? [skill] : [];
      });

const linesOf = ({ skill, green, left }: Cast): string => {
  const text = kitCards.renderSkill(skill, { green, blue: left, rolled: true });
  return [text.always, text.green, text.blue]
    .map(plainLine)
    .filter((line) => line !== '')
    .join(' ');
};

const told = (cast: Cast): readonly TurnStep[] => {
  const { caster, skill, target, rolled, guard, green, mav, left } = cast;
  const name = nameWithoutNote(skill.name);
  const { spells } = words.turn;
  const range = hasUsualRange(skill) ? rolled.best * spellReach : undefined;
  const defence = guard?.best ?? 0;
  return [
    {
      text: spells.cast(caster.name, name, target.name, { magic: rolled.best, green, range }),
      roll: rolled.roll,
    },
    {
      text: [
        spells.defends(target.name, guard && defence),
        mav === undefined
          ? spells.power(rolled.best, defence, linesOf(cast))
          : spells.attack(mav, defence, target.name, Math.max(0, fullHand - left)),
      ].join(' '),
      ...(guard && { roll: guard.roll }),
    },
  ];
};

/**
 * A spell of one of these heroes worked through, on somebody of the other team where there is one; empty where nobody has
 * one that an opponent can resist.
 */
export const spellExample = (
  heroes: readonly HeroDraft[],
  opponentsOf: (hero: HeroDraft) => readonly HeroDraft[],
): readonly TurnStep[] => {
  const casts = heroes
    .flatMap((caster) => spellsOf(caster).flatMap((skill) => castsOf(caster, skill, opponentsOf(caster))))
    .filter(({ left }) => left > 0)
    .toSorted((one, other) => rank(one) - rank(other));
  const [best] = casts;
  return best ? told(best) : [];
};
