import { amountOf } from '../../../../effects/amount';
import type { Effect } from '../../skills/effects/effect';
import { emptyFaces, die } from '../../sheet/pips';
import { ruleAbout } from '../../skills/school-rules';
import { bring, creatureProfile, summonedAt } from './bring';
import { worth } from '../values/count';

import { remove } from '../life/falls';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, orNothing, type MatchContext, type ActPlay } from '../state/match-context';
import { sidesByPip } from '../../../../painted-die/match/roll';
import { buildSnowmen } from './snowman';
import { whoIs } from '../using/targets';
import type { EffectContext } from '../state/use';

type Summon = Extract<Effect, { act: 'summon' }>;

const fullPool = 5;

/** The parameter of this name in the blue line, where the Magic pips of a summoning say. */
const blueParameter = <Name extends string>(
  { use }: EffectContext,
  name: Name,
): Extract<Effect, { parameter: Name }> | undefined =>
  (use.skill.blue ?? []).find(
    (effect): effect is Extract<Effect, { parameter: Name }> =>
      'parameter' in effect && effect.parameter === name,
  );

/** A raised body can't be used by such spells again; it may still get up (school rule "bodies"). */
const waste = (context: EffectContext, body: Figure): void => {
  if (ruleAbout(context.use.skill, 'bodies')?.wastedBy === 'success') body.isWasted = true;
};

/** Zombies beyond what the Magic pips control perish, those with the least Life first, equals by lot. */
function* control(match: MatchContext, master: Figure, most: number): Flow {
  for (;;) {
    const own = match.s.figures.filter(
      ({ kind, hero, owner, life }) => kind === 'undead' && hero === master.id && owner >= 0 && life === 'up',
    );
    if (own.length <= most) return;
    const least = Math.min(...own.map(({ hand }) => hand));
    const weakest = own.filter(({ hand }) => hand === least);
    const lot = weakest.length === 1 ? 0 : match.host.draw('dice', weakest.length, master.id, 'control');
    const perishes = weakest[lot];
    if (!perishes) return;
    yield* remove(match, perishes);
  }
}

/** This many Zombies at the body, 5 dice each; chapter "Followers: Undead". */
function* zombies(match: MatchContext, act: Summon, context: EffectContext): Flow {
  const master = figureOf(match, context.use.user);
  const body = figureOf(match, context.target);
  waste(context, body);
  for (let left = worth(match, act.count, context, body.id); left > 0; left -= 1)
    bring(match, master, {
      kind: 'undead',
      sheet: creatureProfile('zombie', fullPool),
      hand: fullPool,
      ...summonedAt(match, act, context),
      actions: 2,
    });
  const limit = blueParameter(context, 'control');
  if (limit)
    yield* control(
      match,
      master,
      amountOf(limit.upTo, context.use.magic, () => 0),
    );
}

/**
 * One Golem, with as many dice in its Hand as Magic pips, and a die more in its Dicepool and its Hand for each Skill pip
 * after the first (ruling 28).
 */
const golem = (match: MatchContext, act: Summon, context: EffectContext): undefined => {
  const { extraDice = 0 } = act;
  const body = figureOf(match, context.target);
  waste(context, body);
  const extra = extraDice * Math.max(0, context.scale - 1);
  const inHand = blueParameter(context, 'hand-of-golem')?.dice;
  const hand = inHand === undefined ? fullPool : amountOf(inHand, context.use.magic, () => 0);
  // A MAV of 0 wakes none (ruling magic-lessened).
  if (hand === 0) return undefined;
  bring(match, figureOf(match, context.use.user), {
    kind: 'golem',
    sheet: creatureProfile('golem', fullPool + extra),
    hand: hand + extra,
    ...summonedAt(match, act, context),
    actions: 2,
  });
  return undefined;
};

/**
 * A swarm stays where its target was. It is not a figure: it carries the effects around it while the skill
 * lasts.
 */
const swarm = (match: MatchContext, _act: Summon, { use, target }: EffectContext): undefined => {
  const master = figureOf(match, use.user);
  const victim = figureOf(match, target);
  const key = use.auras.get(victim.id);
  const sheet = { ...creatureProfile('zombie', 0), sides: sidesByPip(die, emptyFaces) };
  const fresh = bring(match, master, { kind: 'swarm', sheet, hand: 0, at: victim.at, actions: 0 });
  if (!fresh || key === undefined) return undefined;
  fresh.at = victim.at;
  fresh.life = 'gone';
  fresh.auras = victim.auras.filter((each) => each.key === key);
  victim.auras = victim.auras.filter((each) => each.key !== key);
  use.auras.set(fresh.id, key);
  use.targets = [fresh.id];
  return undefined;
};

type SummonPlay = (match: MatchContext, act: Summon, context: EffectContext) => Flow | undefined;

/** How each is summoned. */
const plays: Readonly<Record<Summon['what'], SummonPlay>> = {
  zombie: zombies,
  golem,
  swarm,
  snowman: buildSnowmen,
  // It attacks and is gone: nothing of it stays on the table.
  blade: () => undefined,
};

export const summon: ActPlay<'summon'> = (match, act, context) => plays[act.what](match, act, context);

/** Undead that explode leave nothing behind; the attack is a separate effect. */
export const explode: ActPlay<'explode'> = function* (match, { whom }, context): Flow {
  for (const id of yield* whoIs(match, whom, context)) yield* orNothing(remove(match, figureOf(match, id)));
};
