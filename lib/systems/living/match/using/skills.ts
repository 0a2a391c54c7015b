import type { Effect } from '../../effects/effect';
import { ruleAbout } from '../../skills/school-rules';
import { findSkill } from '../../skills/index';
import { isSpell, needsMagicPip, type Skill } from '../../skills/school';
import { addedPips } from './added-pips';
import { charm, clockOf, fire, triggerOf } from '../lasting/marks';
import { canResist, rollMdv } from '../attack/defence';
import { partsOf } from './parts';
import { durationOf } from './duration';
import { happen } from '../lasting/ends';
import type { CharmKind, Figure, FigureId } from '../figure';
import { areAllies, figureOf, newKey, wants, type Flow, type Game } from '../game';
import { bind } from './hearing';
import { hasFrame } from './learnt';
import { asRead } from './as-read';
import { isGroup } from './group';
import { isStayDefended, moveIn } from './moving-in';
import { isKeptOff } from './one-at-a-time';
import { addForLethalCost, dieOfCost } from './own-cost';
import { isInRange } from './in-range';
import { reachOf } from './reach';
import { usedSkill } from '../turn/recovering';
import { refuses, ridingOf } from './riding';
import { isStoppedOnTheWay, snowballOf } from '../attack/snowballs';
import { diceOf, pickDie, roll, sidesFor, sumOfPips } from './roll';
import { moreTargets } from './targets';
import { cast, chosen } from './spell-moments';
import { layTrap } from '../lasting/trap';
import { eitherOf } from '../followers/mounts';
import { isTooLate } from './too-late';
import { mayRepeat, spendStored, storedSkill } from '../named/stored';
import type { Action } from '../option';
import type { Announced, Line, Use } from '../use';

export const newUse = (
  skill: Skill,
  user: Figure,
  targets: readonly FigureId[],
  isReaction = false,
): Use => ({
  skill,
  user: user.id,
  green: 0,
  magic: 0,
  roll: [],
  targets,
  powers: new Map(),
  reach: 0,
  charms: new Map(),
  removed: 0,
  affected: 0,
  moved: 0,
  isReaction,
});

const lineOf = (use: Use, line: Line['line'], scale: number): Line => ({
  use,
  line,
  scale,
  target: use.targets[0] ?? use.user,
});

const charmKindOf = (skill: Skill): CharmKind => {
  if (skill.kind === undefined) return 'state';
  switch (skill.kind) {
    case 'enchantment':
    case 'force-enchantment':
      return 'enchantment';
    case 'hex':
      return 'hex';
    case 'guest':
    case 'sleeper':
    case 'intruder':
      return 'loa';
    case 'trap':
      return 'trap';
    case 'snowball':
      return 'state';
  }
};

/** Lays what lasts on each target, to carry the effects that last with it. */
const carry = (game: Game, use: Use): void => {
  const lasts = durationOf(use.skill);
  const isCharm = use.skill.kind !== undefined && use.skill.kind !== 'snowball' && use.skill.kind !== 'trap';
  if (!lasts && !isCharm) return;
  for (const id of use.targets) {
    const on = figureOf(game, id);
    const scale = lasts?.line === 'blue' ? powerNow(use, on) : lasts?.line === 'green' ? use.green : 1;
    const clock = lasts
      ? clockOf(game, lasts.until, use.user, on, scale)
      : ({ ends: 'never', of: id, left: 1 } as const);
    if (clock.left > 0 && scale > 0)
      charm(game, on, charmKindOf(use.skill), { use }, clock, powerNow(use, on));
  }
};

const powerNow = (use: Use, figure: Figure): number =>
  Math.max(0, use.magic - (use.powers.get(figure.id) ?? 0));

/** What is left of a spell's Magic pips on a figure, which defends once per spell (ruling 22). */
export function* powerOn(game: Game, use: Use, figure: Figure): Flow<number> {
  const caster = figureOf(game, use.user);
  if (figure === caster || use.magic === 0) return use.magic;
  yield* mdvOf(game, use, figure);
  return powerNow(use, figure);
}

/** The MDV that a figure rolls once per spell, against its Magic pips and its MAV alike (ruling 22). */
export function* mdvOf(game: Game, use: Use, figure: Figure): Flow<number> {
  if (figure.id === use.user) return 0;
  const before = use.powers.get(figure.id);
  if (before !== undefined) return before;
  const mdv = yield* resist(game, use, figure);
  use.powers.set(figure.id, mdv);
  return mdv;
}

function* resist(game: Game, use: Use, figure: Figure): Flow<number> {
  if (figure.life !== 'up' || !canResist(game, figure)) return 0;
  const rule = ruleAbout(use.skill, 'defence');
  const isFree =
    rule?.voluntaryFor === 'everybody' ||
    (rule?.voluntaryFor === 'allies' && areAllies(figure, figureOf(game, use.user)));
  if (isFree) {
    const about = { about: 'may', figure: figure.id, skill: use.skill.id, what: 'defend' } as const;
    if (!(yield* wants(figure.owner, about))) return 0;
  }
  const mdv = yield* rollMdv(game, figure);
  game.host.tell({
    told: 'resisted',
    figure: figure.id,
    skill: use.skill.id,
    power: Math.max(0, use.magic - mdv),
  });
  return mdv;
}

