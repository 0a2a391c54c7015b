import { scenarioOf } from '@/lib/companion/night';
import { companionMessages } from '@/lib/messages/companion';
import { teamName, teamNumbers } from './names';
import { Stepper } from './stepper';
import type { NightControl } from './night-control';

const say = companionMessages.scores;

/** Each side’s points, with a button for one less and one for one more. */
export function Points({ control }: { readonly control: NightControl }) {
  const { night } = control;
  const { setUp, state } = night;
  return (
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
  );
}

/** Dice and tokens of the scenario that count. */
export function Pieces({ control }: { readonly control: NightControl }) {
  const { setUp, state } = control.night;
  return scenarioOf(setUp)?.pieces.map(({ id, name, least, most }, at) => {
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
  });
}

/** Says who has the points that win. */
export function Winners({ control: { night } }: { readonly control: NightControl }) {
  const { setUp, state } = night;
  return teamNumbers(night)
    .filter((team) => setUp.goal > 0 && (state.scores[team] ?? 0) >= setUp.goal)
    .map((team) => (
      <p key={team} role="status" className="font-semibold text-good">
        {say.wins(teamName(night, team))}
      </p>
    ));
}
