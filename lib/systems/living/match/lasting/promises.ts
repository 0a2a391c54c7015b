import { oncePer } from '../../../../once-per';
import type { Effect, When } from '../../skills/effects/effect';
import { findSkill } from '../../skills/index';
import type { Skill } from '../../skills/school';
import type { Aura, Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, newKey, type MatchContext } from '../state/match-context';
import { newUse } from '../state/new-use';
import type { Use } from '../state/use';

const isPromise = (effect: Effect): effect is When =>
  'when' in effect && effect.when === 'pet-attacks-this-turn';

/** Part of a skill that still comes if its pet attacks later in the turn. */
const promiseIn = oncePer((skill: Skill): When | undefined => (skill.green ?? []).find(isPromise));

/** Keeps what a skill does if this figure attacks before the turn is over; once per use (ruling beastmaster-spirit-chains). */
export const promise = (match: MatchContext, figure: Figure, { skill, user, green, magic }: Use): void => {
  const waiting: Aura = {
    key: newKey(match),
    kind: 'state',
    skill: skill.id,
    by: user,
    green,
    blue: magic,
    clock: { ends: 'turn-begins', of: user, left: 1 },
  };
  figure.auras = [...figure.auras, waiting];
};

/** Lets what waited for an attack of this figure happen. */
export function* keepPromises(match: MatchContext, figure: Figure): Flow {
  for (const { key, kind, skill: id, by, green, blue } of figure.auras) {
    const skill = kind === 'state' ? findSkill(id) : undefined;
    const promised = skill && promiseIn(skill);
    if (!skill || !promised) continue;
    figure.auras = figure.auras.filter((each) => each.key !== key);
    const use: Use = { ...newUse(skill, figureOf(match, by), [by]), green, magic: blue };
    yield* match.play(promised.then, { use, line: 'green', scale: green, target: by });
  }
}
