import { Button } from '@/components/ui/button';
import { companyOf, figureOf, sheetFigures } from '@/lib/companion/figures';
import { companionMessages as say } from '@/lib/messages/companion';
import { nameOf } from '@/lib/systems/document';
import { FigureCard } from './figure-card';
import type { NightControl } from './night-control';

/** Figures that may still join: those that skills bring during the match. */
function Later({ control }: { readonly control: NightControl }) {
  const { setUp } = control.night;
  const later = setUp.sheets.flatMap((sheet, at) =>
    sheetFigures(setUp, at)
      .filter(({ isLater }) => isLater === true)
      .map(({ id, name }) => ({ at, id, text: say.comes(name, nameOf({ system: setUp.system, sheet })) })),
  );
  if (later.length === 0) return null;
  return (
    <details className="rounded-card border border-line bg-leaf px-4 py-1">
      <summary className="min-h-11 py-2 font-semibold">{say.later}</summary>
      <div className="flex flex-wrap gap-2 pb-3">
        {later.map(({ at, id, text }) => (
          <Button
            key={`${at} ${id}`}
            size="small"
            className="min-h-11!"
            disabled={!control.may({ do: 'come', sheet: at, id })}
            onClick={() => control.do({ do: 'come', sheet: at, id })}
          >
            {text}
          </Button>
        ))}
      </div>
    </details>
  );
}

/** Everybody at the table, each follower after its hero. */
export function Figures({ control }: { readonly control: NightControl }) {
  const { night, view, look } = control;
  const { setUp, state } = night;
  const leads = (at: number): boolean => {
    const figure = state.figures[at];
    return figure !== undefined && !figure.hasLeft && figureOf(setUp, figure)?.follows === undefined;
  };
  const isOthers = (at: number): boolean => control.isMine?.(state.figures[at]?.sheet ?? -1) !== true;
  const shown = state.figures
    .flatMap((_, at) => (leads(at) ? [at] : []))
    .sort((one, other) => Number(isOthers(one)) - Number(isOthers(other)))
    .flatMap((at) => companyOf(night, at));
  const isAllFolded = shown.every((at) => view.folded.includes(at));
  return (
    <section aria-label={say.figures} className="flex min-w-0 flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-xl">{say.figures}</h2>
        <Button look="quiet" size="small" onClick={() => look({ folded: isAllFolded ? [] : shown })}>
          {isAllFolded ? say.unfoldAll : say.foldAll}
        </Button>
      </div>
      <ul className="grid items-start gap-2 xl:grid-cols-2">
        {shown.map((at) => (
          <FigureCard key={at} control={control} at={at} />
        ))}
      </ul>
      <Later control={control} />
    </section>
  );
}
