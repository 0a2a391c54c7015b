import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Tick } from '@/components/ui/check-controls';
import { Dialog } from '@/components/ui/dialog';
import { countersFor, figureAt } from '@/lib/companion/figures';
import { companionMessages as say } from '@/lib/messages/companion';
import { CounterIcon } from './counter-icon';
import { figureName } from './names';
import type { NightControl } from './night-control';

/** The counters that a figure can get, with what they do and when they end. */
export function CounterSheet({
  control,
  at,
  onClose,
}: {
  readonly control: NightControl;
  readonly at: number;
  readonly onClose: () => void;
}) {
  const { night, view } = control;
  const [isAll, showAll] = useState(view.allCounters);
  const now = figureAt(night, at);
  if (!now) return null;
  const all = countersFor(night.setUp, now.figure);
  const offered = all.filter(({ isUsual }) => isAll || isUsual).map(({ counter }) => counter);
  const groups = [...new Set(offered.map(({ group }) => group))];
  const give = (id: string): void => {
    control.do({ do: 'counter', figure: at, of: id, by: 1 });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say.addCounterFor(figureName(night, at))}
      description={say.whyCounters}
      closeLabel={say.close}
      isTall
    >
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h3 className="font-sans text-sm font-semibold text-muted">{group}</h3>
          <ul className="flex flex-col">
            {offered
              .filter((counter) => counter.group === group)
              .map(({ id, name, icon, text }) => (
                <li key={id} className="flex items-start gap-3 border-b border-line py-2 last:border-0">
                  <CounterIcon d={icon} />
                  <p className="min-w-0 flex-1">
                    <span className="font-semibold">{name}</span>
                    <span className="block text-sm text-muted">{text}</span>
                  </p>
                  <Button aria-label={say.giveOne(name)} onClick={() => give(id)}>
                    {say.give}
                  </Button>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {all.some(({ isUsual }) => !isUsual) && (
        <Tick label={say.allCounters} checked={isAll} onChange={showAll} />
      )}
    </Dialog>
  );
}
