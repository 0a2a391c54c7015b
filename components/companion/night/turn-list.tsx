import clsx from 'clsx';
import { Panel } from '@/components/ui/panel';
import { companionOf } from '@/lib/companion/night';
import { nextUp, stillToCome, waitingFor } from '@/lib/companion/turn-order';
import { companionMessages } from '@/lib/messages/companion';
import { turnName } from './names';
import { isMineAt, ownerAt, type NightControl } from './night-control';

const say = companionMessages.deck;

/** Turns over, the present turn and the top card; lower cards stay hidden as in a real deck. */
export function TurnList({ control }: { readonly control: NightControl }) {
  const { night } = control;
  const { order, acted, acting } = night.state;
  const [top] = nextUp(night);
  const left = stillToCome(night);
  const isShuffled = companionOf(night.setUp.system).order.order === 'shuffled';
  const later = night.state.stage === 'turns' ? waitingFor(night) : [];
  const drawn = order.flatMap((at) => {
    if (acting.includes(at)) return [{ at, when: say.has }];
    if (acted.includes(at)) return [{ at, when: say.had }];
    if (!left.includes(at)) return [];
    if (isShuffled) return at === top ? [{ at, when: say.top }] : [];
    return [{ at, when: say.comes }];
  });
  const rows = [...drawn, ...later.map((at) => ({ at, when: say.waits }))];
  if (rows.length === 0) return null;
  return (
    <Panel title={say.title}>
      <ol className="flex flex-col">
        {rows.map(({ at, when }) => (
          <li key={at} className={clsx('flex justify-between gap-3', when === say.had && 'text-muted')}>
            <span className={clsx(when === say.has && 'font-semibold')}>
              {say.whose(turnName(night, at), isMineAt(control, at) ? say.you : ownerAt(control, at))}
            </span>
            <span className="text-sm text-muted">{when}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
