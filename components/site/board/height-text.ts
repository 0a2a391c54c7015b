import type { TableTerrain } from '@/lib/systems/play-part';
import type { LengthSign } from '@/lib/systems/system';
import { unit } from '@/lib/table/table';

/** Height on the map: "2.5#". */
export const heightText = ({ height }: Pick<TableTerrain, 'height'>, sign: LengthSign): string =>
  `${Number((height / unit).toFixed(2))}${sign}`;
