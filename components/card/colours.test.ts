import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inkColours } from './inks';
import { contrast, seen } from './testing/sight';

const css = readFileSync(new URL('../../app/globals.css', import.meta.url), 'utf8');

/** The tokens of a block of the stylesheet, in the order of their blocks: by day, by night. */
const tokens = [...css.matchAll(/:root \{([^}]*)\}/g)].map(([, block = '']) =>
  Object.fromEntries(
    [...block.matchAll(/--(\w+): (#\w{6});/g)].map(([, name = '', value = '']) => [name, value]),
  ),
);

it('the stylesheet has the colours of cards as the cards have them', () => {
  const [, block = ''] = /@theme static \{([^}]*)\}/.exec(css) ?? [];
  const inSheet = Object.fromEntries(
    [...block.matchAll(/--color-(\w+): (#\w{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const { grey, red, amber, blue, green } = inkColours;
  expect(inSheet).toEqual({ grey, red, amber, blue, green });
});

describe.each([
  ['light', tokens[0]],
  ['dark', tokens[1]],
] as const)('the tokens of the %s theme', (_, theme = {}) => {
  const against = (token: string, ground: string): number =>
    contrast(seen(theme[token] ?? ''), seen(theme[ground] ?? ''));

  it.each(['ink', 'muted', 'error', 'warning', 'good'])('%s can be read: 4.5 on paper and leaf', (token) => {
    expect(against(token, 'paper')).toBeGreaterThanOrEqual(4.5);
    expect(against(token, 'leaf')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['edge', 'gold', 'ink', 'error', 'warning', 'good'])(
    '%s can be seen as an outline: 3 on paper and leaf',
    (token) => {
      expect(against(token, 'paper')).toBeGreaterThanOrEqual(3);
      expect(against(token, 'leaf')).toBeGreaterThanOrEqual(3);
    },
  );

  it('has words on the dark button that can be read', () => {
    expect(against('paper', 'ink')).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps line for what only decorates: it would not do for an outline', () => {
    expect(against('line', 'leaf')).toBeLessThan(3);
  });
});
