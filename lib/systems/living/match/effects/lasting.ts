import type { Lasting } from '../../skills/effects/effect';
import type { Skill } from '../../skills/school';
import type { Flow } from '../state/flow';
import { figureOf, type MatchContext } from '../state/match-context';
import { durationOf } from '../entries/duration';
import type { Figure } from '../state/figure';
import { castOn } from '../lasting/cast-on';
import { clockOf } from '../lasting/clock';
import { addModifier } from '../lasting/modifiers';
import { isGroup } from '../../skills/effects/terms';
import { eitherOf, isAboutMovement } from '../state/mounts';
import { isKeptOff } from '../entries/auras';
import { partsOf } from '../entries/parts';
import { powerOn } from '../using/power';
import { whoIs } from '../using/targets';
import { statementOf, type Memory } from '../entries/statements';
import type { EffectContext, Use } from '../state/use';
import { seePool } from '../values/hand';

/** A separate enchantment on each bearer, while the skill lasts; whether any time is left of it. */
function* layOn(match: MatchContext, use: Use, bearer: Figure): Flow<boolean> {
  if (use.skill.kind !== undefined && use.auras.has(bearer.id)) return true;
  const lasts = durationOf(use.skill);
  if (!lasts || isKeptOff(use.skill, bearer)) return false;
  const power = partsOf(use.skill).isDefended ? yield* powerOn(match, use, bearer) : use.magic;
  const scale = lasts.line === 'blue' ? power : lasts.line === 'green' ? use.green : 1;
  const clock = clockOf(match, lasts.until, use.user, bearer, scale);
  if (clock.left <= 0) return false;
  castOn(match, bearer, use.skill.kind === 'hex' ? 'hex' : 'enchantment', use, clock, power);
  return true;
}

/** Value that a modifier remembers from the moment when it is laid. */
const noteOf = (match: MatchContext, remembers: Memory | undefined, { attack, reach }: Use): number => {
  switch (remembers) {
    case 'whose-turn':
      return match.s.turn;
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
function* moverOf(match: MatchContext, use: Use, unit: Figure): Flow<Figure> {
  const before = use.movers.get(unit.id);
  if (before !== undefined) return figureOf(match, before);
  const mover = yield* eitherOf(match, unit, 'movement');
  use.movers.set(unit.id, mover.id);
  return mover;
}

/** Lets properties last on whoever the entry names; an aura lies on the one who carries it. */
export function* layLasting(match: MatchContext, effect: Lasting, context: EffectContext): Flow {
  const { use } = context;
  const { isAura, remembers } = statementOf(effect);
  const bearers = isAura ? use.targets : yield* whoIs(match, effect.on, context);
  for (const id of bearers) {
    const named = figureOf(match, id);
    const bearer = isAboutMovement(effect) ? yield* moverOf(match, use, named) : named;
    // A target that is down is affected too, as by something that restores Life to it later.
    const isAimedAt = bearer.life === 'down' && use.targets.includes(id);
    if (bearer.life !== 'up' && bearer.kind !== 'swarm' && !isAimedAt) continue;
    const scale = context.line === 'blue' ? yield* powerOn(match, use, bearer) : context.scale;
    if (scale <= 0) continue;
    if ((effect.as !== undefined || isBorneByEach(effect, use.skill)) && !(yield* layOn(match, use, bearer)))
      continue;
    // This turn is that of whoever acts now (ruling psion-distract-turn).
    const counted = remembers === 'whose-turn' ? match.s.turn : use.user;
    const clock = clockOf(match, effect.until, counted, bearer, scale);
    addModifier(match, effect, bearer, { ...context, scale }, clock, noteOf(match, remembers, use));
    seePool(match, bearer);
    if (effect.as === 'enchantment') use.outcome.affected += 1;
  }
}
