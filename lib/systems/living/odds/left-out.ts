import type { Act, Effect, Property } from '../skills/effects/effect';
import type { OtherForm, Skill, SkillBody } from '../skills/school';
import { countsAsDamage } from './skill-attacks';
import type { Start } from './figure';
import { effectFigures } from './skill-figures';

const start: Start = { line: 'green', ifs: [], bare: true };

/** An attack bonus in the part before the pip is in the damage. */
const countsInAttack = (property: Property, on: unknown): boolean =>
  on === 'you' && property.has === 'value' && property.for === 'attacks';

const attackActions: readonly string[] = [
  'same-skill',
  'attack',
  'melee-attack',
  'ranged-attack',
  'attack-skill',
];

const furtherAttacks = (effect: Act): boolean =>
  (effect.act === 'perform' || effect.act === 'grant') && attackActions.includes(effect.action);

/** Part of an effect that is in no figure; `scales`: it is behind a pip. */
const rest = (effect: Effect, scales: boolean): readonly Effect[] => {
  if ('when' in effect) {
    const then = effect.then.flatMap((inner) => rest(inner, scales));
    return then.length > 0 ? [{ ...effect, then }] : [];
  }
  if ('act' in effect && effect.act === 'instead-of-damage') {
    const effects = effect.effects.flatMap((inner) => rest(inner, scales));
    return effects.length > 0 ? [{ ...effect, effects }] : [];
  }
  if ('lasting' in effect) {
    const lasting = effect.lasting.filter(
      (property) =>
        !countsInAttack(property, effect.on) &&
        (!scales || effectFigures({ ...effect, lasting: [property], until: 'match' }, start).length === 0),
    );
    return lasting.length > 0 ? [{ ...effect, lasting }] : [];
  }
  if (countsAsDamage(effect)) return [];
  // The words of a named effect say more than its numbers, and what further attacks deal is in no figure.
  if ('named' in effect || ('act' in effect && furtherAttacks(effect))) return [effect];
  return scales && effectFigures(effect, start).length > 0 ? [] : [effect];
};

const restOf = (effects: readonly Effect[] | undefined, scales: boolean): readonly Effect[] =>
  (effects ?? []).flatMap((effect) => rest(effect, scales));

const restOfBody = <Body extends SkillBody>(body: Body): Body => ({
  ...body,
  always: restOf(body.always, false),
  green: restOf(body.green, true),
  blue: restOf(body.blue, true),
  removal: restOf(body.removal, true),
});

/**
 * The skill with nothing but what its odds leave out: the part that no roll changes, number words, and what has no
 * number. In words, it is what a player must weigh himself.
 */
export const leftOut = ({ otherForm, ...skill }: Skill): Skill => ({
  ...restOfBody(skill),
  ...(otherForm && { otherForm: restOfBody<OtherForm>(otherForm) }),
});
