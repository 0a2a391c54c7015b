import type { Fork } from '../match/course';
import type { Match } from '../match/engine';
import type { Choice } from '../match/request';
import { matchPartOf } from '../simulation/contest';
import type { Encounter, Situation } from '../systems/match-part';

/** A moment of a match: plain data. */
export interface Moment {
  /** Tells matches apart that are played at the same time. */
  readonly table: string;
  readonly encounter: Encounter;
  readonly choices: readonly Choice[];
  readonly forks: readonly Fork[];
}

/** The match with the future that it has from this moment on. */
export const turned = (
  { encounter, forks }: Pick<Moment, 'encounter' | 'forks'>,
  match: Match<Situation>,
  at: number,
): Match<Situation> => {
  const fork = forks.find((each) => each.at === at);
  return fork ? matchPartOf(encounter.system).engine.fork(match, fork.seed) : match;
};

/** Start of a match. @throws RangeError for an encounter that the rules refuse, NotOpened */
export const startOf = (moment: Pick<Moment, 'encounter' | 'forks'>): Match<Situation> => {
  const { encounter } = moment;
  const { begin, engine } = matchPartOf(encounter.system);
  const situation = begin(encounter);
  if (!situation.ok) throw new RangeError('There is no such match.');
  return turned(moment, engine.begin(situation.value, encounter.seed).match, 0);
};

/** The match after one more choice. @param at how many choices it has then @throws RangeError for a choice that does not fit */
export const after = (
  moment: Pick<Moment, 'encounter' | 'forks'>,
  match: Match<Situation>,
  choice: Choice,
  at: number,
): Match<Situation> => {
  const step = matchPartOf(moment.encounter.system).engine.apply(match, choice);
  if (!step.ok) throw new RangeError(`The match refuses a choice: ${step.error.refused}.`);
  return turned(moment, step.value.match, at);
};
