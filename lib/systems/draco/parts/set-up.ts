import { fourAndOne, mapName } from '#words/systems/draco/messages/match-set-up';
import { huntLine } from '#words/systems/draco/messages/scenario-lines';
import { terms } from '#words/systems/draco/messages/terms';
import { unit } from '../../../table/table';
import type { SetUpPart } from '../../set-up-part';
import { mapIds, scenarioId, sides } from '../match/set-up/choices';
import type { Draft } from '../sheet/sheet';
import { surfaceIn } from '../play/surface';
import { tableValues } from '../rules/table-values';
import { kindsIn, teamOfKind } from '../sheet/teams';

const side = tableValues.side * unit;

/** Choices before a match of Hic est Draco. */
export const setUp: SetUpPart<Draft> = {
  scenarios: [{ id: scenarioId, name: terms.system }],
  scenarioLine: () => huntLine,
  maps: mapIds,
  mapName,
  // The players put the trees down before their match.
  bareTable: (asked) => ({ surface: surfaceIn(asked), table: { width: side, height: side, terrain: [] } }),
  sides: { ...sides, refusal: (sheets) => fourAndOne(kindsIn(sheets)) },
  usualScenario: () => scenarioId,
  usualTeams: (sheets) => sheets.map(teamOfKind),
};
