import { use } from 'react';
import { CardFaceView } from '@/components/card/card-face';
import { Dialog } from '@/components/ui/dialog';
import { touchMessages as say } from '@/lib/messages/touch';
import { open } from '@/lib/systems/open';
import type { Encounter } from '@/lib/systems/match-part';
import type { TableFigure } from '@/lib/systems/table-scene';
import { isMission } from '../match-name';
import { FigureCards } from '../table/figure-cards';
import { cardsOfFigure } from './cards-of-figure';
import { FigureState } from './figure-state';

/** The cards of a figure as they are printed, at a size that is read. */
export function Cards({
  figure,
  encounter,
}: {
  readonly figure: TableFigure;
  readonly encounter: Encounter;
}) {
  const { system, sheets } = encounter;
  const sheet = figure.sheet === undefined ? undefined : sheets[figure.sheet];
  use(open([system], 'cards'));
  if (!sheet) return null;
  return cardsOfFigure({ system, sheet }, figure, isMission(encounter)).map(({ front, back, size }, nth) => (
    <div key={nth} className="grid gap-3 sm:grid-cols-2">
      <CardFaceView face={front} size={size} label={figure.name} className="w-full" />
      {back.text.length > 0 && (
        <CardFaceView face={back} size={size} label={figure.name} className="w-full" />
      )}
    </div>
  ));
}

/** All that there is to know of a figure: how it is now, and its cards with die, armour, weapons and skills. */
export function WholeCard({
  figure,
  encounter,
  onClose,
}: {
  readonly figure: TableFigure;
  readonly encounter: Encounter;
  readonly onClose: () => void;
}) {
  const sheet = figure.sheet === undefined ? undefined : encounter.sheets[figure.sheet];
  return (
    <Dialog open onOpenChange={onClose} title={figure.name} closeLabel={say.close} place="beside">
      <FigureState figure={figure} />
      {figure.notes.length > 0 && <p className="text-sm">{figure.notes.join(' ')}</p>}
      {figure.cards && <FigureCards name={figure.name} cards={figure.cards} />}
      {sheet ? (
        <Cards figure={figure} encounter={encounter} />
      ) : (
        <p className="text-sm text-muted">{say.noCard(figure.name)}</p>
      )}
    </Dialog>
  );
}
