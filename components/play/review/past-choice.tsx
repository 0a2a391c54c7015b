import { lookBackMessages as say } from '@/lib/messages/look-back';
import type { Session } from '@/lib/session/session';
import { useTableWords } from '../table/table-words';
import { toldAnswer } from './told-answer';

/** Answer to a question of a match that is over. */
export function PastChoice({ session, at }: { readonly session: Session; readonly at: number }) {
  const { sign } = useTableWords();
  const chosen = session.history.choices[at];
  if (chosen === undefined) return null;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3">
      <dt className="text-muted">{say.marks.chosen}</dt>
      <dd>{toldAnswer(session, at, chosen, sign)}</dd>
    </dl>
  );
}
