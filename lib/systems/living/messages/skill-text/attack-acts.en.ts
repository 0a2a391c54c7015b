import type { Act } from '../../skills/effects/effect';
import { forEach, number, signed } from '#words/systems/living/messages/skill-text/amounts';
import type { Place } from '#words/systems/living/messages/skill-text/grammar';
import { phrase } from '#words/systems/living/messages/skill-text/phrase';
import {
  alone,
  one,
  instruction,
  statement,
  whole,
  type ActText,
} from '#words/systems/living/messages/skill-text/clauses';
import { isGroup, noun } from '#words/systems/living/messages/skill-text/who';
import { attackValueName } from '#words/systems/living/messages/skill-text/words';

type Of<Name extends Act['act']> = Extract<Act, { readonly act: Name }>;

/** Target of an attack by an effect, and the kind of attack. */
const attacked = (act: Of<'attack'>, place: Place): ActText => {
  const isDefended = place.bySpell && !place.inner && act.with !== 'MAV';
  const isSeveral = act.unaided === true || isGroup(act.whom) || place.targets === 'each';
  const defence = isDefended ? `; ${isSeveral ? 'they defend' : 'it defends'} with DV` : '';
  const strength = phrase`${act.with} ${number(act.value, place)}${forEach(act.value)}`;
  if (act.unaided)
    return alone(
      phrase`the blade attacks ${noun(act.whom, place).text} with ${strength}${defence}`,
      phrase`Your bonuses and penalties don’t change this AV, and the attack counts as neither a hit nor a miss`,
    );
  const times = act.times === undefined ? phrase`` : phrase`, once${forEach(act.times)}`;
  if (act.whom === 'attacker')
    return whole(
      phrase`they must first defend ${isDefended ? 'with DV ' : ''}against an attack with ${strength}`,
    );
  if (isGroup(act.whom) && act.whom.in === 'contact')
    return one(
      instruction(
        'make',
        phrase`an attack with ${strength}${times} against ${noun(act.whom, place).text}${defence}`,
      ),
    );
  const attack = phrase`${noun(act.whom, place).text} with ${strength}${times}${defence}`;
  return act.first ? whole(phrase`first, attack ${attack}`) : one(instruction('attack', attack));
};

/** Words for an attack, its strength and its damage. */
export const attackActText = (act: Of<'attack' | 'boost' | 'at-least' | 'damage'>, place: Place): ActText => {
  switch (act.act) {
    case 'attack':
      return attacked(act, place);
    case 'boost':
      return whole(
        phrase`${act.value === 'AV or RAV' ? 'that' : 'this'} attack gets ${signed(act.by, place)} ${attackValueName(act.value)}${forEach(act.by)}`,
      );
    case 'at-least':
      return act.of
        ? one(
            statement(
              'original-target',
              place,
              'take',
              phrase`at least ${number(act.damage, place)} damage, whatever the DV,`,
            ),
          )
        : alone(
            phrase`on a hit, this attack deals at least ${number(act.damage, place)} damage, whatever the DV`,
          );
    case 'damage': {
      const defence = act.defence === 'cover' ? ' (only cover reduces it)' : ' (no defence)';
      return one(
        statement(
          act.whom,
          place,
          'take',
          phrase`${number(act.amount, place)} damage${forEach(act.amount)}${defence}`,
        ),
      );
    }
  }
};
