import type { Encounter, HarmWords, SkillColumn } from '../../match-part';
import type { EncounterIssue } from '../match/set-up/encounter';
import type { Harm } from '../match/state/event';
import type { SkillCount } from '../match/report/counter';
import { count } from '#words/language/words';
import type { Draft } from '../sheet/sheet';

/** Words for the rounds of a match. */
export const roundWords = { one: 'pile', many: 'piles' } as const;

/** Words for the counts of slayers and dragon. */
export const harmWords: HarmWords = {
  dealt: 'damage dealt',
  taken: 'damage taken',
  lost: 'other dice lost',
  healed: 'dice regained',
  felled: 'opponents slain',
  fell: 'Killed (share of matches)',
  neverFell: 'Never fell',
};

/** Causes of a slayer's fall. */
export const causeNames: Readonly<Record<Harm, string>> = {
  contact: 'attacks in contact',
  afar: 'ranged attacks',
  skill: 'skills',
  counter: 'counters',
};

/** Counts of a skill. */
export const skillColumns: Readonly<Record<SkillCount, Omit<SkillColumn, 'id'>>> = {
  dice: { inReport: 'dice', onPage: 'Dice' },
  counters: { inReport: 'counters', onPage: 'Counters' },
  regained: { inReport: 'regained', onPage: 'Dice regained' },
  turns: { inReport: 'turns' },
  could: { inReport: 'turns when it could be used' },
  picked: { inReport: 'card picked' },
  up: { inReport: 'attacks with the card up' },
};

const mapNames: Readonly<Record<string, string>> = {
  'in-turns': 'Trees placed by the players',
  random: 'Trees placed at random',
};

export const mapName = (id: string): string => mapNames[id] ?? id;

/** Why matches ended. */
export const endings: Readonly<Record<string, string>> = {
  slain: 'dragon slain',
  'all-dead': 'all slayers dead',
  'last-pile': 'all 20 piles used up',
};

const nameAt = (path: readonly (string | number)[], sheets: readonly Draft[]): string =>
  sheets[Number(path[1])]?.name ?? 'A slayer or dragon';

/** Sides of a match with other sheets than the set. */
export const fourAndOne = ({
  slayers,
  dragons,
}: {
  readonly slayers: number;
  readonly dragons: number;
}): string =>
  `A match needs four slayers and one dragon; this one has ${count(slayers, 'slayer')} and ${count(dragons, 'dragon')}.`;

/** Why a match cannot be set up. */
export const matchIssue = (found: EncounterIssue, { sheets }: Pick<Encounter<Draft>, 'sheets'>): string => {
  switch (found.rule) {
    case 'unknown-scenario':
      return `There’s no scenario “${found.scenario}”.`;
    case 'unknown-map':
      return `There’s no table “${found.map}”.`;
    case 'four-and-one':
      return fourAndOne(found.figures);
    case 'two-teams':
      return 'The slayers must be team 0 and the dragon team 1.';
    case 'five-cards':
      return `${nameAt(found.path, sheets)} has ${count(found.figures.cards, 'card')}, but a dragon has five.`;
    case 'illegal-sheet':
      return `${nameAt(found.path, sheets)} is illegal.`;
  }
};
