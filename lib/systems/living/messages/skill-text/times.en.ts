import { plural } from '#words/language/words';
import type { Ending, Until } from '../../skills/effects/terms';
import { plainLine } from '../../skills/skill-text';
import { figure, number, perPip, some } from '#words/systems/living/messages/skill-text/amounts';
import { verb, type Noun, type Place } from '#words/systems/living/messages/skill-text/grammar';
import { isEmpty, listed, phrase, type Phrase } from '#words/systems/living/messages/skill-text/phrase';
import { endingWords } from '#words/systems/living/messages/skill-text/words';

/** "until your next turn begins"; empty where the effect stays with what carries it. */
export const until = (time: Until, { possessive: their }: Pick<Noun, 'possessive'>, place: Place): Phrase => {
  switch (time) {
    case 'this-action':
      return phrase`while ${their === 'your' ? 'you act' : 'it acts'}`;
    case 'this-turn':
      return phrase`this turn`;
    case 'your-next-turn':
      return phrase`until your next turn begins`;
    case 'end-of-your-next-turn':
      return phrase`until your next turn ends`;
    case 'end-of-their-next-turn':
      return phrase`until ${their} next turn ends`;
    case 'during-their-next-turn':
      return phrase`during ${their} next turn`;
    case 'next-skill-action':
      return phrase`as ${their} next skill action`;
    case 'summoners-next-turn':
      return phrase`until your summoner’s next turn begins`;
    case 'next-movement':
      return phrase`on ${their} next movement action`;
    case 'next-attack':
      return phrase`for ${their} next attack`;
    case 'match':
    case 'while-it-lasts':
      return phrase``;
    case 'for-good':
      return phrase`for good`;
    default: {
      if ('phases' in time)
        return phrase`for ${number(time.phases, place)} ${plural(figure(time.phases, place), 'phase', 'phases')}`;
      if ('attacks' in time)
        return phrase`for ${their} next ${some(time.attacks, 'hit', place, 'hits')}${perPip(time.attacks, 'one hit', place)}`;
      const turns = phrase`${time.of === 'yours' ? 'your' : their} next ${some(time.turns, 'turn', place, 'turns')}`;
      const each = perPip(time.turns, 'one turn', place);
      if (figure(time.turns, place) === 1)
        return phrase`until ${turns} ${time.at === 'end' ? 'ends' : 'begins'}${each}`;
      return time.at === 'end' ? phrase`until the end of ${turns}` : phrase`until ${turns} have begun`;
    }
  }
};

/** "before the end of your next turn": for what its bearer does once within that time. */
export const before = (time: Until, { possessive: their }: Pick<Noun, 'possessive'>): Phrase | undefined =>
  time === 'end-of-your-next-turn'
    ? phrase`before the end of your next turn`
    : time === 'end-of-their-next-turn'
      ? phrase`before the end of ${their} next turn`
      : undefined;

/** "it moves or attacks, or you end it": what ends an effect early. `named`: by name where nothing has told who bears it. */
export const endingText = (or: readonly Ending[], bearer: Noun, named: boolean): Phrase => {
  const eitherFalls = or.includes('falls-unconscious') && or.includes('you-fall-unconscious');
  const endings = or
    .filter((ending) => !eitherFalls || (ending !== 'falls-unconscious' && ending !== 'you-fall-unconscious'))
    .map((ending) => endingWords[ending]);
  const its = endings.flatMap((ending) => ('bearer' in ending ? [verb(ending.bearer, bearer)] : []));
  const yours = endings.flatMap((ending) => ('you' in ending ? [ending.you] : []));
  const others = endings.flatMap((ending) => ('clause' in ending ? [ending.clause] : []));
  const who =
    bearer.number === 'you'
      ? 'you'
      : bearer.number === 'many'
        ? 'they'
        : named
          ? plainLine(bearer.text)
          : 'it';
  return listed(
    [
      ...(eitherFalls ? [`you or ${who} ${verb('fall unconscious', bearer)}`] : []),
      ...(its.length > 0 ? [phrase`${who} ${listed(its, 'or')}`] : []),
      ...(yours.length > 0 ? [phrase`you ${listed(yours, 'or')}`] : []),
      ...others,
    ],
    'or',
  );
};

/** "until your next turn ends, or until you move". */
export const howLong = (
  time: Until,
  or: readonly Ending[] | undefined,
  bearer: Noun,
  place: Place,
  named = false,
): Phrase => {
  const long = until(time, bearer, place);
  if (or === undefined) return long;
  const early = phrase`until ${endingText(or, bearer, named)}`;
  return isEmpty(long) ? early : phrase`${long}, or ${early}`;
};
