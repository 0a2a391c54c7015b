import type { Lasting } from '../../skills/effects/effect';
import type { Aura, AuraKind, Clock, Figure, FigureId, Modifier } from '../state/figure';
import { ruleAbout } from '../../skills/school-rules';
import { isCopied } from '../entries/auras';
import { dropModifiers, keepAsleep } from './castings';

import { newKey, type MatchContext } from '../state/match-context';
import { scaleOf } from '../values/properties';
import { reachOf } from '../entries/parameters';
import { remembered, statementOf, type Statement } from '../entries/statements';
import { newUse } from '../state/new-use';
import { pipsOf, type EffectContext, type Trigger } from '../state/use';

/** Puts a lasting effect on a figure; it waits with its casting where a stronger one of its caster counts. */
export const addModifier = (
  match: MatchContext,
  says: Lasting,
  on: Figure,
  context: EffectContext,
  clock: Clock,
  note = 0,
): void => {
  if (clock.left <= 0) return;
  const { number } = statementOf(says);
  const { use } = context;
  const isCarried = clock.ends === 'with-aura';
  const carrier =
    context.trigger && !isCarried
      ? 0
      : (use.auras.get(on.id) ??
        use.auras.get(on.rider) ??
        (isCarried ? use.auras.get(context.target) : undefined) ??
        0);
  // Effects bound to it had no time to last, or were kept off.
  if (isCarried && carrier === 0) return;
  const fresh: Modifier = {
    key: newKey(match),
    says: number,
    by: use.user,
    green: use.green,
    // Otherwise it only counts for reaches, which no lessened MAV shrinks (ruling magic-lessened).
    blue: context.line === 'blue' ? context.scale : pipsOf(use),
    clock,
    aura: carrier,
    used: [],
    note,
  };
  const waiting = use.waiting.get(carrier);
  if (waiting === undefined) on.modifiers = [...on.modifiers, fresh];
  else keepAsleep(match, carrier, waiting, { on: on.id, modifier: fresh });
};

/** Puts an enchantment, a hex, a Loa or a state on a figure; the same skill again renews it and keeps its place in the queue. */
export const addAura = (
  match: MatchContext,
  on: Figure,
  kind: AuraKind,
  line: Pick<EffectContext, 'use'>,
  clock: Clock,
  blue: number,
): number => {
  const { use } = line;
  const before = on.auras.find(
    ({ skill, by, stored, kind: lying }) =>
      stored === undefined && skill === use.skill.id && (by === use.user || lying === 'loa'),
  );
  if (before) dropModifiers(on, before.key);
  const key = before?.key ?? newKey(match);
  const fresh: Aura = {
    key,
    kind,
    skill: use.skill.id,
    by: use.user,
    green: use.green,
    blue,
    clock,
    ...(isCopied(use.skill) && { isCopy: true }),
  };
  on.auras = before ? on.auras.map((old) => (old.key === key ? fresh : old)) : [...on.auras, fresh];
  use.auras.set(on.id, key);
  match.host.emit({ type: 'aura', figure: on.id, kind, skill: use.skill.id });
  return key;
};

/** The context of a modifier's line, on its bearer. */
export const contextOfModifier = (
  { modifier: speaking, from }: { readonly modifier: Modifier; readonly from: Statement },
  bearer: FigureId,
  trigger?: Trigger,
): EffectContext => {
  const use = newUse(from.skill, { id: speaking.by }, [bearer]);
  use.green = speaking.green;
  use.magic = speaking.blue;
  use.reach = remembered(speaking, 'reach') ?? reachOf(from.skill, speaking.blue, speaking.green);
  use.attack = trigger?.attack;
  use.auras.set(bearer, speaking.aura);
  // The bearer resisted when it was cast, if the school has such a rule.
  if (ruleAbout(from.skill, 'trigger')) use.powers.set(bearer, 0);
  const scale = scaleOf(from, speaking);
  return { use, line: from.line, scale, target: bearer, bearer, trigger, note: speaking.note };
};
