import { capital } from '#words/language/words';
import { placesOf } from '@/lib/match/entrants';
import type { Result } from '@/lib/result';
import { messagesOf, nameOf, textsOf } from '@/lib/systems/document';
import { gameName } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';
import { playMessages } from '@/lib/messages/play';
import { namesIn, setUpPartOf } from '@/lib/simulation/contest';
import type { Preview } from '../preview/preview';
import { coinOf } from '../coins/coin-picture';
import { pairingFor, teamsFor } from './arrangement';
import { numberedTeams } from './facing';
import type { Side } from './use-sides';
import type { SideFace } from './side-coins';
import type { Chosen } from './offer-online';

/** Team of each side: as the match has them, or each its own while somebody is missing. */
const teamsOf = (
  sides: readonly Side[],
  chosen: Chosen | undefined,
  set: readonly number[] | undefined,
): readonly number[] => {
  if (set) return set;
  if (!chosen) return [...sides.keys()];
  return numberedTeams(teamsFor(chosen.game, chosen.heroes, chosen.parties, chosen.arrangement));
};

/**
 * The faces of all sides. Until the rules of the game have come, each has one coin.
 * @param set teams of a set, by side
 * @param preview of the match as it is chosen
 * @throws NotOpened
 */
export const facesOf = (
  sides: readonly Side[],
  found: readonly Result<SheetDocument, string>[],
  chosen: Chosen | undefined,
  set: readonly number[] | undefined,
  preview: Preview | undefined,
): readonly SideFace[] => {
  const teams = teamsOf(sides, chosen, set);
  return placesOf(sides).map((at): SideFace => {
    const team = teams[at] ?? at;
    const document = found[at];
    if (!document?.ok) return { name: '', more: '', game: '', team, art: undefined, figures: [] };
    const { system, sheet } = document.value;
    const name = nameOf(document.value);
    const art = messagesOf(system).summary(sheet);
    const figures =
      preview?.sheets[at] === sheet ? preview.scene.figures.filter((each) => each.sheet === at) : [];
    return {
      name,
      more: textsOf(document.value).title || art.kind,
      game: capital(gameName(system)),
      team,
      art,
      figures: figures.length > 0 ? figures : [coinOf(name, team, at)],
    };
  });
};

/** A match in one line: who meets whom, by which scenario and on which map. @throws NotOpened */
export const summaryOf = ({ game, heroes, parties, arrangement }: Chosen): string => {
  const names = namesIn({ system: game, sheets: heroes.map(({ sheet }) => sheet) });
  const teams = teamsFor(game, heroes, parties, arrangement);
  const { scenario, map } = pairingFor(game, heroes, parties, arrangement);
  const { scenarios, mapName } = setUpPartOf(game);
  return playMessages.setUp.summary(
    [...new Set(teams)].map((team) => names.filter((_, at) => teams[at] === team)),
    scenarios.find(({ id }) => id === scenario)?.name ?? scenario,
    mapName(map),
  );
};
