import {
  beyond,
  hindranceOf,
  type Hindrance,
  type NotThere,
  type Unreached,
} from '../../../skirmish/play/out-of-reach';
import { sees } from '../match/geometry/sight';
import { gap, inContact, inEarshot, isWithin, onSameLevel, units } from '../match/geometry/where';
import type { Figure } from '../match/state/figure';
import { areAllies, figureOf, isStanding, type MatchContext } from '../match/state/match-context';
import { proneOf } from '../match/state/mounts';
import type { Option } from '../match/state/option';
import { costOf } from '../match/turn/cost';
import { isHeldToMoving, mayAttack } from '../match/turn/attacks';
import { furthest, isEligible, meetsRequirements } from '../match/using/aim';
import { isKeptFrom, knownSkills } from '../match/using/learnt';
import { lacksLife } from '../match/values/hand';
import { countersOn, isTargetFor, meleeWeapons, weaponAt, zoneOf } from '../match/values/weapons';
import { profileOf } from '../match/state/match-context';
import { isRangedKind } from '../sheet/armoury';
import type { Requirement, Skill } from '../skills/school';

/** Something that a figure could do at other times. */
export type Undone =
  | { readonly pick: 'melee' | 'shoot'; readonly weapon: number }
  | { readonly pick: 'move' | 'charge' | 'recover' }
  | { readonly pick: 'use'; readonly skill: string };

export type Why =
  | Hindrance
  /** All else waits until it stands, or is no longer Dazed, or has acted after its Delay. */
  | { readonly why: 'prone' | 'held' | 'waits' }
  | { readonly why: 'may-not-attack' | 'actions' | 'spent' | 'used-up' | 'kept' | 'attack' | 'recovering' }
  | { readonly why: 'reload'; readonly counters: number }
  | { readonly why: 'requires'; readonly what: Requirement };

export interface Impossible {
  readonly undone: Undone;
  readonly why: Why;
}

const opponentsOf = (match: MatchContext, figure: Figure): readonly Figure[] =>
  match.s.figures.filter((each) => isStanding(each) && each.rider < 0 && !areAllies(figure, each));

const unreached = (
  figures: readonly Figure[],
  of: (figure: Figure) => NotThere | undefined,
): readonly Unreached[] => figures.map((each) => ({ figure: each.id, because: of(each) ?? 'kept' }));

/** Those too far away or too close, with how far they are. */
const measured = (
  all: readonly Unreached[],
  match: MatchContext,
  from: Figure,
  { least, most }: { readonly least: number; readonly most: number },
): readonly Unreached[] =>
  all.map((each) => {
    if (each.because !== 'far' && each.because !== 'near') return each;
    const range = units(each.because === 'far' ? most : least);
    return { ...each, measured: { away: gap(from, figureOf(match, each.figure)), range } };
  });

/** Where a weapon can be shot at, in #. */
const zoneWith = (match: MatchContext, figure: Figure, weapon: number) => {
  const arm = weaponAt(match, figure, weapon);
  return arm ? zoneOf(match, figure, arm) : { least: 0, most: 0 };
};

const shotAt = (match: MatchContext, figure: Figure, weapon: number) => {
  const { least, most } = zoneWith(match, figure, weapon);
  return (target: Figure): NotThere | undefined => {
    if (!onSameLevel(figure, target)) return 'level';
    if (!isTargetFor(match, figure, target, true)) return 'kept';
    const seen = { gap: gap(figure, target), sees: sees(match, figure, target) };
    return beyond(seen, units(least), units(most));
  };
};

/** Why a weapon cannot be shot with, at anybody. */
const whyNoShot = (match: MatchContext, figure: Figure, weapon: number): Why => {
  const counters = countersOn(figure, weapon);
  if (!mayAttack(match, figure)) return { why: 'may-not-attack' };
  if (weaponAt(match, figure, weapon)?.type === 'cannon' && figure.isSpent) return { why: 'spent' };
  if (counters > 0) return { why: 'reload', counters };
  const all = unreached(opponentsOf(match, figure), shotAt(match, figure, weapon));
  return hindranceOf(measured(all, match, figure, zoneWith(match, figure, weapon)));
};

const whyNoMelee = (match: MatchContext, figure: Figure): Why =>
  mayAttack(match, figure)
    ? hindranceOf(
        unreached(opponentsOf(match, figure), (each) => (inContact(figure, each) ? undefined : 'contact')),
      )
    : { why: 'may-not-attack' };

const whyNoCharge = (match: MatchContext, figure: Figure): Why => {
  if (!mayAttack(match, figure)) return { why: 'may-not-attack' };
  if (figure.actions < 2) return { why: 'actions' };
  return hindranceOf(
    unreached(opponentsOf(match, figure), (each) => {
      if (inContact(figure, each)) return 'no-contact';
      if (!onSameLevel(figure, each)) return 'level';
      return sees(match, figure, each) ? undefined : 'hidden';
    }),
  );
};

