import { oncePer } from '../../../../once-per';
import type { Effect } from '../../skills/effects/effect';
import type { Skill } from '../../skills/school';
import type { Act, MatchContext } from '../state/match-context';
import type { Flow } from '../state/flow';

import type { Attack, EffectContext, Use } from '../state/use';

/** The steps of an attack in their order: before it is defended, what it deals, what comes of it, what follows it. */
export type AttackStage = 'roll' | 'damage' | 'after' | 'following';

/** When an act of an attack skill is played, where that is not after the attack. */
const stepsOfActs: Readonly<Partial<Record<Act['act'], AttackStage>>> = {
  boost: 'roll',
  'at-least': 'damage',
  'instead-of-damage': 'damage',
  'count-as-critical': 'damage',
  // Effects that go on once the attack is over, its critical hit too.
  perform: 'following',
  'receive-reload': 'following',
};

const stageOf = ({ act }: Act): AttackStage => stepsOfActs[act] ?? 'after';

/** Lasting effect that says that it begins with this very attack; a least damage always does. */
const isFromNow = (effect: Effect): boolean =>
  'lasting' in effect &&
  effect.lasting.some(
    (property) => property.has === 'at-least' || ('from' in property && property.from === 'this-attack'),
  );

type Turning = Extract<Effect, { act: 'instead-of-damage' }>;

/** Effects that turn the damage into something else once all is reckoned (ruling 5 for skills). */
const turningIn = (effect: Effect): readonly Turning[] =>
  'when' in effect && effect.when === 'damages'
    ? effect.then.flatMap((inner) => ('act' in inner && inner.act === 'instead-of-damage' ? [inner] : []))
    : [];

/** Effects of a line that belong to a step of the attack; those within a condition go with it. */
const ofStage = (effects: readonly Effect[], step: AttackStage): readonly Effect[] =>
  effects.flatMap((effect): readonly Effect[] => {
    if ('when' in effect) {
      if (turningIn(effect).length > 0) return [];
      const then = ofStage(effect.then, step);
      return then.length === 0 ? [] : [{ ...effect, then }];
    }
    const at = isFromNow(effect) ? 'roll' : 'act' in effect ? stageOf(effect) : 'after';
    return at === step ? [effect] : [];
  });

type BySteps = Readonly<Record<AttackStage, readonly Effect[]>>;

const inSteps = (effects: readonly Effect[]): BySteps => ({
  roll: ofStage(effects, 'roll'),
  damage: ofStage(effects, 'damage'),
  after: ofStage(effects, 'after'),
  following: ofStage(effects, 'following'),
});

/** The lines of an attack skill, by the steps of its attack; a skill of another kind has its parts in `parts.ts`. */
export const attackPartsOf = oncePer(
  ({
    always = [],
    green = [],
  }: Skill): {
    readonly always: BySteps;
    readonly green: BySteps;
    /** Effects that the damage that is left turns into. */
    readonly turning: readonly Turning[];
  } => ({ always: inSteps(always), green: inSteps(green), turning: green.flatMap(turningIn) }),
);

export const lineOf = (use: Use, line: 'always' | 'green', target: number): EffectContext => ({
  use,
  line,
  scale: line === 'green' ? use.green : 1,
  target,
});

export function* playStep(match: MatchContext, use: Use, attack: Attack, step: AttackStage): Flow {
  const { always, green, turning } = attackPartsOf(use.skill);
  if (step === 'roll' || step === 'damage')
    yield* match.play(always[step], lineOf(use, 'always', attack.target));
  if (use.green === 0) return;
  const context = lineOf(use, 'green', attack.target);
  if (step === 'damage') attack.turned = turning.map(({ effects }) => ({ effects, context }));
  yield* match.play(green[step], context);
}
