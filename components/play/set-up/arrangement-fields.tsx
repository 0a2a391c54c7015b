import { MatchFields } from '@/components/site/match-fields';
import { SelectField } from '@/components/ui/field';
import { playMessages } from '@/lib/messages/play';
import { systemOf } from '@/lib/systems/open';
import { namesIn, setUpPartOf } from '@/lib/simulation/contest';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';
import { MapPreview } from '../preview/map-preview';
import type { Preview } from '../preview/preview';
import { mapIn, teamKinds, teamsFor, usualScenarioOf, type Arrangement, type TeamKind } from './arrangement';

const say = playMessages.setUp;

const isTeamKind = (value: string): value is TeamKind => (teamKinds as readonly string[]).includes(value);

/** The teams in words. */
const meant = (...chosen: Parameters<typeof teamsFor>): string => {
  const [system, heroes] = chosen;
  const teams = teamsFor(...chosen);
  const names = namesIn({ system, sheets: heroes.map(({ sheet }) => sheet) });
  return say.teamsMean([...new Set(teams)].map((team) => names.filter((_, at) => teams[at] === team)));
};

/** Choices of a game beside the heroes. */
export function ArrangementFields({
  game,
  heroes,
  parties,
  arrangement,
  preview,
  seed,
  onChange,
}: {
  readonly game: SystemId;
  /** All of the match; fewer where some can't be read. */
  readonly heroes: readonly SheetDocument[];
  /** The party of each hero. */
  readonly parties: readonly number[];
  readonly arrangement: Arrangement;
  /** The match as it is chosen; undefined until it can be drawn. */
  readonly preview: Preview | undefined;
  /** Of the match. */
  readonly seed: number;
  readonly onChange: (part: Partial<Arrangement>) => void;
}) {
  const map = mapIn(game, arrangement);
  const { mapName, maps, bareTable } = setUpPartOf(game);
  const usual = usualScenarioOf(game, parties, arrangement.teams);
  const [scenario, shown] = [arrangement.scenario ?? usual, map ?? maps[0] ?? ''];
  const bare = maps.includes(shown) ? bareTable?.({ scenario, map: shown, seed }) : undefined;
  return (
    <div className="grid min-w-0 grid-cols-[min(9rem,36%)_minmax(0,1fr)] items-start gap-x-3 gap-y-2 sm:grid-cols-[min(13rem,36%)_minmax(0,1fr)] sm:gap-x-4 lg:row-span-2 lg:grid-cols-1 lg:gap-y-3 [&>a]:col-span-full [&>details]:col-span-full!">
      <MapPreview
        preview={preview}
        bare={bare}
        label={say.preview(mapName(shown))}
        pixels={280}
        className="row-span-2 w-full self-start lg:row-span-1"
      />
      <MatchFields
        game={game}
        usualScenario={usual}
        scenario={arrangement.scenario}
        map={map}
        onChange={onChange}
      />
      {parties.length > 2 && !systemOf(game).set && (
        <div className="col-span-full">
          <SelectField
            label={say.teams}
            hint={heroes.length === parties.length ? meant(game, heroes, parties, arrangement) : undefined}
            value={arrangement.teams}
            onChange={({ target }) => isTeamKind(target.value) && onChange({ teams: target.value })}
          >
            {teamKinds
              .filter((kind) => kind !== 'parties' || new Set(parties).size > 1)
              .map((kind) => (
                <option key={kind} value={kind}>
                  {say.teamKinds[kind]}
                </option>
              ))}
          </SelectField>
        </div>
      )}
    </div>
  );
}
