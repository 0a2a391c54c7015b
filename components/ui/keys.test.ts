import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { historyKeyOf, keyOf, plainKeyOf, type HeldPress } from './keys';

const press = (key: string, code: string, more: Partial<HeldPress> = {}): HeldPress => ({
  key,
  code,
  isComposing: false,
  keyCode: 65,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});

describe('the key that was meant', () => {
  it.each([
    ['an American keyboard', 'a', 'KeyA', 'a'],
    ['with Shift', 'A', 'KeyA', 'a'],
    ['AZERTY: A stands where Q is', 'a', 'KeyQ', 'a'],
    ['AZERTY: é stands where 2 is', 'é', 'Digit2', 'é'],
    ['QWERTZ: Z stands where Y is', 'z', 'KeyY', 'z'],
    ['Dvorak: S stands where ; is', 's', 'Semicolon', 's'],
    ['Russian', 'ф', 'KeyA', 'a'],
    ['Russian with Shift', 'Ф', 'KeyA', 'a'],
    ['Ukrainian', 'і', 'KeyS', 's'],
    ['Greek', 'α', 'KeyA', 'a'],
    ['Greek: a letter that looks Latin', 'Ζ', 'KeyZ', 'z'],
    ['Hebrew', 'ש', 'KeyA', 'a'],
    ['Arabic', 'ش', 'KeyA', 'a'],
    ['Arabic digits', '٠', 'Digit0', '0'],
    ['Thai', 'ฟ', 'KeyA', 'a'],
    ['Korean', 'ㅁ', 'KeyA', 'a'],
    ['full-width letters', 'Ａ', 'KeyA', 'a'],
    ['a Russian letter where no letter is', 'ж', 'Semicolon', 'ж'],
    ['named keys', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'],
    ['signs', '/', 'Digit7', '/'],
    ['space', ' ', 'Space', ' '],
  ])('%s', (_, key, code, meant) => {
    expect(keyOf(press(key, code))).toBe(meant);
    expect(keyOf({ nativeEvent: press(key, code) })).toBe(meant);
  });

  it.each(['Enter', 'ArrowDown', 'Escape', 'a'])('%s that an input method takes is nobody else’s', (key) => {
    expect(keyOf(press(key, key, { isComposing: true }))).toBe('');
    expect(keyOf(press(key, key, { keyCode: 229 }))).toBe('');
    expect(keyOf(press(key, key))).toBe(key);
  });

  it.each(['ctrlKey', 'altKey', 'metaKey'] as const)('with %s it is the browser’s', (held) => {
    expect(plainKeyOf(press('a', 'KeyA', { [held]: true }))).toBe('');
    expect(plainKeyOf(press('a', 'KeyA'))).toBe('a');
  });
});

describe('undo and redo by keys', () => {
  const ctrl = { ctrlKey: true };
  it.each([
    ['Ctrl+Z', press('z', 'KeyZ', ctrl), 'undo'],
    ['Cmd+Z', press('z', 'KeyZ', { metaKey: true }), 'undo'],
    ['Ctrl+Shift+Z', press('Z', 'KeyZ', { ...ctrl, shiftKey: true }), 'redo'],
    ['Ctrl+Y', press('y', 'KeyY', ctrl), 'redo'],
    ['Ctrl+Z of QWERTZ', press('z', 'KeyY', ctrl), 'undo'],
    ['Ctrl+Y of QWERTZ', press('y', 'KeyZ', ctrl), 'redo'],
    ['Ctrl+Z of AZERTY', press('z', 'KeyW', ctrl), 'undo'],
    ['Ctrl+W of AZERTY, which stands where Z is', press('w', 'KeyZ', ctrl), undefined],
    ['Russian Ctrl+Я', press('я', 'KeyZ', ctrl), 'undo'],
    ['Russian Ctrl+Н', press('н', 'KeyY', ctrl), 'redo'],
    ['Greek Ctrl+Ζ', press('ζ', 'KeyZ', ctrl), 'undo'],
    ['Hebrew Ctrl+ז', press('ז', 'KeyZ', ctrl), 'undo'],
    ['Z alone', press('z', 'KeyZ'), undefined],
    ['AltGr+Z', press('z', 'KeyZ', { ...ctrl, altKey: true }), undefined],
    ['Ctrl+Shift+Y', press('Y', 'KeyY', { ...ctrl, shiftKey: true }), undefined],
    ['Ctrl+Z into an input method', press('z', 'KeyZ', { ...ctrl, isComposing: true }), undefined],
  ] as const)('%s', (_, event, way) => {
    expect(historyKeyOf(event)).toBe(way);
  });
});

describe('all views', () => {
  const root = join(process.cwd(), 'components');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && path !== join('ui', 'keys.ts'))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);

  it('ask for keys here, so that each knows of other keyboards and of input methods', () => {
    const handlers = sources.filter(([, text]) => /onKeyDown=|'keydown'|KeyboardEvent/.test(text));
    const own = handlers.filter(([, text]) =>
      /\bevent\.(key|code)\b|\(\{ (key|code) \}(: \w+)?\) *(: void )?=>/.test(text),
    );
    expect(own.map(([path]) => path)).toEqual([]);
  });
});
