import { SelectField } from '@/components/ui/field';
import { playMessages } from '@/lib/messages/play';
import { matchPartOf } from '@/lib/simulation/contest';
import { partOf } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import { teamKinds, usualScenarioOf, type Arrangement, type TeamKind } from './arrangement';

const say = playMessages.setUp;

const isTeamKind = (value: string): value is TeamKind => (teamKinds as readonly string[]).includes(value);

/** What a game leaves to choose beside the heroes. */
export function ArrangementFields({
  game,
  parties,
  arrangement,
  onChange,
}: {
  readonly game: SystemId;
  /** The party of each hero. */
  readonly parties: readonly number[];
  readonly arrangement: Arrangement;
  readonly onChange: (part: Partial<Arrangement>) => void;
}) {
  const { scenarios, maps } = matchPartOf(game);
  const usual = usualScenarioOf(game, parties, arrangement.teams);
  const usualName = scenarios.find(({ id }) => id === usual)?.name ?? usual;
  const mapName = partOf(game, 'play')?.mapName ?? ((id: string) => id);
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <SelectField
        label={say.scenario}
        value={arrangement.scenario ?? ''}
        onChange={({ target }) => onChange({ scenario: target.value === '' ? undefined : target.value })}
      >
        <option value="">{say.usual(usualName)}</option>
        {scenarios.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={say.map}
        value={arrangement.map ?? maps[0] ?? ''}
        onChange={({ target }) => onChange({ map: target.value })}
      >
        {maps.map((id) => (
          <option key={id} value={id}>
            {mapName(id)}
          </option>
        ))}
      </SelectField>
      {parties.length > 2 && (
        <SelectField
          label={say.teams}
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
