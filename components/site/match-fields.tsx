import { Link } from '@/components/ui/link';
import { SelectField } from '@/components/ui/field';
import { playMessages } from '@/lib/messages/play';
import { setUpPartOf } from '@/lib/simulation/contest';
import { ownMapId } from '@/lib/table/own-map/code';
import type { SystemId } from '@/lib/systems/sheet';
import { useOwnMaps } from './own-maps';

const say = playMessages.setUp;

/** Where and by which scenario a match is played; undefined means the default. */
interface MatchPlace {
  readonly scenario: string | undefined;
  readonly map: string | undefined;
}

/** Scenario and map of a match, two fields side by side. */
export function MatchFields({
  game,
  usualScenario,
  scenario,
  map,
  onChange,
}: MatchPlace & {
  /** Its part `setUp` or `match` must be open. */
  readonly game: SystemId;
  /** The id of the scenario that is played where none is chosen. */
  readonly usualScenario: string;
  readonly onChange: (part: Partial<MatchPlace>) => void;
}) {
  const { scenarios, maps, ownMap, mapName } = setUpPartOf(game);
  const kept = useOwnMaps(game).map(({ code, name }) => ({ id: ownMapId(code), name }));
  // One that came by a link is on no list of this device.
  const sent = map === undefined || maps.includes(map) ? undefined : ownMap?.(map);
  const own =
    map !== undefined && sent && !kept.some(({ id }) => id === map)
      ? [...kept, { id: map, name: sent.name }]
      : kept;
  const lineOf = setUpPartOf(game).scenarioLine;
  const told = scenarios.flatMap(({ id, name }) => {
    const line = lineOf(id);
    return line === undefined ? [] : [{ id, name, line }];
  });
  const usualName = scenarios.find(({ id }) => id === usualScenario)?.name ?? usualScenario;
  return (
    <>
      {scenarios.length < 2 ? (
        <div>
          <p className="font-semibold">{say.onlyScenario(usualName)}</p>
          <p className="text-sm text-muted">{lineOf(usualScenario)}</p>
        </div>
      ) : (
        <SelectField
          label={say.scenario}
          hint={lineOf(scenario ?? usualScenario)}
          value={scenario ?? ''}
          onChange={({ target }) => onChange({ scenario: target.value === '' ? undefined : target.value })}
        >
          <option value="">{say.usual(usualName)}</option>
          {/* The default is above; it is named twice only where somebody has chosen it by name. */}
          {scenarios
            .filter(({ id }) => id !== usualScenario || id === scenario)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </SelectField>
      )}
      <SelectField
        label={say.map}
        value={map ?? maps[0] ?? ''}
        onChange={({ target }) => onChange({ map: target.value === maps[0] ? undefined : target.value })}
      >
        {maps.map((id) => (
          <option key={id} value={id}>
            {mapName(id)}
          </option>
        ))}
        {own.length > 0 && (
          <optgroup label={say.ownMaps}>
            {own.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
      </SelectField>
      {ownMap && (
        <Link href="/maps" className="self-end py-2 font-semibold underline">
          {say.drawMap}
        </Link>
      )}
      {told.length > 1 && (
        <details className="sm:col-span-2 lg:col-span-3">
          <summary className="font-semibold">{say.scenariosTold(told.length)}</summary>
          <dl className="mt-2 flex flex-col gap-1.5">
            {told.map(({ id, name, line }) => (
              <div key={id}>
                <dt className="inline font-semibold">{name}: </dt>
                <dd className="inline">{line}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
