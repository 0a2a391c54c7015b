import { ruleAbout } from '../skills/school-rules';
import { findSkill } from '../skills/index';
import { needsMagicPip, type Skill } from '../skills/school';
import { charm, clockOf, fire, triggerOf } from './marks';
import { rollMdv } from './defence';
import { partsOf } from './parts';
import { durationOf, happen } from './ends';
import type { CharmKind, Figure, FigureId } from './figure';
import { areAllies, figureOf, wants, type Flow, type Game } from './game';
import { hasFrame } from './learnt';
import { amount, held, heldAmount } from './properties';
import { diceOf, pickDie, roll, sidesFor, sumOfPips } from './roll';
import { moreTargets } from './targets';
import type { Line, Use } from './use';
import { inContact, isWithin } from './where';

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

const isSpell = (skill: Skill): boolean => skill.class.endsWith('Spell');

/** Skill pips that lasting effects add to a check; those for the next one are used up. */
export const addedPips = (game: Game, figure: Figure, skill: Skill): number => {
  let sum = 0;
  for (const one of held(game, figure, 'skill-pips')) {
    const use = one.property.for;
    const fits =
      use === 'all-checks' ||
      use === 'next-check' ||
      use === 'next-skill' ||
      (use === 'next-spell' && isSpell(skill)) ||
      (use === 'each-death-spell' && skill.class === 'Death Spell') ||
      (use === 'each-elemental-spell' && ruleAbout(skill, 'counts-as')?.as === 'elemental-spell');
    if (!fits) continue;
    sum += heldAmount(game, one, one.property.by);
    if (use.startsWith('next'))
      one.carrier.marks = one.carrier.marks.filter(({ key }) => key !== one.mark.key);
  }
  return sum;
};

const lineOf = (use: Use, line: Line['line'], scale: number): Line => ({
  use,
  line,
  scale,
  target: use.targets[0] ?? use.user,
});

/** # that a spell or Voodoo of so many Magic pips reaches; no limit for what is no spell and names none. */
const rangeOf = (skill: Skill, magic: number, green: number): number => {
  for (const line of ['always', 'green', 'blue'] as const)
    for (const effect of skill[line] ?? [])
      if ('frame' in effect && effect.frame === 'range')
        return amount(effect.max, line === 'blue' ? magic : line === 'green' ? green : 1, () => 0);
  if (hasFrame(skill, 'any-distance')) return Infinity;
  const rule = ruleAbout(skill, 'range');
  if (rule) return magic === 0 ? 0 : rule.perMagicPip.word * magic;
  return isSpell(skill) && needsMagicPip(skill) ? 5 * magic : Infinity;
};

/** The reach that the lines name, in #. */
const reachOf = (skill: Skill, magic: number, green: number): number => {
  for (const line of ['always', 'green', 'blue'] as const)
    for (const effect of skill[line] ?? [])
      if ('frame' in effect && effect.frame === 'reach')
        return amount(effect.radius, line === 'blue' ? magic : line === 'green' ? green : 1, () => 0);
  return 0;
};

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

/** While one of its like lasts on a figure, another has no effect on it, or only renews it (school rule "one-at-a-time"). */
const isBlocked = (skill: Skill, on: Figure, by: FigureId): boolean => {
  const rule = ruleAbout(skill, 'one-at-a-time');
  if (!rule) return false;
  return on.charms.some((lying) => {
    const other = findSkill(lying.skill);
    if (!other || ruleAbout(other, 'one-at-a-time')?.about !== rule.about) return false;
    if (other.kind === undefined || !rule.held.includes(other.kind)) return false;
    return !(rule.recast === 'renews' && lying.skill === skill.id && lying.by === by);
  });
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
    if (clock.left > 0 && scale > 0 && !isBlocked(use.skill, on, use.user))
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
  if (figure.life !== 'up') return 0;
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
  id: string,
  targetId: FigureId | undefined,
  isReaction: boolean,
): Flow {
  const skill = findSkill(id);
  if (!skill) throw new RangeError(`There is no skill ${id}.`);
  const use = newUse(skill, figure, [targetId ?? figure.id], isReaction);
  const hasFailed = yield* announce(game, figure, use);
  yield* rollAndCarryOut(game, figure, use, hasFailed);
  yield* afterUse(game, use);
}