const aimedAt = (match: MatchContext, figure: Figure, skill: Skill) => {
  const { requires = [] } = skill;
  const most = furthest(match, figure, skill);
  return (target: Figure): NotThere | undefined => {
    if (requires.includes('contact-with-target') && !inContact(figure, target)) return 'contact';
    if (requires.includes('no-contact-with-target') && inContact(figure, target)) return 'no-contact';
    if (!onSameLevel(figure, target)) return 'level';
    if (skill.class === 'Command') return inEarshot(figure, target) ? undefined : 'far';
    if (most < Infinity && !isWithin(figure, target, most)) return 'far';
    return sees(match, figure, target) ? undefined : 'hidden';
  };
};

/** Requirement of a skill that isn't met, checked before its target. */
const unmet = (match: MatchContext, figure: Figure, skill: Skill): Why | undefined => {
  const missing = (skill.requires ?? []).find(
    (what) => !meetsRequirements(match, figure, { ...skill, requires: [what] }, false),
  );
  return missing && { why: 'requires', what: missing };
};

const goesWithAttacks: ReadonlySet<string> = new Set(['Melee Attack', 'Ranged Attack', 'Pet Attack']);

const whyNoUse = (match: MatchContext, figure: Figure, skill: Skill): Why => {
  if (figure.usedUp.includes(skill.id)) return { why: 'used-up' };
  if (figure.barred.some(({ skill: id }) => id === '' || id === skill.id)) return { why: 'barred' };
  if (isKeptFrom(match, figure, skill)) return { why: 'kept' };
  const needs = unmet(match, figure, skill);
  if (needs) return needs;
  if ((skill.actions ?? 1) > figure.actions) return { why: 'actions' };
  if (goesWithAttacks.has(skill.class)) return { why: 'attack' };
  if (skill.target === undefined || skill.target === 'self') return { why: 'nothing-to-do' };
  const meant = match.s.figures.filter((each) => each !== figure && isEligible(match, figure, skill, each));
  const far = meant.flatMap((each) => {
    const because = aimedAt(match, figure, skill)(each);
    return because ? [{ figure: each.id, because }] : [];
  });
  if (meant.length > 0 && far.length < meant.length) return { why: 'nothing-to-do' };
  const most = furthest(match, figure, skill);
  // How far a Command is heard is no range.
  const isMeasured = skill.class !== 'Command' && most < Infinity;
  return hindranceOf(isMeasured ? measured(far, match, figure, { least: 0, most }) : far);
};

/** Reason why it can do nothing else now. */
const held = (match: MatchContext, figure: Figure, options: readonly Option[]): Why | undefined => {
  if (proneOf(match, figure)) return { why: 'prone' };
  if (isHeldToMoving(match, figure)) return { why: 'held' };
  return figure.delays > 0 && options.every(({ pick }) => pick === 'delay' || pick === 'end')
    ? { why: 'waits' }
    : undefined;
};

/** Skills that go with something else, or come about by themselves. */
const isOwnAction = ({ class: kind, actions, requires = [] }: Skill): boolean =>
  (kind !== 'Shout' || actions === 2) &&
  !requires.includes('after-each-movement') &&
  !requires.includes('answers-announcement') &&
  !requires.includes('instead-of-training');

/** Actions that are possible at other times for a figure asked for one, and why not now. */
export const impossibleFor = (
  match: MatchContext,
  id: number,
  options: readonly Option[],
): readonly Impossible[] => {
  const figure = figureOf(match, id);
  const all = held(match, figure, options);
  const found: Impossible[] = [];
  const add = (undone: Undone, why: () => Why): void => {
    found.push({ undone, why: all ?? why() });
  };
  const offered = (of: (option: Option) => boolean): boolean => options.some(of);
  if (!offered(({ pick }) => pick === 'move'))
    add({ pick: 'move' }, () => (figure.actions < 1 ? { why: 'actions' } : { why: 'kept' }));
  for (const weapon of meleeWeapons(match, figure))
    if (!offered((each) => each.pick === 'melee' && each.weapon === weapon && each.by === undefined))
      add({ pick: 'melee', weapon }, () => whyNoMelee(match, figure));
  for (const [weapon, { type }] of profileOf(match, figure).weapons.entries())
    if (
      (type === 'magic' || isRangedKind(type)) &&
      !offered((each) => each.pick === 'shoot' && each.weapon === weapon)
    )
      add({ pick: 'shoot', weapon }, () => whyNoShot(match, figure, weapon));
  if (figure.kind !== 'pet' && !offered(({ pick }) => pick === 'charge'))
    add({ pick: 'charge' }, () => whyNoCharge(match, figure));
  if (figure.kind !== 'pet' && lacksLife(match, figure) && !offered(({ pick }) => pick === 'recover'))
    add({ pick: 'recover' }, () =>
      figure.isRecovering
        ? { why: 'recovering' }
        : costOf({ pick: 'recover' }) > figure.actions
          ? { why: 'actions' }
          : { why: 'nothing-to-do' },
    );
  for (const skill of knownSkills(match, figure))
    if (isOwnAction(skill) && !offered((each) => 'skill' in each && each.skill === skill.id))
      add({ pick: 'use', skill: skill.id }, () => whyNoUse(match, figure, skill));
  return found;
};
