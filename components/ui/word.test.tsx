import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Words } from './word';

const drawn = (...parts: readonly { readonly text: string; readonly line?: string }[]): string =>
  renderToStaticMarkup(<Words parts={parts} />);

test('a bracket stays with the word that it opens before', () => {
  const text = drawn({ text: 'attacks (' }, { text: 'AV', line: 'Attack value.' }, { text: ' 2).' });
  expect(text).toMatch(/^attacks <span class="whitespace-nowrap">\(<button[^>]*>AV<\/button><\/span> 2\)\.$/);
});

test('nothing else is kept together', () => {
  expect(drawn({ text: 'AV', line: 'Attack value.' }, { text: ' (2)' })).toMatch(
    /^<button[^>]*>AV<\/button> \(2\)$/,
  );
  expect(drawn({ text: 'a bracket (' })).toBe('a bracket (');
});
