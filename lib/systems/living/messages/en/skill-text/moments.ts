import type { Moment } from '../../../skills/effects/terms';
import { verb, type Noun } from './grammar';
import { whose } from './who';

type Tell = (subject: Noun) => string;

/** "a pet" where each one of many is meant. */
const called = ({ text }: Noun): string => text.replace(/^each (?=[aeiou])/, 'an ').replace(/^each /, 'a ');

const does =
  (predicate: string): Tell =>
  (subject) =>
    `${called(subject)} ${verb(predicate, subject)}`;

const happens =
  (clause: string): Tell =>
  () =>
    clause;

/** What an effect waits for, with whom it concerns: "you are attacked in melee", "the target casts a spell". */
export const momentWords: Readonly<Record<Moment, Tell>> = {
  'turn-begins': (subject) => `${whose(subject)} turn begins`,
  hit: does('be hit'),
  'attacked-in-melee': does('be attacked in melee'),
  'attacked-at-range': does('be attacked at range'),
  damaged: does('be damaged'),
  attacks: does('attack'),
  'attacks-in-melee': does('make a melee attack'),
  hits: does('hit'),
  'announces-attack': does('announce a melee or ranged attack, by a skill or without'),
  'announces-spell': does('cast a spell'),
  'announces-skill-but-no-spell': does('use a skill that is no spell'),
  'checks-skill-against-opponent': does('use a skill on an opponent'),
  'chosen-by-light-spell': does('be chosen by a Light Spell'),
  'casts-death-spell-on-another': does('cast a Death Spell on someone else'),
  'restores-life': does('would restore Life'),
  moves: does('move'),
  'ends-early': happens('this ends early'),
  ends: happens('this ends'),
  'snowball-thrown-at-you': happens('a snowball is thrown at you'),
  'dies-or-ends': does('die or this ends'),
  'attacked-with-weapons': does('be attacked in melee or at range'),
  'hit-by-weapons': does('be hit in melee or at range'),
  'in-swarm': (subject) =>
    `${called(subject).replace(/ within reach$/, '')} ${verb('touch', subject)} the swarm on ${subject.possessive} own turn`,
};
