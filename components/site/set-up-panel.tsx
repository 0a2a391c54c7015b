import type { ReactNode } from 'react';
import { Panel } from '@/components/ui/panel';
import { Segmented } from '@/components/ui/segmented';

/** A match or night to set up, first of all by which of two ways it is played. */
export function SetUpPanel<Way extends string>({
  title,
  label,
  way,
  ways,
  why,
  isLocked = false,
  head,
  onWay,
  children,
}: {
  readonly title: string;
  /** Names the choice of a way. */
  readonly label: string;
  readonly way: Way;
  /** Labels of the ways, in their order. */
  readonly ways: Readonly<Record<Way, string>>;
  /** Says what the chosen way means; undefined where that needs no word. */
  readonly why: string | undefined;
  /** It starts as it was chosen, once its rules are there: nothing changes meanwhile. */
  readonly isLocked?: boolean;
  /** Above all choices. */
  readonly head?: ReactNode;
  readonly onWay: (way: Way) => void;
  readonly children: ReactNode;
}) {
  const segments = (Object.keys(ways) as Way[]).map((value) => ({ value, label: ways[value] }));
  return (
    <Panel title={title}>
      <fieldset disabled={isLocked} className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          {head}
          <Segmented label={label} value={way} segments={segments} onChange={onWay} />
        </div>
        {why !== undefined && <p className="-mt-2 max-w-prose text-muted">{why}</p>}
        {children}
      </fieldset>
    </Panel>
  );
}
