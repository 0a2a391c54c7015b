import { capital, list } from '#words/language/words';
import { pipsOnDie, type FacesOf } from '../die';

type Attack = 'melee' | 'ranged' | 'magic';

const attacks: Readonly<Record<Attack, string>> = {
  melee: 'fights hand to hand',
  ranged: 'shoots',
  magic: 'casts spells',
};

/** Effects of a skill beside damage that decide how a hero is played. */
const supports = { heal: 'restores Life', summon: 'summons a creature' } as const;

/** Defence pips from which a die is hard to hurt, and up to which it is easy to hurt. */
const many = 6;
const few = 1;

/** A weaker trait is named from this share of the strongest one's points. */
const worthNaming = 1 / 3;

/**
 * How a hero plays, by its die and its skills: "Fights hand to hand and restores Life. Hard to hurt."
 * @param guard pips that defend
 * @param effects what its skills do, by the ids of the search
 */
export const playsLine = (
  faces: FacesOf<Attack>,
  costs: Readonly<Record<Attack, number>>,
  guard: number,
  effects: readonly string[],
): string => {
  const spent = (['melee', 'ranged', 'magic'] as const)
    .map((trait) => ({ trait, points: pipsOnDie(faces, trait) * costs[trait] }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  const most = spent[0]?.points ?? 0;
  const ways = spent.filter(({ points }) => points >= most * worthNaming).map(({ trait }) => attacks[trait]);
  const helps = (['heal', 'summon'] as const).flatMap((each) =>
    effects.includes(each) ? [supports[each]] : [],
  );
  const does = [...ways, ...helps];
  const life = guard >= many ? ' Hard to hurt.' : guard <= few && does.length > 0 ? ' Easy to hurt.' : '';
  return does.length === 0 ? life.trim() : `${capital(list(does))}.${life}`;
};
