import { askedBy, type Act, type Asked, type Effect, type When } from '../../skills/effects/effect';
import type { Condition, One } from '../../skills/effects/terms';
import { conditionOf } from '#words/systems/living/messages/skill-text/act-clauses';
import { actText } from '#words/systems/living/messages/skill-text/acts';
import { parameterText } from '#words/systems/living/messages/skill-text/parameters';
import { joined, type Clause, type Place } from '#words/systems/living/messages/skill-text/grammar';
import { lastingSentences } from '#words/systems/living/messages/skill-text/lasting';
import { namedText } from '#words/systems/living/messages/skill-text/named';
import {
  isEmpty,
  joinedBy,
  listed,
  phrase,
  type Phrase,
} from '#words/systems/living/messages/skill-text/phrase';
import { wordsOf, type Sentence } from '#words/systems/living/messages/skill-text/sentence';
import type { ActText } from '#words/systems/living/messages/skill-text/clauses';
import { isGroup } from '#words/systems/living/messages/skill-text/who';
import { checkWords } from '#words/systems/living/messages/skill-text/words';

type Choose = Extract<Effect, { readonly choose: readonly Effect[] }>;

/** Acts that need no hit when they come with an attack (ruling 4 for skills). */
const needsNoHit: ReadonlySet<Act['act']> = new Set(['give', 'lose', 'damage', 'dispel', 'disable', 'cure']);

/** Checks that say what this attack does. */
const ofAttack: ReadonlySet<Asked> = new Set<Asked>(['hits', 'kills', 'damages', 'ordered-attack-hits']);

const isOpen = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => 'act' in effect && effect.act === 'instead-of-damage');

/**
 * Sentences for the effects behind a check: first those under it only, then those under a further check.
 * @param isTold a sentence has had the outer conditions already
 */
const checked = (
  asking: When,
  outer: readonly Phrase[],
  place: Place,
  isTold = false,
): readonly Sentence[] => {
  const { then } = asking;
  const asked = askedBy(asking);
  const { clause, before, also, names } = checkWords[asked];
  const conditions =
    isTold && also !== undefined
      ? [phrase`${also}`]
      : [...outer, phrase`${isOpen(then) && before !== undefined ? before : clause}`];
  const inner: Place = {
    ...place,
    inner: true,
    ...(names !== undefined && { known: names }),
    withAttack: place.withAttack === true && !ofAttack.has(asked),
  };
  const own = then.filter((effect) => !('when' in effect));
  const further = then.filter((effect): effect is When => 'when' in effect);
  const given = conditionsGiven(own);
  return [
    ...(own.length === 0 ? [] : [{ opening: phrase`if ${listed(conditions)}`, body: said(own, inner) }]),
    ...further.flatMap((effect) => checked(effect, conditions, { ...inner, given }, own.length > 0)),
  ];
};

/** "perform 1 melee attack or 1 ranged attack", "remove 1 Slowed counter from yourself, or any 1 hex". */
const alternatives = ({ choose }: Choose, place: Place): Phrase => {
  const clauses = choose.flatMap((one) => ('act' in one ? actText(one, place).clauses : []));
  const [first] = clauses;
  const isShared =
    first !== undefined &&
    clauses.every((clause) => 'verb' in clause && 'verb' in first && clause.verb === first.verb);
  return isShared && 'verb' in first
    ? phrase`${first.verb} ${joinedBy(
        clauses.flatMap((clause) => ('verb' in clause ? [clause.rest] : [])),
        first.verb === 'perform' ? ' or ' : ', or ',
      )}`
    : joinedBy(
        choose.map((one) => said([one], place)),
        ', or ',
      );
};

const performs = (effect: Effect): boolean =>
  'act' in effect ? effect.act === 'perform' : 'choose' in effect && effect.choose.every(performs);

const conditionsGiven = (effects: readonly Effect[]): readonly Condition[] =>
  effects.flatMap((effect) => ('act' in effect ? conditionOf(effect) : []));

const healed = (effects: readonly Effect[]): readonly One[] =>
  effects.flatMap((effect) =>
    'act' in effect && effect.act === 'heal' && !isGroup(effect.whom) ? effect.whom : [],
  );

/** Place after the effects said before in the same line. */
const after = (before: readonly Effect[], place: Place): Place => ({
  ...place,
  healed: [...(place.healed ?? []), ...healed(before)],
});

/** Sentences of a line: consecutive acts share one, everything else has its own. */
export const sentencesOf = (effects: readonly Effect[], place: Place): readonly Sentence[] => {
  const out: Sentence[] = [];
  let clauses: Clause[] = [];
  let notes: Phrase[] = [];
  let isFree = false;
  const flush = (): void => {
    if (clauses.length > 0) out.push({ body: phrase`${joined(clauses)}${isFree ? ', hit or miss' : ''}` });
    out.push(...notes.map((body) => ({ body })));
    clauses = [];
    notes = [];
    isFree = false;
  };
  const add = (act: Act, { clauses: more, notes: further = [], alone }: ActText): void => {
    const mood = (clause: Clause | undefined): boolean | undefined =>
      clause && 'subject' in clause && clause.subject.number === 'you'
        ? clause.isStatement === true
        : undefined;
    const [last, next] = [mood(clauses.at(-1)), mood(more[0])];
    const changesMood = last !== undefined && next !== undefined && last !== next;
    if (alone || changesMood || notes.length > 0) flush();
    clauses.push(...more);
    notes.push(...further);
    isFree ||= place.withAttack === true && needsNoHit.has(act.act);
    if (alone) flush();
  };
  effects.forEach((effect, index) => {
    const here = after(effects.slice(0, index), place);
    if ('act' in effect) {
      add(effect, actText(effect, here));
      return;
    }
    flush();
    if ('when' in effect) out.push(...checked(effect, [], here));
    else if ('choose' in effect) {
      const isNext = effects.slice(0, index).some(performs) && performs(effect);
      out.push({ body: phrase`${isNext ? 'then ' : ''}${alternatives(effect, here)}` });
    } else if ('lasting' in effect) out.push(...lastingSentences(effect, here, saidApart));
    else if ('parameter' in effect) out.push(...parameterText(effect, here).map((body) => ({ body })));
    else out.push(...namedText(effect, here).map((body) => ({ body })));
  });
  flush();
  return out;
};

/** Effects within a sentence. */
export const said = (effects: readonly Effect[], place: Place): Phrase =>
  joinedBy(
    sentencesOf(effects, { ...place, inner: true })
      .map(wordsOf)
      .filter((words) => !isEmpty(words)),
    '; ',
  );

/** Effects that wait for a moment of their own: this attack has nothing to do with them. */
const saidApart = (effects: readonly Effect[], place: Place): Phrase =>
  said(effects, { ...place, withAttack: false });
