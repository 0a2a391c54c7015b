import { PipMark } from '@/components/card/pip';
import type { Pip } from '@/lib/systems/living/sheet/pips';
import { FatedPip } from '../../../builder/fated-pip';

/** A pip as it lies on the large die, and what the fix under the mouse would make of it. */
export function PipLook({ pip, after }: { readonly pip: Pip | undefined; readonly after: Pip | undefined }) {
  if (pip === after)
    return (
      pip && (
        <PipMark
          key={pip}
          pip={pip}
          className="pointer-events-none block size-full animate-pip-drop overflow-visible"
        />
      )
    );
  if (!pip) return after && <FatedPip pip={after} fate="comes" className="size-full opacity-75" />;
  return (
    <>
      <FatedPip pip={pip} fate="goes" className="size-full" />
      {after && (
        <span className="absolute -right-1/5 -bottom-1/5 size-3/5 rounded-full bg-leaf">
          <FatedPip pip={after} fate="comes" className="size-full" />
        </span>
      )}
    </>
  );
}