/** Tells of a skill, and lets what waits for it happen. */
export function* announce(game: Game, figure: Figure, use: Use): Flow<boolean> {
  const { skill } = use;
  use.since = game.s.lastKey;
  if (skill.requires?.includes('once-per-battle') && !keepsUntilSuccess(skill))
    figure.usedUp = [...figure.usedUp, skill.id];
  const moment = isSpell(skill) ? 'announces-spell' : 'announces-skill-but-no-spell';
  const trigger = triggerOf(moment, figure.id, { target: use.targets[0], use });
  yield* fire(game, figure, moment, trigger);
  return trigger.isStopped;
}

const keepsUntilSuccess = (skill: Skill): boolean => skill.class === 'Psi Spell';

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
    if (turns) yield* game.play(sacrifice.cost, lineOf(use, 'always', 1));
  }
  const { before, once, isDefended } = partsOf(skill);
  yield* game.play(before, lineOf(use, 'always', 1));
  const against = figureOf(game, use.targets[0] ?? figure.id);
  let rolled = use.roll.length > 0 ? use.roll : roll(game, figure, skill.id, diceOf(game, figure, against));
  if (turns) rolled = turned(game, figure, rolled);
  use.roll = rolled;
  use.green = hasFailed
    ? 0
    : sumOfPips(sidesFor(game, figure, 'skill'), rolled) + addedPips(game, figure, skill);
  if (skill.blue !== undefined)
    use.magic = yield* pickDie(figure, 'magic', sidesFor(game, figure, 'magic'), rolled);
  const works =
    use.green > 0 &&
    (!needsMagicPip(skill) || skill.blue === undefined || use.magic > 0) &&
    isInRange(game, figure, use);
  game.host.tell({
    told: 'skill',
    figure: figure.id,
    skill: skill.id,
    green: use.green,
    magic: use.magic,
    works,
  });
  if (!works) {
    const rule = ruleAbout(skill, 'on-failure');
    if (rule) yield* game.play(rule.effects, lineOf(use, 'always', 1));
    return;
  }
  if (skill.requires?.includes('once-per-battle')) figure.usedUp = [...new Set([...figure.usedUp, skill.id])];
  use.reach = reachOf(skill, use.magic, use.green);
  yield* moreTargets(game, figure, use, use.green, use.magic);
  yield* leaveOut(game, use);
  if (
    isDefended &&
    (skill.kind === 'hex' || skill.kind === 'enchantment' || durationOf(skill)?.line === 'blue')
  )
    for (const id of use.targets) yield* powerOn(game, use, figureOf(game, id));
  carry(game, use);
  yield* game.play(once, lineOf(use, 'always', 1));
  yield* game.play(skill.green ?? [], lineOf(use, 'green', use.green));
  if (use.magic > 0) yield* game.play(skill.blue ?? [], lineOf(use, 'blue', use.magic));
}

/** Whom only the blue line's reach brings in defends, and is left out where no power is left (ruling 15 for skills). */
function* leaveOut(game: Game, use: Use): Flow {
  const spreads = (use.skill.blue ?? []).some((effect) => 'frame' in effect && effect.frame === 'spreads');
  if (!spreads || !needsMagicPip(use.skill)) return;
  const [first, ...others] = use.targets;
  const left: FigureId[] = first === undefined ? [] : [first];
  for (const id of others) if ((yield* powerOn(game, use, figureOf(game, id))) > 0) left.push(id);
  use.targets = left;
}

const isInRange = (game: Game, figure: Figure, use: Use): boolean => {
  const target = figureOf(game, use.targets[0] ?? figure.id);
  if (target === figure) return true;
  const most = rangeOf(use.skill, use.magic, use.green);
  return most === Infinity || isWithin(figure, target, most) || (most === 0 && inContact(figure, target));
};

/** What is written down once a skill is over. */
export function* afterUse(game: Game, use: Use): Flow {
  const figure = figureOf(game, use.user);
  figure.deeds = {
    ...figure.deeds,
    usedSkill: true,
    castSpell: figure.deeds.castSpell || isSpell(use.skill),
    skills: [...figure.deeds.skills, use.skill.id],
  };
  const { since = Infinity } = use;
  const own = new Set(use.charms.values());
  const isOwn = (key: number): boolean => key > since || own.has(key);
  yield* happen(game, figure, 'uses-skill', findSkill, isOwn);
  yield* happen(game, figure, 'you-use-skill', findSkill, isOwn);
  if (isSpell(use.skill)) yield* happen(game, figure, 'casts-spell', findSkill, isOwn);
  if (use.skill.kind === 'snowball') yield* happen(game, figure, 'uses-snowball-skill', findSkill, isOwn);
}