/** A die turned to the face with the Skill pip: the one with the fewest Magic pips that shows none. */
const turned = (game: Game, figure: Figure, rolled: readonly number[]): readonly number[] => {
  const skill = sidesFor(game, figure, 'skill');
  const magic = sidesFor(game, figure, 'magic');
  const to = skill.findIndex((pips) => pips > 0);
  if (to < 0) return rolled;
  let worst = -1;
  for (const [die, face] of rolled.entries()) {
    if ((skill[face] ?? 0) > 0) continue;
    if (worst < 0 || (magic[face] ?? 0) < (magic[rolled[worst] ?? 0] ?? 0)) worst = die;
  }
  return worst < 0 ? rolled : rolled.map((face, die) => (die === worst ? to : face));
};

/** Uses a skill that is no attack of its own: announced, paid, rolled, carried out; chapters "Skill" and "Skills". */
export function* useSkill(
  game: Game,
  figure: Figure,
  { skill: id, target, stored }: Extract<Action, { pick: 'use' }>,
  isReaction: boolean,
  answers?: Announced,
): Flow {
  const holder = stored === undefined ? undefined : figure.charms.find(({ key }) => key === stored);
  const entry = holder ? storedSkill(holder) : usedSkill(id);
  if (!entry) throw new RangeError(`There is no skill ${id}.`);
  const skill = asRead(game, figure, entry, target);
  const use = newUse(skill, figure, [target ?? figure.id], isReaction);
  use.start = { at: figure.at, hand: figure.hand };
  use.answers = answers;
  if (holder?.stored && holder.stored.how !== 'copied') {
    const { green, magic, how } = holder.stored;
    use.given = { green, magic, isCasting: how === 'kept' };
  }
  const hasFailed = use.given?.isCasting === false ? false : yield* announce(game, figure, use);
  yield* rollAndCarryOut(game, figure, use, hasFailed);
  if (holder) yield* spendStored(game, figure, holder.key);
  yield* afterUse(game, use);
}

/** Tells of a skill, and lets what waits for it happen. */
export function* announce(game: Game, figure: Figure, use: Use): Flow<boolean> {
  const { skill } = use;
  use.since = game.s.lastKey;
  // What is barred for the next skill action is barred no longer; a Shout is none.
  if (figure.barred.length > 0 && !ruleAbout(skill, 'shout'))
    figure.barred = figure.barred.filter(({ clock }) => clock.ends !== 'used');
  if (skill.requires?.includes('once-per-battle') && !keepsUntilSuccess(skill))
    figure.usedUp = [...figure.usedUp, skill.id];
  const moment = isSpell(skill) ? 'announces-spell' : 'announces-skill-but-no-spell';
  const trigger = triggerOf(moment, figure.id, { target: use.targets[0], use });
  yield* fire(game, figure, moment, trigger);
  const isAtOpponent = use.targets.some((id) => !areAllies(figure, figureOf(game, id)));
  if (isAtOpponent) yield* fire(game, figure, 'checks-skill-against-opponent', trigger);
  return trigger.isStopped;
}

const keepsUntilSuccess = ({ requires = [] }: Skill): boolean => requires.includes('used-up-by-success-only');

/** Skill pips of the roll, on the card of whoever rolled. */
const pipsRolled = (game: Game, { user, roller = user, roll: rolled }: Use): number =>
  sumOfPips(sidesFor(game, figureOf(game, roller), 'skill'), rolled);

