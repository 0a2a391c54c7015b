import { useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button';
import { lookBackMessages as say } from '@/lib/messages/look-back';
import type { TurningPoint } from '@/lib/match/review/turning-points';
import { whyBetter } from '@/lib/session/better-choice';
import { toldChoice } from '@/lib/session/report';
import { requestAt, situationAt, type Session } from '@/lib/session/session';
import { matchPartOf } from '@/lib/simulation/contest';
import { partOf } from '@/lib/systems/open';
import { CoinPicture } from '../coins/coin-picture';
import { artOf } from '../map/figure';
import { useLook } from '../map/use-look';
import { useTableWords } from '../table/table-words';
import { MarkSign } from './mark-view';
import { markKinds } from './marks';
import { toldAnswer, toldBetter } from './told-answer';

/** Windows with a column beside the board. */
const hasColumn = '(width >= 64rem)';

/** The figure that a choice was for. */
const chooserAt = (session: Session, at: number) => {
  const { encounter } = session;
  const part = partOf(encounter.system, 'play');
  const request = requestAt(session, at);
  if (!part || !request) return undefined;
  const situation = situationAt(session, at);
  const { figure } = part.request(request, situation, encounter);
  return part.scene(situation, encounter).figures.find(({ id }) => id === figure);
};

/** Leads to another turning point; its place stays where there is none. */
function Step({
  label,
  d,
  to,
  onPoint,
}: {
  readonly label: string;
  readonly d: string;
  readonly to: TurningPoint | undefined;
  readonly onPoint: (point: TurningPoint) => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={!to}
      onClick={() => to && onPoint(to)}
      className={buttonClass({ size: 'small' }, 'size-11 shrink-0 px-0!')}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
      >
        <path d={d} />
      </svg>
    </button>
  );
}

/** A choice that turned the match, beside the board that shows it: who made it, and what would have been better. */
export function PointCard({
  session,
  point,
  all,
  onPoint,
}: {
  readonly session: Session;
  readonly point: TurningPoint;
  /** Those of this match. */
  readonly all: readonly TurningPoint[];
  readonly onPoint: (point: TurningPoint) => void;
}) {
  const { sign, rounds } = useTableWords();
  const { encounter } = session;
  const { arts } = useLook(encounter);
  const { at, chosen, was, could } = point;
  const figure = chooserAt(session, at);
  const inOrder = [...all].sort((one, other) => one.at - other.at);
  const nth = inOrder.findIndex((each) => each.at === at);
  const { phase } = matchPartOf(encounter.system).standing(situationAt(session, at));
  const card = useRef<HTMLElement>(null);
  // Whoever asked for it far down in the column sees what the board shows, and the way back to the end below it.
  useEffect(() => {
    if (window.matchMedia(hasColumn).matches) card.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <section
      ref={card}
      aria-label={say.onBoard}
      className="order-first flex flex-col gap-1.5 rounded-card border-2 border-gold bg-leaf px-3 py-2"
    >
      <div className="flex items-center gap-2">
        {figure && (
          <CoinPicture figure={figure} art={artOf(arts, figure)} isUp className="size-11 shrink-0" />
        )}
        <p className="min-w-0 flex-1 leading-tight">
          <span className="block text-sm text-muted">{say.pointOf(nth + 1, inOrder.length)}</span>
          <span className="block font-semibold">{say.asked(figure?.name ?? '', phase, rounds)}</span>
        </p>
        <Step label={say.before} d="M15 5l-7 7 7 7" to={inOrder[nth - 1]} onPoint={onPoint} />
        <Step label={say.after} d="M9 5l7 7-7 7" to={inOrder[nth + 1]} onPoint={onPoint} />
      </div>
      <p className="leading-snug">{toldChoice(session, at, chosen).question}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 leading-snug">
        {markKinds.map((kind) => (
          <div key={kind} className="contents">
            <dt className="flex items-center gap-1.5 self-start text-muted">
              <MarkSign kind={kind} />
              <span>{say.marks[kind]}</span>
            </dt>
            <dd className={kind === 'better' ? 'font-semibold' : ''}>
              {kind === 'better' ? toldBetter(session, point, sign) : toldAnswer(session, at, chosen, sign)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm">
        {[say.chances(was, could), ...say.reasons(whyBetter(session, point))].join(' ')}
      </p>
    </section>
  );
}
