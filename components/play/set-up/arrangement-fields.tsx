import { MatchFields } from '@/components/site/match-fields';
import { SelectField } from '@/components/ui/field';
import { playMessages } from '@/lib/messages/play';
import { systemOf } from '@/lib/systems/open';
import { namesIn } from '@/lib/simulation/contest';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';
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
  onChange,
}: {
  readonly game: SystemId;
  /** All of the match; fewer where some can't be read. */
  readonly heroes: readonly SheetDocument[];
  /** The party of each hero. */
  readonly parties: readonly number[];
  readonly arrangement: Arrangement;
  readonly onChange: (part: Partial<Arrangement>) => void;
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <MatchFields
        game={game}
        usualScenario={usualScenarioOf(game, parties, arrangement.teams)}
        scenario={arrangement.scenario}
        map={mapIn(game, arrangement)}
        onChange={onChange}
      />
      {parties.length > 2 && !systemOf(game).set && (
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
      )}
    </div>
  );
}
