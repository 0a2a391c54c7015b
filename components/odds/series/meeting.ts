import { sheetBehind } from '@/components/site/sheet-reference';
import { namesApart } from '@/lib/language/apart';
import { oddsMessages } from '#words/messages/odds';
import { nameOf } from '@/lib/systems/document';
import { gameName } from '@/lib/systems/open';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';
import type { MatchChoice } from '../address';

/** Sides and place of a match as chosen. */
export interface Meeting {
  readonly game: SystemId;
  /** First side, then second side; all of one game. */
  readonly heroes: readonly SheetDocument[];
  /** Team by hero, from 0 without a gap. */
  readonly teams: readonly number[];
  /** Undefined for what is usual. */
  readonly scenario: string | undefined;
  readonly map: string | undefined;
  /** A sentence for each who was to fight beside them and cannot. */
  readonly problems: readonly string[];
}

/** The match of two heroes of one game with those beside them. @throws NotOpened */
export const meetingOf = (own: SheetDocument, foe: SheetDocument, match: MatchChoice): Meeting => {
  const game = own.system;
  const problems: string[] = [];
  const found = (references: readonly string[]): readonly SheetDocument[] =>
    references.flatMap((reference) => {
      const sheet = sheetBehind(reference);
      if (sheet.ok && sheet.value.system === game) return [sheet.value];
      problems.push(
        oddsMessages.badBeside(
          sheet.ok ? oddsMessages.otherGames(gameName(game), gameName(sheet.value.system)) : sheet.error,
        ),
      );
      return [];
    });
  const ours = [own, ...found(match.withOwn)];
  const heroes = [...ours, foe, ...found(match.withFoe)];
  return {
    game,
    heroes,
    teams: heroes.map((_, at) => (match.teams === 'each' ? at : at < ours.length ? 0 : 1)),
    scenario: match.scenario,
    map: match.map,
    problems,
  };
};

/** The names of all heroes, told apart if two have the same name. */
export const namesOfAll = ({ heroes }: Meeting): readonly string[] =>
  namesApart(heroes.map((hero) => ({ name: nameOf(hero) })));

/** The names in each team. */
export const teamsOf = (meeting: Meeting): readonly (readonly string[])[] => {
  const names = namesOfAll(meeting);
  return [...new Set(meeting.teams)].map((team) => names.filter((_, at) => meeting.teams[at] === team));
};
