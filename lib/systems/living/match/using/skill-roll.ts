import { ruleAbout } from '../../skills/school-rules';
import { isSpell, needsMagicPip, type Skill } from '../../skills/school';
import type { SchoolRule } from '../../skills/school-rule';
import { addedPips } from '../values/added-pips';
import { eitherOf } from '../state/mounts';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, wants, type MatchContext } from '../state/match-context';
import { contextOf } from '../state/new-use';
import { partsOf } from '../entries/parts';
import { reachOf } from '../entries/parameters';
import { sumOf, type Roll } from '../../../../painted-die/match/roll';
import { diceOf, pickDie, roll, sidesFor, valuesOf } from '../values/roll';
import { failureOf, shortfall } from './in-range';
import type { Use } from '../state/use';
import { bonusTo, conditionsOn, reasonsFor } from '../values/values';

type Sacrifice = Extract<SchoolRule, { rule: 'sacrifice' }>;

/**
 * Sacrifice that a player announces before a roll to improve it, if they may and want to (school rule "sacrifice").
 */
export function* sacrificeFor({ id, owner }: Figure, skill: Skill): Flow<Sacrifice | undefined> {
  const sacrifice = ruleAbout(skill, 'sacrifice');
  if (!sacrifice) return undefined;
  const isGiven = yield* wants(owner, { about: 'may', figure: id, skill: skill.id, what: 'sacrifice' });
  return isGiven ? sacrifice : undefined;
}

/** A die turned to the face with the Skill pip: the one with the fewest Magic pips that shows none. */
const turned = (match: MatchContext, figure: Figure, rolled: readonly number[]): readonly number[] => {
  const skill = sidesFor(match, figure, 'skill');
  const magic = sidesFor(match, figure, 'magic');
  const to = skill.findIndex((pips) => pips > 0);
  if (to < 0) return rolled;
  let worst = -1;
  for (const [die, face] of rolled.entries()) {
    if ((skill[face] ?? 0) > 0) continue;
    if (worst < 0 || (magic[face] ?? 0) < (magic[rolled[worst] ?? 0] ?? 0)) worst = die;
  }
  return worst < 0 ? rolled : rolled.map((face, die) => (die === worst ? to : face));
};

/** Turns a die; the player may leave it, and is asked where a Skill pip lies there already or Magic pips would be lost. */
function* turnDie(
  match: MatchContext,
  figure: Figure,
  skill: Skill,
  rolled: readonly number[],
): Flow<readonly number[]> {
  const after = turned(match, figure, rolled);
  const magic = sidesFor(match, figure, 'magic');
  const best = (dice: readonly number[]): number => Math.max(...dice.map((face) => magic[face] ?? 0));
  const isPlain = sumOf(sidesFor(match, figure, 'skill'), rolled) === 0 && best(after) >= best(rolled);
  if (after === rolled || isPlain) return after;
  const about = { about: 'may', figure: figure.id, skill: skill.id, what: 'turn-die' } as const;
  return (yield* wants(figure.owner, about)) ? after : rolled;
}

/**
 * Rolls for a skill, unless its roll is there already.
 * @param announced dice that it was announced with: where a price is paid, that is lost afterwards
 */
export function* rollFor(
  match: MatchContext,
  figure: Figure,
  use: Use,
  against: Figure,
  announced: number,
  sacrifice?: Sacrifice,
): Flow {
  const { skill } = use;
  let rolled: Roll = use.roll;
  // One of no dice at all is a roll too.
  if (use.roller === undefined && !use.origin.given) {
    // Spells are the rider's (ruling mount-cards), and a mount's Magic pips are only for its defence.
    const isOwn = isSpell(skill) || skill.blue !== undefined;
    const by = isOwn ? figure : yield* eitherOf(match, figure, 'skill');
    use.roller = by.id;
    const isPriced = by === figure && partsOf(skill).isPriced;
    rolled = roll(match, by, skill.id, isPriced ? announced : diceOf(match, by, against));
  }
  if (sacrifice) {
    rolled = yield* turnDie(match, figure, skill, rolled);
    yield* match.play(sacrifice.cost, contextOf(use, 'always', 1));
  }
  use.roll = rolled;
}

/** Skill pips of the roll, on the roller's card. */
const pipsRolled = (match: MatchContext, { user, roller = user, roll: rolled }: Use): number =>
  sumOf(sidesFor(match, figureOf(match, roller), 'skill'), rolled);

/** Magic that a die of so many pips makes, and where that leads. */
const madeWith = (
  match: MatchContext,
  figure: Figure,
  { skill, green }: Use,
  pips: number,
): Pick<Use, 'magic' | 'pips' | 'reach'> & { readonly changed: number } => {
  const changed = partsOf(skill).isUnaided ? 0 : bonusTo(match, figure, 'MAV');
  const magic = pips === 0 ? 0 : Math.max(0, pips + changed);
  return { magic, reach: reachOf(skill, pips, green), ...(magic !== pips && { pips }), changed };
};

/** Magic pips of the die that the player picks; each that leads nowhere says so. */
function* magicPicked(match: MatchContext, figure: Figure, use: Use, against: Figure): Flow<number> {
  const { skill, roll: rolled } = use;
  if (skill.blue === undefined) return 0;
  const sides = sidesFor(match, figure, 'magic');
  const failures = valuesOf(sides, rolled).map((value) => {
    const made = { ...use, ...madeWith(match, figure, use, value) };
    return { value, made, why: failureOf(match, figure, made, against) };
  });
  const target = figureOf(match, use.targets[0] ?? figure.id);
  return yield* pickDie(figure, 'magic', sides, rolled, {
    needsPip: needsMagicPip(skill),
    inVain: failures.every(({ why }) => why !== undefined),
    short: failures.flatMap(({ value, made, why }) =>
      why === 'too-far' ? [{ value, ...shortfall(figure, made, target) }] : [],
    ),
  });
}

/** Counts the pips of the roll, or of what was given instead; something may keep the skill from working. */
export function* countPips(
  match: MatchContext,
  figure: Figure,
  use: Use,
  against: Figure,
  hasFailed: boolean,
): Flow {
  const { skill, origin } = use;
  const green = origin.given?.green ?? Math.max(0, pipsRolled(match, use) + addedPips(match, figure, skill));
  use.green = hasFailed ? 0 : green;
  const pips = origin.given?.magic ?? (yield* magicPicked(match, figure, use, against));
  const { changed, ...made } = madeWith(match, figure, use, pips);
  Object.assign(use, made);
  if (skill.blue !== undefined && pips > 0 && !origin.given) {
    const conditions = changed === 0 ? 0 : conditionsOn(figure, 'MAV');
    const because = changed === 0 ? [] : reasonsFor(match, figure, 'MAV');
    use.made = { parts: { die: pips, conditions, effects: changed - conditions }, because };
  }
}
