'use client';
import type { BuilderViews } from '@/components/systems/views';
import { PictureView } from '@/components/card/drawing';
import { pictureOf } from '@/lib/systems/warband/cards/picture';
import { builder as say } from '@/lib/systems/warband/messages/en/builder';
import { terms } from '@/lib/systems/warband/messages/en/terms';
import { muster } from '@/lib/systems/warband/sheet/warband';
import { ranks } from '@/lib/systems/warband/sheet/rank';
import type { Sheet } from '@/lib/systems/sheet';
import { BindingsPanel } from './bindings-panel';
import { FightersPanel } from './fighters-panel';
import { warbandIn } from './warband';

/** A warband by its fighters, each with the icon of what he does. */
export function Picture({ sheet, className }: { readonly sheet: Sheet; readonly className?: string }) {
  return (
    <PictureView picture={pictureOf(warbandIn(sheet))} {...(className !== undefined && { className })} />
  );
}

/** The room of eight fighters in a line each. */
export function Outline() {
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

/** Fighters of a warband, before it is taken. */
function Facts({ sheet }: { readonly sheet: Sheet }) {
  return (
    <dl className="mt-2 grid gap-x-3 gap-y-1 text-sm">
      {warbandIn(sheet).fighters.map((fighter, at) => (
        <div key={at}>
          <dt className="inline font-semibold">{fighter.name} </dt>
          <dd className="inline text-muted">{`${terms.role(fighter)}, ${fighter.stat}`}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The warband skirmish in the builder. */
export const builder: BuilderViews = {
  sections: [{ id: 'fighters', name: say.section }],
  Main: FightersPanel,
  panels: [{ section: 'fighters', View: BindingsPanel, isWide: true }],
  isPlaced: (path) => path[0] === 'fighters',
  Facts,
};
