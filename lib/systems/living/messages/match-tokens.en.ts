import type { LogEntry } from '@/lib/systems/living/match/report/match-log';
import { capital, count, list, plural, possessive } from '#words/language/words';

/** Actions that a scenario offers, as the log tells them. */
export const offers: Readonly<Record<string, string>> = {
  dig: 'digs for the treasure',
  'pick-up': 'picks up the treasure',
  join: 'helps to carry the treasure',
  drop: 'lets go of the treasure',
  heal: 'rests in the corner',
};

const offersToChoose: Readonly<Record<string, string>> = {
  dig: 'Dig for the treasure',
  'pick-up': 'Pick up the treasure',
  join: 'Help to carry the treasure',
  drop: 'Let go of the treasure',
  heal: 'Rest in the corner',
};

/** An action that a scenario offers, to choose. @param piece what it is done with; 0 for nothing named */
export const offerText = (what: string, piece: number, pieceName: (key: number) => string): string => {
  const text = offersToChoose[what] ?? capital(offers[what] ?? what);
  return piece > 0 ? text.replace('treasure', pieceName(piece)) : text;
};

/** Heroes of a team. */
type Team = (team: number) => readonly string[];

const side = (team: readonly string[]): string => (team.length === 0 ? 'nobody' : list(team));

/** "Jane’s flag", "the flag of Jane and Tom". */
const ownedBy = (team: readonly string[], token: string): string =>
  team.length > 1 ? `the ${token} of ${side(team)}` : `${possessive(side(team))} ${token}`;

/** Log line for a flag, bomb, parcel or treasure. */
export const tokenText = (
  { what, token, figure, team, count }: Extract<LogEntry, { type: 'token' }>,
  names: (figure: number) => string,
  teamOf: Team,
): string => {
  const owned = team < 0 ? `the ${token}` : ownedBy(teamOf(team), token);
  switch (what) {
    case 'taken':
      return token === 'parcel'
        ? `${names(figure)} picks up a parcel worth ${count}.`
        : `${names(figure)} now has ${owned}.`;
    case 'dropped':
      return `${names(figure)} drops ${owned}.`;
    case 'home':
      return `${capital(owned)} is back in its place.`;
    case 'goes-off':
      return `The ${token} goes off.`;
    case 'shows':
      // Several parcels may lie about; only those nobody carries count up.
      return token === 'parcel'
        ? `A parcel nobody is carrying now shows ${count}.`
        : `The ${token} now shows ${count}.`;
  }
};

/** A circle takes a team’s colour. @param isAnother the same action has brought them one already */
export const circleText = (team: readonly string[], isAnother = false): string =>
  `${isAnother ? 'Another' : 'A'} circle now belongs to ${side(team)}.`;

export const suddenDeathText = 'Sudden death: whoever loses a Life falls unconscious, and nobody comes back.';

/** @param circles that the team holds where they are what scores; else 0 */
export const scoreText = (team: readonly string[], points: number, circles = 0): string => {
  const what = circles === 0 ? '' : ` for holding ${count(circles, 'circle')}`;
  return `${list(team)} ${plural(team.length, 'scores', 'score')} ${count(points, 'victory point')}${what}.`;
};
