import { lookBackMessages as say } from '@/lib/messages/look-back';
import type { TurningPoint } from '@/lib/match/review/turning-points';
import { toldChoice } from '@/lib/session/report';
import type { Session } from '@/lib/session/session';
import { useTableWords } from '../table/table-words';
import { MarkSign } from './mark-view';
import { markKinds } from './marks';

/** Answer to a question of a match that is over, and the better one where it turned the match; with the signs on the board. */
export function PastChoice({
  session,
  at,
  point,
}: {
  readonly session: Session;
  readonly at: number;
  /** Absent where nothing better is known. */
  readonly point: TurningPoint | undefined;
}) {
  const { sign } = useTableWords();
  const chosen = session.history.choices[at];
  if (chosen === undefined) return null;
  const choices = { chosen, better: point?.better };
  const answers = (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
      {markKinds.map((kind) => {
        const choice = choices[kind];
        return (
          choice !== undefined && (
            <div key={kind} className="contents">
              <dt className="flex items-center gap-1.5 text-muted">
                {point && <MarkSign kind={kind} />}
                <span>{say.marks[kind]}</span>
              </dt>
              <dd className={kind === 'better' ? 'font-semibold' : ''}>
                {say.answer(toldChoice(session, at, choice).answer, sign)}
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
  if (!point) return answers;
  return (
    <section
      aria-label={say.onBoard}
      className="flex flex-col gap-1 rounded-card border border-line bg-leaf px-4 py-3"
    >
      <p>{toldChoice(session, at, chosen).question}</p>
      {answers}
      <p className="text-sm">{say.chances(point.was, point.could)}</p>
    </section>
  );
}
