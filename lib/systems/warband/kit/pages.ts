import { drawnOnce, remembered } from '../../../cards/kit/laid-once';
import { scenarioPage } from '../../../cards/kit/scenario-page';
import type { DrawPages } from '../../../cards/paper/paper';
import { drawRulers, tableUnits } from '../../../cards/paper/ruler';
import type { KitOrder } from '../../kit-part';
import { kit } from '#words/systems/warband/messages/kit';
import { rulerJoin, rulerLabels } from '#words/systems/warband/messages/kit-parts';
import { planLabels } from '#words/systems/warband/messages/kit-plan';
import { isWholeOnLeaflet } from '#words/systems/warband/messages/scenarios';
import { scenarioOf } from '../scenarios/scenario';
import type { ShooterClass, Warband } from '../sheet/warband';
import { roleIdOf, type RoleId } from '../skills/roles';
import { ranges } from '../skills/shooters';
import { crafting } from './crafting';
import type { KitPieceId } from './pieces';
import { mapPlan } from './plan';
import { reference, skillIdsOf } from './reference';
import { rosterSheet } from './roster-sheet';

export type PageId = Extract<KitPieceId, 'roster' | 'map' | 'ruler' | 'rules' | 'crafting' | 'reference'>;

type Order = KitOrder<Warband>;

const once = remembered();

const rolesOf = ({ sheets }: Order): ReadonlySet<RoleId | undefined> =>
  new Set(sheets.flatMap(({ sheet }) => sheet.fighters.map(roleIdOf)));

/** Kinds of shooters that these warbands carry. */
const classesOf = (warbands: readonly Warband[]): ReadonlySet<ShooterClass> =>
  new Set(warbands.flatMap(({ fighters }) => fighters.flatMap(({ shooter }) => shooter?.class ?? [])));

const warbandsOf = ({ sheets }: Order): readonly Warband[] => sheets.map(({ sheet }) => sheet);

/** Kit pieces that are separate pages, for an order. */
export const pages: Readonly<Record<PageId, (order: Order) => readonly DrawPages[]>> = {
  roster: (order) =>
    once('roster', [order.sheets], () =>
      warbandsOf(order).map((warband, at) => drawnOnce(rosterSheet(warband, at + 1, kit.roster))),
    ),
  map: ({ scenario, kit: pieces }) => {
    const hasRules = pieces.includes('rules');
    return once('map', [scenarioOf(scenario), hasRules], () => [
      drawnOnce(mapPlan(scenarioOf(scenario), planLabels, hasRules)),
    ]);
  },
  ruler: () =>
    once('ruler', [], () => [
      drawnOnce(
        drawRulers(tableUnits.inch, rulerLabels, { joined: { ...rulerJoin, least: Math.max(...ranges) } }),
      ),
    ]),
  rules: (order) => {
    const hasLeaflet = order.kit.includes('contents');
    if (hasLeaflet && isWholeOnLeaflet(scenarioOf(order.scenario).id)) return [];
    return once('rules', [scenarioOf(order.scenario), order.sheets, hasLeaflet], () => [
      drawnOnce(scenarioPage(kit.scenario(scenarioOf(order.scenario), rolesOf(order), !hasLeaflet))),
    ]);
  },
  crafting: () => once('crafting', [], () => [drawnOnce(crafting(kit.crafting))]),
  reference: (order) =>
    once('reference', [order.sheets, scenarioOf(order.scenario)], () => [
      drawnOnce(
        reference(
          warbandsOf(order),
          kit.reference(
            classesOf(warbandsOf(order)),
            skillIdsOf(warbandsOf(order)),
            scenarioOf(order.scenario).id,
          ),
        ),
      ),
    ]),
};
