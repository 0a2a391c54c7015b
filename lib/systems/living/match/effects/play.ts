import type { Effect, Lasting } from '../../skills/effects/effect';
import type { Skill } from '../../skills/school';
import { harm } from './acts-harm';
import { holds, waitFor } from './checks';
import { help } from './acts-help';
import { motion } from './acts-motion';
import { order } from './acts-order';
import type { Flow } from '../state/flow';
import { figureOf, choose, type Game } from '../state/game';
import { durationOf } from '../entries/duration';
import type { Figure } from '../state/figure';
import { castOn } from '../lasting/cast-on';
import { clockOf, addModifier } from '../lasting/modifiers';
import { isGroup } from '../entries/group';
import { eitherOf, isAboutMovement } from '../state/mounts';
import { playNamed } from '../named/named';
import { namedActs } from '../named/named-acts';
import { summon } from '../followers/summons';
import { isKeptOff } from '../entries/one-at-a-time';
import { partsOf } from '../entries/parts';
import { powerOn } from '../using/power';
import { whoIs } from '../using/targets';
import { statementOf, type Memory } from '../entries/statements';
import type { EffectContext, Use } from '../state/use';
import { seePool } from '../values/hand';
import type { Act, ActPlay } from '../state/plays';

type Plays = { readonly [Name in Act['act']]: ActPlay<Name> };

const plays: Plays = { ...harm, ...help, ...motion, ...order, summon, ...namedActs };

/** An enchantment of its own on each bearer, for as long as the skill lasts; whether any time is left of it. */
function* layOn(game: Game, use: Use, bearer: Figure): Flow<boolean> {
  if (use.skill.kind !== undefined && use.auras.has(bearer.id)) return true;
  const lasts = durationOf(use.skill);
  if (!lasts || isKeptOff(use.skill, bearer)) return false;
  const power = partsOf(use.skill).isDefended ? yield* powerOn(game, use, bearer) : use.magic;
  const scale = lasts.line === 'blue' ? power : lasts.line === 'green' ? use.green : 1;
  const clock = clockOf(game, lasts.until, use.user, bearer, scale);
  if (clock.left <= 0) return false;
  castOn(game, bearer, use.skill.kind === 'hex' ? 'hex' : 'enchantment', use, clock, power);
  return true;
}

/** What a modifier remembers from the moment when it is laid. */
const noteOf = (game: Game, remembers: Memory | undefined, { attack, reach }: Use): number => {
  switch (remembers) {
    case 'whose-turn':
      return game.s.turn;
    case 'reach':
      return reach;
    case 'damage':
      return attack?.lost ?? 0;
    case 'dice-behind':
    case 'negated-attacks':
    case 'turns':
    case undefined:
      return 0;
  }
};

/** An enchantment or a hex that lasts on others is borne by each of them (ruling druid-force-of-nature). */
const isBorneByEach = ({ on, until }: Lasting, { kind }: Skill): boolean =>
  (kind === 'enchantment' || kind === 'hex') && isGroup(on) && until !== 'while-it-lasts';

/** Rider or mount, whose movement a skill changes: the same one for all that it says of that (ruling mount-shares). */
function* moverOf(game: Game, use: Use, unit: Figure): Flow<Figure> {
  const before = use.movers.get(unit.id);
  if (before !== undefined) return figureOf(game, before);
  const mover = yield* eitherOf(game, unit, 'movement');
  use.movers.set(unit.id, mover.id);
  return mover;
}

/** Lets properties last on whoever the entry names; an aura lies on the one who carries it. */
function* last(game: Game, effect: Lasting, context: EffectContext): Flow {
  const { use } = context;
  const { isAura, remembers } = statementOf(effect);
  const bearers = isAura ? use.targets : yield* whoIs(game, effect.on, context);
  for (const id of bearers) {
    const named = figureOf(game, id);
    const bearer = isAboutMovement(effect) ? yield* moverOf(game, use, named) : named;
    // Whoever is aimed at while he is down bears it too, as what restores Life to him later.
    const isAimedAt = bearer.life === 'down' && use.targets.includes(id);
    if (bearer.life !== 'up' && bearer.kind !== 'swarm' && !isAimedAt) continue;
    const scale = context.line === 'blue' ? yield* powerOn(game, use, bearer) : context.scale;
    if (scale <= 0) continue;
    if ((effect.as !== undefined || isBorneByEach(effect, use.skill)) && !(yield* layOn(game, use, bearer)))
      continue;
    // This turn is that of whoever acts now (ruling psion-distract-turn).
    const counted = remembers === 'whose-turn' ? game.s.turn : use.user;
    const clock = clockOf(game, effect.until, counted, bearer, scale);
    addModifier(game, effect, bearer, { ...context, scale }, clock, noteOf(game, remembers, use));
    seePool(game, bearer);
    if (effect.as === 'enchantment') use.outcome.affected += 1;
  }
}

/** Carries out effects of an entry, one after the other. Frames say how a skill is used and were read before. */
export function* playEffects(game: Game, effects: readonly Effect[], context: EffectContext): Flow {
  for (const effect of effects) {
    if ('parameter' in effect) continue;
    if ('named' in effect) {
      const flow = playNamed(game, effect, context);
      if (flow) yield* flow;
    } else if ('when' in effect) {
      if (holds(game, effect, context)) yield* playEffects(game, effect.then, context);
      else waitFor(game, effect, context);
    } else if ('choose' in effect) {
      const user = figureOf(game, context.use.user);
      const { value } = yield* choose(
        user.owner,
        { about: 'effect', figure: user.id, skill: context.use.skill.id },
        effect.choose.map((_, index) => ({ pick: 'value' as const, value: index })),
      );
      yield* playEffects(game, effect.choose.slice(value, value + 1), context);
    } else if ('lasting' in effect) yield* last(game, effect, context);
    else {
      const flow = playAct(game, effect, context);
      if (flow) yield* flow;
    }
  }
}

const playAct = (game: Game, act: Act, context: EffectContext): Flow | undefined => {
  // The table has a play for each name, of that name's act; the compiler cannot follow one name through both.
  const play = plays[act.act] as ActPlay;
  return play(game, act, context);
};
