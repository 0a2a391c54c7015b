import { Panel } from '@/components/ui/panel';
import { scenarioOf } from '@/lib/companion/night';
import { companionMessages } from '@/lib/messages/companion';
import { Pieces, Points, Winners } from './points';
import { hasPoints } from './score-asked';
import type { NightControl } from './night-control';

const say = companionMessages.scores;

/** Points by team, things on the table that count, and the scenario's rules. Without points only the rules. */
export function ScorePanel({ control }: { readonly control: NightControl }) {
  const scenario = scenarioOf(control.night.setUp);
  return (
    <Panel title={scenario?.name ?? say.title}>
      <fieldset disabled={!control.may({ do: 'score', team: 0, by: 1 })} className="min-w-0">
        {hasPoints(control) && (
          <>
            {scenario && <p className="text-sm text-muted">{scenario.points}</p>}
            <Points control={control} />
          </>
        )}
        <Winners control={control} />
        <Pieces control={control} />
      </fieldset>
      {scenario && (
        <details className="mt-1">
          <summary className="min-h-11 py-2 text-muted">{say.rules(scenario.name)}</summary>
          {scenario.rules.map(({ title, text }) => (
            <div key={title} className="mb-2">
              <h3 className="font-sans text-sm font-semibold text-muted">{title}</h3>
              {text.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          ))}
        </details>
      )}
    </Panel>
  );
}
