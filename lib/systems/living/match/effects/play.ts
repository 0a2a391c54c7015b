import type { TargetState } from '../../skills/effects/terms';
import type { Skill } from '../../skills/school';
import type { Act, ActPlay } from '../state/act-play';
import { harm } from './acts-harm';
import { help } from './acts-help';
import { motion } from './acts-motion';
import { order } from './acts-order';
import type { Flow } from '../state/flow';
import { figureOf, choose, type Game } from '../state/game';
import { durationOf } from '../entries/duration';
import type { Figure } from '../state/figure';
import { castOn } from '../lasting/cast-on';
import { clockOf, mark } from '../lasting/marks';
import { isGroup } from '../entries/group';
import { eitherOf, isAboutMovement } from '../state/mounts';
import { playNamed } from '../named/named';
import { namedActs } from '../named/named-acts';
import { isNamedCheck, namedChecks } from '../named/named-checks';
import { summon } from '../followers/summons';
import { isKeptOff } from '../entries/one-at-a-time';
import { partsOf } from '../entries/parts';
import { seePool } from '../values/hand';
import { layRepetition } from '../using/repeats';
import { powerOn } from '../using/power';
import { whoIs } from '../using/targets';
import { statementOf } from '../entries/statements';
import { isHit, type Blow, type Line, type Use } from '../state/use';
import { opponentsInContact } from '../geometry/where';
import type { Effect, Lasting, When } from '../../skills/effects/effect';

type Plays = { readonly [Name in Act['act']]: ActPlay<Name> };

const plays: Plays = { ...harm, ...help, ...motion, ...order, summon, ...namedActs };

const holds = (game: Game, asked: When, line: Line): boolean => {
  const { use, trigger } = line;
  const blow = use.blow ?? trigger?.blow;
  switch (asked.when) {
    case 'hits': {
      const of = asked.of === undefined ? blow : use.ordered;
      return of !== undefined && isHit(of);
    }
    case 'kills':
      return blow?.kills ?? false;
    case 'damages':
      return (blow?.damage ?? 0) > 0;
    case 'in-contact-with-opponent-after-moving':
      return opponentsInContact(game, figureOf(game, use.user)).length > 0;
    case 'target-is':
      return isTarget(asked.is, figureOf(game, line.target), blow);
    case 'pet-attacks-this-turn':
    case 'pet-has-more-life':
    case 'you-have-more-life-than-pet':
      return namedChecks[asked.when].holds(game, use);
  }
};

const isTarget = (state: TargetState, target: Figure, blow: Blow | undefined): boolean => {
  switch (state) {
    case 'enchanted':
      return target.charms.some(({ kind }) => kind === 'enchantment');
    case 'has-condition':
      return (blow?.target === target.id ? blow.hadCondition : undefined) ?? target.conditions.length > 0;
    case 'used-skill-last-turn':
      return target.deeds.usedSkill;
  }
};

/** An enchantment of its own on each bearer, for as long as the skill lasts; whether any time is left of it. */
function* layOn(game: Game, use: Use, bearer: Figure): Flow<boolean> {
  if (use.skill.kind !== undefined && use.charms.has(bearer.id)) return true;
  const lasts = durationOf(use.skill);
  if (!lasts || isKeptOff(use.skill, bearer)) return false;
  const power = partsOf(use.skill).isDefended ? yield* powerOn(game, use, bearer) : use.magic;
  const scale = lasts.line === 'blue' ? power : lasts.line === 'green' ? use.green : 1;
  const clock = clockOf(game, lasts.until, use.user, bearer, scale);
  if (clock.left <= 0) return false;
  castOn(game, bearer, use.skill.kind === 'hex' ? 'hex' : 'enchantment', use, clock, power);
  return true;
}

const keepsFromReacting = ({ lasting }: Lasting): boolean =>
  lasting.some((property) => property.has === 'may-not' && property.what === 'react-to-actor');

