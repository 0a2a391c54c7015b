import { muster } from '@/lib/systems/warband/sheet/warband';
import { ranks } from '@/lib/systems/warband/sheet/rank';

/** Placeholder while the builder loads: eight fighters, a line each. */
export function BuilderOutline() {
  return (
    <div aria-hidden className="flex flex-col gap-3 rounded-card border border-line bg-leaf p-4">
      {ranks.map((rank) => (
        <div key={rank} className="rounded-lg border border-line">
          {Array.from({ length: muster[rank] }, (_, at) => (
            <div key={at} className="h-14 border-t border-line first:border-0" />
          ))}
        </div>
      ))}
    </div>
  );
}
