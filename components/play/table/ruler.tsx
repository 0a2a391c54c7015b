import clsx from 'clsx';
import { createPortal } from 'react-dom';
import { SelectField } from '@/components/ui/field';
import { playMessages } from '@/lib/messages/play';
import type { Measured, RulerEnd } from '@/lib/session/measuring';
import type { TableScene } from '@/lib/systems/table-scene';
import { unit } from '@/lib/table/table';
import { useTableWords } from './table-words';

const say = playMessages.map;

/** The two ends of a ruler, if they have been placed. */
export interface Ruler {
  readonly from?: RulerEnd | undefined;
  readonly to?: RulerEnd | undefined;
}

/** The ruler by names, and its reading in words. */
export function RulerPanel({
  scene,
  ruler,
  measured,
  beside,
  onLay,
}: {
  readonly scene: TableScene;
  readonly ruler: Ruler;
  readonly measured: Measured | undefined;
  /** Where its fields are. */
  readonly beside: HTMLElement | null;
  readonly onLay: (ruler: Ruler) => void;
}) {
  const { sign } = useTableWords();
  const field = (end: 'from' | 'to') => {
    const at = ruler[end];
    return (
      <SelectField
        label={say.ends[end]}
        value={typeof at === 'number' ? String(at) : ''}
        onChange={({ target }) => onLay({ ...ruler, [end]: Number(target.value) })}
      >
        <option value="" disabled hidden>
          {at === undefined ? '' : say.aPlace}
        </option>
        {scene.figures.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    );
  };
  if (!beside) return null;
  return createPortal(
    <div
      data-measuring
      className="flex flex-col gap-2 rounded-card border border-line bg-leaf p-3 max-lg:gap-1 max-lg:py-1.5"
    >
      {/* A phone keeps its room for the answers: what is measured takes the place of the hint, and fields come with a key. */}
      <p className={clsx('text-sm text-muted', measured && 'max-lg:sr-only')}>{say.rulerHint}</p>
      <div className="grid grid-cols-2 gap-3 max-lg:sr-only max-lg:focus-within:not-sr-only">
        {field('from')}
        {field('to')}
      </div>
      <p role="status" className="font-semibold max-lg:text-sm">
        {measured && say.measured(measured.distance / unit, measured.between, sign)}
      </p>
    </div>,
    beside,
  );
}
