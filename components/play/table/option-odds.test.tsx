import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Forecast } from '@/lib/match/forecast';
import { playMessages } from '@/lib/messages/play';
import type { OptionText } from '@/lib/systems/play-part';
import { isLongEffect, OptionOdds } from './option-odds';

const nobody = 'Nobody is hurt.';
const shown = (option: Partial<OptionText>, forecast: Forecast | null | undefined): string =>
  renderToStaticMarkup(
    <OptionOdds
      option={{ text: 'Use Glyph', group: '', isRolled: true, ...option }}
      forecast={forecast}
      textOf={() => nobody}
    />,
  );

test('a skill that no odds count is not said to do nothing, and a plain attack is', () => {
  expect(shown({ effect: 'Store a spell.' }, { figures: [] })).not.toContain(nobody);
  expect(shown({ effect: 'Store a spell.' }, { works: 0.5, figures: [] })).toContain(nobody);
  expect(shown({}, { figures: [] })).toContain(nobody);
  expect(shown({ effect: 'Store a spell.' }, undefined)).toContain(playMessages.table.reckons);
});

test('beside a large board a long skill begins with its first sentence', () => {
  const law = 'Each use takes an action, which may be a delayed one. '.repeat(4);
  const effect = `Name a spell and store it. ${law}`;
  expect(isLongEffect({ effect })).toBe(true);
  expect(isLongEffect({ effect: 'Name a spell and store it.' })).toBe(false);
  expect(shown({ effect }, null)).toContain('max-lg:hidden">Name a spell and store it.</span>');
});
