import type { Moment, Who } from '../../skills/effects/terms';
import { verb, type Place } from '#words/systems/living/messages/skill-text/grammar';
import { phrase, type Phrase } from '#words/systems/living/messages/skill-text/phrase';
import {
  bothSides,
  isGroup,
  kindName,
  noun,
  oneOf,
  whose,
} from '#words/systems/living/messages/skill-text/who';

type MomentText = (who: Who, place: Place) => Phrase;

const does =
  (base: string): MomentText =>
  (who, place) => {
    const subject = noun(who, place);
    return phrase`${isGroup(who) ? oneOf(who, 'one', place) : subject.text} ${verb(base, subject)}`;
  };

const happens =
  (clause: string): MomentText =>
  () =>
    phrase`${clause}`;

/** "someone attacks you in melee". */
const suffers =
  (verb: string, how: string): MomentText =>
  (who, place) =>
    phrase`someone ${verb} ${isGroup(who) ? oneOf(who, 'one', place) : noun(who, place).text} ${how}`;

/** One of what is waited for, as "(one hit per pip)" counts it. */
export const eachTime: Readonly<Record<Moment, string>> = {
  'turn-begins': 'one turn',
  hit: 'one attack',
  'attacked-in-melee': 'one attack',
  'attacked-at-range': 'one attack',
  damaged: 'one attack',
  attacks: 'one attack',
  'attacks-in-melee': 'one attack',
  hits: 'one hit',
  'announces-attack': 'one attack',
  'announces-spell': 'one spell',
  'announces-skill-but-no-spell': 'one skill',
  'checks-skill-against-opponent': 'one skill',
  'chosen-by-light-spell': 'one spell',
  'casts-death-spell-on-another': 'one spell',
  'restores-life': 'one time',
  moves: 'one movement',
  'ends-early': 'one time',
  ends: 'one time',
  'snowball-thrown-at-you': 'one snowball',
  'dies-or-ends': 'one time',
  'attacked-with-weapons': 'one attack',
  'hit-by-weapons': 'one attack',
  'in-swarm': 'one time',
};

/**
 * Trigger of an effect, with the figures it concerns: "you are attacked in melee", "the
 * target casts a spell".
 */
export const momentWords: Readonly<Record<Moment, MomentText>> = {
  'turn-begins': (who, place) => phrase`${whose(who, place)} turn begins`,
  hit: does('be hit'),
  'attacked-in-melee': suffers('attacks', 'in melee'),
  'attacked-at-range': suffers('attacks', 'at range'),
  damaged: does('would be damaged'),
  attacks: does('attack'),
  'attacks-in-melee': does('make a melee attack'),
  hits: does('hit a figure'),
  'announces-attack': does('announce a melee or ranged attack, with or without a skill'),
  'announces-spell': does('try to cast a spell'),
  'announces-skill-but-no-spell': does('use a skill that isn’t a spell'),
  'checks-skill-against-opponent': does('use a skill on an opponent'),
  'chosen-by-light-spell': (who, place) =>
    phrase`someone aims a Light Spell at ${isGroup(who) ? oneOf(who, 'one', place) : noun(who, place).text}`,
  'casts-death-spell-on-another': does('cast a Death Spell on someone else'),
  'restores-life': does('would regain Life'),
  moves: does('move'),
  'ends-early': happens('this ends early'),
  ends: happens('this ends'),
  'snowball-thrown-at-you': happens('a snowball is thrown at you'),
  'dies-or-ends': does('die again or this ends'),
  'attacked-with-weapons': suffers('attacks', 'in melee or at range'),
  'hit-by-weapons': does('be hit in melee or at range'),
  'in-swarm': (who, place) =>
    isGroup(who)
      ? phrase`a ${kindName(who.every, false)}${bothSides(who.every)} touches the swarm on its own turn`
      : phrase`${noun(who, place).text} ${verb('touch', noun(who, place))} the swarm on ${noun(who, place).possessive} own turn`,
};