/** What a mark remembers: the hero whose turn it is, where it keeps from reacting to him; the damage of this attack. */
const noteOf = (game: Game, says: Lasting, { blow }: Use, otherwise: number): number => {
  if (keepsFromReacting(says)) return game.s.turn;
  return statementOf(says).countsDamage ? (blow?.lost ?? 0) : otherwise;
};

/** An enchantment or a hex that lasts on others is borne by each of them (ruling druid-force-of-nature). */
const isBorneByEach = ({ on, until }: Lasting, { kind }: Skill): boolean =>
  (kind === 'enchantment' || kind === 'hex') && isGroup(on) && until !== 'while-it-lasts';

/** Rider or mount, whose movement a skill changes: the same one for all that it says of that (ruling mount-shares). */
function* moverOf(game: Game, use: Use, unit: Figure): Flow<Figure> {
  const before = use.movers?.get(unit.id);
  if (before !== undefined) return figureOf(game, before);
  const mover = yield* eitherOf(game, unit, 'movement');
  (use.movers ??= new Map()).set(unit.id, mover.id);
  return mover;
}

/** Lets properties last on whoever the entry names; an aura lies on the one who carries it. */
function* last(game: Game, effect: Lasting, line: Line): Flow {
  const { use } = line;
  const { isAura } = statementOf(effect);
  const bearers = isAura ? use.targets : yield* whoIs(game, effect.on, line);
  for (const id of bearers) {
    const named = figureOf(game, id);
    const bearer = isAboutMovement(effect) ? yield* moverOf(game, use, named) : named;
    // Whoever is aimed at while he is down bears it too, as what restores Life to him later.
    const isAimedAt = bearer.life === 'down' && use.targets.includes(id);
    if (bearer.life !== 'up' && bearer.kind !== 'swarm' && !isAimedAt) continue;
    const scale = line.line === 'blue' ? yield* powerOn(game, use, bearer) : line.scale;
    if (scale <= 0) continue;
    if ((effect.as !== undefined || isBorneByEach(effect, use.skill)) && !(yield* layOn(game, use, bearer)))
      continue;
    // This turn is that of whoever acts now (ruling psion-distract-turn).
    const counted = keepsFromReacting(effect) ? game.s.turn : use.user;
    const clock = clockOf(game, effect.until, counted, bearer, scale);
    mark(game, effect, bearer, { ...line, scale }, clock, noteOf(game, effect, use, isAura ? use.reach : 0));
    seePool(game, bearer);
    if (effect.as === 'enchantment') use.affected += 1;
  }
}

/** Carries out effects of an entry, one after the other. Frames say how a skill is used and were read before. */
export function* playEffects(game: Game, effects: readonly Effect[], line: Line): Flow {
  for (const effect of effects) {
    if ('frame' in effect) {
      if (effect.frame === 'repeats') yield* layRepetition(game, line.use);
      continue;
    }
    if ('named' in effect) {
      const flow = playNamed(game, effect, line);
      if (flow) yield* flow;
    } else if ('when' in effect) {
      if (holds(game, effect, line)) yield* playEffects(game, effect.then, line);
      else if (isNamedCheck(effect.when)) namedChecks[effect.when].waits?.(game, line.use);
    } else if ('choose' in effect) {
      const user = figureOf(game, line.use.user);
      const { value } = yield* choose(
        user.owner,
        { about: 'effect', figure: user.id, skill: line.use.skill.id },
        effect.choose.map((_, index) => ({ pick: 'value' as const, value: index })),
      );
      yield* playEffects(game, effect.choose.slice(value, value + 1), line);
    } else if ('lasting' in effect) yield* last(game, effect, line);
    else {
      const flow = playAct(game, effect, line);
      if (flow) yield* flow;
    }
  }
}

const playAct = (game: Game, act: Act, line: Line): Flow | undefined => {
  // The table has a play for each name, of that name's act; the compiler cannot follow one name through both.
  const play = plays[act.act] as ActPlay;
  return play(game, act, line);
};
