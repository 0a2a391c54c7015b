import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Frozen } from './frozen';

const drawn = (isFrozen: boolean): string =>
  renderToStaticMarkup(
    <Frozen isFrozen={isFrozen}>
      <button type="button">Move</button>
    </Frozen>,
  );

test('while dice fall the question is busy and takes no tap, but looks as it did', () => {
  expect(drawn(true)).toContain('aria-busy="true"');
  expect(drawn(true)).toContain('pointer-events-none');
  expect(drawn(true)).not.toContain('opacity');
  expect(drawn(false)).toContain('aria-busy="false"');
  expect(drawn(false)).not.toContain('pointer-events-none');
});