/** Rolls for a skill and carries its lines out: what stands before the pip first, whatever the roll (ruling 1 for skills). */
export function* rollAndCarryOut(game: Game, figure: Figure, use: Use, hasFailed = false): Flow {
  const { skill } = use;
  const sacrifice = ruleAbout(skill, 'sacrifice');
  let turns = false;
  if (sacrifice) {
    turns = yield* wants(figure.owner, {
      about: 'may',
      figure: figure.id,
      skill: skill.id,
      what: 'sacrifice',
    });
  }
  const { before, rollsFirst, isPriced, once, isDefended, first, green, blue, later } = partsOf(skill);
  const against = figureOf(game, use.targets[0] ?? figure.id);
  // Where a price is paid, the Hand is rolled as it was announced with: what is paid is lost afterwards.
  const announced = diceOf(game, figure, against);
  if (use.given?.isCasting !== false && !rollsFirst) yield* game.play(before, lineOf(use, 'always', 1));
  let rolled = use.roll;
  if (rolled.length === 0 && !use.given) {
    // A mount's Magic pips are for its defence alone.
    const by = skill.blue === undefined ? yield* eitherOf(game, figure, 'skill') : figure;
    use.roller = by.id;
    rolled = roll(game, by, skill.id, isPriced && by === figure ? announced : diceOf(game, by, against));
  }
  if (sacrifice && turns) {
    rolled = turned(game, figure, rolled);
    yield* game.play(sacrifice.cost, lineOf(use, 'always', 1));
  }
  use.roll = rolled;
  use.green = hasFailed
    ? 0
    : (use.given?.green ?? Math.max(0, pipsRolled(game, use) + addedPips(game, figure, skill)));
  if (use.given) use.magic = use.given.magic;
  else if (skill.blue !== undefined)
    use.magic = yield* pickDie(figure, 'magic', sidesFor(game, figure, 'magic'), rolled);
  use.reach = reachOf(skill, use.magic, use.green);
  const works =
    use.green > 0 &&
    (!needsMagicPip(skill) || skill.blue === undefined || use.magic > 0) &&
    isInRange(game, figure, use) &&
    !isTooLate(game, use) &&
    !refuses(against, skill);
  game.host.tell({
    told: 'skill',
    figure: figure.id,
    skill: skill.id,
    green: use.green,
    magic: use.magic,
    works,
  });
  if (!works) {
    if (rollsFirst) yield* game.play(before, lineOf(use, 'always', 1));
    yield* dieOfCost(game, figure, use);
    const rule = ruleAbout(skill, 'on-failure');
    if (rule) yield* game.play(rule.effects, lineOf(use, 'always', 1));
    return;
  }
  if (snowballOf(skill) && (yield* isStoppedOnTheWay(game, use, against))) return;
  const trap = ruleAbout(skill, 'trap');
  if (trap) return yield* layTrap(game, figure, use, trap);
  if (skill.requires?.includes('once-per-battle')) figure.usedUp = [...new Set([...figure.usedUp, skill.id])];
  yield* addForLethalCost(game, figure, use);
  yield* moreTargets(game, figure, use, use.green, use.magic);
  yield* leaveOut(game, use);
  use.targets = use.targets.filter((id) => !isKeptOff(skill, figureOf(game, id)));
  // Where all of them keep it off, others may still be affected by what it does around them.
  const plays = (effects: readonly Effect[]): readonly Effect[] =>
    use.targets.length > 0 ? effects : effects.filter(isForOthers);
  if (
    isDefended &&
    (skill.kind === 'hex' || skill.kind === 'enchantment' || durationOf(skill)?.line === 'blue')
  )
    for (const id of use.targets) yield* powerOn(game, use, figureOf(game, id));
  if (ridingOf(skill)) {
    if (isStayDefended(skill)) yield* powerOn(game, use, against);
    yield* moveIn(game, use, powerNow(use, against));
  } else carry(game, use);
  if (!use.given && hasFrame(skill, 'again-this-turn')) mayRepeat(figure, use, newKey(game));
  yield* game.play(plays(once), lineOf(use, 'always', 1));
  yield* chosen(game, figure, use);
  if (first.length > 0) yield* game.play(plays(first), lineOf(use, 'blue', use.magic));
  yield* game.play(plays(green), lineOf(use, 'green', use.green));
  if (rollsFirst) yield* game.play(before, lineOf(use, 'always', 1));
  if (use.magic > 0) yield* game.play(plays(blue), lineOf(use, 'blue', use.magic));
  if (later.length > 0) yield* game.play(plays(later), lineOf(use, 'green', use.green));
  yield* cast(game, figure, use);
  yield* dieOfCost(game, figure, use);
}

const isForOthers = (effect: Effect): boolean => 'lasting' in effect && isGroup(effect.on);

/** Whom only the blue line's reach brings in defends, and is left out where no power is left (ruling 15 for skills). */
function* leaveOut(game: Game, use: Use): Flow {
  const spreads = (use.skill.blue ?? []).some((effect) => 'frame' in effect && effect.frame === 'spreads');
  if (!spreads) return;
  const [first, ...others] = use.targets;
  const left: FigureId[] = first === undefined ? [] : [first];
  for (const id of others) if ((yield* powerOn(game, use, figureOf(game, id))) > 0) left.push(id);
  use.targets = left;
}

/** What is written down once a skill is over. */
export function* afterUse(game: Game, use: Use): Flow {
  const figure = figureOf(game, use.user);
  figure.deeds = {
    ...figure.deeds,
    usedSkill: true,
    castSpell: figure.deeds.castSpell || isSpell(use.skill),
    skills: [...figure.deeds.skills, use.skill.id],
  };
  bind(game, use);
  const { since = Infinity } = use;
  const own = new Set(use.charms.values());
  const isOwn = (key: number): boolean => key > since || own.has(key);
  yield* happen(game, figure, 'uses-skill', findSkill, isOwn);
  yield* happen(game, figure, 'you-use-skill', findSkill, isOwn);
  // What is cast without a roll spends no pips that wait for a spell (ruling elemental-mage-glyph).
  if (isSpell(use.skill) && !use.given) yield* happen(game, figure, 'casts-spell', findSkill, isOwn);
  if (use.skill.kind === 'snowball') yield* happen(game, figure, 'uses-snowball-skill', findSkill, isOwn);
}
