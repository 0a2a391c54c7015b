import type { Card } from '../../../../cards/card';
import type { TableUnit } from '../../../../cards/ruler-unit';
import type { AnyScenario } from '../../scenarios/scenario';
import type { Bench } from './bench';
import { bases, circles, cornerMarks } from './corners';
import type { PartLabels } from './labels';
import { bombs, flags, parcelTokens, scoreTrack, treasures } from './tokens';

/** All that a scenario or mission lays on the table, for a # of this length, each part as often as it is needed. */
export const scenarioParts = (
  scenario: AnyScenario,
  unit: TableUnit,
  labels: PartLabels,
): readonly Card[] => {
  const bench: Bench = { unit, labels };
  const count = (kind: (typeof scenario.markers)[number]['marker']): number =>
    scenario.markers.filter(({ marker }) => marker === kind).length;
  const isDrawn = scenario.kind === 'scenario' && scenario.bases === 'each-picks';
  const isScored = scenario.kind === 'scenario' && scenario.victory.by === 'points';
  return [
    ...(count('flag') > 0 ? flags(bench) : []),
    ...(count('bomb') > 0 ? bombs(bench) : []),
    ...(count('parcel') > 0 ? parcelTokens(bench) : []),
    ...(count('treasure') > 0 ? treasures(bench) : []),
    ...(count('circle') > 0 ? circles(bench, count('circle')) : []),
    ...bases(bench, scenario.homes, isDrawn),
    ...cornerMarks(bench, scenario.markers),
    ...(isScored ? scoreTrack(bench, scenario.victory.usual) : []),
  ];
};
