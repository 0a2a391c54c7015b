import type { Card } from '../../../../cards/card';
import type { TableUnit } from '../../../../cards/paper/ruler-unit';
import type { AnyScenario } from '../../scenarios/scenario';
import type { PartContext } from './part-context';
import { bases, circles, cornerMarks } from './corners';
import type { PartLabels } from './labels';
import { bombs, flags, parcelTokens, scoreTrack, treasures } from './tokens';

/** All that a scenario or mission lays on the table, for a # of this length, each part as often as it is needed. */
export const scenarioParts = (
  scenario: AnyScenario,
  unit: TableUnit,
  labels: PartLabels,
): readonly Card[] => {
  const context: PartContext = { unit, labels };
  const count = (kind: (typeof scenario.markers)[number]['marker']): number =>
    scenario.markers.filter(({ marker }) => marker === kind).length;
  const isDrawn = scenario.kind === 'scenario' && scenario.bases === 'each-picks';
  const isScored = scenario.kind === 'scenario' && scenario.victory.by === 'points';
  return [
    ...(count('flag') > 0 ? flags(context) : []),
    ...(count('bomb') > 0 ? bombs(context) : []),
    ...(count('parcel') > 0 ? parcelTokens(context) : []),
    ...(count('treasure') > 0 ? treasures(context) : []),
    ...(count('circle') > 0 ? circles(context, count('circle')) : []),
    ...bases(context, scenario.homes, isDrawn),
    ...cornerMarks(context, scenario.markers),
    ...(isScored ? scoreTrack(context, scenario.victory.usual) : []),
  ];
};
