import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { playMessages } from '@/lib/messages/play';
import type { TableTerrain } from '@/lib/systems/table-scene';
import { useClosing } from '../happened/use-closing';
import { hasHeight } from './labels';
import type { View } from './use-view';

const say = playMessages.map;

const looks = [
  { label: say.closer, d: 'M12 5v14M5 12h14', look: (view: View) => view.zoom(1.5), isDone: 'isClosest' },
  { label: say.further, d: 'M5 12h14', look: (view: View) => view.zoom(1 / 1.5), isDone: 'isWhole' },
  {
    label: say.whole,
    d: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
    look: (view: View) => view.showWhole(),
    isDone: 'isWhole',
  },
] as const;

const tools = {
  ruler: 'M3 16 16 3l5 5L8 21zM7 12l2 2M10 9l2 2M13 6l2 2',
  heights: 'M3 20h18M5 20 11 8l3 5 2-3 4 10M11 8V3M9 5l2-2 2 2',
  ranges: 'M12 12h.01M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20',
} as const;

export type MapTool = keyof typeof tools;
/** Tools that show nothing where nothing has a range or a height. */
export type EmptyTool = Exclude<MapTool, 'ruler'>;

/** @param hasRanges whoever acts has something with a range */
export const emptyTools = (
  terrain: readonly Pick<TableTerrain, 'height' | 'emblem'>[],
  hasRanges: boolean,
): readonly EmptyTool[] => [
  ...(hasRanges ? [] : (['ranges'] as const)),
  ...(terrain.some(hasHeight) ? [] : (['heights'] as const)),
];

const toolNames = ['ranges', 'ruler', 'heights'] as const satisfies readonly MapTool[];

function Icon({ d }: { readonly d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d={d} />
    </svg>
  );
}

/** Keys that move and zoom the map. */
export const mapKeys: Readonly<Record<string, (view: View) => void>> = {
  ArrowLeft: ({ pan }) => pan(-0.2, 0),
  ArrowRight: ({ pan }) => pan(0.2, 0),
  ArrowUp: ({ pan }) => pan(0, -0.2),
  ArrowDown: ({ pan }) => pan(0, 0.2),
  '+': ({ zoom }) => zoom(1.5),
  '=': ({ zoom }) => zoom(1.5),
  '-': ({ zoom }) => zoom(1 / 1.5),
  '0': ({ showWhole }) => showWhole(),
};

/** Zoom of the map, and its layers. */
export function MapBar({
  view,
  used,
  empty,
  onUse,
}: {
  readonly view: View;
  readonly used: Readonly<Record<MapTool, boolean>>;
  /** Tools that would show nothing here. */
  readonly empty: readonly EmptyTool[];
  readonly onUse: (tool: MapTool) => void;
}) {
  const [why, setWhy] = useState<EmptyTool>();
  const note = useClosing<HTMLDivElement>(why !== undefined, () => setWhy(undefined));
  return (
    <div
      ref={note}
      role="group"
      aria-label={say.bar}
      data-map-tools
      className="relative flex flex-wrap justify-center gap-1 lg:flex-col lg:justify-start low:flex-col low:flex-nowrap low:justify-start low:gap-0.5"
    >
      {looks.map(({ label, d, look, isDone }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={label}
          aria-disabled={view[isDone]}
          onClick={() => look(view)}
          className={buttonClass({ size: 'small' }, 'size-11 px-0! low:h-10 low:min-h-0! low:w-12')}
        >
          <Icon d={d} />
        </button>
      ))}
      {toolNames.map((tool) => {
        const isEmpty = empty.find((each) => each === tool);
        return (
          <button
            key={tool}
            type="button"
            aria-pressed={used[tool]}
            aria-disabled={isEmpty !== undefined}
            aria-label={say.tools[tool]}
            title={isEmpty === undefined ? say.tools[tool] : say.toolEmpty[isEmpty]}
            onClick={() => {
              setWhy(why === isEmpty ? undefined : isEmpty);
              if (isEmpty === undefined) onUse(tool);
            }}
            className={buttonClass(
              { size: 'small' },
              'size-11 min-h-11! flex-col gap-0.5! px-0! aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper min-[24rem]:max-lg:w-12 low:h-10 low:min-h-0! low:w-12',
            )}
          >
            <Icon d={tools[tool]} />
            <span className="text-[0.6875rem] leading-none font-normal max-lg:text-xs min-[24rem]:max-lg:text-[0.8125rem]">
              {say.tools[tool]}
            </span>
          </button>
        );
      })}
      {why !== undefined && (
        <p
          role="status"
          className="absolute right-0 bottom-full z-30 mb-1 w-max max-w-60 rounded-card border border-edge bg-leaf px-3 py-2 text-sm shadow-lg lg:right-auto lg:bottom-auto lg:left-full lg:ml-2 low:top-32 low:right-auto low:bottom-auto low:left-full low:ml-1"
        >
          {say.toolEmpty[why]}.
        </p>
      )}
    </div>
  );
}
