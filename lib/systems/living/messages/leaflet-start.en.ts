import { list } from '#words/language/words';
import type { TeamId } from '../scenarios/place';
import type { Contest } from '../scenarios/scenario';

type Teams = Readonly<Record<TeamId, readonly string[]>>;

/** Teams as the kit has marked them. */
const marked = ({ orange, green }: Teams): string =>
  `Team Orange (sun): ${list(orange)}. Team Green (leaf): ${list(green)}. Or make other teams and write them on the map page.`;

/** Fewer heroes than the rulebook has in each team, where it does not say “up to”. */
const isShort = (
  { most, fewer }: { readonly most: number; readonly fewer: boolean },
  teams?: Teams,
): boolean => !fewer && (teams === undefined || Object.values(teams).some((names) => names.length < most));

/** The teams, and where everybody starts. */
export const startText = (contest: Contest, teams: Teams | undefined): string =>
  contest.contest === 'every-hero'
    ? 'Draw lots for the corners. Every Hero starts anywhere in their own corner.'
    : [
        teams ? marked(teams) : 'Make two teams and write the names on the map page.',
        ...(isShort(contest.heroes, teams)
          ? [
              `A full team has ${contest.heroes.most} Heroes; with fewer, make the teams as equal as you can (house value).`,
            ]
          : []),
        'Heroes start anywhere in their home base.',
      ].join(' ');
