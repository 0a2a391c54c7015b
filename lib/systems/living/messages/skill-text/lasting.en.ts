import { plural } from '#words/language/words';
import type { Effect, Lasting, Property } from '../../skills/effects/effect';
import type { Moment, Until } from '../../skills/effects/terms';
import { plainLine } from '../../skills/skill-text';
import { figure, perPip, some } from '#words/systems/living/messages/skill-text/amounts';
import { shared, type Noun, type Place } from '#words/systems/living/messages/skill-text/grammar';
import { eachTime, momentWords } from '#words/systems/living/messages/skill-text/moments';
import {
  isEmpty,
  joinedBy,
  listed,
  phrase,
  type Phrase,
} from '#words/systems/living/messages/skill-text/phrase';
import {
  saidOf,
  standsApart,
  waits,
  type SaidProperty,
} from '#words/systems/living/messages/skill-text/properties';
import type { Sentence } from '#words/systems/living/messages/skill-text/sentence';
import type { SaidOf } from '#words/systems/living/messages/skill-text/clauses';
import { before as beforeEnd, endingText, until } from '#words/systems/living/messages/skill-text/times';
import {
  bothSides,
  isGroup,
  kindName,
  noun,
  oneOf,
  whose,
} from '#words/systems/living/messages/skill-text/who';
import { valueNames } from '#words/systems/living/messages/skill-text/words';

type Say = (effects: readonly Effect[], place: Place) => Phrase;

/** Moments that come once: "when this ends", where others say "whenever". */
const comesOnce: ReadonlySet<Moment> = new Set<Moment>(['ends', 'ends-early', 'dies-or-ends']);

/** "whenever the target attacks", "the next 2 times you hit a figure". */
const waitingFor = (
  property: Extract<Property, { has: 'whenever' | 'next' }>,
  effect: Lasting,
  place: Place,
): Phrase => {
  const moment = momentWords[property.moment](effect.on, place);
  if (property.has === 'whenever')
    return phrase`${property.moment === 'ends-early' ? 'if' : comesOnce.has(property.moment) ? 'when' : 'whenever'} ${moment}`;
  const { count } = property;
  return phrase`the next ${some(count, 'time', place, 'times')} ${moment}${perPip(count, eachTime[property.moment], place)}`;
};

const addsUp = (properties: readonly SaidProperty[]): string => {
  const adding = properties.filter((property) => property.has === 'value' && property.addsUp).length;
  return adding === 0 ? '' : adding === 1 ? ' (adds up with each use)' : ' (both add up with each use)';
};

type SetValue = Extract<SaidProperty, { readonly has: 'set' }>;

const setTo = ({ value, to }: SetValue): string => `${to}${value === 'movement' ? '#' : ''}`;

/** "your AV is 0", "your Daemon’s DV and MDV are 0"; undefined where values are set to more than one number. */
const saidToBe = (owner: string, set: readonly SetValue[]): Phrase | undefined => {
  const [to, ...others] = new Set(set.map(setTo));
  if (to === undefined || others.length > 0) return undefined;
  const names = set.map(({ value }) => (value === 'movement' ? value : valueNames[value]));
  return phrase`${owner} ${listed(names)} ${plural(set.length, 'is', 'are')} ${to}`;
};

/** Statement about the bearer, without the duration. */
const saidWhole = (
  effect: Lasting,
  properties: readonly SaidProperty[],
  said: readonly SaidOf[],
  subject: Noun,
  place: Place,
): Phrase => {
  const [only] = properties;
  const set = properties.filter((property): property is SetValue => property.has === 'set');
  const toBe =
    isGroup(effect.on) || set.length < properties.length ? undefined : saidToBe(whose(effect.on, place), set);
  if (toBe) return toBe;
  if (effect.as)
    return phrase`${subject.text} ${shared([{ verb: 'get', rest: phrase`an enchantment` }], subject)}: ${listed(said.map(({ rest }) => rest))}`;
  if (properties.length === 1 && isGroup(effect.on) && subject.number === 'one') {
    if (only?.has === 'may-not' && only.what !== 'all-but-move')
      return phrase`${oneOf(effect.on, 'no', place)} can ${said[0]?.rest ?? ''}`;
    if (only?.has === 'blind')
      return phrase`a ${kindName(effect.on.every, false)}${bothSides(effect.on.every)} that starts a phase there ${shared(said, subject)}`;
  }
  return phrase`${subject.text} ${shared(said, subject)}${addsUp(properties)}`;
};

/** True where the time names whoever bears the effect: "until the target's next turn ends". */
const namesBearer = (time: Until): boolean =>
  typeof time === 'object'
    ? 'of' in time && time.of === 'theirs'
    : time === 'end-of-their-next-turn' || time === 'during-their-next-turn';

interface Timed {
  readonly words: Phrase;
  /** Before what it times, behind it, or as long as what was said before. */
  readonly at: 'before' | 'after' | 'meanwhile' | 'nowhere';
}

