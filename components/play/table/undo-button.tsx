import { Button, buttonClass } from '@/components/ui/button';
import { RedoIcon, UndoIcon } from '@/components/ui/icons';
import { playMessages } from '@/lib/messages/play';
import type { Answers } from './request-parts';

const say = playMessages.table;

export type Backs = Pick<Answers, 'onUndo' | 'onRedo'>;

const backsOf = ({ onUndo, onRedo }: Backs) => [
  ...(onUndo ? [{ label: say.undo, Icon: UndoIcon, go: onUndo }] : []),
  ...(onRedo ? [{ label: say.redo, Icon: RedoIcon, go: onRedo }] : []),
];

/** At a corner of the question on a phone, where no other button ever is, at every height of the sheet. */
export function UndoCorner(backs: Backs) {
  return (
    <div className="absolute top-1 left-1 flex empty:hidden lg:hidden">
      {backsOf(backs).map(({ label, Icon, go }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={label}
          onClick={go}
          className={buttonClass({ look: 'quiet', size: 'small' }, 'size-11 px-0!')}
        >
          <Icon className="size-5" />
        </button>
      ))}
    </div>
  );
}

/** The foot of the question beside a large board: it stays in sight below all answers. */
export const footClass =
  'lg:sticky lg:bottom-0 lg:z-1 lg:order-last lg:-mx-4 lg:mt-auto lg:-mb-4 lg:rounded-b-card lg:border-t lg:border-line lg:bg-leaf lg:px-4 lg:py-3';

/** Undo and Redo at the right of that foot. */
export function UndoItem({ isShown = true, ...backs }: Backs & { readonly isShown?: boolean }) {
  const all = isShown ? backsOf(backs) : [];
  if (all.length === 0) return null;
  return (
    <li className="order-last ml-auto flex gap-1 max-lg:hidden">
      {all.map(({ label, Icon, go }) => (
        <Button key={label} look="quiet" onClick={go}>
          <Icon className="size-5" />
          {label}
        </Button>
      ))}
    </li>
  );
}
