import { Panel } from '@/components/ui/panel';
import { scenarioOf } from '@/lib/companion/night';
import { companionMessages } from '@/lib/messages/companion';
import { teamName, teamNumbers } from './names';
import { Stepper } from './stepper';
import type { NightControl } from './night-control';

const say = companionMessages.scores;

/** Points by team, what counts on the table, and the scenario's rules. Without points the rules alone. */
export function ScorePanel({ control }: { readonly control: NightControl }) {
  const { night } = control;
  const { setUp, state } = night;
  const scenario = scenarioOf(setUp);
  const hasPoints = scenario?.points !== '';
  const winners = teamNumbers(night).filter(
    (team) => setUp.goal > 0 && (state.scores[team] ?? 0) >= setUp.goal,
  );
  return (
    <Panel title={scenario?.name ?? say.title}>
      <fieldset disabled={!control.may({ do: 'score', team: 0, by: 1 })} className="min-w-0">
        {hasPoints && (
          <>
            {scenario && <p className="text-sm text-muted">{scenario.points}</p>}
            <ul className="flex flex-col gap-1">
              {teamNumbers(night).map((team) => {
                const name = teamName(night, team);
                const points = state.scores[team] ?? 0;
                return (
                  <li key={team} className="flex items-center justify-between gap-3">
                    <span className="min-w-0">{name}</span>
                    <Stepper
                      less={say.less(name)}
                      more={say.more(name)}
                      isLeast={points === 0}
                      onStep={(by) => control.do({ do: 'score', team, by })}
                    >
                      <span className="min-w-14 text-center font-semibold">{say.of(points, setUp.goal)}</span>
                    </Stepper>
                  </li>
                );
              })}
            </ul>
          </>
        )}
        {winners.map((team) => (
          <p key={team} role="status" className="font-semibold text-good">
            {say.wins(teamName(night, team))}
          </p>
        ))}
        {scenario?.pieces.map(({ id, name, least, most }, at) => {
          const value = state.pieces[at] ?? 0;
          return (
            <div key={id} className="mt-1 flex items-center justify-between gap-3">
              <span>{name}</span>
              <Stepper
                less={say.pieceLess(name)}
                more={say.pieceMore(name)}
                isLeast={value <= least}
                isMost={value >= most}
                onStep={(by) => control.do({ do: 'piece', at, by })}
              >
                <span className="min-w-14 text-center font-semibold">{value}</span>
              </Stepper>
            </div>
          );
        })}
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
