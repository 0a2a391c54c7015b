import { runInNewContext } from 'node:vm';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EarlyMarks } from './early-marks';
import { FirstDrawn, keepsSomething, OnDevice } from './first-drawn';

const devices: readonly (readonly [
  what: string,
  kept: Readonly<Record<string, string>>,
  hash: string,
  marks: readonly string[],
])[] = [
  ['a new device', {}, '', []],
  ['texts of other sites on the same address', { theme: 'dark' }, '', []],
  ['a device that was seen to have no heroes', { 'pipsmith/heroes': '0' }, '', []],
  ['a device with heroes', { 'pipsmith/heroes': '2' }, '', ['kept']],
  ['a device with a roster', { 'pipsmith/roster': 'here' }, '', ['kept']],
  ['a match in the address', {}, '#m=1', ['linked']],
  ['a fragment without anything', {}, '#', []],
];

const script =
  /<script>(.*)<\/script>/.exec(renderToStaticMarkup(<EarlyMarks nonce={undefined} />))?.[1] ?? '';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what the server draws for a first visit', () => {
  it.each(devices)('is marked before it is painted: %s', (_, kept, hash, marks) => {
    const localStorage = { ...kept };
    Object.defineProperty(localStorage, 'getItem', { value: (key: string) => kept[key] ?? null });
    const dataset: Record<string, string> = {};
    runInNewContext(script, { document: { documentElement: { dataset } }, location: { hash }, localStorage });
    expect(Object.keys(dataset)).toEqual(marks);
    vi.stubGlobal('localStorage', localStorage);
    expect(keepsSomething()).toBe(marks.includes('kept'));
  });

  it('is marked as new where the browser keeps nothing', () => {
    const dataset: Record<string, string> = {};
    runInNewContext(script, { document: { documentElement: { dataset } }, location: { hash: '#m=1' } });
    expect(Object.keys(dataset)).toEqual(['linked']);
  });

  it('is in the page, with what stands in its place elsewhere; what only the device can draw is not', () => {
    const page = renderToStaticMarkup(
      <FirstDrawn instead="Looking" opening="Opening">
        <OnDevice waits="Waiting">Own hero</OnDevice>
      </FirstDrawn>,
    );
    expect(page).toMatch(/kept:block[^>]*>Looking.*linked:block[^>]*>Opening.*kept:hidden[^>]*>Waiting/);
    expect(page).not.toContain('Own hero');
  });
});
