import { list, plural } from '#words/language/words';
import type { LogEntry, MatchLog } from '../match/report/match-log';
import type { Figure } from '../match/state/figure';
import { findScenario } from '../scenarios/index';
import type { Names } from '#words/systems/living/messages/request-text';

/** "Jane (unconscious, so Fang acts by itself)": the turn of somebody who can’t act. @param after entries after its own */
export const turnWithout = (
  figure: number,
  after: readonly LogEntry[],
  names: Names,
  { figures }: Pick<MatchLog, 'figures'>,
): string => {
  const next = after.findIndex(({ type }) => type === 'turn' || type === 'phase');
  const acting = (next < 0 ? after : after.slice(0, next)).flatMap((entry) =>
    entry.type === 'action' || entry.type === 'moved' || entry.type === 'attack' ? [entry.figure] : [],
  );
  const pets = [...new Set(acting)].filter((id) => figures[id]?.kind === 'pet' && id !== figure);
  const company =
    pets.length === 0
      ? ''
      : `, so ${list(pets.map(names))} ${plural(pets.length, 'acts by itself', 'act by themselves')}`;
  return `${names(figure)} (unconscious${company})`;
};

/** Figures that are never unconscious: the ruling pipsmith-golem-falls, chapter "Followers", and the missions. */
const withoutLife: Readonly<Partial<Record<Figure['kind'], string>>> = {
  undead: 'crumbles to dust',
  snowman: 'melts away',
  golem: 'loses the last die',
  swarm: 'loses the last die',
  blade: 'loses the last die',
  dummy: 'loses the last die',
  wizard: 'loses the last die',
};

export const isEverUnconscious = (kind: Figure['kind'] | undefined): boolean =>
  kind === undefined || withoutLife[kind] === undefined;

/** The end of a figure that has lost its last die. */
export const fallText = (kind: Figure['kind'] | undefined): string =>
  (kind && withoutLife[kind]) ?? 'falls unconscious';

/** Told once a match. */
export const newOrder = 'The cards are shuffled: from now on the turn order changes every phase.';

export const isFirstShuffle = (entry: LogEntry, { heroes, end }: MatchLog): boolean =>
  entry.type === 'phase' &&
  entry.phase === 2 &&
  heroes.length > 1 &&
  findScenario(end.setting.scenario)?.kind === 'scenario';
