import { bestOf } from '../../../../painted-die/match/roll';
import { gapBetween } from '../../../../table/table';
import type { Skill } from '../../skills/category';
import { resolve } from '../attack/hit';
import { rangeOf, shotTargets, strikeTargets, supportersOf } from '../attack/reach';
import { rollPool, skillPips } from '../attack/roll';
import { announce, playColours, playLine, playPushes, skillOf } from '../effects/play';
import { does, needs, saidOf, unmovedOf, type Use } from '../effects/use';
import type { ValueParts } from '../state/event';
import type { Figure } from '../state/figure';
import { profileOf, choose, figureOf, wants, type Flow, type MatchContext } from '../state/match-context';
import { bonusTo, isZero, takePoison } from '../lasting/modifiers';
import type { Action, Option } from '../state/option';
import { foesInContact } from '../geometry/placing';

export type AttackAction = Extract<Action, { readonly pick: 'strike' | 'shoot' }>;
export type How = AttackAction['pick'];

/** One of the attacks of a turn. */
interface AttackRoll {
  readonly attacker: Figure;
  readonly target: Figure;
  readonly how: How;
  readonly skill?: Skill | undefined;
  readonly support: number;
  /** First of several attacks: the part before the pips counts once. */
  readonly isFirst: boolean;
  readonly unmoved: number;
}

/** After an attack there is no further movement: the attack comes before the movement or after it. */
export const spendAttack = (figure: Figure): void => {
  const { thisTurn } = figure;
  figure.thisTurn = { ...thisTurn, hasAttacked: true, isStill: thisTurn.isStill || thisTurn.moved > 0 };
};

const valueOf = (
  match: MatchContext,
  { attacker, how, support }: AttackRoll,
  rolled: number,
  poison: number,
): { readonly value: number; readonly parts: ValueParts } => {
  if (isZero(attacker, 'AV')) return { value: 0, parts: {} };
  const crowd = how === 'shoot' ? foesInContact(match, attacker).length : 0;
  const effects = bonusTo(attacker, 'AV');
  return {
    value: Math.max(0, rolled + effects + poison + support - crowd),
    parts: { die: rolled, effects, poison, support, 'foes-in-contact': 0 - crowd },
  };
};

/** Rolls, plays the skill and deals undefended damage. @returns extra attacks gained */
export function* strikeOnce(match: MatchContext, made: AttackRoll): Flow<number> {
  const { attacker, target, how, skill, support, isFirst, unmoved } = made;
  const kind = how === 'strike' ? 'melee' : 'ranged';
  match.host.emit({ type: 'attack', figure: attacker.id, target: target.id, how: kind });
  const taken = takePoison(attacker);
  // No special skills in a joint attack: it uses the poison up all the same.
  const poison = support > 0 ? 0 : taken;
  const roll = rollPool(match, attacker, 'AV');
  const use: Use | undefined = skill && {
    skill,
    user: attacker,
    ...skillPips(match, attacker, roll),
    unmoved,
  };
  const targets = skill?.use === 'survival' ? affectedBy(match, attacker, skill) : [target];
  if (use) {
    announce(match, use);
    if (isFirst) yield* playLine(match, use, use.skill.always ?? [], 1, targets);
    yield* playColours(match, use, yield* chosenOf(match, use, targets));
  }
  const { value, parts } = valueOf(match, made, bestOf(profileOf(match, attacker).sides[kind], roll), poison);
  if (how === 'shoot' && gapBetween(attacker.at, target.at) > rangeOf(match, attacker))
    match.host.emit({ type: 'lost-shot', figure: attacker.id });
  else {
    const most = use && saidOf(use, (effect) => (effect.act === 'limit-damage' ? effect.to : undefined));
    resolve(match, { by: attacker, target, harm: kind, value, parts, most });
  }
  if (!use) return 0;
  playPushes(match, use, [target]);
  return saidOf(use, (effect) => (effect.act === 'more-attacks' ? effect.count : undefined)) ?? 0;
}

/** Target of a survival skill. */
export const affectedBy = (match: MatchContext, figure: Figure, skill: Skill): readonly Figure[] =>
  skill.target === 'foe-in-contact' ? foesInContact(match, figure) : [figure];

/** As many targets as the pips allow; the player chooses if there are more. */
export function* chosenOf(match: MatchContext, use: Use, among: readonly Figure[]): Flow<readonly Figure[]> {
  const count = saidOf(use, (effect) => (effect.act === 'targets' ? effect.count : undefined));
  if (count === undefined || among.length <= count) return among;
  const { user, skill } = use;
  const chosen: Figure[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const about = { about: 'target', figure: user.id, skill: skill.id, nth } as const;
    const left = among.filter((figure) => !chosen.includes(figure));
    const { figure } = yield* choose(
      user.owner,
      about,
      left.map(({ id }) => ({ pick: 'figure' as const, figure: id })),
    );
    chosen.push(figureOf(match, figure));
  }
  return chosen;
}

/** Helpers who give up their attack for +1 AV each; asks their players. */
function* gatherSupport(match: MatchContext, attacker: Figure, target: Figure, how: How): Flow<number> {
  let support = 0;
  for (const friend of supportersOf(match, attacker, target, how)) {
    if (!(yield* wants(friend.owner, { about: 'support', figure: friend.id, target: target.id }))) continue;
    spendAttack(friend);
    support += 1;
    match.host.emit({ type: 'supported', figure: friend.id, target: target.id });
  }
  return support;
}

const nextTargets = (match: MatchContext, attacker: Figure, how: How): readonly Figure[] =>
  how === 'strike' ? strikeTargets(match, attacker) : shotTargets(match, attacker);

/** The attack of a turn, with all that a skill brings on top of it; chapters "Combat" and "Skills". */
export function* attack(match: MatchContext, action: AttackAction): Flow {
  const { pick: how, figure, target, skill: id, together } = action;
  const attacker = figureOf(match, figure);
  const skill = id === undefined ? undefined : skillOf(id);
  const unmoved = unmovedOf(attacker);
  spendAttack(attacker);
  if (skill && (needs(skill, 'stand-still') || countsUnmoved(skill)))
    attacker.thisTurn = { ...attacker.thisTurn, isStill: true };
  const first = figureOf(match, target);
  const support = together ? yield* gatherSupport(match, attacker, first, how) : 0;
  const usual = { attacker, how, skill, unmoved };
  let more = yield* strikeOnce(match, { ...usual, target: first, support, isFirst: true });
  while (more > 0 && attacker.life === 'up' && id !== undefined && !match.s.outcome) {
    const targets = nextTargets(match, attacker, how);
    if (targets.length === 0) return;
    const options: Option[] = [
      ...targets.map(({ id: each }) => ({ pick: 'figure' as const, figure: each })),
      { pick: 'done' },
    ];
    const next = yield* choose(attacker.owner, { about: 'next-attack', figure, skill: id }, options);
    if (next.pick !== 'figure') return;
    more -= 1;
    const struck = { ...usual, target: figureOf(match, next.figure), support: 0, isFirst: false };
    more += yield* strikeOnce(match, struck);
  }
}

/** A skill that counts the # not moved this turn, and so ends the movement. */
export const countsUnmoved = (skill: Skill): boolean =>
  skill.use === 'survival' &&
  does(skill, 'change') &&
  skill.green.some(
    (effect) => effect.act === 'change' && typeof effect.by === 'object' && 'each' in effect.by,
  );
