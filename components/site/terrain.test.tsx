import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { unit } from '@/lib/table/table';
import type { TableTerrain } from '@/lib/systems/table-scene';
import { TerrainPiece } from './terrain';

const wall: TableTerrain = {
  id: 'wall-0',
  name: 'Wall',
  shape: [0, 1, 2].map((corner) => ({ x: corner * unit, y: corner * corner * unit })),
  height: 2.5 * unit,
  seeThrough: false,
  walkThrough: false,
  cover: true,
  climb: true,
};

test.each(['#', '″'] as const)('a height on the map is written with the unit %s', (sign) => {
  const text = renderToStaticMarkup(
    <TerrainPiece piece={wall} height={{ size: 0.5, sign, isAlways: true }} />,
  );
  expect(text).toContain(`>2.5${sign}<`);
});
