import clsx from 'clsx';
import { memo } from 'react';
import { PictureView } from '@/components/card/drawing';
import { SheetPicture } from '@/components/systems/picture';
import { Explained } from '@/components/skill/explained';
import { Panel } from '@/components/ui/panel';
import { playMessages } from '@/lib/messages/play';
import { unit } from '@/lib/table/table';
import type { Encounter } from '@/lib/systems/match-part';
import type { TableFigure, TableScene } from '@/lib/systems/table-scene';
import { teamColour } from '@/components/site/team-colours';
import { usePhotoOf } from '../photos';
import { CounterIcon } from '../map/counter-looks';
import { FigureCards } from './figure-cards';
import { useTableWords } from './table-words';

const say = playMessages.table;

/** More dice than these are drawn small, in several rows. */
const manyDice = 10;

/** Dice of a Hand: full ones, and empty ones for the lost. */
function Dice({ figure: { dice, most, words } }: { readonly figure: TableFigure }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden
        className={clsx('inline-flex flex-wrap', most > manyDice ? 'max-w-40 gap-px' : 'gap-0.5')}
      >
        {Array.from({ length: most }, (_, nth) => (
          <span
            key={nth}
            className={clsx(
              'rounded-[3px] border border-ink',
              most > manyDice ? 'size-2.5' : 'size-3.5',
              nth < dice ? 'bg-ink' : 'bg-leaf',
            )}
          />
        ))}
      </span>
      <span className="text-sm">{words?.life ?? say.life(dice, most)}</span>
    </span>
  );
}

const face = { x: 0, y: 0, width: 40, height: 40, radius: 6 } as const;

/** Its photo, if this device has one. */
function Face({ figure }: { readonly figure: TableFigure }) {
  const photo = usePhotoOf(figure);
  if (photo === undefined) return null;
  return (
    <PictureView
      picture={{ width: face.width, height: face.height, drawings: [{ draw: 'image', photo, ...face }] }}
      className="size-10 shrink-0"
    />
  );
}

/** Drawn again only when it changes: a tap on one figure doesn't redraw the others. */
const FigureRow = memo(function FigureRow({
  figure,
  encounter,
  isActing,
  isOpen,
  onOpen,
}: {
  readonly figure: TableFigure;
  readonly encounter: Encounter;
  readonly isActing: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (figure: number | undefined) => void;
}) {
  const { sign } = useTableWords();
  const sheet = figure.sheet === undefined ? undefined : encounter.sheets[figure.sheet];
  const state = figure.words?.state ?? say.states[figure.state];
  return (
    <li className={clsx('rounded-lg border px-3 py-2', isActing ? 'border-gold' : 'border-line')}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => onOpen(isOpen ? undefined : figure.id)}
        className="flex min-h-8 w-full flex-wrap items-center gap-x-3 gap-y-1 text-left"
      >
        <span
          aria-hidden
          className="size-4 shrink-0 rounded-full border-4 bg-leaf"
          style={{ borderColor: teamColour(figure.team) }}
        />
        <Face figure={figure} />
        <span className="min-w-0 flex-1 basis-32 font-semibold">
          {figure.name}
          {state !== '' && <span className="font-normal text-muted"> ({state})</span>}
        </span>
        <Dice figure={figure} />
      </button>
      {figure.counters.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-1.5">
          {figure.counters.map(({ name, count, look }) => (
            <li key={name} className="rounded-full border border-error px-2 text-sm text-error">
              <CounterIcon look={look} />
              {count} <Explained system={encounter.system} text={name} />
            </li>
          ))}
        </ul>
      )}
      {figure.cards && <FigureCards name={figure.name} cards={figure.cards} />}
      {figure.notes.length > 0 && (
        <p className="mt-1 text-sm text-muted">
          <Explained system={encounter.system} text={figure.notes.join(' ')} />
        </p>
      )}
      {isOpen && (
        <div className="mt-2 flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line pt-2">
          {sheet && (
            <SheetPicture
              document={{ system: encounter.system, sheet }}
              className="w-36 max-w-full shrink-0"
            />
          )}
          <p className="text-sm text-muted">
            <span>{say.team(figure.team + 1)}. </span>
            {!figure.isOff && <span>{say.at(figure.at.x / unit, figure.at.y / unit, sign)}.</span>}
          </p>
        </div>
      )}
    </li>
  );
});

/** Everybody on the table, as a list: all that the map shows, to be read. */
export function Figures({
  scene,
  encounter,
  opened,
  onOpen,
}: {
  readonly scene: TableScene;
  readonly encounter: Encounter;
  readonly opened: number | undefined;
  readonly onOpen: (figure: number | undefined) => void;
}) {
  return (
    <Panel title={say.figures}>
      <ul className="flex flex-col gap-2">
        {scene.figures.map((figure) => (
          <FigureRow
            key={figure.id}
            figure={figure}
            encounter={encounter}
            isActing={figure.id === scene.acting}
            isOpen={figure.id === opened}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </Panel>
  );
}
