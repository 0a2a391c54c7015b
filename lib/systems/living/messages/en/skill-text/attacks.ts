import type { Act } from '../../../skills/effects/effect';
import { forEach, number } from './amounts';
import type { Place } from './grammar';
import { phrase } from './phrase';
import { alone, one, ordered, told, type Told } from './told';
import { noun } from './who';

/** Who is attacked by an effect alone, and by what. */
export const attacked = (act: Extract<Act, { readonly act: 'attack' }>, place: Place): Told => {
  const defence = place.bySpell && !place.inner && act.with !== 'MAV' ? ' against DV' : '';
  const strength = phrase`${number(act.value, place)} ${act.with}${defence}${forEach(act.value)}`;
  if (act.unaided)
    return alone(
      phrase`the blade attacks ${noun(act.whom, place).text} with ${strength}`,
      phrase`Nothing of yours changes that, and it counts neither as a hit nor as a miss`,
    );
  const times = act.times === undefined ? phrase`` : phrase`, once${forEach(act.times)}`;
  if (act.whom === 'attacker') return one(told(act.whom, place, 'be first attacked with', strength));
  if (typeof act.whom !== 'string')
    return one(told(act.whom, place, 'be attacked with', phrase`${strength}${times}`));
  return one(
    ordered(
      act.first ? 'first attack' : 'attack',
      phrase`${noun(act.whom, place).text} with ${strength}${times}`,
    ),
  );
};