/** True for what counts once: the next attack, the next skill. */
const isForNext = (use: string | undefined): boolean => use?.startsWith('next') === true;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const timeOf = (effect: Lasting, said: readonly SaidProperty[], subject: Noun, place: Place): Timed => {
  const isBegun = place.timed?.some(({ on, until: long }) => isSame([on, long], [effect.on, effect.until]));
  if (isBegun && said.length > 0) return { words: phrase`meanwhile`, at: 'meanwhile' };
  const fromNow = said.some((property) => property.has === 'value' && property.from && !property.for);
  const isAfter =
    !fromNow && said.length > 0 && (place.inner === true || (subject.number === 'one' && said.length < 3));
  const [only] = said;
  const isOnce = said.length === 1 && only !== undefined && 'for' in only && isForNext(only.for);
  const before = isOnce ? beforeEnd(effect.until, subject) : undefined;
  if (before) return { words: before, at: 'after' };
  const long = until(effect.until, isAfter ? subject : { possessive: whose(effect.on, place) }, place);
  if (isEmpty(long)) return { words: long, at: 'nowhere' };
  if (fromNow) return { words: phrase`from this attack ${long}`, at: 'before' };
  return { words: long, at: isAfter ? 'after' : 'before' };
};

/** "the next time it attacks this turn", "until your next turn begins, whenever it attacks". */
const opened = (
  { until: long, on }: Lasting,
  words: Phrase,
  waiting: Phrase,
  { has, moment }: Extract<Property, { has: 'whenever' | 'next' }>,
  place: Place,
): Phrase => {
  if (long === 'this-turn' && has === 'next') return phrase`${waiting} ${words}`;
  const isOfTurns = typeof long === 'object' && 'turns' in long && long.of === 'theirs' && long.at === 'end';
  return moment === 'turn-begins' && isOfTurns && figure(long.turns, place) > 1
    ? phrase`when each of ${whose(on, place)} next ${some(long.turns, 'turn', place, 'turns')} begins`
    : phrase`${words}, ${waiting}`;
};

/** Sentences of a lasting effect: its properties first, then anything that waits for a moment. */
export const lastingSentences = (effect: Lasting, place: Place, say: Say): readonly Sentence[] => {
  const subject = noun(effect.on, place);
  const said = effect.lasting.filter((property): property is SaidProperty => !waits(property));
  const isSplit =
    said.length > 2 || (said.length === 2 && said.some(standsApart) && subject.number !== 'you');
  const apart = isSplit || (said.length > 1 && effect.or) ? said.slice(1).filter(standsApart) : [];
  const main = said.filter((property) => !apart.includes(property));
  const words = main.map((property) => saidOf(property, subject, place, effect.until === 'next-movement'));
  const time = timeOf(effect, main, subject, place);
  const whole = main.length === 0 ? [] : [saidWhole(effect, main, words, subject, place)];
  const timed = whole.map((text) => {
    if (time.at === 'meanwhile') return phrase`${time.words} ${text}`;
    return time.at === 'after' ? phrase`${text} ${time.words}` : text;
  });
  const pronoun = subject.number === 'you' ? 'you' : subject.number === 'many' ? 'they' : 'it';
  const meanwhile = time.at === 'nowhere' ? '' : 'meanwhile ';
  const ending = effect.or && endingText(effect.or, subject, false);
  const ends =
    ending === undefined
      ? []
      : [isEmpty(time.words) ? phrase`this lasts until ${ending}` : phrase`this ends early if ${ending}`];
  return [
    ...timed.map((body) => (time.at === 'before' ? { opening: time.words, body } : { body })),
    ...words.flatMap(({ notes = [] }) => notes.map((body) => ({ body }))),
    ...(apart.length === 0
      ? []
      : [
          {
            body: phrase`${meanwhile}${pronoun} ${joinedBy(
              apart.map((property) => shared([saidOf(property, subject, place)], subject)),
              ', and ',
            )}`,
          },
        ]),
    ...effect.lasting.filter(waits).map((property, index) => {
      const known =
        typeof effect.on === 'string' && !comesOnce.has(property.moment) ? { known: effect.on } : {};
      // After "the spell fails", "it" would be the spell.
      const isRenamed = property.has === 'next' && property.moment === 'announces-spell';
      const isNamed = main.length === 0 && time.at === 'before' && namesBearer(effect.until);
      const awaited = waitingFor(property, effect, place);
      const isAwaited = place.awaited?.includes(plainLine(awaited)) === true;
      const waiting = isAwaited
        ? phrase`when that happens`
        : isNamed
          ? waitingFor(property, effect, { ...place, ...known })
          : awaited;
      const body = say(property.effects, {
        ...place,
        ...(isAwaited || isRenamed ? {} : known),
        moment: property.moment,
      });
      const opening =
        main.length === 0 && index === 0 && time.at !== 'nowhere'
          ? opened(effect, time.words, waiting, property, place)
          : main.length > 0 && time.at !== 'nowhere'
            ? phrase`meanwhile, ${waiting}`
            : waiting;
      const once = property.has === 'whenever' && property.once ? ', at most once a turn' : '';
      return { opening, body: phrase`${body}${once}` };
    }),
    ...ends.map((body) => ({ body })),
  ];
};
