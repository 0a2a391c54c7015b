'use client';
import type { BuilderViews } from '@/components/systems/views';
import { builder as say } from '#words/systems/warband/messages/builder';
import { terms } from '#words/systems/warband/messages/terms';
import type { Sheet } from '@/lib/systems/sheet';
import { BindingsPanel } from './bindings-panel';
import { FightersPanel } from './fighters-panel';
import { warbandIn } from './warband';

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

export { parts, system } from '@/lib/systems/warband/together/cards';
