import { Button } from '@/components/ui/button';
import { companionOf } from '@/lib/companion/night';
import { companionMessages as say } from '@/lib/messages/companion';
import { figureName } from './names';
import { Rolls } from './rolls';
import { isOfScore } from './score-asked';
import type { NightControl } from './night-control';

/** Steps the rules ask for now, one after the other; each counts as done only when somebody taps it. */
export function Duties({ control }: { readonly control: NightControl }) {
  const { night } = control;
  const { duty } = companionOf(night.setUp.system);
  const { duties } = night.state;
  if (duties.every((open) => isOfScore(control, open))) return null;
  return (
    <section aria-label={say.toDo} aria-live="polite" className="rounded-lg border-l-4 border-gold pl-3">
      <h3 className="font-sans text-sm font-semibold text-muted">{say.toDo}</h3>
      <ul className="flex flex-col">
        {duties.map((open, at) => {
          const text = duty(open);
          if (!text || isOfScore(control, open)) return null;
          const whole = open.figure < 0 ? text.text : say.about(figureName(night, open.figure), text.text);
          const isBarred = !control.may({ do: 'duty', at, isDone: true });
          const settle = (isDone: boolean) => (): void => control.do({ do: 'duty', at, isDone });
          return (
            <li
              key={open.key}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-0"
            >
              <p className="min-w-0 flex-1 basis-48">{whole}</p>
              <div className="flex gap-2">
                <Button aria-label={say.doneWith(whole)} disabled={isBarred} onClick={settle(true)}>
                  {say.done}
                </Button>
                {text.does.length > 0 && (
                  <Button
                    look="quiet"
                    aria-label={say.skipped(whole)}
                    disabled={isBarred}
                    onClick={settle(false)}
                  >
                    {say.skip}
                  </Button>
                )}
              </div>
              {text.roll !== undefined && <Rolls control={control} at={open.figure} only={text.roll} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
